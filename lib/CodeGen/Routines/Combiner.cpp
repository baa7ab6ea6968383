//===- Combiner.cpp - Combining elements in an order ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"

#include "../Emit/ScalarOps.h"

#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::mp;

llvm::Type *mp::getRegisterType(llvm::LLVMContext &context, Type element) {
  llvm::Type *type = getScalarType(element, context);
  bool isNarrow =
      type->isFloatingPointTy() && type->getPrimitiveSizeInBits() < 32;
  return isNarrow ? llvm::Type::getFloatTy(context) : type;
}

llvm::Value *mp::widenFloat(llvm::IRBuilder<> &b, llvm::Value *value,
                            llvm::Type *type) {
  return value->getType() == type ? value : b.CreateFPExt(value, type);
}

Combiner::Combiner(llvm::IRBuilder<> &builder, ReduceKind kind, Type result,
                   std::optional<FloatType> accumulator)
    : b(builder), kind(kind), element(getScalarType(result, b.getContext())),
      type(getRegisterType(b.getContext(), result)) {
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  llvm::Type *kept =
      accumulator ? getScalarType(*accumulator, b.getContext()) : element;
  if (rounds && kept->isFloatingPointTy() &&
      kept->getPrimitiveSizeInBits() < type->getPrimitiveSizeInBits() &&
      !type->isDoubleTy())
    rounded = kept;
}

/// Of i1, which counts as 0 and 1, the sign says nothing.
llvm::Constant *Combiner::getNeutral() const {
  unsigned bits = type->getPrimitiveSizeInBits();
  bool isFloat = type->isFloatingPointTy(), isFlag = bits == 1;
  auto integer = [&](const llvm::APInt &value) {
    return llvm::ConstantInt::get(b.getContext(), value);
  };
  switch (kind) {
  case ReduceKind::Mul:
    return isFloat ? llvm::ConstantFP::get(type, 1.0)
                   : llvm::ConstantInt::get(type, 1);
  case ReduceKind::Max:
    if (isFloat)
      return llvm::ConstantFP::getInfinity(type, /*Negative=*/true);
    return isFlag ? b.getFalse()
                  : integer(llvm::APInt::getSignedMinValue(bits));
  case ReduceKind::Min:
    if (isFloat)
      return llvm::ConstantFP::getInfinity(type);
    return isFlag ? b.getTrue() : integer(llvm::APInt::getSignedMaxValue(bits));
  case ReduceKind::And:
    return llvm::Constant::getAllOnesValue(type);
  case ReduceKind::Add:
  case ReduceKind::Or:
  case ReduceKind::Replace:
    return llvm::Constant::getNullValue(type);
  }
  llvm_unreachable("unknown combiner");
}

llvm::Value *Combiner::widen(llvm::Value *value) const {
  return type->isFloatingPointTy() ? widenFloat(b, value, type)
                                   : b.CreateSExt(value, type);
}

llvm::Value *Combiner::narrow(llvm::Value *partial) const {
  return type == element ? partial : b.CreateFPTrunc(partial, element);
}

llvm::Value *Combiner::combineFloats(llvm::Value *x, llvm::Value *y) const {
  switch (kind) {
  case ReduceKind::Add:
    return b.CreateFAdd(x, y);
  case ReduceKind::Mul:
    return b.CreateFMul(x, y);
  case ReduceKind::Max:
    return b.CreateBinaryIntrinsic(llvm::Intrinsic::maximum, x, y);
  case ReduceKind::Min:
    return b.CreateBinaryIntrinsic(llvm::Intrinsic::minimum, x, y);
  default:
    return y;
  }
}

llvm::Value *Combiner::combineIntegers(llvm::Value *x, llvm::Value *y) const {
  bool isFlag = type->isIntegerTy(1);
  switch (kind) {
  case ReduceKind::Add:
    return b.CreateAdd(x, y);
  case ReduceKind::Mul:
    return b.CreateMul(x, y);
  case ReduceKind::Max:
    return b.CreateBinaryIntrinsic(
        isFlag ? llvm::Intrinsic::umax : llvm::Intrinsic::smax, x, y);
  case ReduceKind::Min:
    return b.CreateBinaryIntrinsic(
        isFlag ? llvm::Intrinsic::umin : llvm::Intrinsic::smin, x, y);
  case ReduceKind::And:
    return b.CreateAnd(x, y);
  case ReduceKind::Or:
    return b.CreateOr(x, y);
  case ReduceKind::Replace:
    return y;
  }
  llvm_unreachable("unknown combiner");
}

llvm::Value *Combiner::combine(llvm::Value *x, llvm::Value *y) const {
  if (!type->isFloatingPointTy())
    return combineIntegers(x, y);
  llvm::Value *result = combineFloats(x, y);
  return rounded ? b.CreateFPExt(b.CreateFPTrunc(result, rounded), type)
                 : result;
}
