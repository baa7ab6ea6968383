//===- KernelCode.cpp - Which ops have code in a kernel -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An elementwise op is an instruction, or is expanded into some, or builds its
// body of such. What builds its body is asked for it: so a foreign op is
// refused for what it is made of.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Math/KernelCode.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;

using Instruction = KernelInstruction;
using Found = std::optional<Instruction>;

static Found findFloatArithmetic(Operation *op) {
  using namespace arith;
  using namespace math;
  return llvm::TypeSwitch<Operation *, Found>(op)
      .Case([](AddFOp) { return Instruction::AddF; })
      .Case([](SubFOp) { return Instruction::SubF; })
      .Case([](MulFOp) { return Instruction::MulF; })
      .Case([](DivFOp) { return Instruction::DivF; })
      .Case([](NegFOp) { return Instruction::NegF; })
      .Case([](MaximumFOp) { return Instruction::MaximumF; })
      .Case([](MinimumFOp) { return Instruction::MinimumF; })
      .Case([](MaxNumFOp) { return Instruction::MaxNumF; })
      .Case([](MinNumFOp) { return Instruction::MinNumF; })
      .Case([](CmpFOp) { return Instruction::CompareF; })
      .Case([](AbsFOp) { return Instruction::AbsF; })
      .Case([](SqrtOp) { return Instruction::Sqrt; })
      .Case([](FloorOp) { return Instruction::Floor; })
      .Case([](CeilOp) { return Instruction::Ceil; })
      .Case([](TruncOp) { return Instruction::Trunc; })
      .Case([](RoundEvenOp) { return Instruction::RoundEven; })
      .Case([](CopySignOp) { return Instruction::CopySign; })
      .Case([](FmaOp) { return Instruction::Fma; })
      .Case([](IsNaNOp) { return Instruction::IsNaN; })
      .Case([](IsInfOp) { return Instruction::IsInf; })
      .Case([](IsFiniteOp) { return Instruction::IsFinite; })
      .Case([](IsNormalOp) { return Instruction::IsNormal; })
      .Default([](Operation *) { return std::nullopt; });
}

static Found findIntegerArithmetic(Operation *op) {
  using namespace arith;
  using namespace math;
  return llvm::TypeSwitch<Operation *, Found>(op)
      .Case([](AddIOp) { return Instruction::AddI; })
      .Case([](SubIOp) { return Instruction::SubI; })
      .Case([](MulIOp) { return Instruction::MulI; })
      .Case([](DivSIOp) { return Instruction::DivS; })
      .Case([](DivUIOp) { return Instruction::DivU; })
      .Case([](RemSIOp) { return Instruction::RemS; })
      .Case([](RemUIOp) { return Instruction::RemU; })
      .Case([](AndIOp) { return Instruction::And; })
      .Case([](OrIOp) { return Instruction::Or; })
      .Case([](XOrIOp) { return Instruction::Xor; })
      .Case([](ShLIOp) { return Instruction::ShiftLeft; })
      .Case([](ShRSIOp) { return Instruction::ShiftRightS; })
      .Case([](ShRUIOp) { return Instruction::ShiftRightU; })
      .Case([](MaxSIOp) { return Instruction::MaxS; })
      .Case([](MaxUIOp) { return Instruction::MaxU; })
      .Case([](MinSIOp) { return Instruction::MinS; })
      .Case([](MinUIOp) { return Instruction::MinU; })
      .Case([](CmpIOp) { return Instruction::CompareI; })
      .Case([](AbsIOp) { return Instruction::AbsI; })
      .Case([](CtPopOp) { return Instruction::CountOnes; })
      .Case([](CountLeadingZerosOp) { return Instruction::CountLeadingZeros; })
      .Case(
          [](CountTrailingZerosOp) { return Instruction::CountTrailingZeros; })
      .Default([](Operation *) { return std::nullopt; });
}

/// To nearest and toward zero are made of instructions.
static Found findTruncation(arith::TruncFOp op) {
  using Mode = arith::RoundingMode;
  Mode mode = op.getRoundingmode().value_or(Mode::to_nearest_even);
  if (mode != Mode::to_nearest_even && mode != Mode::toward_zero)
    return std::nullopt;
  return Instruction::TruncateF;
}

static Found findConversion(Operation *op) {
  using namespace arith;
  return llvm::TypeSwitch<Operation *, Found>(op)
      .Case([](SelectOp) { return Instruction::Select; })
      .Case([](BitcastOp) { return Instruction::Bitcast; })
      .Case([](ExtSIOp) { return Instruction::ExtendS; })
      .Case([](ExtUIOp) { return Instruction::ExtendU; })
      .Case([](TruncIOp) { return Instruction::TruncateI; })
      .Case([](SIToFPOp) { return Instruction::SignedToFloat; })
      .Case([](UIToFPOp) { return Instruction::UnsignedToFloat; })
      .Case([](FPToSIOp) { return Instruction::FloatToSigned; })
      .Case([](FPToUIOp) { return Instruction::FloatToUnsigned; })
      .Case([](ExtFOp) { return Instruction::ConvertF; })
      .Case([](TruncFOp op) { return findTruncation(op); })
      .Case([](CastOp) { return Instruction::Cast; })
      .Case([](PackBitsOp) { return Instruction::PackBits; })
      .Default([](Operation *) { return std::nullopt; });
}

std::optional<KernelInstruction> mp::findInstruction(Operation *op) {
  if (Found found = findFloatArithmetic(op))
    return found;
  if (Found found = findIntegerArithmetic(op))
    return found;
  return findConversion(op);
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

/// Ops that are written by others, and by which.
static StringRef findWayOut(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](math::SincosOp) { return "write math.sin and math.cos"; })
      .Case([](math::ClampFOp) {
        return "write arith.maximumf and arith.minimumf";
      })
      .Case([](arith::TruncFOp) {
        return "round to nearest even or toward zero";
      })
      .Default([](Operation *) {
        return "write it by ops of arith and math, or compute it before the "
               "step";
      });
}

static std::string say(Type type, StringRef wayOut) {
  std::string text;
  llvm::raw_string_ostream(text) << "on '" << getElementTypeOrSelf(type)
                                 << "' has no GPU code; " << wayOut;
  return text;
}

/// A type with elements that no kernel holds.
static Type findUnheld(Operation *op) {
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  auto isHeld = [](Type type) {
    return isKernelType(RankedTensorType::get({}, getElementTypeOrSelf(type)));
  };
  Type *found = llvm::find_if_not(types, isHeld);
  return found == types.end() ? Type() : *found;
}

static Type typeOf(Operation *op) {
  return op->getNumOperands() ? op->getOperand(0).getType()
                              : op->getResult(0).getType();
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as bodies lie in bodies
static std::string describe(Operation *op, unsigned depth);

/// How deep bodies may lie in bodies.
static constexpr unsigned maxDepth = 8;

/// The first op without code of what `build` makes of scalars.
static std::string
// NOLINTNEXTLINE(misc-no-recursion): as deep as bodies lie in bodies
describeBody(Operation *op, ArrayRef<Type> types, unsigned depth,
             llvm::function_ref<Value(OpBuilder &, ValueRange)> build) {
  Block block;
  for (Type type : types)
    block.addArgument(type, op->getLoc());
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&block);
  build(builder, block.getArguments());
  for (Operation &inner : block)
    if (std::string fault = describe(&inner, depth + 1); !fault.empty())
      return "is made of '" + inner.getName().getStringRef().str() +
             "', which " + fault;
  return "";
}

/// What a body computes in: 16-bit floats are f32 there.
static Type scalarOf(Type type) {
  Type element = getElementTypeOrSelf(type);
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  return isNarrow ? Float32Type::get(type.getContext()) : element;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as bodies lie in bodies
static std::string describeBuilt(FusibleOpInterface op, FusionNodeKind kind,
                                 unsigned depth) {
  if (depth == maxDepth)
    return "builds a body that holds another, and so on";
  SmallVector<Type> types;
  if (kind == FusionNodeKind::Source)
    types.assign(op.getIterationSizes().size(),
                 IntegerType::get(op->getContext(), 32));
  else if (kind == FusionNodeKind::Reduce)
    types.assign(2, scalarOf(op->getResult(0).getType()));
  else
    types = llvm::map_to_vector(op->getOperandTypes(), scalarOf);
  return describeBody(
      op, types, depth, [&](OpBuilder &b, ValueRange arguments) {
        return kind == FusionNodeKind::Reduce
                   ? op.buildCombiner(b, op.getLoc(), arguments[0],
                                      arguments[1])
                   : op.buildBody(b, op.getLoc(), arguments);
      });
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as bodies lie in bodies
static std::string describe(Operation *op, unsigned depth) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  if (!fusible)
    return op->hasTrait<OpTrait::ConstantLike>()
               ? ""
               : say(typeOf(op), findWayOut(op));
  FusionSpec spec = fusible.getFusionSpec();
  if (spec.kind == FusionNodeKind::Opaque)
    return "";
  if (Type type = findUnheld(op))
    return say(type, "kernels hold f16, bf16, f32, f64, i1 and integers of 8, "
                     "16, 32 or 64 bits: compute in one of them");
  if (spec.kind == FusionNodeKind::Source ||
      spec.kind == FusionNodeKind::Reduce)
    return describeBuilt(fusible, spec.kind, depth);
  if (spec.kind != FusionNodeKind::Elementwise)
    return "";
  if (spec.body == FusionBodyKind::Built)
    return describeBuilt(fusible, spec.kind, depth);
  if (op->getNumResults() != 1 || !(findInstruction(op) || hasExpansion(op)))
    return say(typeOf(op), findWayOut(op));
  return "";
}

std::string mp::describeCodeFault(Operation *op) {
  return isa<FusibleOpInterface>(op) ? describe(op, 0) : "";
}

LogicalResult mp::refuseWithoutCode(Operation *op) {
  std::string fault = describeCodeFault(op);
  if (fault.empty())
    return success();
  return op->emitOpError() << fault;
}
