//===- ToyDialect.h - A dialect that knows nothing of mp --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stands for somebody else's: no header of this project is included. What makes
// it join is in ToyModels.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_LIB_TOY_TOYDIALECT_H
#define MP_TEST_LIB_TOY_TOYDIALECT_H

#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace toy {

using namespace mlir;

/// [M, K] x [K, N] -> [M, N], summed in f32.
class MatMulOp : public Op<MatMulOp, OpTrait::NOperands<2>::Impl,
                           OpTrait::OneResult, OpTrait::ZeroRegions> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.matmul"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
};

/// [M, K] x [K, N] -> [M, N], the largest sum of a pair: longest ways.
class MaxPlusOp : public Op<MaxPlusOp, OpTrait::NOperands<2>::Impl,
                            OpTrait::OneResult, OpTrait::ZeroRegions> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.maxplus"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
};

/// One operand, one result, no side effects.
template <typename OpTy, template <typename> class... Traits>
class UnaryOp : public Op<OpTy, OpTrait::OneOperand, OpTrait::OneResult,
                          OpTrait::ZeroRegions, MemoryEffectOpInterface::Trait,
                          Traits...> {
public:
  using Base = UnaryOp;
  using UnaryOp::Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  void getEffects(
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &) {}
};

/// Elementwise maximum with zero.
class ReluOp : public UnaryOp<ReluOp, OpTrait::Elementwise,
                              OpTrait::SameOperandsAndResultShape> {
public:
  using Base::Base;
  static StringRef getOperationName() { return "toy.relu"; }
};

/// Elementwise x / (1 + exp(-x)).
class SwishOp : public UnaryOp<SwishOp> {
public:
  using Base::Base;
  static StringRef getOperationName() { return "toy.swish"; }
};

/// The last dimension in reverse order.
class MirrorOp : public UnaryOp<MirrorOp> {
public:
  using Base::Base;
  static StringRef getOperationName() { return "toy.mirror"; }
};

/// The largest magnitude along the last dimension.
class PeakOp : public UnaryOp<PeakOp> {
public:
  using Base::Base;
  static StringRef getOperationName() { return "toy.peak"; }
};

/// Elementwise, but nobody says so.
class SilentOp : public UnaryOp<SilentOp> {
public:
  using Base::Base;
  static StringRef getOperationName() { return "toy.silent"; }
};

/// Each element is the sum of its indices.
class GridOp : public Op<GridOp, OpTrait::ZeroOperands, OpTrait::OneResult,
                         OpTrait::ZeroRegions, MemoryEffectOpInterface::Trait> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.grid"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  void getEffects(
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &) {}
};

/// Runs its region once: the operands go in as arguments, and what toy.give
/// hands on comes out.
class ScopeOp
    : public Op<ScopeOp, OpTrait::VariadicOperands, OpTrait::VariadicResults,
                OpTrait::OneRegion, RegionBranchOpInterface::Trait> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.scope"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  using RegionBranchOpInterface::Trait<ScopeOp>::getSuccessorRegions;
  OperandRange getEntrySuccessorOperands(RegionSuccessor) {
    return (*this)->getOperands();
  }
  void getSuccessorRegions(RegionBranchPoint from,
                           SmallVectorImpl<RegionSuccessor> &to) {
    Region &body = (*this)->getRegion(0);
    if (from.isParent())
      to.emplace_back(&body, body.getArguments());
    else
      to.emplace_back(getOperation(), (*this)->getResults());
  }
};

/// Runs its region some number of times. Nothing goes in, and what toy.give
/// hands on in the last round comes out.
class RepeatOp
    : public Op<RepeatOp, OpTrait::ZeroOperands, OpTrait::VariadicResults,
                OpTrait::OneRegion, RegionBranchOpInterface::Trait,
                LoopLikeOpInterface::Trait> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.repeat"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  using RegionBranchOpInterface::Trait<RepeatOp>::getSuccessorRegions;
  void getSuccessorRegions(RegionBranchPoint from,
                           SmallVectorImpl<RegionSuccessor> &to) {
    Region &body = (*this)->getRegion(0);
    to.emplace_back(&body, body.getArguments());
    if (!from.isParent())
      to.emplace_back(getOperation(), (*this)->getResults());
  }
  SmallVector<Region *> getLoopRegions() { return {&(*this)->getRegion(0)}; }
};

/// Runs one of its regions, and what toy.give hands on comes out; of an empty
/// one come the operands.
class EitherOp
    : public Op<EitherOp, OpTrait::VariadicOperands, OpTrait::VariadicResults,
                OpTrait::VariadicRegions, RegionBranchOpInterface::Trait> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.either"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  using RegionBranchOpInterface::Trait<EitherOp>::getSuccessorRegions;
  OperandRange getEntrySuccessorOperands(RegionSuccessor successor) {
    OperandRange operands = (*this)->getOperands();
    return successor.isParent() ? operands : operands.take_front(0);
  }
  void getSuccessorRegions(RegionBranchPoint from,
                           SmallVectorImpl<RegionSuccessor> &to) {
    for (Region &region : (*this)->getRegions())
      if (from.isParent() && !region.empty())
        to.emplace_back(&region, region.getArguments());
    if (!from.isParent() ||
        llvm::any_of((*this)->getRegions(),
                     [](Region &region) { return region.empty(); }))
      to.emplace_back(getOperation(), (*this)->getResults());
  }
};

/// The end of a region of the ops above; the next round of a loop gets nothing.
class GiveOp
    : public Op<GiveOp, OpTrait::VariadicOperands, OpTrait::ZeroResults,
                OpTrait::ZeroRegions, OpTrait::ZeroSuccessors,
                OpTrait::IsTerminator, OpTrait::ReturnLike,
                RegionBranchTerminatorOpInterface::Trait> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.give"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  MutableOperandRange getMutableSuccessorOperands(RegionSuccessor successor) {
    return successor.isParent() ? MutableOperandRange(getOperation())
                                : MutableOperandRange(getOperation(), 0, 0);
  }
};

class ToyDialect : public Dialect {
public:
  explicit ToyDialect(MLIRContext *context);
  static StringRef getDialectNamespace() { return "toy"; }
};

/// Attaches the models that make the dialect join: ToyModels.cpp. Nothing is
/// attached to toy.silent.
void registerToyModels(DialectRegistry &registry);

} // namespace toy

#endif // MP_TEST_LIB_TOY_TOYDIALECT_H
