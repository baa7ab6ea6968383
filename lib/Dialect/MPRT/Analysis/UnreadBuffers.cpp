//===- UnreadBuffers.cpp - Writes that nobody reads -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/UnreadBuffers.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Support/ValueMap.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether a result is read before its launch ends, or comes with others,
/// wanted or not: the kernel of a routine writes all of them.
static bool isReadInsideOrComesAlong(Operation *call, Value written) {
  auto launch = dyn_cast<mprt::LaunchOp>(call);
  if (!launch)
    return false;
  auto kernel = SymbolTable::lookupNearestSymbolFrom<mprt::KernelOp>(
      launch, launch.getKernelAttr());
  if (!kernel)
    return false;
  Operation *end = kernel.getBody().front().getTerminator();
  for (auto [output, result] :
       llvm::zip(launch.getOutputs(), end->getOperands()))
    if (output == written)
      if (auto fusion = result.getDefiningOp<FusionOp>())
        return mprt::KernelOp::isReadInside(result) ||
               (fusion->getNumResults() > 1 &&
                (fusion.getKind() == FusionKind::Routine ||
                 fusion.getKind() == FusionKind::Sort));
  return false;
}

static LogicalResult refuse(Operation *call, mprt::BufferOp buffer) {
  InFlightDiagnostic diagnostic = call->emitOpError()
                                  << "writes a buffer that no call reads";
  diagnostic.attachNote(buffer.getLoc()) << "the buffer";
  return diagnostic;
}

LogicalResult mp::checkUnreadBuffers(mprt::PlanOp plan) {
  ValueMap<Operation *> unread; // the call that has written it last
  auto check = [&](Value value, Operation *call) {
    return isReadInsideOrComesAlong(call, value)
               ? success()
               : refuse(call, value.getDefiningOp<mprt::BufferOp>());
  };
  for (Operation &op : plan.getBody().front()) {
    for (Value value : mprt::getReads(&op))
      unread.erase(value);
    for (Value value : mprt::getWrites(&op)) {
      if (!value.getDefiningOp<mprt::BufferOp>())
        continue;
      auto [known, isNew] = unread.try_emplace(value, &op);
      if (!isNew && failed(check(value, known->second)))
        return failure();
      known->second = &op;
    }
  }
  for (auto buffer : plan.getBody().getOps<mprt::BufferOp>())
    if (Operation *call = unread.lookup(buffer))
      if (failed(check(buffer, call)))
        return failure();
  return success();
}
