//===- Passes.td - Conversions between dialects ------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CONVERSION_PASSES
#define MP_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def ConvertMPToPlan : Pass<"convert-mp-to-plan", "::mlir::ModuleOp"> {
  let summary = "Make a plan of library calls and kernels from the step";
  let description = [{
    `@main` becomes `mprt.plan @step`, and `@init`, if there is one, becomes
    `mprt.plan @init`: arguments and results become slots, each op one call in
    the order in which the ops stand.

    | op | becomes |
    |---|---|
    | `mp.fusion` | `mprt.kernel`, equal ones once, and `mprt.launch` |
    | `mp.dot` | `mprt.matmul`; row-major matrices are their transposes |
    | `mp.conv` | `mprt.conv`, with the padding of its forward convolution |
    | `mp.pool` | `mprt.pool` where cuDNN has it exactly, else `mprt.call` |
    | `mp.gather`, `mp.scatter`, `mp.arg_reduce`, `mp.pool_grad` | `mprt.call` |
    | data movement that is in no fusion | `mprt.call` |
    | `mp.reshape`, `mp.barrier` | nothing: another name of the same memory |
    | constants | `mprt.constant`, or `mprt.fill` of a result |

    What is left outside of a fusion and is none of these is an error that
    names the pass that should have run. Buffers have no place yet and kernels
    no code: `mp-plan-memory` and `mp-emit-kernels` come next.

    Numerics: a call computes what its op says; the library chooses the order
    of sums. A window sum becomes an average times the size of the window only
    where that is a power of two.

    Example: test/Conversion/MPToPlan/convert-mp-to-plan.mlir
  }];
  let dependentDialects = ["::mlir::mprt::MPRTDialect"];
  let options = [
    Option<"workspace", "workspace", "int64_t", /*default=*/"33554432",
           "Bytes that a library call may use; only asked for if there is one">,
  ];
}

#endif // MP_CONVERSION_PASSES
