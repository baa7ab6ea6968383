//===- MPStateOps.td - Training state of mixed precision ---*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPSTATEOPS
#define MP_DIALECT_MP_IR_MPSTATEOPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mp/Interfaces/LossScalerOpInterface.td"

def MP_ScaleOp : MP_Op<"scale", [Pure, MP_Arithmetic,
    AllTypesMatch<["input", "result"]>]> {
  let summary = "Multiply a loss seed by the loss scale";
  let description = [{
    In the type of the seed, f32 or f64: exact for a scale that is a power of
    two, unless it overflows.

    ```mlir
    %1 = mp.scale %seed, %scale : tensor<f32>
    ```
  }];
  let arguments = (ins StaticShapeTensorOf<[F32, F64]>:$input,
    MP_ScaleScalar:$scale);
  let results = (outs StaticShapeTensorOf<[F32, F64]>:$result);
  let assemblyFormat = "$input `,` $scale attr-dict `:` type($input)";
}

def MP_UnscaleOp : MP_Op<"unscale", [Pure, MP_Arithmetic]> {
  let summary = "Divide a gradient by the loss scale, in f32 or f64";
  let description = [{
    Computed in f32, or in f64 for a gradient of f64, as a multiplication by
    1 / scale: exact for powers of two unless the quotient is subnormal.

    ```mlir
    %g = mp.unscale %dw, %scale : tensor<128x64xf16> -> tensor<128x64xf32>
    ```
  }];
  let arguments = (ins MP_FloatTensor:$input, MP_ScaleScalar:$scale);
  let results = (outs StaticShapeTensorOf<[F32, F64]>:$result);
  let assemblyFormat =
    "$input `,` $scale attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def MP_AllFiniteOp : MP_Op<"all_finite", [Pure, MP_Arithmetic,
    MP_GradientStatistic]> {
  let summary = "Whether no element of any operand is an infinity or a NaN";
  let description = [{
    With `nonzero` there is a second result, found in the same pass over memory:
    whether all are finite and some element is not zero, nor so small (below
    2^-94) that a 2^32nd part of it may be. Gradients that have all vanished
    move nothing, however finite they are.

    ```mlir
    %ok = mp.all_finite %dw, %db : tensor<128x64xf32>, tensor<64xf32>
    %ok, %some = mp.all_finite %dw nonzero : tensor<128x64xf32>
    ```
  }];
  let arguments = (ins Variadic<MP_FloatTensor>:$gradients);
  let results = (outs MP_BoolScalar:$finite, Optional<MP_BoolScalar>:$nonzero);
  let assemblyFormat = [{
    $gradients custom<Nonzero>(type($nonzero)) attr-dict `:` type($gradients)
  }];
  let hasVerifier = 1;
}

def MP_AnyChangedOp : MP_Op<"any_changed", [Pure, MP_Arithmetic,
    SameVariadicOperandSize, AllTypesMatch<["old", "next"]>]> {
  let summary = "Whether an element of any state is another number than before";
  let description = [{
    Element by element, `next` against `old`, as numbers: 0 and -0 are one, and
    a NaN, before or after, is no change. What is computed of the two fuses with
    the update that makes `next`, and reads no memory then.

    ```mlir
    %moved = mp.any_changed from(%w, %m) to (%w1, %m1)
           : tensor<128x64xf32>, tensor<128x64xf32>
    ```
  }];
  let arguments = (ins Variadic<MP_FloatTensor>:$old,
    Variadic<MP_FloatTensor>:$next);
  let results = (outs MP_BoolScalar:$changed);
  let assemblyFormat =
    "`from` `(` $old `)` `to` `(` $next `)` attr-dict `:` type($old)";
  let hasVerifier = 1;
}

def MP_GuardOp : MP_Op<"guard", [
    SingleBlock, RecursiveMemoryEffects, RecursivelySpeculatable,
    AllTypesMatch<["kept", "results"]>]> {
  let summary = "Take an update, or keep the old state";
  let description = [{
    The results are what the region yields if `finite` holds, and the kept
    values bit by bit if not. Infinities and NaNs inside a refused update reach
    nothing.

    ```mlir
    %w1, %m1 = mp.guard %ok keep(%w, %m : tensor<8xf32>, tensor<8xf32>) {
      ...
      mp.yield %new_w, %new_m : tensor<8xf32>, tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins MP_BoolScalar:$finite, Variadic<MP_Tensor>:$kept);
  let results = (outs Variadic<MP_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat =
    "$finite `keep` `(` $kept `:` type($kept) `)` $body attr-dict";
  let hasVerifier = 1;
}

def MP_YieldOp : MP_Op<"yield", [Pure, ReturnLike, Terminator,
    ParentOneOf<["FusionOp", "GuardOp", "ManualComputationOp", "SortOp"]>]> {
  let summary = "Results of an mp region";
  let description = [{
    Ends the region of `mp.fusion`, `mp.guard`, `mp.manual_computation` and
    `mp.sort`.
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

#endif // MP_DIALECT_MP_IR_MPSTATEOPS
