//===- Planned.h - A step as its plan ---------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_PLANNED_H
#define MP_TOOLS_MP_RUN_PLANNED_H

#include "mp/Execution/PlanProgram.h"

namespace mlir::mp::run {

/// Whether `module` holds a plan in place of a step.
bool holdsPlan(ModuleOp module);

/// Makes plans of the functions of `module`, as --mp-to-cuda does, without code
/// for kernels. Emits an error where a function cannot become one.
LogicalResult planStep(ModuleOp module);

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_PLANNED_H
