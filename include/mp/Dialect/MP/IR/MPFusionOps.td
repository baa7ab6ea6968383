//===- MPFusionOps.td - Regions that become one kernel -----*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPFUSIONOPS
#define MP_DIALECT_MP_IR_MPFUSIONOPS

include "mp/Dialect/MP/IR/MPAttributes.td"

def MP_FusionOp : MP_Op<"fusion", [
    IsolatedFromAbove, SingleBlock, RecursiveMemoryEffects]> {
  let summary = "Ops that become one kernel";
  let description = [{
    The region holds whole-tensor ops; its block arguments are the operands.
    Operands are read from memory once and results written once. Arithmetic
    inside is in the types the region says: a 16-bit operand is widened by a
    cast at its load, a 16-bit result rounded by a cast at its store, and what
    stays inside is f32 and not rounded in between.

    The one source of the GPU kernel, the CPU kernel and the interpreter.
  }];
  let arguments = (ins MP_FusionKindAttr:$kind, Variadic<MP_Tensor>:$inputs);
  let results = (outs Variadic<MP_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `` $kind (`ins` `(` $inputs^ `:` type($inputs) `)`)? `->` type($results)
    $body attr-dict
  }];
  let hasVerifier = 1;
}

#endif // MP_DIALECT_MP_IR_MPFUSIONOPS
