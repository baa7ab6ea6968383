//===- PlanProgram.h - A plan, ready to be executed -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan runs in memory as it was planned: one arena, tensors in their own
// types at their offsets, poison where nothing was written. Kernels are
// interpreted, and library calls computed from what the calls themselves say.
// It is the judge of offsets, lifetimes, layouts and order.
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_PLANPROGRAM_H
#define MP_EXECUTION_PLANPROGRAM_H

#include "mlir/IR/OwningOpRef.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Execution/Program.h"

namespace mlir::mp::exec {

/// The name of the plan that a function of a step becomes.
StringRef planNameOf(StringRef function);

/// The plan that function `name` of a step became; null if there is none.
mprt::PlanOp findPlan(ModuleOp module, StringRef name);

/// A module with a function for each plan of `module`, under the name that it
/// had as a function. Its arguments and results are the slots with their
/// names, roles and pairs; its body says nothing of what is computed. An error
/// where the slots of a plan are not numbered from 0 on.
FailureOr<OwningOpRef<ModuleOp>> declarePlans(ModuleOp module);

/// Makes a program of `plan`, whose arguments and results are those of
/// `declaration`. Fails after an error on a call that a library would refuse or
/// the device does not have. A run that touches wrong bytes emits an error on
/// the call and sets `Program::hasFailed`.
FailureOr<std::unique_ptr<Program>>
compilePlan(mprt::PlanOp plan, func::FuncOp declaration,
            const ProgramOptions &options = {});

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_PLANPROGRAM_H
