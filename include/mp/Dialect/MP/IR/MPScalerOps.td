//===- MPScalerOps.td - What moves the loss scale ----------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPSCALEROPS
#define MP_DIALECT_MP_IR_MPSCALEROPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mp/Dialect/MP/IR/MPLossScaleEnums.td"
include "mp/Interfaces/LossScalerOpInterface.td"

def MP_UpdateLossScaleOp : MP_Op<"update_loss_scale", [Pure, MP_Arithmetic,
    MP_LossScaler, AttrSizedOperandSegments]> {
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

    Where an update takes several calls of the step, `ends` tells the last of
    them: a good step before it moves nothing, so that the scale does not grow
    while gradients gather, and `interval` counts updates. A bad one moves it at
    once: the call that makes up for it would overflow again.

    ```mlir
    %s1, %n1 = mp.update_loss_scale %s, %n, %ok
               growth 2.0 backoff 0.5 interval 2000
    %s1, %n1, %b1 = mp.update_loss_scale %s, %n, %ok, %b
               growth 2.0 backoff 0.5 interval 1000 hysteresis 2 refill growth
    ```
  }];
  let arguments = (ins MP_ScaleScalar:$scale, MP_CounterScalar:$good_steps,
    MP_BoolScalar:$finite, Optional<MP_CounterScalar>:$bad_steps,
    Optional<MP_BoolScalar>:$ends, F32Attr:$growth, F32Attr:$backoff,
    I32Attr:$interval,
    OptionalAttr<I32Attr>:$hysteresis,
    OptionalAttr<MP_HysteresisRefill>:$refill,
    OptionalAttr<F32Attr>:$floor, OptionalAttr<F32Attr>:$ceiling);
  let results = (outs MP_ScaleScalar:$new_scale,
    MP_CounterScalar:$new_good_steps,
    Optional<MP_CounterScalar>:$new_bad_steps);
  let assemblyFormat = [{
    $scale `,` $good_steps `,` $finite ``
    custom<BadSteps>($bad_steps, type($bad_steps), type($new_bad_steps))
    (`ends` $ends^)?
    `growth` $growth `backoff` $backoff `interval` $interval
    (`hysteresis` $hysteresis^)? (`refill` $refill^)?
    (`floor` $floor^)? (`ceiling` $ceiling^)? attr-dict
  }];
  let hasVerifier = 1;
}

def MP_AmaxOp : MP_Op<"amax", [Pure, MP_Arithmetic, MP_GradientStatistic]> {
  let summary = "The greatest magnitude of all elements of all operands";
  let description = [{
    In f32. 0 where there is no element, NaN where one is NaN.

    ```mlir
    %amax = mp.amax %dw, %db : tensor<128x64xf32>, tensor<64xf32>
    ```
  }];
  let arguments = (ins Variadic<MP_FloatTensor>:$gradients);
  let results = (outs MP_ScaleScalar:$result);
  let assemblyFormat = "$gradients attr-dict `:` type($gradients)";
  let hasVerifier = 1;
}

def MP_HistogramOp
    : MP_Op<"histogram", [Pure, MP_Arithmetic, MP_GradientStatistic]> {
  let summary = "How many scaled gradients lie above an edge, and below";
  let description = [{
    An element x counts as `upper` unless |x| * scale < `edge`, so that an
    infinity and a NaN do, and as `lower` if so. The gradients are unscaled
    ones: what is counted is how they were while they were scaled. The counts
    are f32, and exact up to 2^24.

    ```mlir
    %upper, %lower = mp.histogram %dw, %db scale %s edge 8192.0
                   : tensor<128x64xf32>, tensor<64xf32>
    ```
  }];
  let arguments = (ins MP_ScaleScalar:$scale,
    Variadic<MP_FloatTensor>:$gradients, F32Attr:$edge);
  let results = (outs MP_ScaleScalar:$upper, MP_ScaleScalar:$lower);
  let assemblyFormat =
    "$gradients `scale` $scale `edge` $edge attr-dict `:` type($gradients)";
  let hasVerifier = 1;
}

def MP_UpdateLossScaleLogMaxOp : MP_Op<"update_loss_scale_logmax", [Pure,
    MP_Arithmetic, MP_StatisticalScaler]> {
  let summary = "Scale so that the greatest gradient rarely overflows";
  let description = [{
    OpenSeq2Seq's LogMax. The exponents x = log2(amax) of the greatest unscaled
    gradients are taken to be normally distributed: with their mean mu and their
    deviation sigma, the next scale is 2^(log_max - mu - deviations * sigma), no
    less than `floor` and no more than `ceiling`. A step that is not finite
    counts as x = `log_max`. (OpenSeq2Seq counts 2^log_max, and then keeps the
    least scale for thousands of steps.) A step whose gradients are all 0 says
    nothing, and moves nothing.

    mu is an exponential average by `beta1`. sigma is the deviation about a
    slower one, by `beta2`. Each average divides by its weight, the same average
    of 1, which grows from 0 to 1: so the first steps count in full, as with a
    division by 1 - beta^n. A finite step that does not end an update, by
    `ends`, counts in them, but leaves the scale. The variance is kept about its
    mean, and not as a difference of squares. All state begins with 0.

    ```mlir
    %s1, %m1, %w1, %sm1, %sw1, %v1 =
        mp.update_loss_scale_logmax %s, %m, %w, %sm, %sw, %v, %ok, %amax
        beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0
        ceiling 16384.0
    ```
  }];
  let arguments = (ins MP_ScaleScalar:$scale, MP_ScaleScalar:$mean,
    MP_ScaleScalar:$weight, MP_ScaleScalar:$slow_mean,
    MP_ScaleScalar:$slow_weight, MP_ScaleScalar:$variance,
    MP_BoolScalar:$finite, MP_ScaleScalar:$amax, Optional<MP_BoolScalar>:$ends,
    F32Attr:$beta1, F32Attr:$beta2, F32Attr:$deviations, F32Attr:$log_max,
    F32Attr:$floor, F32Attr:$ceiling);
  let results = (outs MP_ScaleScalar:$new_scale, MP_ScaleScalar:$new_mean,
    MP_ScaleScalar:$new_weight, MP_ScaleScalar:$new_slow_mean,
    MP_ScaleScalar:$new_slow_weight, MP_ScaleScalar:$new_variance);
  let assemblyFormat = [{
    $scale `,` $mean `,` $weight `,` $slow_mean `,` $slow_weight `,` $variance
    `,` $finite `,` $amax (`ends` $ends^)? `beta1` $beta1 `beta2` $beta2
    `deviations` $deviations `log_max` $log_max `floor` $floor
    `ceiling` $ceiling attr-dict
  }];
  let hasVerifier = 1;
}

def MP_UpdateLossScaleHistogramOp : MP_Op<"update_loss_scale_histogram", [Pure,
    MP_Arithmetic, MP_StatisticalScaler]> {
  let summary = "Scale so that few gradients come near to overflow";
  let description = [{
    PopART's automatic loss scaling. The counts of an mp.histogram add up over
    `interval` steps. Then the scale is multiplied by `backoff` if the share of
    upper ones is above `share`, and by `growth` if not, unless that would leave
    the finite numbers; and the counts begin again with 0. All of a step that is
    not finite counts as upper: of more gradients than 1 / share, one infinity
    would be too few. A finite step that does not end an update, by `ends`, adds
    to the counts, but is none of the interval. The scale stays within `floor`
    and `ceiling`.

    ```mlir
    %s1, %n1, %u1, %l1 =
        mp.update_loss_scale_histogram %s, %n, %u, %l, %ok, %upper, %lower
        growth 2.0 backoff 0.5 interval 1 share 1.0e-7
    ```
  }];
  let arguments = (ins MP_ScaleScalar:$scale, MP_CounterScalar:$steps,
    MP_ScaleScalar:$upper_sum, MP_ScaleScalar:$lower_sum,
    MP_BoolScalar:$finite, MP_ScaleScalar:$upper, MP_ScaleScalar:$lower,
    Optional<MP_BoolScalar>:$ends, F32Attr:$growth, F32Attr:$backoff,
    I32Attr:$interval, F32Attr:$share,
    OptionalAttr<F32Attr>:$floor, OptionalAttr<F32Attr>:$ceiling);
  let results = (outs MP_ScaleScalar:$new_scale, MP_CounterScalar:$new_steps,
    MP_ScaleScalar:$new_upper_sum, MP_ScaleScalar:$new_lower_sum);
  let assemblyFormat = [{
    $scale `,` $steps `,` $upper_sum `,` $lower_sum `,` $finite `,` $upper `,`
    $lower (`ends` $ends^)? `growth` $growth `backoff` $backoff
    `interval` $interval `share` $share (`floor` $floor^)?
    (`ceiling` $ceiling^)? attr-dict
  }];
  let hasVerifier = 1;
}

def MP_DetectStallOp : MP_Op<"detect_stall", [Pure, MP_Arithmetic]> {
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

#endif // MP_DIALECT_MP_IR_MPSCALEROPS
