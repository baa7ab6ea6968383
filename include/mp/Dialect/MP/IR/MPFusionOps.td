//===- MPFusionOps.td - Regions that become one kernel -----*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPFUSIONOPS
#define MP_DIALECT_MP_IR_MPFUSIONOPS

include "mp/Dialect/MP/IR/MPAttributes.td"

def MP_FusionOp : MP_Op<"fusion", [
    IsolatedFromAbove, SingleBlock, RecursiveMemoryEffects, MP_EntersRanges]> {
  let summary = "Ops that become one kernel, or one library call";
  let description = [{
    The region holds whole-tensor ops; its block arguments are the operands.
    Operands are read from memory once and results written once. Arithmetic
    inside is in the types the region says: a 16-bit operand is widened by a
    cast at its load, a 16-bit result rounded by a cast at its store, and what
    stays inside is f32 and not rounded in between. The verifier refuses
    elementwise arithmetic on narrower floats inside; casts, choices, constants
    and data movement may be narrow.

    A fusion of kind `sort` holds one `mp.sort` of its operands, and yields its
    results. One of kind `routine` does so with one `mp.gather`, `mp.scatter`,
    `mp.arg_reduce`, `mp.pool` or `mp.pool_grad`: where these read, or in which
    order they combine, is known when they run or is their own.

    A fusion of kind `contraction` is one library call: it holds one contraction
    of its operands, `arith.addf` of its result and a further operand, and
    yields the sum. The contraction `addsInPlace`. A bias is a `mp.broadcast` of
    that operand, whose dimensions are the last of the result. An operand of
    fewer bits is cast to those of the sum, and the sum back to its type.

    The one source of the GPU kernel, the CPU kernel and the interpreter.

    ```mlir
    %y = mp.fusion pointwise ins(%x : tensor<8xf16>) -> tensor<8xf16> {
    ^bb0(%a: tensor<8xf16>):
      %0 = mp.cast %a : tensor<8xf16> to tensor<8xf32>
      %1 = math.tanh %0 : tensor<8xf32>
      %2 = mp.cast %1 : tensor<8xf32> to tensor<8xf16>
      mp.yield %2 : tensor<8xf16>
    }
    ```
  }];
  let arguments = (ins MP_FusionKindAttr:$kind, Variadic<MP_Tensor>:$inputs);
  let results = (outs Variadic<MP_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `` $kind (`ins` `(` $inputs^ `:` type($inputs) `)`)? `->` type($results)
    $body attr-dict
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def MP_PackBitsOp : MP_Op<"pack_bits", [Pure, HasParent<"FusionOp">,
    DeclareOpInterfaceMethods<MP_FusibleOpInterface, ["getIterationSizes"]>]> {
  let summary = "Eight flags in a byte";
  let description = [{
    Byte `b` holds the elements `8 b` to `8 b + 7` in row-major order, the first
    of them in its lowest bit. Only yielded: in memory a mask takes an eighth of
    what it does with a byte for each element. A kernel that reads it shifts
    and truncates.

    The loops are those of the operand, eight rounds of the innermost to a byte.
    One thread makes a byte.

    ```mlir
    %1 = mp.pack_bits %0 : tensor<32x768xi1> to tensor<3072xi8>
    ```
  }];
  let arguments = (ins StaticShapeTensorOf<[I1]>:$input);
  let results = (outs StaticShapeTensorOf<[I8]>:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($result)";
  let extraClassDeclaration = [{
    static constexpr int64_t flagsOfByte = 8;
  }];
  let hasVerifier = 1;
}

#endif // MP_DIALECT_MP_IR_MPFUSIONOPS
