//===- MPOpaqueOps.cpp - Verifiers and effects of what only XLA can run ---===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is inside is not looked into: only its border has to fit.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "ShapeRules.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPOpaqueOps.cpp.inc"

void MPDialect::registerOpaqueOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPOpaqueOps.cpp.inc"
      >();
}

std::string OpaqueOp::getDisplayName() {
  std::string name = getKept().str();
  if (DictionaryAttr config = getConfigAttr())
    if (auto target = config.getAs<StringAttr>("call_target_name"))
      return name + " @" + target.str();
  return name;
}

static LogicalResult refuseToRunOp(Operation *op, StringRef name) {
  InFlightDiagnostic error = emitError(op->getLoc())
                             << "only XLA can run " << escape(name);
  error.attachNote() << "mp-opt --emit=stablehlo writes the step for it";
  return error;
}

LogicalResult OpaqueOp::refuseToRun() {
  return refuseToRunOp(*this, getDisplayName());
}

void OpaqueOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!getHasEffects())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

/// Whether `type` is `kept`, or that with elements without a sign.
static bool isSignless(Type kept, Type type) {
  auto outer = dyn_cast<RankedTensorType>(kept);
  if (kept == type || !outer || !outer.getElementType().isUnsignedInteger())
    return kept == type;
  return type == outer.clone(IntegerType::get(type.getContext(),
                                              outer.getElementTypeBitWidth()));
}

static LogicalResult verifySignature(OpaqueOp op, TypeRange kept,
                                     TypeRange types, StringRef what) {
  if (kept.size() != types.size())
    return op.emitOpError() << "has " << types.size() << " " << what
                            << ", but its signature has " << kept.size();
  for (auto [outer, inner] : llvm::zip_equal(kept, types))
    if (!isSignless(outer, inner))
      return op.emitOpError()
             << "has a signature with type " << outer << " among the " << what
             << ", expected " << inner << ", or that of unsigned elements";
  return success();
}

/// How many operands the rule speaks of; none if of any number.
static std::optional<unsigned> getOperandCount(ScalingRule rule) {
  if (rule == ScalingRule::Quotient || rule == ScalingRule::Solve)
    return 2;
  if (rule == ScalingRule::Root)
    return 1;
  return std::nullopt;
}

static LogicalResult verifyRule(OpaqueOp op) {
  std::optional<unsigned> count = getOperandCount(op.getRule());
  if (count && *count != op->getNumOperands())
    return op.emitOpError()
           << "has " << op->getNumOperands() << " operands, but rule "
           << stringifyScalingRule(op.getRule()) << " is for " << *count;
  if (op.getRule() == ScalingRule::Each &&
      op->getNumOperands() != op->getNumResults())
    return op.emitOpError()
           << "has " << op->getNumOperands() << " operands and "
           << op->getNumResults() << " results, but rule each is for as many";
  return success();
}

LogicalResult OpaqueOp::verify() {
  auto [dialect, mnemonic] = getKept().split('.');
  if (dialect.empty() || mnemonic.empty())
    return emitOpError() << "keeps '" << getKept()
                         << "', expected the name of an op, such as "
                            "stablehlo.fft";
  if (getMoves() && (getNumOperands() != 1 || getNumResults() != 1 ||
                     getElementTypeOrSelf(getOperand(0)) !=
                         getElementTypeOrSelf(getResult(0))))
    return emitOpError() << "moves elements, but does not have one operand and "
                            "one result of one element type";
  if (failed(verifyRule(*this)))
    return failure();
  if (!getSignature())
    return success();
  auto type = cast<FunctionType>(*getSignature());
  if (failed(verifySignature(*this, type.getInputs(), getOperandTypes(),
                             "operands")))
    return failure();
  return verifySignature(*this, type.getResults(), getResultTypes(), "results");
}

//===----------------------------------------------------------------------===//
// Computations of each device
//===----------------------------------------------------------------------===//

LogicalResult ManualComputationOp::refuseToRun() {
  return refuseToRunOp(*this, "sdy.manual_computation");
}

/// Whether `part` may be a part of a value of type `whole`.
static bool isPartOf(Type part, Type whole) {
  auto of = dyn_cast<RankedTensorType>(whole);
  auto tensor = dyn_cast<RankedTensorType>(part);
  return of && tensor && of.getElementType() == tensor.getElementType() &&
         of.getRank() == tensor.getRank() &&
         llvm::all_of(llvm::zip_equal(of.getShape(), tensor.getShape()),
                      [](auto sizes) {
                        auto [all, some] = sizes;
                        return some == all || (some > 0 && all % some == 0);
                      });
}

/// The verifier of the interface asks it of what goes in and out.
bool ManualComputationOp::areTypesCompatible(Type lhs, Type rhs) {
  return isPartOf(lhs, rhs) || isPartOf(rhs, lhs);
}

OperandRange
ManualComputationOp::getEntrySuccessorOperands(RegionSuccessor /*successor*/) {
  return getInputs();
}

void ManualComputationOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&getBody(), getBody().getArguments());
  else
    regions.emplace_back(getOperation(), getResults());
}
