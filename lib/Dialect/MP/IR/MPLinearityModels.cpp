//===- MPLinearityModels.cpp - How mp ops pass a factor on ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One answer an op, in one place. Each is a theorem about the op in real
// arithmetic and a positive factor; rounding is not its subject.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;

using Kind = LinearityKind;
using Part = OperandPart;

namespace {
constexpr Linearity opaque = Linearity::of(Kind::Opaque);
constexpr Linearity linear = Linearity::of(Kind::Linear);
constexpr Linearity common = Linearity::of(Kind::Common);
constexpr Linearity product = Linearity::of(Kind::Product);
constexpr Linearity invariant = Linearity::of(Kind::Invariant);
} // namespace

/// Sums and extremes along dimensions or in windows.
static Linearity combination(ReduceKind kind) {
  switch (kind) {
  case ReduceKind::Add:
  case ReduceKind::Max:
  case ReduceKind::Min:
  case ReduceKind::Replace:
    return linear;
  case ReduceKind::Mul:
  case ReduceKind::And:
  case ReduceKind::Or:
    return opaque;
  }
  llvm_unreachable("not a kind of reduction");
}

// Contractions.
Linearity DotOp::getLinearity() { return product; }
Linearity ConvOp::getLinearity() { return product; }

// Shapes.
Linearity BroadcastOp::getLinearity() { return linear; }
Linearity ReshapeOp::getLinearity() { return linear; }
Linearity TransposeOp::getLinearity() { return linear; }
Linearity ReverseOp::getLinearity() { return linear; }
Linearity SliceOp::getLinearity() { return linear; }
Linearity PadOp::getLinearity() { return common; }
Linearity ConcatOp::getLinearity() { return common; }
Linearity IotaOp::getLinearity() { return opaque; }
Linearity SortOp::getLinearity() { return opaque; }
Linearity RngBitsOp::getLinearity() { return opaque; }
Linearity RandomWordsOp::getLinearity() { return opaque; }
Linearity BarrierOp::getLinearity() { return Linearity::of(Kind::Each); }

// Reductions and windows.
Linearity ReduceOp::getLinearity() { return combination(getKind()); }
Linearity PoolOp::getLinearity() { return combination(getKind()); }
Linearity PoolGradOp::getLinearity() {
  // A positive factor does not change which element of a window is chosen.
  return Linearity::parts(Kind::Linear, Part::Order, Part::Data, Part::Data);
}
Linearity ArgReduceOp::getLinearity() {
  // The indices are integers: they carry no factor.
  return Linearity::parts(Kind::Linear, Part::Data, Part::Control,
                          Part::Control);
}

// Indexing.
Linearity GatherOp::getLinearity() {
  return Linearity::parts(Kind::Linear, Part::Data, Part::Control,
                          Part::Control);
}
Linearity ScatterOp::getLinearity() {
  if (getKind() == ReduceKind::Mul)
    return Linearity::parts(Kind::Weighed, Part::Data, Part::Control,
                            Part::Data);
  if (combination(getKind()).kind == Kind::Opaque)
    return opaque;
  Linearity rule =
      Linearity::parts(Kind::Common, Part::Data, Part::Control, Part::Data);
  rule.updatesParts = true;
  return rule;
}

// Precision and elementwise.
Linearity CastOp::getLinearity() { return getSaturate() ? opaque : linear; }
Linearity LogisticOp::getLinearity() { return opaque; }

/// Of all operands but those of integers, such as places, which have no factor.
static Linearity commonOfNumbers(ValueRange operands) {
  SmallVector<Part> parts = llvm::map_to_vector(operands, [](Value operand) {
    return isa<IntegerType>(getElementTypeOrSelf(operand)) ? Part::Control
                                                           : Part::Data;
  });
  if (!llvm::is_contained(parts, Part::Control))
    return common;
  parts.resize(std::max<size_t>(parts.size(), 3), parts.back());
  if (!llvm::all_equal(llvm::drop_begin(parts, 2)))
    return opaque;
  return Linearity::parts(Kind::Common, parts[0], parts[1], parts[2]);
}

// What is kept as it came.
Linearity OpaqueOp::getLinearity() {
  switch (getRule()) {
  case ScalingRule::Unknown:
    return opaque;
  case ScalingRule::Linear:
    return Linearity::parts(Kind::Linear, Part::Data, Part::Control,
                            Part::Control);
  case ScalingRule::Each:
    return Linearity::of(Kind::Each);
  case ScalingRule::Common:
    return commonOfNumbers(getOperands());
  case ScalingRule::Product:
    return product;
  case ScalingRule::Quotient:
    return Linearity::of(Kind::Quotient);
  case ScalingRule::Root:
    return Linearity::power(1, 2);
  case ScalingRule::Solve:
    return Linearity::parts(Kind::Linear, Part::Control, Part::Data,
                            Part::Control);
  case ScalingRule::Choice:
    return Linearity::parts(Kind::Common, Part::Control, Part::Data,
                            Part::Data);
  case ScalingRule::Invariant:
    return invariant;
  }
  llvm_unreachable("not a rule");
}

// Training state. The scale itself has degree 1.
Linearity ScaleOp::getLinearity() { return product; }
Linearity UnscaleOp::getLinearity() { return Linearity::of(Kind::Quotient); }
Linearity AllFiniteOp::getLinearity() {
  // Each operand is asked by itself.
  return Linearity::parts(Kind::Invariant, Part::Order, Part::Order,
                          Part::Order);
}
Linearity AmaxOp::getLinearity() { return common; }
// Which gradients count as large depends on their factor.
Linearity HistogramOp::getLinearity() {
  return Linearity::parts(Kind::Invariant, Part::Control, Part::Control,
                          Part::Control);
}
// A scaler moves the scale; the scale is not a value of the step.
static constexpr Linearity scaler = Linearity::parts(
    Kind::Invariant, Part::Order, Part::Control, Part::Control);
Linearity UpdateLossScaleOp::getLinearity() { return scaler; }
Linearity UpdateLossScaleLogMaxOp::getLinearity() { return scaler; }
Linearity UpdateLossScaleHistogramOp::getLinearity() { return scaler; }
Linearity DetectStallOp::getLinearity() { return invariant; }
// A difference of state in units of its own: no factor changes which is 0.
Linearity AnyChangedOp::getLinearity() { return invariant; }
Linearity GuardOp::getLinearity() {
  return Linearity::parts(Kind::Branch, Part::Control, Part::Data, Part::Data);
}
// Its control flow says where factors go.
Linearity ManualComputationOp::getLinearity() { return opaque; }
Linearity YieldOp::getLinearity() { return opaque; }
Linearity FusionOp::getLinearity() { return opaque; }
Linearity PackBitsOp::getLinearity() { return opaque; }
