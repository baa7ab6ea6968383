//===- MPPrecisionModels.cpp - Precision of the mp ops --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How each op behaves in a narrow type: one line an op, by behaviour.
// Contractions gain and are safe because their partial sums stay in f32; a sum
// reads and writes any type but adds in f32; shape ops move bits; state stays
// f32.
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

/// Whether a combiner keeps a rounded partial result. The others select.
static bool accumulates(ReduceKind kind) {
  return kind == ReduceKind::Add || kind == ReduceKind::Mul;
}

/// A contraction: narrow operands of one type, sums in f32, one rounding.
static PrecisionSpec contraction() {
  PrecisionSpec spec =
      PrecisionSpec::uniform(OpClass::Allow, PortRole::Compute);
  spec.results.fill(PortRole::Store);
  spec.accumulates = true;
  return spec;
}

/// A combination of many elements: an exact selection, or a sum in f32.
static PrecisionSpec combination(ReduceKind kind, OpClass ofSums) {
  PrecisionSpec spec = PrecisionSpec::moves();
  if (accumulates(kind)) {
    spec = PrecisionSpec::uniform(ofSums, PortRole::Load);
    spec.results.fill(PortRole::Store);
    spec.accumulates = spec.computesWide = true;
  }
  spec.variant = stringifyReduceKind(kind);
  return spec;
}

PrecisionSpec DotOp::getPrecisionSpec() { return contraction(); }

PrecisionSpec ConvOp::getPrecisionSpec() {
  PrecisionSpec spec = contraction();
  spec.hasOneTypeOnChips = true;
  spec.variant = stringifyConvKind(getKind());
  return spec;
}

PrecisionSpec ReduceOp::getPrecisionSpec() {
  return combination(getKind(), OpClass::Deny);
}

PrecisionSpec PoolOp::getPrecisionSpec() {
  return combination(getKind(), OpClass::Infer);
}

// The gradient of a pool selects; what several windows give to one element is
// summed. TensorFlow's MaxPoolGrad is clear.
PrecisionSpec PoolGradOp::getPrecisionSpec() {
  PrecisionSpec spec = PrecisionSpec::moves();
  spec.variant = stringifyReduceKind(getKind());
  spec.accumulates = true;
  return spec;
}

// Many small updates of one element are absorbed by a narrow sum; each of them
// may be narrow itself.
PrecisionSpec ScatterOp::getPrecisionSpec() {
  PrecisionSpec spec = PrecisionSpec::moves();
  if (accumulates(getKind())) {
    spec = PrecisionSpec::uniform(OpClass::Deny, PortRole::Compute);
    spec.operands[2] = PortRole::Load;
    spec.accumulates = spec.computesWide = true;
  }
  spec.variant = stringifyReduceKind(getKind());
  return spec;
}

PrecisionSpec ArgReduceOp::getPrecisionSpec() {
  PrecisionSpec spec = PrecisionSpec::moves();
  spec.variant = stringifyReduceKind(getKind());
  return spec;
}

// Values of one type are one choice; of several, each keeps its own. Results
// are asked: while a plan is applied, operands change their types before the
// op.
PrecisionSpec BarrierOp::getPrecisionSpec() {
  FloatType common;
  for (Value result : getResults())
    if (FloatType type = getPlannableType(result)) {
      if (common && type != common)
        return PrecisionSpec::opaque();
      common = type;
    }
  return PrecisionSpec::moves();
}

PrecisionSpec BroadcastOp::getPrecisionSpec() { return PrecisionSpec::moves(); }
PrecisionSpec ConcatOp::getPrecisionSpec() { return PrecisionSpec::moves(); }
PrecisionSpec GatherOp::getPrecisionSpec() { return PrecisionSpec::moves(); }
PrecisionSpec PadOp::getPrecisionSpec() { return PrecisionSpec::moves(); }
PrecisionSpec ReshapeOp::getPrecisionSpec() { return PrecisionSpec::moves(); }
PrecisionSpec ReverseOp::getPrecisionSpec() { return PrecisionSpec::moves(); }
PrecisionSpec SliceOp::getPrecisionSpec() { return PrecisionSpec::moves(); }
PrecisionSpec TransposeOp::getPrecisionSpec() { return PrecisionSpec::moves(); }

// TensorFlow's Sigmoid.
PrecisionSpec LogisticOp::getPrecisionSpec() {
  return PrecisionSpec::elementwise(OpClass::Infer);
}

// Integers above 2048 are not f16 numbers.
PrecisionSpec SortOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }
PrecisionSpec RngBitsOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }
PrecisionSpec RandomWordsOp::getPrecisionSpec() {
  return PrecisionSpec::opaque();
}
// What nobody knows reads what it read before.
PrecisionSpec OpaqueOp::getPrecisionSpec() {
  return getMoves() ? PrecisionSpec::moves() : PrecisionSpec::opaque();
}
PrecisionSpec IotaOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }
// A conversion someone asked for.
PrecisionSpec CastOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }

// A gradient may arrive narrow; it is divided and kept in f32.
PrecisionSpec UnscaleOp::getPrecisionSpec() {
  PrecisionSpec spec = PrecisionSpec::uniform(OpClass::Deny, PortRole::Keep);
  spec.operands[0] = PortRole::Load;
  spec.computesWide = spec.takesGradients = true;
  return spec;
}

/// Of what reads gradients and gives scalars.
static PrecisionSpec readsGradients() {
  PrecisionSpec spec = PrecisionSpec::uniform(OpClass::Deny, PortRole::Load);
  spec.results = {PortRole::Keep, PortRole::Keep};
  spec.computesWide = spec.takesGradients = true;
  return spec;
}
PrecisionSpec AllFiniteOp::getPrecisionSpec() { return readsGradients(); }
PrecisionSpec AmaxOp::getPrecisionSpec() { return readsGradients(); }
PrecisionSpec HistogramOp::getPrecisionSpec() {
  PrecisionSpec spec = readsGradients();
  spec.operands[0] = PortRole::Keep; // the scale
  return spec;
}

PrecisionSpec ScaleOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }
PrecisionSpec UpdateLossScaleOp::getPrecisionSpec() {
  return PrecisionSpec::opaque();
}
PrecisionSpec UpdateLossScaleLogMaxOp::getPrecisionSpec() {
  return PrecisionSpec::opaque();
}
PrecisionSpec UpdateLossScaleHistogramOp::getPrecisionSpec() {
  return PrecisionSpec::opaque();
}
PrecisionSpec AnyChangedOp::getPrecisionSpec() {
  return PrecisionSpec::opaque();
}
PrecisionSpec DetectStallOp::getPrecisionSpec() {
  return PrecisionSpec::opaque();
}
PrecisionSpec YieldOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }
PrecisionSpec FusionOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }
PrecisionSpec PackBitsOp::getPrecisionSpec() { return PrecisionSpec::opaque(); }
PrecisionSpec ManualComputationOp::getPrecisionSpec() {
  PrecisionSpec spec = PrecisionSpec::opaque();
  spec.entersRegions = true;
  return spec;
}
PrecisionSpec GuardOp::getPrecisionSpec() {
  PrecisionSpec spec = PrecisionSpec::opaque();
  spec.entersRegions = true;
  return spec;
}
