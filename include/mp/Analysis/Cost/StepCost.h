//===- StepCost.h - What a training step costs, counted ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_COST_STEPCOST_H
#define MP_ANALYSIS_COST_STEPCOST_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/AlignableOpInterface.h"

namespace llvm::json {
class OStream;
} // namespace llvm::json

namespace mlir::mp {

/// Bytes that ops read and write, without fusion: each op reads its operands
/// from memory and writes its results there.
struct Traffic {
  int64_t read = 0;
  int64_t written = 0;
};

/// Counts of one function. All saturate; values whose shape is not
/// static count as nothing.
struct StepCost {
  /// Ops, without constants, terminators, and the bodies of fusions.
  int64_t ops = 0;
  /// `mp.cast`s, and what they read and write.
  int64_t casts = 0;
  int64_t castBytes = 0;
  /// Contractions: 2 per multiplication and addition that they tell by
  /// AlignableOpInterface, products with padding and dilation included.
  int64_t flops = 0;
  /// Those with 16-bit operands.
  int64_t narrowFlops = 0;
  /// Parameters, their working copies, what casts and moves make of them alone,
  /// and new parameters.
  Traffic weights;
  /// Other state between steps: moments, counters, loss scale.
  Traffic state;
  /// All else.
  Traffic activations;
};

/// What an op reads and writes; nothing for one that only renames.
Traffic countTraffic(Operation *op);

/// Whether a result of that role is a parameter, a copy of one, or other state
/// between steps.
bool isStateRole(std::optional<Role> role);

/// The contraction that an op is, or that a fusion of such kind holds; null if
/// there is none.
AlignableOpInterface findContraction(Operation *op);

/// Counts a function. Splat constants are immediates and an op that only
/// renames is a name: neither moves bytes. A fusion reads its operands and
/// writes its results. Roles of arguments and results say what is a weight and
/// what is state.
StepCost countStepCost(FunctionOpInterface function);

/// Writes both counts as an object of that name.
void writeTraffic(llvm::json::OStream &json, StringRef name,
                  const Traffic &traffic);

/// Writes the counts as attributes of the object that is being written.
void writeCost(llvm::json::OStream &json, const StepCost &cost);

} // namespace mlir::mp

#endif // MP_ANALYSIS_COST_STEPCOST_H
