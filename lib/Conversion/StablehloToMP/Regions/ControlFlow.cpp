//===- ControlFlow.cpp - Loops and branches of StableHLO ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop carries its operands through both regions; the condition passes them
// on unchanged. A branch is chosen by a scalar taken out of its tensor. What
// each device computes of its parts has the types of these inside.
//
//===----------------------------------------------------------------------===//

#include "ControlFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

static constexpr StringLiteral kWhile = "stablehlo.while";
static constexpr StringLiteral kIf = "stablehlo.if";
static constexpr StringLiteral kCase = "stablehlo.case";
static constexpr StringLiteral kManual = "sdy.manual_computation";

/// Whether all that goes in and out are tensors of known shape, in one block.
/// Others are kept as they are.
static bool isPlainManual(Operation *op) {
  auto isPlain = [](Type type) {
    std::string reason;
    return bool(convertTensorType(type, reason));
  };
  if (op->getName().getStringRef() != kManual || op->getNumRegions() != 1 ||
      !op->getRegion(0).hasOneBlock() || op->getRegion(0).front().empty())
    return false;
  Block &block = op->getRegion(0).front();
  return llvm::all_of(op->getOperandTypes(), isPlain) &&
         llvm::all_of(op->getResultTypes(), isPlain) &&
         llvm::all_of(block.getArgumentTypes(), isPlain) &&
         block.getNumArguments() == op->getNumOperands() &&
         stablehlo::isRegionReturn(&block.back()) &&
         block.back().getNumOperands() == op->getNumResults();
}

bool stablehlo::isControl(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == kWhile || name == kIf || name == kCase || isPlainManual(op);
}

bool stablehlo::isRegionReturn(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "stablehlo.return" || name == "sdy.return";
}

/// Refuses `op` unless its region has one block with arguments of the types
/// `inputs`, ended by a return of the types `outputs`.
static LogicalResult checkRegion(OpConversion &op, Region &region,
                                 TypeRange inputs, TypeRange outputs) {
  if (!region.hasOneBlock() || region.front().empty() ||
      !isRegionReturn(&region.front().back()))
    return op.refuse("malformed region");
  if (!llvm::equal(region.getArgumentTypes(), inputs))
    return op.refuse("the arguments of a region do not have the types of the "
                     "operands");
  if (!llvm::equal(region.front().back().getOperandTypes(), outputs))
    return op.refuse("a region does not return the types of the results");
  return success();
}

/// The element of a tensor of rank 0.
static Value extract(OpConversion &op, Value scalar) {
  return tensor::ExtractOp::create(op.builder, op.loc, scalar, ValueRange());
}

static bool isScalarOf(Type type, Type element) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0 && tensor.getElementType() == element;
}

//===----------------------------------------------------------------------===//
// One function an op
//===----------------------------------------------------------------------===//

static FailureOr<Operation *> makeWhile(OpConversion &op) {
  Operation *source = op.source;
  TypeRange types = source->getOperandTypes();
  if (source->getNumRegions() != 2 ||
      !llvm::equal(types, source->getResultTypes()))
    return op.refuse("malformed: operand and result types differ, or not two "
                     "regions");
  Type condition =
      RankedTensorType::get({}, IntegerType::get(source->getContext(), 1));
  if (failed(checkRegion(op, source->getRegion(0), types, condition)) ||
      failed(checkRegion(op, source->getRegion(1), types, types)))
    return failure();
  SmallVector<Type> converted(op.types.begin(), op.types.end());
  auto loop = scf::WhileOp::create(op.builder, op.loc, converted, op.operands);
  for (auto [index, region] : llvm::enumerate(loop->getRegions())) {
    Block &block = region.emplaceBlock();
    for (auto [type, old] :
         llvm::zip_equal(converted, source->getRegion(index).getArguments()))
      block.addArgument(type, old.getLoc());
  }
  return loop.getOperation();
}

static FailureOr<Operation *> makeIf(OpConversion &op) {
  Operation *source = op.source;
  if (source->getNumRegions() != 2 || op.operands.size() != 1 ||
      !isScalarOf(op.operands[0].getType(), op.builder.getI1Type()))
    return op.refuse("malformed: not a boolean scalar and two regions");
  for (Region &region : source->getRegions())
    if (failed(checkRegion(op, region, {}, source->getResultTypes())))
      return failure();
  SmallVector<Type> types(op.types.begin(), op.types.end());
  auto branch =
      scf::IfOp::create(op.builder, op.loc, types, extract(op, op.operands[0]),
                        /*addThenBlock=*/true, /*addElseBlock=*/true);
  return branch.getOperation();
}

/// An index outside the branches chooses the last one: it is the default.
static FailureOr<Operation *> makeCase(OpConversion &op) {
  Operation *source = op.source;
  if (source->getNumRegions() == 0 || op.operands.size() != 1 ||
      !isScalarOf(op.operands[0].getType(), op.builder.getI32Type()))
    return op.refuse("malformed: not an i32 scalar and one region or more");
  for (Region &region : source->getRegions())
    if (failed(checkRegion(op, region, {}, source->getResultTypes())))
      return failure();
  Value index =
      arith::IndexCastOp::create(op.builder, op.loc, op.builder.getIndexType(),
                                 extract(op, op.operands[0]));
  int64_t others = source->getNumRegions() - 1;
  SmallVector<Type> types(op.types.begin(), op.types.end());
  auto branch = scf::IndexSwitchOp::create(
      op.builder, op.loc, types, index,
      llvm::to_vector(llvm::seq<int64_t>(0, others)), others);
  for (Region &region : branch->getRegions())
    region.emplaceBlock();
  return branch.getOperation();
}

static FailureOr<Operation *> makeManual(OpConversion &op) {
  auto text = [&](StringRef name) {
    return op.source->getAttrOfType<StringAttr>(name);
  };
  StringAttr axes = text("manual_axes"), in = text("in_shardings"),
             out = text("out_shardings");
  if (!axes || !in || !out)
    return op.refuse("malformed: not all of its axes and shardings are there");
  SmallVector<Type> types(op.types.begin(), op.types.end());
  auto manual = ManualComputationOp::create(op.builder, op.loc, types, axes, in,
                                            out, op.operands);
  Block &block = manual.getBody().emplaceBlock();
  std::string reason;
  for (BlockArgument argument : op.source->getRegion(0).getArguments())
    block.addArgument(convertTensorType(argument.getType(), reason),
                      argument.getLoc());
  return manual.getOperation();
}

FailureOr<Operation *> stablehlo::makeControl(OpConversion &op) {
  StringRef name = op.source->getName().getStringRef();
  if (name == kManual)
    return makeManual(op);
  if (name == kWhile)
    return makeWhile(op);
  return name == kIf ? makeIf(op) : makeCase(op);
}

// The driver walks the regions itself: there is nothing to call.
static const ConverterRow rows[] = {
    {kCase, 1, kAny, kAny, nullptr},
    {kIf, 1, kAny, 2, nullptr},
    {kWhile, kAny, kAny, 2, nullptr},
};

ArrayRef<ConverterRow> stablehlo::getControlFlowRows() { return rows; }

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

Block &stablehlo::getTargetBlock(Operation *target, Operation *source,
                                 unsigned region) {
  // The default of a switch comes first, the last of a case is its default.
  if (isa<scf::IndexSwitchOp>(target))
    region = (region + 1) % source->getNumRegions();
  return target->getRegion(region).front();
}

void stablehlo::endTargetBlock(OpBuilder &builder, Location loc, Block &block,
                               ValueRange returned) {
  if (isa<ManualComputationOp>(block.getParentOp())) {
    YieldOp::create(builder, loc, returned);
    return;
  }
  auto loop = dyn_cast<scf::WhileOp>(block.getParentOp());
  if (!loop || &block != loop.getBeforeBody()) {
    scf::YieldOp::create(builder, loc, returned);
    return;
  }
  Value isTrue =
      tensor::ExtractOp::create(builder, loc, returned[0], ValueRange());
  scf::ConditionOp::create(builder, loc, isTrue, block.getArguments());
}
