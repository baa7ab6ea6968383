//===- GatherInRows.cpp - Let kernels of rows pick one number of each row -===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loss reads one log-probability of each row. Gathered, the other ones cross
// memory for it: a kernel writes all of a row that it has in registers.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/SinglePlaces.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-gather-in-rows"

namespace mlir::mp {
#define GEN_PASS_DEF_GATHERINROWS
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Ops that are looked at behind a gather.
static constexpr size_t mostOps = 64;

static FusionNodeKind kindOf(Operation *op) {
  auto fusible = dyn_cast_if_present<FusibleOpInterface>(op);
  return fusible ? fusible.getFusionSpec().kind : FusionNodeKind::Opaque;
}

/// Whether the value is made of a reduction of its own rows, and so in a kernel
/// that has them at hand.
static bool isMadeOfRows(Value value, ArrayRef<int64_t> reduced) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(value.getType()).getShape();
  SetVector<Operation *> seen;
  seen.insert(value.getDefiningOp());
  for (size_t next = 0; next < seen.size() && next < mostOps; ++next) {
    Operation *op = seen[next];
    FusionNodeKind kind = kindOf(op);
    if (kind == FusionNodeKind::Reduce) {
      auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
      if (type && type.getShape() == shape &&
          cast<FusibleOpInterface>(op).getReducedDims() == reduced)
        return true;
    } else if (kind == FusionNodeKind::Elementwise ||
               kind == FusionNodeKind::Broadcast ||
               kind == FusionNodeKind::Reshape) {
      for (Value operand : op->getOperands())
        if (Operation *before = operand.getDefiningOp())
          seen.insert(before);
    }
  }
  return false;
}

/// Whether it is made where a kernel goes over its rows anyway: for the gather
/// alone it would be written.
static bool isOfReducedRows(Value value, ArrayRef<int64_t> reduced) {
  FusionNodeKind kind = kindOf(value.getDefiningOp());
  return (kind == FusionNodeKind::Movement ||
          kind == FusionNodeKind::Elementwise) &&
         llvm::any_of(value.getUsers(), [&](Operation *user) {
           return kindOf(user) == FusionNodeKind::Reduce &&
                  cast<FusibleOpInterface>(user).getReducedDims() == reduced;
         });
}

/// Whether nobody else needs all of the operand in memory.
static bool isReadByKernelsAlone(GatherOp op) {
  return llvm::all_of(op.getOperand().getUsers(), [&](Operation *user) {
    return user == op || kindOf(user) != FusionNodeKind::Opaque;
  });
}

static bool paysInRows(GatherOp op, const SinglePlaces &places) {
  RankedTensorType type = op.getOperand().getType();
  int64_t first = type.getRank() - int64_t(places.getPoints().size());
  return isa<FloatType>(type.getElementType()) &&
         places.getPoints().front() == first && isReadByKernelsAlone(op) &&
         (isOfReducedRows(op.getOperand(), places.getPoints()) ||
          (kindOf(op.getOperand().getDefiningOp()) ==
               FusionNodeKind::Elementwise &&
           isMadeOfRows(op.getOperand(), places.getPoints())));
}

/// The largest of the one number and of nothing else: NaN of a NaN.
static void pickInRows(GatherOp op, const SinglePlaces &places,
                       IRRewriter &rewriter) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  RankedTensorType type = op.getOperand().getType();
  auto element = cast<FloatType>(type.getElementType());
  Value none = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(
          type, APFloat::getInf(element.getFloatSemantics(), true)));
  Value mask = places.makeMask(rewriter, loc, /*clamps=*/true);
  Value one =
      arith::SelectOp::create(rewriter, loc, mask, op.getOperand(), none);
  ArrayRef<int64_t> kept = type.getShape().drop_back(places.getPoints().size());
  Value picked = ReduceOp::create(
      rewriter, loc, RankedTensorType::get(kept, element), ReduceKind::Max, one,
      places.getPoints(), /*accumulator=*/TypeAttr());
  rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), picked);
}

namespace {
struct GatherInRows final : mp::impl::GatherInRowsBase<GatherInRows> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<GatherOp> gathers;
    getOperation().walk([&](GatherOp op) { gathers.push_back(op); });
    IRRewriter rewriter(&getContext());
    bool changed = false;
    for (GatherOp op : gathers) {
      std::optional<SinglePlaces> places = SinglePlaces::find(op);
      if (!places)
        continue;
      if (!paysInRows(op, *places)) {
        remark::missed(op.getLoc(), remarkOf(DEBUG_TYPE, "Gather"))
            << remark::reason("no kernel has the rows of {0} that only "
                              "kernels read",
                              op.getOperand().getType());
        continue;
      }
      remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Gather"))
          << remark::add("picks one number of each row of {0} where the rows "
                         "are computed",
                         op.getOperand().getType());
      pickInRows(op, *places, rewriter);
      changed = true;
    }
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
