//===- CallPrograms.h - Calls that the interpreter computes -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_PLAN_CALLPROGRAMS_H
#define MP_LIB_EXECUTION_PLAN_CALLPROGRAMS_H

#include "View.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mp/Execution/Program.h"

namespace mlir::mp::exec {

/// What calls compute, as functions of ops of mp that are made of the calls'
/// attributes, and compiled.
class CallPrograms {
public:
  /// Makes the results of a function from its arguments.
  using BuildBody =
      llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)>;

  CallPrograms(ModuleOp module, const ProgramOptions &options);

  /// A function that computes what `build` says; fails, after an error, where
  /// the ops it makes are not valid or have no kernel.
  FailureOr<func::FuncOp> makeFunction(Location loc, TypeRange arguments,
                                       BuildBody build);
  /// The function of a kernel: its fusion. One for all calls of it.
  FailureOr<func::FuncOp> getFunction(mprt::KernelOp kernel);

  /// Reads the arguments of `function`, runs it and writes its results.
  llvm::Error run(func::FuncOp function, ArrayRef<View> arguments,
                  ArrayRef<View> results, PlanMemory &memory);

private:
  LogicalResult compile(func::FuncOp function);

  ProgramOptions options;
  OwningOpRef<ModuleOp> functions;
  llvm::DenseMap<Operation *, func::FuncOp> ofKernels;
  /// Programs that stay compiled, as far as there is room; others are compiled
  /// each time.
  llvm::DenseMap<Operation *, std::unique_ptr<Program>> programs;
  int64_t keptBytes = 0;
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_PLAN_CALLPROGRAMS_H
