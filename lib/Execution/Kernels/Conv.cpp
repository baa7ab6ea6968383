//===- Conv.cpp - General convolutions ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The left operand is brought to [batch, space, feature] and the kernel to
// [space, input feature, output feature]. For each image the elements under the
// kernel become rows of a matrix ("im2col"), and a matrix product does the
// sums. Where a row's elements come from is worked out once, when the kernel is
// made.
//
//===----------------------------------------------------------------------===//

#include "Combine.h"
#include "Gemm.h"
#include "StridedCopy.h"

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Support/Assert.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace {
/// One spatial dimension of a convolution.
struct SpatialDim {
  int64_t input, kernel, output, stride, low, inputDilation, kernelDilation;
  bool isReversed;

  /// Index in the input under element `k` of the kernel for result index `o`,
  /// or -1 in padding and between dilated elements.
  int64_t inputIndex(int64_t o, int64_t k) const {
    int64_t element = isReversed ? kernel - 1 - k : k;
    int64_t at = o * stride + element * kernelDilation - low;
    if (at < 0 || at % inputDilation != 0 || at / inputDilation >= input)
      return -1;
    return at / inputDilation;
  }
};

/// A permuted copy of an operand or of the result.
struct Layout {
  StridedCopy copy;
  /// The layout is that of the tensor: no copy needed.
  bool isIdentity;
};

struct ConvPlan {
  SmallVector<SpatialDim> dims;
  int64_t batch, channels, outChannels, featureGroups, batchGroups;
  int64_t inputSpace = 1, kernelSpace = 1, outputSpace = 1;
  /// [output space, kernel space]: index in the input space, or -1.
  std::vector<int32_t> source;

  int64_t groups() const { return featureGroups * batchGroups; }
  int64_t groupChannels() const { return channels / featureGroups; }
  int64_t groupOutChannels() const { return outChannels / groups(); }
  int64_t groupBatch() const { return batch / batchGroups; }
};
} // namespace

/// Coordinates of the linear index `at` in a box of sizes `size(dim)`.
template <typename Size>
static SmallVector<int64_t> coordinates(int64_t at, size_t rank, Size size) {
  SmallVector<int64_t> result(rank);
  for (size_t d = rank; d-- > 0; at /= size(d))
    result[d] = at % size(d);
  return result;
}

static void fillSource(ConvPlan &plan) {
  MP_ASSERT(plan.inputSpace <= std::numeric_limits<int32_t>::max(),
            "makePlan refuses larger inputs");
  size_t rank = plan.dims.size();
  plan.source.resize(plan.outputSpace * plan.kernelSpace);
  int32_t *next = plan.source.data();
  for (int64_t o = 0; o < plan.outputSpace; ++o) {
    auto out =
        coordinates(o, rank, [&](size_t d) { return plan.dims[d].output; });
    for (int64_t k = 0; k < plan.kernelSpace; ++k) {
      auto in =
          coordinates(k, rank, [&](size_t d) { return plan.dims[d].kernel; });
      int64_t index = 0;
      for (size_t d = 0; d < rank && index >= 0; ++d) {
        int64_t at = plan.dims[d].inputIndex(out[d], in[d]);
        index = at < 0 ? -1 : index * plan.dims[d].input + at;
      }
      *next++ = static_cast<int32_t>(index);
    }
  }
}

static FailureOr<ConvPlan> makePlan(const KernelContext &c) {
  auto conv = c.as<ConvOp>();
  ConvDimsAttr dims = conv.getDims();
  const Buffer &lhs = c.inputs[0], &rhs = c.inputs[1], &to = c.outputs[0];
  ConvPlan plan;
  auto orOne = [](ArrayRef<int64_t> list, size_t i) {
    return list.empty() ? 1 : list[i];
  };
  for (size_t i = 0; i < dims.getInputSpatial().size(); ++i) {
    SpatialDim d{lhs.shape[dims.getInputSpatial()[i]],
                 rhs.shape[dims.getKernelSpatial()[i]],
                 to.shape[dims.getOutputSpatial()[i]],
                 conv.getStrides()[i],
                 conv.getLow()[i],
                 orOne(conv.getLhsDilation(), i),
                 orOne(conv.getRhsDilation(), i),
                 !conv.getReversal().empty() && conv.getReversal()[i]};
    plan.inputSpace *= d.input;
    plan.kernelSpace *= d.kernel;
    plan.outputSpace *= d.output;
    plan.dims.push_back(d);
  }
  plan.batch = lhs.shape[dims.getInputBatch()];
  plan.channels = lhs.shape[dims.getInputFeature()];
  plan.outChannels = rhs.shape[dims.getKernelOutputFeature()];
  plan.featureGroups = conv.getFeatureGroups();
  plan.batchGroups = conv.getBatchGroups();
  std::optional<int64_t> table =
      checkedBytes({plan.outputSpace, plan.kernelSpace}, Storage::F32);
  if (!table || *table > (int64_t(1) << 32) ||
      plan.inputSpace > std::numeric_limits<int32_t>::max())
    return conv.emitOpError(
               "the interpreter has no room for the index table of "
               "this convolution: ")
           << plan.outputSpace << " results by " << plan.kernelSpace
           << " kernel elements";
  fillSource(plan);
  return plan;
}

/// A copy between a tensor of this shape and its dimensions in another order.
static Layout makeLayout(const Buffer &tensor, ArrayRef<int64_t> order,
                         bool toTensor) {
  SmallVector<int64_t> own = rowMajorStrides(tensor.shape), sizes, strides;
  bool isIdentity = true;
  for (auto [i, dim] : llvm::enumerate(order)) {
    sizes.push_back(tensor.shape[dim]);
    strides.push_back(own[dim]);
    isIdentity &= dim == static_cast<int64_t>(i);
  }
  SmallVector<int64_t> dense = rowMajorStrides(sizes);
  StridedCopy copy =
      toTensor ? StridedCopy(byteWidth(tensor.storage), sizes, strides, dense)
               : StridedCopy(byteWidth(tensor.storage), sizes, dense, strides);
  return {copy, isIdentity};
}

static SmallVector<int64_t> orderOf(int64_t first, ArrayRef<int64_t> middle,
                                    int64_t last) {
  SmallVector<int64_t> order{first};
  llvm::append_range(order, middle);
  order.push_back(last);
  return order;
}

/// The rows of one image: [output space, kernel space, channels of the group].
template <typename T>
static void gatherRows(const ConvPlan &plan, const T *image, int64_t channels,
                       T *rows) {
  for (int32_t at : plan.source) {
    if (at < 0)
      std::fill_n(rows, channels, T(0));
    else if (channels == 1)
      *rows = image[at * plan.channels];
    else
      std::memcpy(rows, image + at * plan.channels, channels * sizeof(T));
    rows += channels;
  }
}

namespace {
/// Everything a convolution needs at run time.
struct ConvKernel {
  ConvPlan plan;
  Buffer lhs, rhs, to;
  Layout lhsLayout, rhsLayout, toLayout;
  /// Scratch for operands and result in our order, where theirs is another.
  void *lhsMemory, *rhsMemory, *toMemory, *rows;
  ElementKind accumulator;

  template <typename T>
  void run() const {
    if (!lhsLayout.isIdentity)
      lhsLayout.copy.run(lhsMemory, lhs.data);
    if (!rhsLayout.isIdentity)
      rhsLayout.copy.run(rhsMemory, rhs.data);
    for (int64_t g = 0; g < plan.groups(); ++g)
      runGroup<T>(g);
    if (!toLayout.isIdentity)
      toLayout.copy.run(to.data, toMemory);
    if constexpr (std::is_floating_point_v<T>)
      roundAll(to.kind, to.as<T>(), to.count);
  }

private:
  template <typename T>
  void runGroup(int64_t g) const {
    int64_t channels = plan.groupChannels(), outs = plan.groupOutChannels();
    // One of the two kinds of groups is absent.
    int64_t firstImage = plan.batchGroups > 1 ? g * plan.groupBatch() : 0;
    int64_t firstChannel = plan.featureGroups > 1 ? g * channels : 0;
    GemmShape shape;
    shape.m = plan.outputSpace;
    shape.n = outs;
    shape.k = plan.kernelSpace * channels;
    shape.lda = std::max<int64_t>(1, shape.k);
    shape.ldb = shape.ldc = std::max<int64_t>(1, plan.outChannels);
    const T *input = static_cast<const T *>(lhsMemory);
    const T *weights = static_cast<const T *>(rhsMemory) + g * outs;
    T *result = static_cast<T *>(toMemory) + g * outs;
    for (int64_t i = 0; i < plan.groupBatch(); ++i) {
      gatherRows(plan,
                 input + (firstImage + i) * plan.inputSpace * plan.channels +
                     firstChannel,
                 channels, static_cast<T *>(rows));
      runGemm(to.storage, shape, rows, weights,
              result + i * plan.outputSpace * plan.outChannels, accumulator);
    }
  }
};
} // namespace

/// Memory for a tensor in our order: its own if that is the order it has.
static void *placeOf(const KernelContext &c, const Layout &layout,
                     const Buffer &tensor) {
  return layout.isIdentity ? tensor.data : c.scratch(tensor.bytes());
}

static FailureOr<Kernel> makeConv(const KernelContext &c) {
  FailureOr<ConvPlan> plan = makePlan(c);
  if (failed(plan))
    return failure();
  ConvDimsAttr dims = c.as<ConvOp>().getDims();
  Buffer lhs = c.inputs[0], rhs = c.inputs[1], to = c.outputs[0];
  GemmShape largest;
  largest.m = plan->outputSpace;
  largest.n = plan->outChannels;
  largest.k = plan->kernelSpace * plan->groupChannels();
  if (failed(checkGemm(c, largest)))
    return failure();
  Layout lhsLayout =
      makeLayout(lhs,
                 orderOf(dims.getInputBatch(), dims.getInputSpatial(),
                         dims.getInputFeature()),
                 false);
  SmallVector<int64_t> kernelOrder(dims.getKernelSpatial());
  kernelOrder.push_back(dims.getKernelInputFeature());
  kernelOrder.push_back(dims.getKernelOutputFeature());
  Layout rhsLayout = makeLayout(rhs, kernelOrder, false);
  Layout toLayout =
      makeLayout(to,
                 orderOf(dims.getOutputBatch(), dims.getOutputSpatial(),
                         dims.getOutputFeature()),
                 true);
  std::optional<int64_t> rowBytes =
      checkedBytes({largest.m, largest.k}, to.storage);
  if (!rowBytes)
    return c.op->emitOpError("the matrix of this convolution is too large");
  void *lhsMemory = placeOf(c, lhsLayout, lhs);
  void *rhsMemory = placeOf(c, rhsLayout, rhs);
  void *toMemory = placeOf(c, toLayout, to);
  void *rows = c.scratch(*rowBytes);
  if (!lhsMemory || !rhsMemory || !toMemory || !rows)
    return failure();
  ElementKind accumulator =
      accumulatorKind(c.as<ConvOp>().getAccumulator(), to);
  ConvKernel kernel{std::move(*plan), lhs,       rhs,      to,
                    lhsLayout,        rhsLayout, toLayout, lhsMemory,
                    rhsMemory,        toMemory,  rows,     accumulator};
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [kernel = std::move(kernel)] { kernel.run<T>(); };
  });
}

void mp::exec::addConvKernels(KernelTable &table) {
  table["mp.conv"] = {makeConv};
}
