//===- Dot.cpp - General matrix products ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A batch of matrix products. An operand whose dimensions do not come as
// (batch, free, contracting) or (batch, contracting, free) is transposed first.
//
//===----------------------------------------------------------------------===//

#include "Combine.h"
#include "Gemm.h"
#include "StridedCopy.h"

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace {
/// How the matrices of one operand lie in memory.
struct Matrices {
  const void *data = nullptr;
  /// The matrix is stored as [contracting, free].
  bool isContractingFirst = false;
  int64_t batch = 1, free = 1, contracting = 1;
  /// Brings the operand into `data` before the product.
  std::optional<StridedCopy> copy;
  const void *original = nullptr;
  void *scratch = nullptr;

  void prepare() const {
    if (copy)
      copy->run(scratch, original);
  }
};
} // namespace

static bool isInOrder(ArrayRef<int64_t> dims) {
  for (auto [i, dim] : llvm::enumerate(dims))
    if (dim != static_cast<int64_t>(i))
      return false;
  return true;
}

static FailureOr<Matrices>
arrange(const KernelContext &c, const Buffer &operand, ArrayRef<int64_t> batch,
        ArrayRef<int64_t> free, ArrayRef<int64_t> contracting) {
  Matrices m;
  m.data = m.original = operand.data;
  m.batch = saturatingProduct(operand.shape, batch);
  m.free = saturatingProduct(operand.shape, free);
  m.contracting = saturatingProduct(operand.shape, contracting);
  SmallVector<int64_t> freeFirst, contractingFirst;
  llvm::append_range(freeFirst,
                     llvm::concat<const int64_t>(batch, free, contracting));
  llvm::append_range(contractingFirst,
                     llvm::concat<const int64_t>(batch, contracting, free));
  if (isInOrder(freeFirst))
    return m;
  if (isInOrder(contractingFirst)) {
    m.isContractingFirst = true;
    return m;
  }
  SmallVector<int64_t> own = rowMajorStrides(operand.shape), sizes, strides;
  for (int64_t dim : freeFirst) {
    sizes.push_back(operand.shape[dim]);
    strides.push_back(own[dim]);
  }
  m.copy.emplace(byteWidth(operand.storage), sizes, rowMajorStrides(sizes),
                 strides);
  m.scratch = c.scratch(operand.bytes());
  m.data = m.scratch;
  if (!m.scratch)
    return failure();
  return m;
}

/// The contracted dimensions of both sides, in the order of lhs: a sum does not
/// mind the order of its pairs, and a plan adds them so, too.
static std::pair<SmallVector<int64_t>, SmallVector<int64_t>>
sortContracting(DotOp dot) {
  SmallVector<std::pair<int64_t, int64_t>> pairs;
  for (auto [l, r] :
       llvm::zip_equal(dot.getLhsContracting(), dot.getRhsContracting()))
    pairs.emplace_back(l, r);
  llvm::sort(pairs);
  return {llvm::to_vector(llvm::make_first_range(pairs)),
          llvm::to_vector(llvm::make_second_range(pairs))};
}

static FailureOr<Kernel> makeDot(const KernelContext &c) {
  auto dot = c.as<DotOp>();
  auto [lhsContracting, rhsContracting] = sortContracting(dot);
  FailureOr<Matrices> lhs = arrange(c, c.inputs[0], dot.getLhsBatching(),
                                    dot.getLhsFree(), lhsContracting);
  FailureOr<Matrices> rhs = arrange(c, c.inputs[1], dot.getRhsBatching(),
                                    dot.getRhsFree(), rhsContracting);
  if (failed(lhs) || failed(rhs))
    return failure();
  GemmShape shape;
  shape.m = lhs->free;
  shape.n = rhs->free;
  shape.k = lhs->contracting;
  shape.transposeA = lhs->isContractingFirst;
  shape.transposeB = !rhs->isContractingFirst;
  shape.lda = std::max<int64_t>(1, shape.transposeA ? shape.m : shape.k);
  shape.ldb = std::max<int64_t>(1, shape.transposeB ? shape.k : shape.n);
  shape.ldc = std::max<int64_t>(1, shape.n);
  if (failed(checkGemm(c, shape)))
    return failure();
  Buffer to = c.outputs[0];
  ElementKind accumulator = accumulatorKind(dot.getAccumulator(), to);
  return Kernel([shape, to, accumulator, a = *lhs, b = *rhs] {
    a.prepare();
    b.prepare();
    int64_t width = byteWidth(to.storage);
    for (int64_t i = 0; i < a.batch; ++i)
      runGemm(to.storage, shape,
              static_cast<const char *>(a.data) + i * shape.m * shape.k * width,
              static_cast<const char *>(b.data) + i * shape.k * shape.n * width,
              static_cast<char *>(to.data) + i * shape.m * shape.n * width,
              accumulator);
    if (to.storage == Storage::F32)
      roundAll(to.kind, to.as<float>(), to.count);
    else if (to.storage == Storage::I64)
      for (int64_t i = 0; i < to.count; ++i)
        to.as<int64_t>()[i] = wrapInteger(to.kind, to.as<int64_t>()[i]);
  });
}

void mp::exec::addDotKernels(KernelTable &table) {
  table["mp.dot"] = {makeDot};
}
