//===- Partitions.cpp - Programs for several devices ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replicas run the program on data of their own and may differ. Partitions
// compute one program together: what it computes does not depend on how many
// there are unless it asks which one it is.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Import/NormalForm.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::mp;

static int64_t getCount(ModuleOp module, StringRef name) {
  return hlo::asI64(module->getAttr(name)).value_or(1);
}

/// Whether the op only says where its operand is.
static bool isConstraint(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "sdy.sharding_constraint" ||
         (name == "stablehlo.custom_call" &&
          hlo::asString(op->getAttr("call_target_name")) == "Sharding");
}

/// Whether the op, or what is in it, is the program of one partition.
static bool differsBetweenDevices(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "stablehlo.partition_id" || name == "sdy.manual_computation";
}

LogicalResult hlo::checkDevices(ModuleOp module) {
  if (int64_t replicas = getCount(module, "mhlo.num_replicas"); replicas > 1)
    return emitError(module.getLoc())
           << "the program is for " << replicas
           << " replicas; export the step of one device";
  int64_t partitions = getCount(module, "mhlo.num_partitions");
  if (partitions <= 1)
    return success();
  int64_t constraints = 0;
  WalkResult walk = module.walk([&](Operation *op) {
    constraints += isConstraint(op);
    if (!differsBetweenDevices(op))
      return WalkResult::advance();
    op->emitError() << "'" << op->getName() << "': the program is for "
                    << partitions
                    << " partitions and differs between them; export the step "
                       "of one device";
    return WalkResult::interrupt();
  });
  if (walk.wasInterrupted())
    return failure();
  InFlightDiagnostic warning = emitWarning(module.getLoc());
  warning << "the program is for " << partitions
          << " partitions; it is read as one program, without the shardings of "
             "its arguments and results";
  if (constraints > 0)
    warning << " and " << constraints << " inside";
  return success();
}
