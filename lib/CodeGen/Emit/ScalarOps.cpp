//===- ScalarOps.cpp - Elementwise ops as LLVM instructions ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line an instruction of KernelCode.h. No fast-math flag is set: each op
// rounds once, so that GPU, CPU and interpreter agree on everything but sums.
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Transforms/Math/KernelCode.h"
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
                             llvm::Value *input, llvm::Type *type) {
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
  /// The magnitude against infinity; false of a NaN.
  llvm::Value *againstInfinity(llvm::CmpInst::Predicate predicate) {
    return b.CreateFCmp(predicate, unary(llvm::Intrinsic::fabs),
                        llvm::ConstantFP::getInfinity(in[0]->getType()));
  }
  llvm::Value *countZeros(ID id) {
    return b.CreateIntrinsic(id, {in[0]->getType()}, {in[0], b.getFalse()});
  }
  /// Infinity and NaN are above the range, subnormals below.
  llvm::Value *isNormal() {
    llvm::Type *lanes = in[0]->getType();
    llvm::Value *least = llvm::ConstantFP::get(
        lanes, llvm::APFloat::getSmallestNormalized(
                   lanes->getScalarType()->getFltSemantics()));
    llvm::Value *isLarge = b.CreateFCmpOGE(unary(llvm::Intrinsic::fabs), least);
    return b.CreateAnd(isLarge, againstInfinity(llvm::CmpInst::FCMP_OLT));
  }
  llvm::Value *floatArithmetic(Operation *op, KernelInstruction instruction);
  llvm::Value *integerArithmetic(Operation *op, KernelInstruction instruction);
  llvm::Value *conversion(Operation *op, KernelInstruction instruction);
  llvm::Value *emit(Operation *op, KernelInstruction instruction);
};

} // namespace

static bool isTowardZero(arith::TruncFOp op) {
  return op.getRoundingmode() == arith::RoundingMode::toward_zero;
}

llvm::Value *Emitter::floatArithmetic(Operation *op,
                                      KernelInstruction instruction) {
  using I = llvm::Instruction;
  using K = KernelInstruction;
  namespace N = llvm::Intrinsic;
  switch (instruction) {
  case K::AddF:
    return binary(I::FAdd);
  case K::SubF:
    return binary(I::FSub);
  case K::MulF:
    return binary(I::FMul);
  case K::DivF:
    return binary(I::FDiv);
  case K::NegF:
    return b.CreateFNeg(in[0]);
  case K::MaximumF:
    return pair(N::maximum);
  case K::MinimumF:
    return pair(N::minimum);
  case K::MaxNumF:
    return pair(N::maxnum);
  case K::MinNumF:
    return pair(N::minnum);
  case K::CompareF:
    return b.CreateFCmp(
        getPredicate(llvm::cast<arith::CmpFOp>(op).getPredicate()), in[0],
        in[1]);
  case K::AbsF:
    return unary(N::fabs);
  case K::Sqrt:
    return unary(N::sqrt);
  case K::Floor:
    return unary(N::floor);
  case K::Ceil:
    return unary(N::ceil);
  case K::Trunc:
    return unary(N::trunc);
  case K::RoundEven:
    return unary(N::roundeven);
  case K::CopySign:
    return pair(N::copysign);
  case K::Fma:
    return b.CreateIntrinsic(N::fma, {in[0]->getType()}, {in[0], in[1], in[2]});
  case K::IsNaN:
    return b.CreateFCmpUNO(in[0], in[0]);
  case K::IsInf:
    return againstInfinity(llvm::CmpInst::FCMP_OEQ);
  case K::IsFinite:
    return againstInfinity(llvm::CmpInst::FCMP_OLT);
  case K::IsNormal:
    return isNormal();
  default:
    return nullptr;
  }
}

llvm::Value *Emitter::integerArithmetic(Operation *op,
                                        KernelInstruction instruction) {
  using I = llvm::Instruction;
  using K = KernelInstruction;
  namespace N = llvm::Intrinsic;
  switch (instruction) {
  case K::AddI:
    return binary(I::Add);
  case K::SubI:
    return binary(I::Sub);
  case K::MulI:
    return binary(I::Mul);
  case K::DivS:
    return binary(I::SDiv);
  case K::DivU:
    return binary(I::UDiv);
  case K::RemS:
    return binary(I::SRem);
  case K::RemU:
    return binary(I::URem);
  case K::And:
    return binary(I::And);
  case K::Or:
    return binary(I::Or);
  case K::Xor:
    return binary(I::Xor);
  case K::ShiftLeft:
    return binary(I::Shl);
  case K::ShiftRightS:
    return binary(I::AShr);
  case K::ShiftRightU:
    return binary(I::LShr);
  case K::MaxS:
    return pair(N::smax);
  case K::MaxU:
    return pair(N::umax);
  case K::MinS:
    return pair(N::smin);
  case K::MinU:
    return pair(N::umin);
  case K::CompareI:
    return b.CreateICmp(
        getPredicate(llvm::cast<arith::CmpIOp>(op).getPredicate()), in[0],
        in[1]);
  case K::AbsI:
    return b.CreateIntrinsic(N::abs, {in[0]->getType()}, {in[0], b.getFalse()});
  case K::CountOnes:
    return unary(N::ctpop);
  case K::CountLeadingZeros:
    return countZeros(N::ctlz);
  case K::CountTrailingZeros:
    return countZeros(N::cttz);
  default:
    return nullptr;
  }
}

llvm::Value *Emitter::conversion(Operation *op, KernelInstruction instruction) {
  using I = llvm::Instruction;
  using K = KernelInstruction;
  namespace N = llvm::Intrinsic;
  switch (instruction) {
  case K::Select:
    return b.CreateSelect(in[0], in[1], in[2]);
  case K::Bitcast:
    return cast(I::BitCast);
  case K::ExtendS:
    return cast(I::SExt);
  case K::ExtendU:
    return cast(I::ZExt);
  case K::TruncateI:
    return cast(I::Trunc);
  case K::SignedToFloat:
    return cast(I::SIToFP);
  case K::UnsignedToFloat:
    return cast(I::UIToFP);
  case K::FloatToSigned:
    return convert(N::fptosi_sat);
  case K::FloatToUnsigned:
    return convert(N::fptoui_sat);
  case K::TruncateF:
    return convertFloat(b, in[0], type,
                        isTowardZero(llvm::cast<arith::TruncFOp>(op)));
  case K::ConvertF:
    return convertFloat(b, in[0], type, /*towardZero=*/false);
  case K::Cast:
    return emitCast(b, llvm::cast<CastOp>(op), in[0], type);
  case K::PackBits:
    return b.CreateBitCast(in[0], b.getInt8Ty());
  default:
    return nullptr;
  }
}

llvm::Value *Emitter::emit(Operation *op, KernelInstruction instruction) {
  if (llvm::Value *value = floatArithmetic(op, instruction))
    return value;
  if (llvm::Value *value = integerArithmetic(op, instruction))
    return value;
  return conversion(op, instruction);
}

llvm::Value *mp::emitScalarOp(llvm::IRBuilderBase &builder, Operation *op,
                              llvm::ArrayRef<llvm::Value *> operands,
                              unsigned width) {
  std::optional<KernelInstruction> instruction = findInstruction(op);
  if (!instruction)
    return nullptr;
  llvm::Type *type = getScalarType(getElementTypeOrSelf(op->getResult(0)),
                                   builder.getContext());
  Emitter emitter{builder, operands, getLaneType(type, width)};
  return emitter.emit(op, *instruction);
}
