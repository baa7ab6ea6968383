//===- Calls.h - What the calls of a plan do --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One maker for each kind of call. A call is made once, from its attributes
// and the places of its operands alone, and then run at each step.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_PLAN_CALLS_H
#define MP_LIB_EXECUTION_PLAN_CALLS_H

#include "CallPrograms.h"

namespace mlir::mp::exec {

/// What a call does at each step; its error tells which bytes are at fault.
using Call = llvm::unique_function<llvm::Error()>;

/// What calls are made with; it outlives them.
struct PlanContext {
  PlanMemory memory;
  CallPrograms programs;
};

/// A tensor as steps of a program see it; it has to outlive them.
Buffer bufferOf(Tensor &tensor);

/// The bytes of a constant in the memory of a device, or failure after an error
/// at `loc`.
FailureOr<std::vector<char>> bytesOfConstant(Location loc, ElementsAttr value);

/// Makes a call; fails after an error on the op where the device has no such.
FailureOr<Call> makeLaunch(mprt::LaunchOp op, PlanContext &context);
FailureOr<Call> makeCopy(mprt::CopyOp op, PlanContext &context);
FailureOr<Call> makeFill(mprt::FillOp op, PlanContext &context);
FailureOr<Call> makeMatmul(mprt::MatmulOp op, PlanContext &context);
FailureOr<Call> makeConv(mprt::ConvOp op, PlanContext &context);
FailureOr<Call> makePool(mprt::PoolOp op, PlanContext &context);

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_PLAN_CALLS_H
