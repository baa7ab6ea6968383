#!/usr/bin/env bash
# Runs steps on the GPU of this machine and holds them to the same code on the
# CPU. Ends with 77 where there is no GPU, and with 1 where something is wrong.
#
#   tools/gpu-check.sh              the steps of test/Inputs
#   tools/gpu-check.sh FOLDER...    and those below the folders
#
#   MP_BUILD_DIR=dir        the static tools of that build (default: build)
#   MP_PYTHON=file          a Python with NumPy (default: /usr/bin/python3)
#   MP_JOBS=N               steps at a time (default: all cores)
#   MP_CUDA_LIBRARIES=dir   libcuda.so.1 and the others from there: with
#                           build/static/lib/fakes the check checks itself
#
# In this order: every kernel, to the bits that its PTX gives on the CPU; every
# step in f32, f16 and bf16, as one graph a step, against --device=plan; launches
# of all modes to the same bits; the same under compute-sanitizer, where CUDA has
# it; the time of each call of one step. What is wrong does not end it: a lent
# GPU is to tell all.
set -euo pipefail
source "$(dirname "$0")/setup.sh"
bin=$build/static/bin
[ -x "$bin/mp-run" ] || die "builds nothing itself; run tools/check.sh tests"
python=${MP_PYTHON:-$python}
export MP_JOBS=${MP_JOBS:-$(nproc)}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export PATH=$bin:$PATH
export LD_LIBRARY_PATH=${MP_CUDA_LIBRARIES:+$MP_CUDA_LIBRARIES:}${LD_LIBRARY_PATH:-}

lenet=$root/test/Inputs/lenet/jax_lenet
make_artifact() { # CHIP
  mp-opt "$lenet.mlir" --mp-amp="chip=$1" --mp-to-cuda="chip=$1" --emit=mpx \
    -o "$out/step.mpx" 2>"$out/warnings"
}
train() { # OPTION...
  mp-run "$out/step.mpx" --device=cuda --inputs="$lenet.npz" "$@"
}

# The oldest code runs everywhere, and tells which device this is.
make_artifact sm_75
if ! train --time-calls >"$out/first" 2>"$out/error"; then
  grep -q "cannot load libcuda\|CUDA_ERROR_NO_DEVICE" "$out/error" || {
    cat "$out/error" >&2
    die "the first step does not run"
  }
  say "no GPU here: $(head -1 "$out/error")"
  exit 77
fi
device=$(grep -m1 -E ', sm_[0-9]+, number' "$out/first")
chip=$(grep -o 'sm_[0-9]*' <<<"$device" | tail -1)
say "device: $device"

wrong=0
hold() { # COMMAND...
  "$@" || { wrong=1; say "wrong: $*"; }
}

if [ -x "$bin/mp-test-kernels" ]; then
  say "every kernel against its PTX on the CPU"
  for folder in "$root/test/Inputs" "$@"; do
    hold $python "$root/test/CodeGen/Inputs/run_kernels.py" mp-opt \
      mp-test-kernels "$chip" 100000 "$folder" --device=cuda
  done
fi

say "steps against the plan on the CPU"
export MP_CHIP=$chip
for folder in "$root/test/Inputs" "$@"; do
  hold $python "$root/test/Runtime/Inputs/steps.py" mp-opt mp-run - "$folder" 3
done

say "launches of all modes"
make_artifact "$chip"
for mode in graph calls checked apart; do
  hold train --launch=$mode --steps=20 --outputs="$out/$mode.npz"
  hold cmp "$out/graph.npz" "$out/$mode.npz"
done

sanitizer=$(command -v compute-sanitizer ||
  ls /usr/local/cuda/bin/compute-sanitizer 2>/dev/null || true)
if [ -n "$sanitizer" ] && [ -z "${MP_CUDA_LIBRARIES:-}" ]; then
  # Not initcheck: what cuBLASLt's kernels for Hopper store by the copy engine it
  # takes for unwritten. The machine that interprets PTX checks every read.
  for tool in memcheck racecheck synccheck; do
    say "compute-sanitizer: $tool"
    hold "$sanitizer" --tool $tool --error-exitcode 1 mp-run "$out/step.mpx" \
      --device=cuda --inputs="$lenet.npz" --launch=apart --steps=2
  done
fi

say "times of one step"
hold train --steps=20 --time-calls
exit $wrong
