//===- StepRecord.h - What was decided of each op, and why ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One record for each op that the planner decides about. Plain data, without
// IR: reports, answers and comparisons are written from it, here or from a file
// that another process wrote. docs/Report.md says what the fields mean.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RECORD_STEPRECORD_H
#define MP_ANALYSIS_RECORD_STEPRECORD_H

#include "mlir/IR/BuiltinOps.h"
#include "mp/Analysis/Cost/StepCost.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

#include <string>
#include <vector>

namespace mlir::mp {

/// Bytes that cross memory once ops are fused.
struct PlannedBytes {
  /// In the types that the step came with.
  int64_t given = 0;
  int64_t planned = 0;
};

/// An operand or a result of an op.
struct PortRecord {
  /// Of an operand, the op or argument that it comes from.
  std::string from;
  /// Element types: as the step came, and as it is read from memory or written
  /// there. Not floats that may change: the same.
  std::string given, planned;
};

struct OpRecord {
  /// `main/12:mp.dot`, numbered in the step that was planned.
  std::string id;
  /// The op: `mp.dot`.
  std::string op;
  /// What it is called in the user's program, and the line; may be empty.
  std::string name, place;
  /// Where that line was called from, in the function's callers; or -1.
  int64_t calledFrom = -1;
  /// The class, and who gave it: `default of the op`.
  std::string opClass, classFrom;
  /// Whether it reads or writes 16 bits.
  bool isNarrow = false;
  std::string computes;
  std::vector<PortRecord> operands, results;
  /// DecisionRule, in words for machines.
  std::string rule;
  /// `proved`, `profiled`, `assumed` or `unknown`, and what is assumed.
  std::string verdict, evidence;
  /// See Decision.
  std::string reason, distrust;
  /// The id of what forced it: an op, an argument or a result. Or empty.
  std::string forcedBy;
  PlannedBytes bytes;
};

/// An argument or a result of a function.
struct PortOfStep {
  /// `main/arg3`, `main/result0`.
  std::string id;
  std::string name, role, type;
  /// Of an argument: element types that it is read in; of a result, where it
  /// comes from.
  std::vector<std::string> readAs;
  std::string from;
  /// Whether it is read in 16 bits though nothing states its range.
  bool isAssumed = false;
};

/// A line of the user's program that was called from another one, as a layer's
/// from the model's.
struct CallerRecord {
  std::string place;
  /// As in OpRecord; of an earlier one.
  int64_t calledFrom = -1;
};

struct FunctionRecord {
  std::string name;
  /// Outer ones before what they call.
  std::vector<CallerRecord> callers;
  std::vector<PortOfStep> arguments, results;
  std::vector<OpRecord> ops;
  /// Ops without a model, which no plan touches.
  std::vector<std::string> opaque;
  /// Of the ops that have a record, and of the casts of arguments.
  PlannedBytes bytes;
  /// Casts that are kernels of their own.
  int64_t castKernels = 0;
  /// The function as it came, and as the last pass left it.
  StepCost given, final;
};

struct StepRecord {
  /// Of the step as it was read.
  std::string step;
  /// The policy's type and planner.
  std::string type, planner;
  std::vector<FunctionRecord> functions;

  /// Plans `module`, which has a policy and roles, and writes down what was
  /// decided. Emits no remarks and changes nothing. Fails with a diagnostic
  /// where mp-annotate-precision does.
  static FailureOr<StepRecord> plan(ModuleOp module);

  /// Sets the final costs to those of `module`, 0 where a function is gone.
  void countFinal(ModuleOp module);

  /// The op of that id, or null.
  const OpRecord *findOp(StringRef id) const;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_RECORD_STEPRECORD_H
