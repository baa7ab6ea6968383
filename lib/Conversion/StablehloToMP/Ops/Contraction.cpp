//===- Contraction.cpp - Matrix products and convolutions -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Convolutions get the label of what they compute in the training step, told
// from dimension numbers, dilations and reversal. A `reverse` of the kernel,
// which is how JAX writes a data gradient, becomes the op's reversal flag.
//
//===----------------------------------------------------------------------===//

#include "Product.h"

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Import/NormalForm.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// Of two operands, one may be narrow where an export widened it.
static TypeAttr getAccumulatorOf(OpConversion &op) {
  TypeAttr lhs = getAccumulator(op.getOperandType(0).getElementType());
  return lhs ? lhs : getAccumulator(op.getOperandType(1).getElementType());
}

/// Integers are extended by what their bits mean before they are multiplied;
/// ours are signed.
static void extendUnsigned(OpConversion &op) {
  Type made = op.types[0].getElementType();
  for (unsigned index : {0u, 1u}) {
    ElementKind kind = op.getOperandKind(index);
    RankedTensorType operand = op.getOperandType(index);
    bool isNonNegative =
        kind == ElementKind::Unsigned || kind == ElementKind::Bool;
    if (isNonNegative && made.isInteger() &&
        operand.getElementTypeBitWidth() < made.getIntOrFloatBitWidth())
      op.operands[index] = arith::ExtUIOp::create(
          op.builder, op.loc, operand.clone(made), op.operands[index]);
  }
}

//===----------------------------------------------------------------------===//
// dot_general
//===----------------------------------------------------------------------===//

/// Rounds the operands to the types the algorithm names, if there is one.
static LogicalResult applyAlgorithm(OpConversion &op) {
  if (!op.source->hasAttr("algorithm"))
    return success();
  auto getType = [&](StringRef name) {
    auto attribute = dyn_cast_or_null<TypeAttr>(op.find(name));
    return attribute ? attribute.getValue() : Type();
  };
  // The last one alone says it of the algorithms that there are.
  for (StringRef count : {"lhs_component_count", "rhs_component_count",
                          "num_primitive_operations"})
    if (hlo::asI64(op.find(count)).value_or(1) != 1)
      return op.leave("an algorithm of several parts");
  Type types[] = {getType("lhs_precision_type"), getType("rhs_precision_type")};
  for (auto [index, type] : llvm::enumerate(types)) {
    if (!isa_and_nonnull<Float16Type, BFloat16Type, Float32Type>(type) ||
        op.getOperandKind(index) != ElementKind::Float ||
        getType("accumulation_type") != op.builder.getF32Type())
      return op.leave("an unknown algorithm");
    RankedTensorType operand = op.getOperandType(index);
    if (operand.getElementType() != type)
      op.operands[index] = CastOp::create(
          op.builder, op.loc, operand.clone(type), op.operands[index]);
  }
  return success();
}

static LogicalResult convertDotGeneral(OpConversion &op) {
  if (failed(applyAlgorithm(op)))
    return failure();
  extendUnsigned(op);
  auto lhsBatching = op.getIntegers("lhs_batching_dimensions");
  auto rhsBatching = op.getIntegers("rhs_batching_dimensions");
  auto lhsContracting = op.getIntegers("lhs_contracting_dimensions");
  auto rhsContracting = op.getIntegers("rhs_contracting_dimensions");
  if (failed(lhsBatching) || failed(rhsBatching) || failed(lhsContracting) ||
      failed(rhsContracting))
    return failure();
  return op.finish(makeProduct(op, op.types[0], op.operands[0], op.operands[1],
                               {*lhsBatching, *lhsContracting},
                               {*rhsBatching, *rhsContracting},
                               getAccumulatorOf(op)));
}

//===----------------------------------------------------------------------===//
// convolution
//===----------------------------------------------------------------------===//

namespace {
/// The attributes of a convolution, decoded.
struct Convolution {
  ConvDimsAttr dims;
  SmallVector<int64_t> strides, low, high, lhsDilation, rhsDilation;
  SmallVector<bool> reversal;
  int64_t featureGroups, batchGroups;
};
} // namespace

static FailureOr<ConvDimsAttr> getConvDims(OpConversion &op) {
  auto inputBatch = op.getInteger("input_batch_dimension");
  auto inputFeature = op.getInteger("input_feature_dimension");
  auto inputSpatial = op.getIntegers("input_spatial_dimensions");
  auto kernelInput = op.getInteger("kernel_input_feature_dimension");
  auto kernelOutput = op.getInteger("kernel_output_feature_dimension");
  auto kernelSpatial = op.getIntegers("kernel_spatial_dimensions");
  auto outputBatch = op.getInteger("output_batch_dimension");
  auto outputFeature = op.getInteger("output_feature_dimension");
  auto outputSpatial = op.getIntegers("output_spatial_dimensions");
  if (failed(inputBatch) || failed(inputFeature) || failed(inputSpatial) ||
      failed(kernelInput) || failed(kernelOutput) || failed(kernelSpatial) ||
      failed(outputBatch) || failed(outputFeature) || failed(outputSpatial))
    return failure();
  // The words of the attribute's verifier go into the table.
  std::string words;
  ScopedDiagnosticHandler capture(op.builder.getContext(),
                                  [&](Diagnostic &diagnostic) {
                                    words = diagnostic.str();
                                    return success();
                                  });
  auto emit = [&] { return emitError(op.loc); };
  if (failed(ConvDimsAttr::verify(emit, *inputBatch, *inputFeature,
                                  *inputSpatial, *kernelInput, *kernelOutput,
                                  *kernelSpatial, *outputBatch, *outputFeature,
                                  *outputSpatial)))
    return op.refuse(words);
  return ConvDimsAttr::get(op.builder.getContext(), *inputBatch, *inputFeature,
                           *inputSpatial, *kernelInput, *kernelOutput,
                           *kernelSpatial, *outputBatch, *outputFeature,
                           *outputSpatial);
}

/// `padding`: low and high of each spatial dimension, from an attribute or an
/// operand.
static FailureOr<Convolution>
getConvolution(OpConversion &op,
               const FailureOr<SmallVector<int64_t>> &padding) {
  FailureOr<ConvDimsAttr> dims = getConvDims(op);
  if (failed(dims))
    return failure();
  int64_t rank = dims->getInputSpatial().size();
  auto strides = op.getIntegers("window_strides");
  auto lhsDilation = op.getIntegers("lhs_dilation");
  auto rhsDilation = op.getIntegers("rhs_dilation");
  auto reversal = op.getIntegers("window_reversal");
  auto featureGroups = op.getInteger("feature_group_count");
  auto batchGroups = op.getInteger("batch_group_count");
  if (failed(strides) || failed(padding) || failed(lhsDilation) ||
      failed(rhsDilation) || failed(reversal) || failed(featureGroups) ||
      failed(batchGroups))
    return failure();
  for (size_t size : {strides->size(), padding->size() / 2, lhsDilation->size(),
                      rhsDilation->size(), reversal->size()})
    if (size != size_t(rank) || padding->size() % 2)
      return op.refuse("window attributes and spatial rank differ");

  Convolution conv{*dims, *strides,       {},
                   {},    *lhsDilation,   *rhsDilation,
                   {},    *featureGroups, *batchGroups};
  for (int64_t i = 0; i < rank; ++i) {
    conv.low.push_back((*padding)[2 * i]);
    conv.high.push_back((*padding)[2 * i + 1]);
    conv.reversal.push_back((*reversal)[i] != 0);
  }
  return conv;
}

/// Takes the operand of a `reverse` that only flips spatial dimensions of the
/// kernel, and flips the flags instead: the same numbers.
static Value foldReverse(Value kernel, Convolution &conv) {
  auto reverse = kernel.getDefiningOp<ReverseOp>();
  ArrayRef<int64_t> spatial = conv.dims.getKernelSpatial();
  if (!reverse || !llvm::all_of(reverse.getDims(), [&](int64_t dim) {
        return llvm::is_contained(spatial, dim);
      }))
    return kernel;
  for (auto [index, dim] : llvm::enumerate(spatial))
    if (llvm::is_contained(reverse.getDims(), dim))
      conv.reversal[index] = !conv.reversal[index];
  return reverse.getInput();
}

/// A label, no more: a wrong one costs speed, never a result.
///
/// The sum of a weight gradient runs over what the forward pass calls batch.
/// Frameworks keep the batch outermost, so there dimension 0 of both operands
/// is summed; grouped ones divide the batch into groups. A data gradient turns
/// the kernel around or dilates the cotangent by the strides.
static ConvKind getConvKind(const Convolution &conv) {
  if (conv.batchGroups > 1 || (conv.dims.getInputFeature() == 0 &&
                               conv.dims.getKernelInputFeature() == 0))
    return ConvKind::WeightGradient;
  bool isReversed = !conv.reversal.empty() &&
                    llvm::all_of(conv.reversal, [](bool flag) { return flag; });
  bool isDilated =
      llvm::any_of(conv.lhsDilation, [](int64_t d) { return d > 1; });
  return isReversed || isDilated ? ConvKind::DataGradient : ConvKind::Forward;
}

/// A list in which every entry is the default is written as the empty list.
template <typename T>
static ArrayRef<T> dropDefaults(const SmallVector<T> &list, T missing) {
  if (llvm::all_of(list, [&](T value) { return value == missing; }))
    return {};
  return list;
}

static LogicalResult
makeConvolution(OpConversion &op,
                const FailureOr<SmallVector<int64_t>> &padding) {
  FailureOr<Convolution> conv = getConvolution(op, padding);
  if (failed(conv))
    return failure();
  op.operands[1] = foldReverse(op.operands[1], *conv);
  extendUnsigned(op);
  return op.finish(ConvOp::create(
      op.builder, op.loc, op.types[0], getConvKind(*conv), op.operands[0],
      op.operands[1], conv->dims, conv->strides, conv->low, conv->high,
      dropDefaults<int64_t>(conv->lhsDilation, 1),
      dropDefaults<int64_t>(conv->rhsDilation, 1),
      dropDefaults<bool>(conv->reversal, false), conv->featureGroups,
      conv->batchGroups, getAccumulatorOf(op)));
}

static LogicalResult convertConvolution(OpConversion &op) {
  return makeConvolution(op, op.getIntegers("padding"));
}

static LogicalResult convertDynamicConv(OpConversion &op) {
  return makeConvolution(op, getConstantIntegers(op, 2));
}

static const ConverterRow rows[] = {
    {"stablehlo.dot_general", 2, 1, 0, convertDotGeneral},
    {"stablehlo.convolution", 2, 1, 0, convertConvolution},
    {"stablehlo.dynamic_conv", 3, 1, 0, convertDynamicConv},
};

ArrayRef<ConverterRow> stablehlo::getContractionRows() { return rows; }
