#!/usr/bin/env bash
# The main job, on a real training step: LeNet as JAX prints it goes in, a
# mixed-precision step comes out, both are trained on real digits, and the mixed
# one becomes a plan of library calls and PTX kernels. Run again, it trains
# within seconds and needs no network.
#
#   tools/quickstart.sh                 results in build/quickstart
#   MP_OUT=dir tools/quickstart.sh      results in dir
#   MP_DTYPE=bf16 tools/quickstart.sh   another low type (off: none)
#   MP_CHIP=sm_100 tools/quickstart.sh  another GPU (none is needed to compile)
set -euo pipefail
source "$(dirname "$0")/setup.sh"

out=${MP_OUT:-$build/quickstart}
dtype=${MP_DTYPE:-f16} chip=${MP_CHIP:-sm_90}
steps=300 rate=0.002 nudged=4
lenet=$root/test/Inputs/lenet/jax_lenet_lr.mlir
digits=$root/tools/export/digits_batches.py
case $dtype in # half a unit of the last place at 1: what a nudge changes
  f16) rounding=-11 ;;
  bf16) rounding=-8 ;;
  off) rounding=-24 ;;
  *) die "MP_DTYPE is f16, bf16 or off, not '$dtype'" ;;
esac

install_packages
say "== build"
configure_and_build static mp-opt mp-run
PATH=$build/static/bin:$PATH
mkdir -p "$out"

say "== rewrite: $(basename "$lenet") in $dtype"
mp-opt "$lenet" --mp-assign-roles --cse --canonicalize \
  --mp-report="output=$out/fp32.json" -o "$out/fp32.mlir"
mp-opt "$lenet" --mp-amp="dtype=$dtype chip=$chip report=$out/mixed.json" \
  -o "$out/mixed.mlir"
for step in fp32 mixed; do # what crosses memory is known once ops share kernels
  mp-opt "$out/$step.mlir" --mp-lower-state --canonicalize --cse \
    --mp-form-fusions --mp-report="output=$out/$step-fused.json" -o /dev/null
done

say "== train: $steps steps in FP32, $nudged times nudged by one rounding, and mixed"
$python "$digits" batches --steps $steps -o "$out/batches.npz"
$python "$digits" inputs --seed 0 -o "$out/initial.npz"
train() { # NAME STEP OPTION...
  local name=$1 step=$2
  shift 2
  mp-run "$step" --inputs="$out/initial.npz" --batches="$out/batches.npz" \
    --steps=$steps --set lr=$rate --losses="$out/$name-losses.json" \
    --outputs="$out/$name.npz" --progress=${MP_PROGRESS:-auto} "$@"
  $python "$digits" evaluate "$out/$name.npz" >"$out/$name-accuracy.json"
}
train fp32 "$out/fp32.mlir" --nudge=$nudged \
  --nudge-size="$($python -c "print(2**$rounding)")"
train mixed "$out/mixed.mlir"

say "== compile: plan and kernels for $chip"
mp-opt "$out/mixed.mlir" --mp-to-cuda="chip=$chip" --emit=plan -o "$out/plan.mlir"
mp-opt "$out/mixed.mlir" --mp-to-cuda="chip=$chip" --emit=ptx -o "$out/kernels.ptx"
mp-opt "$out/mixed.mlir" --mp-to-cuda="chip=$chip" --emit=mpx -o "$out/step.mpx"

say "== run the plan: $steps steps in its own memory"
train plan "$out/plan.mlir" --device=plan
if ldconfig -p | grep -q libcuda.so.1; then
  say "== run it on the GPU"
  train gpu "$out/step.mpx" --device=cuda
fi

$python "$root/tools/quickstart/summary.py" "$out" "2^$rounding"
say "Where it lies: $out"
printf '  %-26s %s\n' \
  fp32.mlir "the step as imported, with roles" \
  mixed.mlir "the same step in mixed precision" \
  losses.png "both loss curves" \
  plan.mlir "its memory, kernels and cuBLASLt, cuDNN calls in order" \
  kernels.ptx "the fused kernels for $chip" \
  step.mpx "all of it for a GPU: mp-run --device=cuda" \
  '*-losses.json' "loss, metrics, loss scale and skips of each step" \
  '*.npz' "batches, first and trained parameters"
