//===- MPRoutineOps.cpp - Verifiers of sorting and random bits ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "ShapeRules.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPRoutineOps.cpp.inc"

void MPDialect::registerRoutineOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPRoutineOps.cpp.inc"
      >();
}

static LogicalResult verifyComparator(SortOp op) {
  Block &body = op.getComparator().front();
  if (body.getNumArguments() != 2 * op.getInputs().size())
    return op.emitOpError() << "compares " << body.getNumArguments()
                            << " values, expected two of each of "
                            << op.getInputs().size() << " inputs";
  for (BlockArgument argument : body.getArguments()) {
    Value input = op.getInputs()[argument.getArgNumber() / 2];
    Type expected = RankedTensorType::get({}, elementOf(input));
    if (argument.getType() != expected)
      return op.emitOpError()
             << "compares a value of type " << argument.getType()
             << ", expected " << expected;
  }
  Operation *yield = body.getTerminator();
  Type flag = RankedTensorType::get({}, IntegerType::get(op.getContext(), 1));
  if (yield->getNumOperands() != 1 || yield->getOperand(0).getType() != flag)
    return yield->emitOpError() << "does not yield one " << flag;
  return success();
}

LogicalResult SortOp::verify() {
  if (getInputs().empty())
    return emitOpError() << "sorts nothing";
  for (Value input : getInputs())
    if (shapeOf(input) != shapeOf(getInputs().front()))
      return emitOpError() << "inputs have shapes "
                           << shapeText(shapeOf(getInputs().front())) << " and "
                           << shapeText(shapeOf(input));
  if (failed(verifyDims(*this, "dim", static_cast<int64_t>(getDim()),
                        rankOf(getInputs().front()))))
    return failure();
  return verifyComparator(*this);
}

LogicalResult RngBitsOp::verify() {
  int64_t length = rankOf(getState()) == 1 ? shapeOf(getState())[0] : 0;
  bool isPhilox = getAlgorithm() == RngAlgorithm::Philox;
  if (!elementOf(getState()).isSignlessInteger(64) ||
      !(length == 2 || (isPhilox && length == 3)))
    return emitOpError() << "has a state of type " << getState().getType()
                         << ", expected " << (isPhilox ? "two or three" : "two")
                         << " elements of i64";
  auto element = dyn_cast<IntegerType>(elementOf(getBits()));
  if (!element || !element.isSignless() || element.getWidth() < 8 ||
      element.getWidth() > 64 || !llvm::isPowerOf2_32(element.getWidth()))
    return emitOpError() << "makes elements of type " << elementOf(getBits())
                         << ", expected integers of 8, 16, 32 or 64 bits";
  return success();
}

LogicalResult RandomWordsOp::verify() {
  size_t expected = getAlgorithm() == RngAlgorithm::Philox ? 2 : 1;
  if (getCounter().size() != expected)
    return emitOpError() << "has a counter of " << getCounter().size()
                         << " words, expected " << expected;
  for (Value operand : getOperands())
    if (!elementOf(operand).isSignlessInteger(64))
      return emitOpError() << "reads elements of type " << elementOf(operand)
                           << ", expected i64";
  if (!elementOf(getWords()).isSignlessInteger(32))
    return emitOpError() << "makes elements of type " << elementOf(getWords())
                         << ", expected i32";
  return success();
}
