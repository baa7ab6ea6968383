//===- ScalarBody.cpp - What an op says it is made of, as code ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of MLIR on the one side, lanes of LLVM on the other.
//
//===----------------------------------------------------------------------===//

#include "ScalarBody.h"

#include "ScalarOps.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

static llvm::Value *emitOp(llvm::IRBuilderBase &builder, Operation *op,
                           ArrayRef<llvm::Value *> operands, unsigned width) {
  Attribute constant;
  if (!matchPattern(op, m_Constant(&constant)))
    return emitScalarOp(builder, op, operands, width);
  llvm::Value *value = emitConstant(constant, builder.getContext());
  return value && width > 1 ? builder.CreateVectorSplat(width, value) : value;
}

ScalarBody::ScalarBody(
    MLIRContext *context, ArrayRef<Type> types,
    llvm::function_ref<Value(OpBuilder &, ValueRange)> build) {
  for (Type type : types)
    block.addArgument(type, UnknownLoc::get(context));
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&block);
  result = build(builder, block.getArguments());
}

llvm::Value *
ScalarBody::emit(llvm::IRBuilderBase &builder,
                 llvm::function_ref<llvm::Value *(unsigned)> operand,
                 unsigned width) {
  llvm::SmallDenseMap<Value, llvm::Value *> emitted;
  for (BlockArgument argument : block.getArguments())
    if (!argument.use_empty() || argument == result)
      emitted[argument] = operand(argument.getArgNumber());
  for (Operation &op : block) {
    SmallVector<llvm::Value *> operands;
    for (Value value : op.getOperands())
      operands.push_back(emitted.lookup(value));
    llvm::Value *value = emitOp(builder, &op, operands, width);
    if (!value)
      return nullptr;
    emitted[op.getResult(0)] = value;
  }
  return emitted.lookup(result);
}
