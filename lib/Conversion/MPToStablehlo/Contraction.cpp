//===- Contraction.cpp - Matrix products and convolutions -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The result type of StableHLO's op is the accumulator; a narrower result is a
// convert of it, the one rounding that our ops define.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

/// Builds `name` on the operands with the accumulator as its result type.
static LogicalResult finish(OpExport &op, StringRef name,
                            std::optional<Type> accumulator,
                            Attributes attributes) {
  RankedTensorType type = op.getType();
  Type element = type.getElementType();
  SmallVector<NamedAttribute, 1> marks;
  Type lhs = getElementTypeOrSelf(op.operands[0].getType());
  Type rhs = getElementTypeOrSelf(op.operands[1].getType());
  // Operands of one type there; of two of ours, the accumulator holds both.
  if (lhs != rhs) {
    Type common = accumulator.value_or(
        lhs.getIntOrFloatBitWidth() > rhs.getIntOrFloatBitWidth() ? lhs : rhs);
    for (Value &operand : op.operands)
      operand = op.convert(operand, common);
    marks.push_back(op.mark(mark::widened));
  }
  Value sum = op.make(name, type.clone(accumulator.value_or(element)),
                      op.operands, attributes, marks);
  return finishRounded(op, sum);
}

static LogicalResult writeDot(OpExport &op) {
  auto dot = op.as<DotOp>();
  std::string numbers =
      "dot<lhs_batching_dimensions = " + printList(dot.getLhsBatching()) +
      ", rhs_batching_dimensions = " + printList(dot.getRhsBatching()) +
      ", lhs_contracting_dimensions = " + printList(dot.getLhsContracting()) +
      ", rhs_contracting_dimensions = " + printList(dot.getRhsContracting()) +
      ">";
  return finish(op, "dot_general", dot.getAccumulator(),
                op.symbol("dot_dimension_numbers", numbers));
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// "[b, 0, 1, f]": what each dimension is.
static std::string printDims(int64_t first, StringRef firstName, int64_t second,
                             StringRef secondName, ArrayRef<int64_t> spatial) {
  SmallVector<std::string> words(spatial.size() + 2);
  words[first] = firstName;
  words[second] = secondName;
  for (auto [index, dim] : llvm::enumerate(spatial))
    words[dim] = std::to_string(index);
  return "[" + llvm::join(words, ", ") + "]";
}

static std::string printDims(ConvDimsAttr dims) {
  return "conv<" +
         printDims(dims.getInputBatch(), "b", dims.getInputFeature(), "f",
                   dims.getInputSpatial()) +
         "x" +
         printDims(dims.getKernelInputFeature(), "i",
                   dims.getKernelOutputFeature(), "o",
                   dims.getKernelSpatial()) +
         "->" +
         printDims(dims.getOutputBatch(), "b", dims.getOutputFeature(), "f",
                   dims.getOutputSpatial()) +
         ">";
}

/// The kernel turned around as `reversal` says: XLA's backends do not all have
/// fast code for the flags, and JAX writes it so as well.
static Value reverseKernel(OpExport &op, ConvOp conv) {
  SmallVector<int64_t> reversed;
  for (auto [flag, dim] :
       llvm::zip(conv.getReversal(), conv.getDims().getKernelSpatial()))
    if (flag)
      reversed.push_back(dim);
  Value kernel = op.operands[1];
  if (reversed.empty())
    return kernel;
  llvm::sort(reversed);
  return op.same("reverse", kernel, op.list("dimensions", reversed));
}

static LogicalResult writeConv(OpExport &op) {
  auto conv = op.as<ConvOp>();
  size_t rank = conv.getStrides().size();
  op.operands[1] = reverseKernel(op, conv);
  return finish(op, "convolution", conv.getAccumulator(),
                {op.symbol("dimension_numbers", printDims(conv.getDims())),
                 op.list("window_strides", conv.getStrides()),
                 op.pads("padding", conv.getLow(), conv.getHigh()),
                 op.list("lhs_dilation", conv.getLhsDilation(), rank, 1),
                 op.list("rhs_dilation", conv.getRhsDilation(), rank, 1),
                 op.number("feature_group_count", conv.getFeatureGroups()),
                 op.number("batch_group_count", conv.getBatchGroups())});
}

static const ExporterRow rows[] = {
    {"mp.dot", writeDot},
    {"mp.conv", writeConv},
};

ArrayRef<ExporterRow> hloexport::getContractionRows() { return rows; }
