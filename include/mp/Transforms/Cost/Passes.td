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
    The same module gives the same bytes. Changes nothing.

    Example: test/Transforms/Cost/report.mlir
  }];
  let options = [
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
           "File to write; - is the standard output">,
  ];
}

#endif // MP_TRANSFORMS_COST_PASSES
