//===- ScalarOps.cpp - Elementwise ops as LLVM instructions ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line an op. No fast-math flag is set: each op rounds once, so that GPU,
// CPU and interpreter agree on everything but sums.
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::Intrinsic::ID;

llvm::Type *mp::getScalarType(Type element, llvm::LLVMContext &context) {
  return llvm::TypeSwitch<Type, llvm::Type *>(element)
      .Case([&](Float16Type) { return llvm::Type::getHalfTy(context); })
      .Case([&](BFloat16Type) { return llvm::Type::getBFloatTy(context); })
      .Case([&](Float32Type) { return llvm::Type::getFloatTy(context); })
      .Case([&](Float64Type) { return llvm::Type::getDoubleTy(context); })
      .Case([&](IntegerType type) {
        return llvm::Type::getIntNTy(context, type.getWidth());
      })
      .Default([](Type) { return nullptr; });
}

llvm::Type *mp::getMemoryType(Type element, llvm::LLVMContext &context) {
  return element.isInteger(1) ? llvm::Type::getInt8Ty(context)
                              : getScalarType(element, context);
}

llvm::Type *mp::getLaneType(llvm::Type *type, unsigned width) {
  return width == 1 ? type : llvm::FixedVectorType::get(type, width);
}

llvm::Constant *mp::emitConstant(Attribute value, llvm::LLVMContext &context) {
  if (auto real = dyn_cast<FloatAttr>(value))
    return llvm::ConstantFP::get(getScalarType(real.getType(), context),
                                 real.getValue());
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return llvm::ConstantInt::get(context, integer.getValue());
  return nullptr;
}

static llvm::CmpInst::Predicate getPredicate(arith::CmpFPredicate predicate) {
  using In = arith::CmpFPredicate;
  using Out = llvm::CmpInst;
  switch (predicate) {
  case In::AlwaysFalse:
    return Out::FCMP_FALSE;
  case In::OEQ:
    return Out::FCMP_OEQ;
  case In::OGT:
    return Out::FCMP_OGT;
  case In::OGE:
    return Out::FCMP_OGE;
  case In::OLT:
    return Out::FCMP_OLT;
  case In::OLE:
    return Out::FCMP_OLE;
  case In::ONE:
    return Out::FCMP_ONE;
  case In::ORD:
    return Out::FCMP_ORD;
  case In::UEQ:
    return Out::FCMP_UEQ;
  case In::UGT:
    return Out::FCMP_UGT;
  case In::UGE:
    return Out::FCMP_UGE;
  case In::ULT:
    return Out::FCMP_ULT;
  case In::ULE:
    return Out::FCMP_ULE;
  case In::UNE:
    return Out::FCMP_UNE;
  case In::UNO:
    return Out::FCMP_UNO;
  case In::AlwaysTrue:
    return Out::FCMP_TRUE;
  }
  llvm_unreachable("unknown predicate");
}

static llvm::CmpInst::Predicate getPredicate(arith::CmpIPredicate predicate) {
  using In = arith::CmpIPredicate;
  using Out = llvm::CmpInst;
  switch (predicate) {
  case In::eq:
    return Out::ICMP_EQ;
  case In::ne:
    return Out::ICMP_NE;
  case In::slt:
    return Out::ICMP_SLT;
  case In::sle:
    return Out::ICMP_SLE;
  case In::sgt:
    return Out::ICMP_SGT;
  case In::sge:
    return Out::ICMP_SGE;
  case In::ult:
    return Out::ICMP_ULT;
  case In::ule:
    return Out::ICMP_ULE;
  case In::ugt:
    return Out::ICMP_UGT;
  case In::uge:
    return Out::ICMP_UGE;
  }
  llvm_unreachable("unknown predicate");
}

/// Of two neighbours that a value lies between, the one nearer to zero: where
/// rounding to nearest went away from zero, one unit in the last place back.
static llvm::Value *truncateTowardZero(llvm::IRBuilderBase &b, llvm::Value *in,
                                       llvm::Type *type) {
  llvm::Value *nearest = b.CreateFPTrunc(in, type);
  llvm::Value *back = b.CreateFPExt(nearest, in->getType());
  llvm::Value *away =
      b.CreateFCmpOGT(b.CreateUnaryIntrinsic(llvm::Intrinsic::fabs, back),
                      b.CreateUnaryIntrinsic(llvm::Intrinsic::fabs, in));
  llvm::Type *bits;
  if (auto vector = dyn_cast<llvm::FixedVectorType>(type))
    bits = llvm::VectorType::getInteger(vector);
  else
    bits = b.getIntNTy(type->getScalarSizeInBits());
  llvm::Value *pattern = b.CreateBitCast(nearest, bits);
  llvm::Value *lower = b.CreateSub(pattern, llvm::ConstantInt::get(bits, 1));
  return b.CreateBitCast(b.CreateSelect(away, lower, pattern), type);
}

/// A float as another type has it, rounded where that holds less.
static llvm::Value *convertFloat(llvm::IRBuilderBase &b, llvm::Value *input,
                                 llvm::Type *type, bool towardZero) {
  unsigned from = input->getType()->getScalarSizeInBits();
  unsigned to = type->getScalarSizeInBits();
  if (input->getType() == type)
    return input;
  if (from < to)
    return b.CreateFPExt(input, type);
  if (from == to) // f16 and bf16: exact in f32, then one rounding
    input = b.CreateFPExt(input, type->getWithNewType(b.getFloatTy()));
  return towardZero ? truncateTowardZero(b, input, type)
                    : b.CreateFPTrunc(input, type);
}

static llvm::Value *emitCast(llvm::IRBuilderBase &b, CastOp op,
                             llvm::Value *input, unsigned width) {
  llvm::Type *type = getLaneType(
      getScalarType(getElementTypeOrSelf(op.getResult()), b.getContext()),
      width);
  llvm::Value *result =
      convertFloat(b, input, type, op.getRounding() == Rounding::TowardZero);
  if (!op.getSaturate())
    return result;
  auto &semantics = type->getScalarType()->getFltSemantics();
  llvm::Value *largest =
      llvm::ConstantFP::get(type, llvm::APFloat::getLargest(semantics));
  llvm::Value *infinite =
      b.CreateFCmpOEQ(b.CreateUnaryIntrinsic(llvm::Intrinsic::fabs, result),
                      llvm::ConstantFP::getInfinity(type));
  llvm::Value *clamped =
      b.CreateBinaryIntrinsic(llvm::Intrinsic::copysign, largest, result);
  return b.CreateSelect(infinite, clamped, result);
}

namespace {

/// The tables by shape of instruction.
struct Emitter {
  llvm::IRBuilderBase &b;
  llvm::ArrayRef<llvm::Value *> in;
  llvm::Type *type;

  llvm::Value *binary(llvm::Instruction::BinaryOps opcode) {
    return b.CreateBinOp(opcode, in[0], in[1]);
  }
  llvm::Value *cast(llvm::Instruction::CastOps opcode) {
    return b.CreateCast(opcode, in[0], type);
  }
  llvm::Value *unary(ID id) { return b.CreateUnaryIntrinsic(id, in[0]); }
  llvm::Value *pair(ID id) { return b.CreateBinaryIntrinsic(id, in[0], in[1]); }
  llvm::Value *convert(ID id) {
    return b.CreateIntrinsic(id, {type, in[0]->getType()}, {in[0]});
  }
  llvm::Value *truncate(arith::TruncFOp op) {
    using Mode = arith::RoundingMode;
    Mode mode = op.getRoundingmode().value_or(Mode::to_nearest_even);
    if (mode != Mode::to_nearest_even && mode != Mode::toward_zero)
      return nullptr;
    return convertFloat(b, in[0], type, mode == Mode::toward_zero);
  }
  /// The magnitude against infinity; false of a NaN.
  llvm::Value *againstInfinity(llvm::CmpInst::Predicate predicate) {
    return b.CreateFCmp(predicate, unary(llvm::Intrinsic::fabs),
                        llvm::ConstantFP::getInfinity(in[0]->getType()));
  }
  llvm::Value *countZeros(ID id) {
    return b.CreateIntrinsic(id, {in[0]->getType()}, {in[0], b.getFalse()});
  }
  llvm::Value *arithmetic(Operation *op);
  llvm::Value *conversion(Operation *op);
  llvm::Value *function(Operation *op);
};

} // namespace

llvm::Value *Emitter::arithmetic(Operation *op) {
  using I = llvm::Instruction;
  namespace N = llvm::Intrinsic;
  using namespace arith;
  return llvm::TypeSwitch<Operation *, llvm::Value *>(op)
      .Case([&](AddFOp) { return binary(I::FAdd); })
      .Case([&](SubFOp) { return binary(I::FSub); })
      .Case([&](MulFOp) { return binary(I::FMul); })
      .Case([&](DivFOp) { return binary(I::FDiv); })
      .Case([&](NegFOp) { return b.CreateFNeg(in[0]); })
      .Case([&](MaximumFOp) { return pair(N::maximum); })
      .Case([&](MinimumFOp) { return pair(N::minimum); })
      .Case([&](MaxNumFOp) { return pair(N::maxnum); })
      .Case([&](MinNumFOp) { return pair(N::minnum); })
      .Case([&](AddIOp) { return binary(I::Add); })
      .Case([&](SubIOp) { return binary(I::Sub); })
      .Case([&](MulIOp) { return binary(I::Mul); })
      .Case([&](DivSIOp) { return binary(I::SDiv); })
      .Case([&](DivUIOp) { return binary(I::UDiv); })
      .Case([&](RemSIOp) { return binary(I::SRem); })
      .Case([&](RemUIOp) { return binary(I::URem); })
      .Case([&](AndIOp) { return binary(I::And); })
      .Case([&](OrIOp) { return binary(I::Or); })
      .Case([&](XOrIOp) { return binary(I::Xor); })
      .Case([&](ShLIOp) { return binary(I::Shl); })
      .Case([&](ShRSIOp) { return binary(I::AShr); })
      .Case([&](ShRUIOp) { return binary(I::LShr); })
      .Case([&](MaxSIOp) { return pair(N::smax); })
      .Case([&](MaxUIOp) { return pair(N::umax); })
      .Case([&](MinSIOp) { return pair(N::smin); })
      .Case([&](MinUIOp) { return pair(N::umin); })
      .Case([&](CmpFOp op) {
        return b.CreateFCmp(getPredicate(op.getPredicate()), in[0], in[1]);
      })
      .Case([&](CmpIOp op) {
        return b.CreateICmp(getPredicate(op.getPredicate()), in[0], in[1]);
      })
      .Case([&](SelectOp) { return b.CreateSelect(in[0], in[1], in[2]); })
      .Default([](Operation *) { return nullptr; });
}

llvm::Value *Emitter::conversion(Operation *op) {
  using I = llvm::Instruction;
  namespace N = llvm::Intrinsic;
  using namespace arith;
  return llvm::TypeSwitch<Operation *, llvm::Value *>(op)
      .Case([&](ExtSIOp) { return cast(I::SExt); })
      .Case([&](ExtUIOp) { return cast(I::ZExt); })
      .Case([&](TruncIOp) { return cast(I::Trunc); })
      .Case([&](SIToFPOp) { return cast(I::SIToFP); })
      .Case([&](UIToFPOp) { return cast(I::UIToFP); })
      .Case([&](FPToSIOp) { return convert(N::fptosi_sat); })
      .Case([&](FPToUIOp) { return convert(N::fptoui_sat); })
      .Case([&](TruncFOp op) { return truncate(op); })
      .Case([&](BitcastOp) { return cast(I::BitCast); })
      .Default([](Operation *) { return nullptr; });
}

llvm::Value *Emitter::function(Operation *op) {
  namespace N = llvm::Intrinsic;
  using namespace math;
  return llvm::TypeSwitch<Operation *, llvm::Value *>(op)
      .Case([&](AbsFOp) { return unary(N::fabs); })
      .Case([&](SqrtOp) { return unary(N::sqrt); })
      .Case([&](FloorOp) { return unary(N::floor); })
      .Case([&](CeilOp) { return unary(N::ceil); })
      .Case([&](TruncOp) { return unary(N::trunc); })
      .Case([&](RoundEvenOp) { return unary(N::roundeven); })
      .Case([&](CopySignOp) { return pair(N::copysign); })
      .Case([&](FmaOp) {
        return b.CreateIntrinsic(N::fma, {in[0]->getType()},
                                 {in[0], in[1], in[2]});
      })
      .Case([&](AbsIOp) {
        return b.CreateIntrinsic(N::abs, {in[0]->getType()},
                                 {in[0], b.getFalse()});
      })
      .Case([&](CtPopOp) { return unary(N::ctpop); })
      .Case([&](CountLeadingZerosOp) { return countZeros(N::ctlz); })
      .Case([&](CountTrailingZerosOp) { return countZeros(N::cttz); })
      .Case([&](IsNaNOp) { return b.CreateFCmpUNO(in[0], in[0]); })
      .Case([&](IsInfOp) { return againstInfinity(llvm::CmpInst::FCMP_OEQ); })
      .Case(
          [&](IsFiniteOp) { return againstInfinity(llvm::CmpInst::FCMP_OLT); })
      .Default([](Operation *) { return nullptr; });
}

llvm::Value *mp::emitScalarOp(llvm::IRBuilderBase &builder, Operation *op,
                              llvm::ArrayRef<llvm::Value *> operands,
                              unsigned width) {
  if (auto cast = dyn_cast<CastOp>(op))
    return emitCast(builder, cast, operands[0], width);
  llvm::Type *type = getScalarType(getElementTypeOrSelf(op->getResult(0)),
                                   builder.getContext());
  Emitter emitter{builder, operands, getLaneType(type, width)};
  if (llvm::Value *value = emitter.arithmetic(op))
    return value;
  if (llvm::Value *value = emitter.conversion(op))
    return value;
  return emitter.function(op);
}
