//===- Passes.td - What a step costs -----------------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_COST_PASSES
#define MP_TRANSFORMS_COST_PASSES

include "mlir/Pass/PassBase.td"

def Report : Pass<"mp-report", "::mlir::ModuleOp"> {
  let summary = "Write casts, FLOPs and bytes of each function as JSON";
  let description = [{
    Counts without fusion: each op reads its operands and writes its results.
    `bytes` has them by what the values are, `bytes_by_part` by what the ops do;
    both sum up to the same. `saved_activations` are values that ops on the way
    to the loss compute and the backward pass reads, once each, with what they
    would take in f32. Of those that are f32 since 16 bits may not hold them, or
    since somebody reads f32 whatever it costs, `bytes_kept_in_f32` is the sum;
    the largest have the reason beside them, as mp-annotate-precision left it in
    `mp.stored_wide`. Of a plan that was priced op by op (`fusion = none`),
    `kept_in_f32` has all values that are f32 for such a reason, and what they
    move beyond 16 bits: in all, by reason, and the largest. The same module
    gives the same report. Changes nothing.

    Example: test/Transforms/Cost/report.mlir
  }];
  let options = [
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
           "File to write; - is the standard output">,
  ];
}

def Pareto : Pass<"mp-pareto", "::mlir::ModuleOp"> {
  let summary = "Write bytes against risk: the plans of a step, one a price";
  let description = [{
    Plans each function by the planner `mincut` at prices on values that are
    only assumed to fit the narrow type, from 0 to any, and writes a line for
    each plan that is the cheapest at some price: from that price on, bytes that
    cross memory, values with a 16-bit copy, and how many of them are proved, or
    shown by a profile, and how many only assumed to fit. Stands where
    `mp-annotate-precision` does. Changes nothing.

    Example: test/Transforms/Cost/pareto.mlir
  }];
  let options = [
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
           "File to write; - is the standard output">,
    Option<"points", "points", "unsigned", /*default=*/"32",
           "Most plans to write, at least 2">,
  ];
}

#endif // MP_TRANSFORMS_COST_PASSES
