//===- ControlFlow.cpp - Loops and branches -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conditions are scalars here and tensors of rank 0 there: taking the element
// out of one is not an op. A loop there carries one list of values; where the
// condition passes on other values than it gets, its ops are written once more
// wherever those are read.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static LogicalResult writeWhile(OpExport &op) {
  auto loop = op.as<scf::WhileOp>();
  Block &before = *loop.getBeforeBody(), &after = *loop.getAfterBody();
  if (!llvm::all_of(before.without_terminator(), [](Operation &inner) {
        return isMemoryEffectFree(&inner);
      }))
    return op.refuse("a condition with side effects");
  bool passesOn =
      llvm::equal(loop.getConditionOp().getArgs(), before.getArguments());
  Operation *written = op.create("while", ValueRange(op.operands).getTypes(),
                                 op.operands, {}, {}, /*regions=*/2);
  op.addBody(written->getRegion(0), before, 0, 1);
  if (passesOn) {
    op.addBody(written->getRegion(1), after, 0, op.operands.size());
    llvm::append_range(op.results, written->getResults());
    return success();
  }
  OpBuilder::InsertionGuard guard(op.builder);
  Block &body = written->getRegion(1).emplaceBlock();
  for (BlockArgument argument : before.getArguments())
    body.addArgument(argument.getType(), argument.getLoc());
  op.builder.setInsertionPointToEnd(&body);
  SmallVector<Value> passed = op.exportBody(before, body.getArguments());
  SmallVector<Value> next =
      op.exportBody(after, ArrayRef<Value>(passed).drop_front());
  op.create("return", {}, next);
  op.builder.setInsertionPointAfter(written);
  SmallVector<Value> left = op.exportBody(before, written->getResults());
  llvm::append_range(op.results, ArrayRef<Value>(left).drop_front());
  return success();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

static LogicalResult writeIf(OpExport &op) {
  auto branch = op.as<scf::IfOp>();
  if (branch->getNumResults() == 0)
    return op.refuse("a branch without results");
  Operation *written = op.create("if", branch.getResultTypes(), op.operands, {},
                                 {}, /*regions=*/2);
  for (auto [region, body] :
       llvm::zip_equal(written->getRegions(), branch->getRegions()))
    op.addBody(region, body.front(), 0, branch->getNumResults());
  llvm::append_range(op.results, written->getResults());
  return success();
}

/// There the branches are counted from 0, and the last one is the default.
static LogicalResult writeSwitch(OpExport &op) {
  auto branch = op.as<scf::IndexSwitchOp>();
  for (auto [i, value] : llvm::enumerate(branch.getCases()))
    if (value != int64_t(i))
      return op.refuse("cases that are not counted from 0");
  Value index = op.convert(op.operands[0], op.builder.getI32Type());
  unsigned results = branch->getNumResults(), cases = branch.getNumCases();
  Operation *written = op.create("case", branch.getResultTypes(), index, {}, {},
                                 /*regions=*/cases + 1);
  for (unsigned i = 0; i < cases; ++i)
    op.addBody(written->getRegion(i), branch.getCaseBlock(i), 0, results);
  op.addBody(written->getRegion(cases), branch.getDefaultBlock(), 0, results);
  llvm::append_range(op.results, written->getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static LogicalResult writeExtract(OpExport &op) {
  auto extract = op.as<tensor::ExtractOp>();
  if (!extract.getIndices().empty() || !extract.getType().isInteger())
    return op.refuse("an element that is not a condition");
  return op.finish(op.operands[0]);
}

/// Only branches read an index; they convert it.
static LogicalResult writeIndexCast(OpExport &op) {
  auto cast = op.as<arith::IndexCastOp>();
  if (!cast.getType().isIndex() || !cast.getIn().getType().isInteger(32))
    return op.refuse("not from i32 to index");
  return op.finish(op.operands[0]);
}

static LogicalResult writeScalarConstant(OpExport &op) {
  auto constant = op.as<arith::ConstantOp>();
  auto value = dyn_cast<IntegerAttr>(constant.getValue());
  if (!value)
    return op.refuse("a scalar that is not a condition");
  Type type =
      value.getType().isIndex() ? op.builder.getI32Type() : value.getType();
  auto bits = type.getIntOrFloatBitWidth();
  return op.finish(op.splat(RankedTensorType::get({}, type),
                            value.getValue().sextOrTrunc(bits)));
}

/// One condition chooses between two tensors.
static LogicalResult writeChoice(OpExport &op) {
  return op.finish(op.select(op.operands[0], op.operands[1], op.operands[2]));
}

template <const char *name>
static LogicalResult writeLogic(OpExport &op) {
  if (!op.source->getResult(0).getType().isInteger(1))
    return op.refuse("scalars that are not conditions");
  return op.finish(op.same(name, op.operands));
}

static constexpr char bitAnd[] = "and", bitOr[] = "or", bitXor[] = "xor";

static const ExporterRow loopRows[] = {
    {"scf.while", writeWhile},
};

static const ExporterRow scalarRows[] = {
    {"arith.andi", writeLogic<bitAnd>},
    {"arith.constant", writeScalarConstant},
    {"arith.index_cast", writeIndexCast},
    {"arith.ori", writeLogic<bitOr>},
    {"arith.select", writeChoice},
    {"arith.xori", writeLogic<bitXor>},
    {"scf.if", writeIf},
    {"scf.index_switch", writeSwitch},
    {"tensor.extract", writeExtract},
};

ArrayRef<ExporterRow> hloexport::getLoopRows() { return loopRows; }
ArrayRef<ExporterRow> hloexport::getScalarRows() { return scalarRows; }
