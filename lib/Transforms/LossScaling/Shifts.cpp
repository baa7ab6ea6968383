//===- Shifts.cpp - The factors in a scaled step --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shifts.h"

#include "mp/Analysis/LossScaling/ScaleMotion.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

DegreeShifts mp::getLossScaleShifts(EntryFunction main,
                                    const StepGraph &graph) {
  DegreeShifts shifts;
  main.getFunction()->walk([&](Operation *op) {
    if (isa<ScaleOp>(op))
      shifts.values[graph.getId(op->getResult(0))] += 1;
    else if (isa<UnscaleOp>(op))
      shifts.values[graph.getId(op->getResult(0))] -= 1;
  });
  return shifts;
}

/// Whether one factor is a constant 2^`exponent`, all elements equal.
static bool multipliesBy(arith::MulFOp op, int64_t exponent) {
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    DenseFPElementsAttr factor;
    return matchPattern(operand, m_Constant(&factor)) && factor.isSplat() &&
           factor.getSplatValue<APFloat>().convertToDouble() ==
               std::ldexp(1.0, static_cast<int>(exponent));
  });
}

LogicalResult mp::checkShifts(EntryFunction main, const StepGraph &graph) {
  DegreeShifts shifts;
  WalkResult walk = main.getFunction()->walk([&](Operation *op) {
    Attribute given = op->getAttr(attr::shift);
    if (!given)
      return WalkResult::advance();
    auto exponent = dyn_cast<IntegerAttr>(given);
    auto product = dyn_cast<arith::MulFOp>(op);
    if (!product || !exponent || !multipliesBy(product, exponent.getInt())) {
      op->emitError() << "has '" << attr::shift << "' = " << given
                      << ", but does not multiply by that power of two";
      return WalkResult::interrupt();
    }
    shifts.values[graph.getId(product.getResult())] =
        static_cast<int>(exponent.getInt());
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();
  if (shifts.values.empty())
    return success();
  std::optional<DegreeGraph::NodeId> node =
      findUncancelled(graph.getGraph(), shifts);
  if (!node)
    return success();
  Operation *op = graph.getOp(*node);
  if (!isa<func::ReturnOp>(op))
    return op->emitError() << "reads values that factors of different powers "
                              "of two ('"
                           << attr::shift << "') have reached";
  unsigned index = graph.getUse({*node, 0}).getOperandNumber();
  return op->emitError() << "returns '" << main.getResultName(index)
                         << "' with a factor that is not taken back ('"
                         << attr::shift << "')";
}
