//===- Passes.td - What becomes one kernel -----------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_FUSION_PASSES
#define MP_TRANSFORMS_FUSION_PASSES

include "mlir/Pass/PassBase.td"

def FormFusions : Pass<"mp-form-fusions", "::mlir::func::FuncOp"> {
  let summary = "Group memory-bound ops into kernels";
  let description = [{
    Puts elementwise ops, data movement and reductions of a straight-line body
    into `mp.fusion` regions, one kernel each. Producers join their consumers
    and readers of one large value join each other, largest saving first, as
    long as no two groups wait for each other and one template computes the
    union. Broadcasts, constants and widening casts are copied into every
    fusion that reads them. What only renames elements and is needed in memory
    becomes `mp.reshape`. Library calls, `mp.dot` among them, stay as they are.

    Numerics: inside a region 16-bit floats are f32. Operands are widened at the
    load, which is exact; results are rounded at the store. Roundings between
    ops of one fusion disappear, casts to and from 16 bit with them; casts that
    ask for another rounding or for saturation stay. All other ops compute the
    same, so a result has at most fewer roundings.

    Example: test/Transforms/Fusion/form-fusions.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"maxOps", "max-ops", "unsigned", /*default=*/"64",
           "Ops of one fusion at most">,
  ];
}

#endif // MP_TRANSFORMS_FUSION_PASSES
