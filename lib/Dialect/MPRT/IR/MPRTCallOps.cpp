//===- MPRTCallOps.cpp - Verifiers of launches, copies and fills ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"

using namespace mlir;
using namespace mlir::mprt;

/// The buffer holds as many elements, of the same type, as the call expects.
/// Shapes may differ: a reshape moves nothing and leaves no trace in a plan.
static LogicalResult verifyHolds(Operation *op, StringRef what, size_t index,
                                 Value buffer, Type expected) {
  RankedTensorType held = getTensorType(buffer);
  auto wanted = dyn_cast<RankedTensorType>(expected);
  if (held && wanted && held.getElementType() == wanted.getElementType() &&
      getTensorBytes(held) == getTensorBytes(wanted))
    return success();
  return op->emitOpError() << what << " " << index << " holds "
                           << (held ? Type(held) : buffer.getType())
                           << ", but the call expects " << expected;
}

static LogicalResult verifyAllHold(Operation *op, StringRef what,
                                   ValueRange buffers, TypeRange expected) {
  if (buffers.size() != expected.size())
    return op->emitOpError() << "has " << buffers.size() << " " << what
                             << "s, but the call expects " << expected.size();
  for (auto [i, buffer, type] : llvm::enumerate(buffers, expected))
    if (failed(verifyHolds(op, what, i, buffer, type)))
      return failure();
  return success();
}

/// A result that takes memory which the launch reads, of an argument or the
/// very buffer: one of the fusion that alone reads it, by an operand that the
/// kernel overwrites.
static LogicalResult verifyInPlace(LaunchOp launch, KernelOp kernel,
                                   unsigned output) {
  Value buffer = launch.getOutputs()[output];
  std::optional<int64_t> argument = getAliasedArgument(buffer);
  Operation *writer = kernel.getBody()
                          .front()
                          .getTerminator()
                          ->getOperand(output)
                          .getDefiningOp();
  for (auto [number, input] : llvm::enumerate(launch.getInputs())) {
    if (input != buffer && (!argument || getArgumentNumber(input) != argument))
      continue;
    BlockArgument operand = kernel.getBody().getArgument(number);
    if (llvm::is_contained(kernel.getOverwrites(), number) &&
        llvm::all_of(operand.getUsers(),
                     [&](Operation *user) { return user == writer; }))
      continue;
    return launch.emitOpError()
           << "output " << output << " takes the memory of input " << number
           << ", which " << launch.getKernelAttr() << " may still read";
  }
  return success();
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto kernel =
      symbols.lookupNearestSymbolFrom<KernelOp>(*this, getKernelAttr());
  if (!kernel)
    return emitOpError() << "launches " << getKernelAttr()
                         << ", which is not a kernel";
  if (failed(verifyAllHold(*this, "input", getInputs(),
                           kernel.getBody().getArgumentTypes())) ||
      failed(verifyAllHold(*this, "output", getOutputs(),
                           kernel.getLaunchResultTypes())))
    return failure();
  for (size_t i = 0, e = getOutputs().size(); i != e; ++i)
    if (failed(verifyInPlace(*this, kernel, i)))
      return failure();
  return success();
}

LogicalResult CopyOp::verify() {
  return verifyHolds(*this, "target", 0, getTarget(),
                     getTensorType(getSource()));
}

LogicalResult FillOp::verify() {
  RankedTensorType type = getTensorType(getTarget());
  if (type && isa<FloatAttr, IntegerAttr>(getValue()) &&
      type.getElementType() == getValue().getType())
    return success();
  return emitOpError() << "fills elements of type "
                       << (type ? type.getElementType() : Type())
                       << " with a value of type " << getValue().getType();
}
