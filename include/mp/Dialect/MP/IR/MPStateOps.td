//===- MPStateOps.td - Training state of mixed precision ---*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPSTATEOPS
#define MP_DIALECT_MP_IR_MPSTATEOPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mp/Dialect/MP/IR/MPLossScaleEnums.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def MP_ScaleOp : MP_Op<"scale", [Pure, AllTypesMatch<["input", "result"]>]> {
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

def MP_UnscaleOp : MP_Op<"unscale", [Pure]> {
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

def MP_AllFiniteOp : MP_Op<"all_finite", [Pure]> {
  let summary = "Whether no element of any operand is an infinity or a NaN";
  let description = [{
    ```mlir
    %ok = mp.all_finite %dw, %db : tensor<128x64xf32>, tensor<64xf32>
    ```
  }];
  let arguments = (ins Variadic<MP_FloatTensor>:$inputs);
  let results = (outs MP_BoolScalar:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
  let hasVerifier = 1;
}

def MP_UpdateLossScaleOp : MP_Op<"update_loss_scale", [Pure]> {
  let summary = "One step of the loss-scale automaton";
  let description = [{
    After a bad step the scale is multiplied by `backoff` and the count of good
    steps is zero. After a good step the count grows by one; when it reaches
    `interval` the scale is multiplied by `growth`, unless that would leave the
    finite numbers, and the count is zero again. The scale stays within `floor`
    and `ceiling`. The defaults are those of PyTorch's GradScaler.

    With `hysteresis` h, bad steps are counted too, up to h, and the scale falls
    only after one that finds or makes the count h. Growth sets that count to
    zero, and so does what `refill` names. These are the scalers of Megatron
    and DeepSpeed (refill growth), Apex's kernel (refill good_step) and
    TensorFlow's exponential manager (refill backoff).

    ```mlir
    %s1, %n1 = mp.update_loss_scale %s, %n, %ok
               growth 2.0 backoff 0.5 interval 2000
    %s1, %n1, %b1 = mp.update_loss_scale %s, %n, %ok, %b
               growth 2.0 backoff 0.5 interval 1000 hysteresis 2 refill growth
    ```
  }];
  let arguments = (ins MP_ScaleScalar:$scale, MP_CounterScalar:$good_steps,
    MP_BoolScalar:$finite, Optional<MP_CounterScalar>:$bad_steps,
    F32Attr:$growth, F32Attr:$backoff, I32Attr:$interval,
    OptionalAttr<I32Attr>:$hysteresis,
    OptionalAttr<MP_HysteresisRefill>:$refill,
    OptionalAttr<F32Attr>:$floor, OptionalAttr<F32Attr>:$ceiling);
  let results = (outs MP_ScaleScalar:$new_scale,
    MP_CounterScalar:$new_good_steps,
    Optional<MP_CounterScalar>:$new_bad_steps);
  let assemblyFormat = [{
    $scale `,` $good_steps `,` $finite ``
    custom<BadSteps>($bad_steps, type($bad_steps), type($new_bad_steps))
    `growth` $growth `backoff` $backoff `interval` $interval
    (`hysteresis` $hysteresis^)? (`refill` $refill^)?
    (`floor` $floor^)? (`ceiling` $ceiling^)? attr-dict
  }];
  let hasVerifier = 1;
}

def MP_DetectStallOp : MP_Op<"detect_stall", [Pure]> {
  let summary = "Count steps in a row without progress";
  let description = [{
    `count` grows by one, up to `after`, in a step without progress, and is zero
    after one with progress. The training has stalled while it is `after`.

    ```mlir
    %n1, %stalled = mp.detect_stall %n, %progress after 100
    ```
  }];
  let arguments = (ins MP_CounterScalar:$count, MP_BoolScalar:$progress,
    I32Attr:$after);
  let results = (outs MP_CounterScalar:$new_count, MP_BoolScalar:$stalled);
  let assemblyFormat = "$count `,` $progress `after` $after attr-dict";
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
    ParentOneOf<["GuardOp", "FusionOp", "SortOp"]>]> {
  let summary = "Results of an mp region";
  let description = [{
    Ends the region of `mp.guard`, `mp.fusion` and `mp.sort`.
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

#endif // MP_DIALECT_MP_IR_MPSTATEOPS
