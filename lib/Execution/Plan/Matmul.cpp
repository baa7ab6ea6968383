//===- Matmul.cpp - Matrix products of a plan -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A column-major matrix is the row-major one of its transpose, so D is computed
// as D^T = op(B)^T op(A)^T, row by row.
//
//===----------------------------------------------------------------------===//

#include "Calls.h"

#include "../Kernels/Gemm.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace {
/// Everything a product needs at run time.
struct Matmul {
  View a, b, d;
  std::optional<View> c, bias;
  GemmShape shape;
  int64_t batch;
  double alpha, beta;
  mprt::Epilogue epilogue;
  /// What partial sums are kept in, and how: f64, or f32 and narrower.
  ElementKind accumulator;
  Storage storage;

  llvm::Error run(PlanMemory &memory) const {
    return storage == Storage::F64 ? runAs<double>(memory)
                                   : runAs<float>(memory);
  }

private:
  template <typename T>
  llvm::Error runAs(PlanMemory &memory) const;
  template <typename T>
  void finish(std::vector<T> &sums, const std::vector<T> &added,
              const std::vector<T> &biases) const;
};
} // namespace

/// What cuBLASLt's epilogues make of a number. A NaN does not pass a RELU, and
/// GELU is the one by tanh.
static double activate(mprt::Epilogue epilogue, double x) {
  switch (epilogue) {
  case mprt::Epilogue::Relu:
  case mprt::Epilogue::ReluBias:
    return x > 0 ? x : 0;
  case mprt::Epilogue::Gelu:
  case mprt::Epilogue::GeluBias: {
    double rootOf2OverPi = std::sqrt(2 / std::acos(-1.0));
    return 0.5 * x *
           (1 + std::tanh(rootOf2OverPi * (x + 0.044715 * x * x * x)));
  }
  case mprt::Epilogue::Default:
  case mprt::Epilogue::Bias:
    return x;
  }
  return x;
}

/// Scales the sums, adds C and the bias, and applies the epilogue, each in the
/// type of the sums.
template <typename T>
void Matmul::finish(std::vector<T> &sums, const std::vector<T> &added,
                    const std::vector<T> &biases) const {
  auto round = [&](double value) -> T {
    return roundNumber(accumulator, value);
  };
  int64_t rows = shape.n; // of D, which lie behind each other
  for (size_t i = 0; i < sums.size(); ++i) {
    T value = round(alpha * sums[i]);
    if (!added.empty())
      value = round(value + beta * added[i]);
    if (!biases.empty())
      value = round(double(value) + biases[i % rows]);
    sums[i] = round(activate(epilogue, value));
  }
}

template <typename T>
static llvm::Error readAll(const View &view, const PlanMemory &memory,
                           Storage storage, std::vector<T> &elements) {
  elements.resize(view.count());
  return view.read(memory, storage, elements.data());
}

template <typename T>
llvm::Error Matmul::runAs(PlanMemory &memory) const {
  std::vector<T> left, right, added, biases, sums(d.count());
  if (llvm::Error error = readAll(b, memory, storage, left))
    return error;
  if (llvm::Error error = readAll(a, memory, storage, right))
    return error;
  if (c)
    if (llvm::Error error = readAll(*c, memory, storage, added))
      return error;
  if (bias)
    if (llvm::Error error = readAll(*bias, memory, storage, biases))
      return error;
  for (int64_t i = 0; i < batch; ++i)
    runGemm(storage, shape, left.data() + i * shape.m * shape.k,
            right.data() + i * shape.k * shape.n,
            sums.data() + i * shape.m * shape.n, accumulator);
  if (alpha != 1 || c || bias || epilogue != mprt::Epilogue::Default)
    finish(sums, added, biases);
  return d.write(memory, storage, sums.data());
}

/// What a product sums in; none for what the device does not compute as the
/// library does.
static std::optional<ElementKind> accumulatorOf(mprt::Compute compute) {
  switch (compute) {
  case mprt::Compute::F16:
    return ElementKind::F16;
  case mprt::Compute::F32:
    return ElementKind::F32;
  case mprt::Compute::F64:
    return ElementKind::F64;
  case mprt::Compute::F32FastTF32:
  case mprt::Compute::I32:
    return std::nullopt;
  }
  return std::nullopt;
}

FailureOr<Call> mp::exec::makeMatmul(mprt::MatmulOp op, PlanContext &context) {
  std::optional<ElementKind> accumulator = accumulatorOf(op.getCompute());
  if (!accumulator)
    return op.emitOpError()
           << "computes in '" << stringifyCompute(op.getCompute())
           << "', which the device 'plan' does not";
  int64_t batch = op.getBatch();
  // Elements of a column lie behind each other; then columns, then matrices.
  auto view = [&](unsigned index) {
    auto [rows, columns] = op.getStoredShape(index);
    int64_t stride = op.getStrides().empty() ? 0 : op.getStrides()[index];
    return View(context.memory.find(op.getMatrix(index)),
                op.getElementType(index), {batch, columns, rows},
                {stride, op.getLd()[index], 1});
  };
  std::optional<View> bias;
  if (op.getBias())
    bias.emplace(context.memory.find(op.getBias()),
                 mprt::getTensorType(op.getBias()));
  GemmShape shape;
  shape.m = op.getN();
  shape.n = op.getM();
  shape.k = op.getK();
  shape.transposeA = op.getTrans()[1];
  shape.transposeB = op.getTrans()[0];
  shape.lda = op.getStoredShape(1).first;
  shape.ldb = op.getStoredShape(0).first;
  shape.ldc = shape.n;
  if (!shape.fitsBlas())
    return op.emitOpError("has a matrix with an extent beyond 2^31");
  Storage storage =
      *accumulator == ElementKind::F64 ? Storage::F64 : Storage::F32;
  Matmul matmul{view(0),
                view(1),
                view(3),
                op.getC() ? std::optional(view(2)) : std::nullopt,
                bias,
                shape,
                batch,
                op.getAlpha().convertToDouble(),
                op.getBeta().convertToDouble(),
                op.getEpilogue(),
                *accumulator,
                storage};
  return Call([&context, matmul = std::move(matmul)] {
    return matmul.run(context.memory);
  });
}
