#!/usr/bin/env bash
# Installs, builds and runs all tests and gates. Run again, it does again what an
# edit since could change, and needs no network.
#
#   tools/check.sh                      all stages, some with a sample that the
#                                       newest commit decides
#   tools/check.sh STAGE...             only these, in this order (below)
#   tools/check.sh --all [STAGE...]     with all that they have, as CI does
#   tools/check.sh --tidy               clang-tidy on all files
#   tools/check.sh --nightly            the readers fuzzed for half an hour
#                                       each (MP_FUZZ_SECONDS), 50,000 mutants
#                                       of files, a million random programs
#   tools/check.sh --oracles            lets XLA judge each pass; installs jax
#                                       from PyPI
#
#   MP_GRAPHS=dir      also the training graphs in dir
#   MP_BUILD_DIR=dir   builds there (default: build)
#   MP_TIDY_BASE=REV   clang-tidy on what differs from REV
#   MP_TIDY_SECONDS=N  clang-tidy so long (default: 100)
#   MP_FUZZ_SECONDS=N  fuzzes each reader so long (default: 30; all: 60)
#   MP_PYTHON_SECONDS=N  begins no test of the Python package after so long
#                      (default: 200)
#   MP_SECONDS=N       begins no stage and, with --all, no test of the Python
#                      package after so long, and says what it left out
#
# The stages, in order of what they cost:
#   style      sizes, banners, order of folders, formatting
#   tests      static tools, and all tests on them
#   random     700 random programs through every pass (all: 2,000), and planted
#              faults; as many mutants of scaled steps past the checkers, and
#              of files through all of --mp-amp
#   sanitized  a third of the tests with assertions, ASan and UBSan
#   fuzz       the readers, on the sanitized build
#   tidy       clang-tidy on what changed last, and a sample of the others
#   shared     tools that link libMLIR.so, the plugin, what only they can do
#   package    install, find_package from a foreign project
#   new-pass   tools/new-pass.py writes a pass; it is built, and its tests run
#   python     the Python package, where jax is at hand or PyPI is: what
#              changed last, and a sample of the others
# and by name only:
#   threads    1,000 pipelines in 16 threads, under TSan
#   torch      the exporter of PyTorch against PyTorch, which is 2.5 GB
#   jax-versions  the package on the last four releases of JAX, from PyPI
set -euo pipefail
source "$(dirname "$0")/setup.sh"
[ -z "${MP_GRAPHS:-}" ] || MP_GRAPHS=$(cd "$MP_GRAPHS" && pwd)
export MP_GRAPHS=${MP_GRAPHS:-}
stages=(style tests random sanitized fuzz tidy shared package new-pass python)
# By name only: they take as long as the others together where nothing is built.
more_stages=(threads torch jax-versions)

stage_style() {
  $python "$root/test/check-style.py" "$root"
  "$root/tools/format.sh" --check
}

stage_tests() {
  configure_and_build static all mp-bench-precision
  ninja -C "$build/static" check-mp
}

# Steps for pipelines side by side.
threads_steps() {
  ls "$root"/test/Inputs/{mlp/*.mlir,mlp/pt_mlp.vhlo,lenet/*.jaxexport}
}

# sample COUNT ALL: how many to try.
sample() {
  if [ -n "$whole" ]; then echo "$2"; else echo "$1"; fi
}

# part COUNT: the number of the part that this commit has looked at.
part() {
  local commit
  commit=$(git -C "$root" -c safe.directory='*' rev-parse --short=7 HEAD \
    2>/dev/null) || commit=0
  echo $((16#$commit % $1 + 1))
}

stage_random() {
  local count
  count=$(sample 700 2000)
  configure_and_build static mp-random mp-threads
  # shellcheck disable=SC2046 # names without blanks
  "$build/static/bin/mp-threads" $(threads_steps)
  "$build/static/bin/mp-random" --faults
  "$build/static/bin/mp-random" --mutants="$count" --steps="$root/test"
  "$build/static/bin/mp-random" --texts="$count" --steps="$root/test"
  "$build/static/bin/mp-random" --count="$count"
}

# By --nightly only: many hours.
stage_nightly() {
  configure_and_build static mp-random
  "$build/static/bin/mp-random" --texts=50000 --steps="$root/test" -j "$(nproc)"
  "$build/static/bin/mp-random" --nightly -j "$(nproc)"
}

stage_sanitized() {
  configure_and_build sanitized mp-test-tools
  [ -n "$whole" ] ||
    export LIT_OPTS="${LIT_OPTS:-} --num-shards=3 --run-shard=$(part 3)"
  ninja -C "$build/sanitized" check-mp
}

stage_fuzz() {
  configure_and_build static mp-opt mp-translate
  configure_and_build sanitized mp-fuzz mp-translate
  $python "$root/test/Fuzz/run.py" "$build/sanitized/bin" \
    "$build/static/bin/mp-translate" "${MP_FUZZ_SECONDS:-$(sample 30 60)}" \
    "$build/sanitized/fuzz"
}

stage_tidy() {
  configure_and_build sanitized mp-headers MPPrecompiled
  "$root/tools/tidy.py" "$build/sanitized" "$@"
}

stage_shared() {
  configure_and_build dylib all
  ninja -C "$build/dylib" check-mp-dylib
}

stage_threads() {
  configure_and_build threads mp-threads
  # shellcheck disable=SC2046
  "$build/threads/bin/mp-threads" $(threads_steps)
  # shellcheck disable=SC2046
  ! "$build/threads/bin/mp-threads" --race --runs=50 $(threads_steps) \
    2>/dev/null || die "a race is not found"
}

stage_package() {
  configure_and_build static all
  configure_and_build dylib all
  "$root/test/Install/run.sh" "$build"
}

stage_new-pass() {
  "$root/test/NewPass/run.sh" "$build/new-pass"
}

# ready_jax SECONDS: makes the environment $jax_venv, downloaded within that
# time, unless it is there. Returns 1 and says so only where PyPI is out of reach
# or slow; all else that goes wrong ends the check. One environment serves all
# clones; what it holds is part of its name.
ready_jax() {
  local wanted='jax==0.10.2 numpy optax flax equinox setuptools wheel' pip status=0
  jax_venv=${XDG_CACHE_HOME:-$HOME/.cache}/mp/python-$(
    { $python --version; echo "$wanted"; } | sha1sum | head -c 12)
  [ ! -f "$jax_venv/complete" ] || return 0
  rm -rf "$jax_venv"
  $python -m venv "$jax_venv" >&2 || die "cannot make $jax_venv"
  pip=(timeout "$1" "$jax_venv/bin/pip" --timeout 15)
  # The probe is the smallest of them.
  "${pip[@]}" --retries 1 download -q --no-deps -d "$jax_venv/probe" wheel >&2 ||
    { say "jax is not installed, and PyPI is out of reach"; return 1; }
  # A network may lose a connection.
  # shellcheck disable=SC2086 # requirements are words
  "${pip[@]}" --retries 8 install -q $wanted >&2 || status=$?
  # What timeout returns.
  [ $status != 124 ] || { say "jax is not downloaded within $1 s"; return 1; }
  [ $status = 0 ] || die "cannot install: $wanted"
  touch "$jax_venv/complete"
}

# install_python_package PYTHON: the wheel, with the tool in it, to $build/python.
install_python_package() {
  local pip=("$1" -m pip) found
  # Beside the environment, which is not this tree's alone; from a copy, as
  # setuptools leaves files where it builds.
  rm -rf "$build/python" "$build/python-source" "$build/python-wheel"
  cp -r "$root/tools/python" "$build/python-source"
  MPOPT_BIN=$build/static/bin "${pip[@]}" wheel -q --no-index --no-deps \
    --no-build-isolation -w "$build/python-wheel" "$build/python-source" ||
    die "cannot make a wheel of tools/python"
  "${pip[@]}" install -q --no-index --no-deps --target "$build/python" \
    "$build"/python-wheel/*.whl || die "cannot install the wheel"
  found=$(cd "$root/test/Oracles" && PYTHONPATH=$build/python "$1" -B -c \
    'import simple_step, mpopt.tool; print(mpopt.tool.find())')
  [ "$found" = "$build/python/mpopt/bin/mp-opt" ] ||
    die "the tests would run $found, which is not the wheel's"
}

test_python_package() { # PYTHON
  local seconds
  install_python_package "$1"
  if [ -n "$whole" ] && [ -n "${MP_SECONDS:-}" ]; then
    seconds=$((MP_SECONDS - SECONDS))
    export MP_PYTHON_SECONDS=$((seconds > 1 ? seconds : 1))
  fi
  MPOPT_WHEEL=$(echo "$build"/python-wheel/*.whl) PYTHONPATH=$build/python \
    PATH=$PATH:$build/static/bin "$root/tools/oracles.py" "$1" \
    "$build/python-source" ${whole:+--all} || die "a test of tools/python fails"
}

# By name only: torch is 2.5 GB of downloads, most of it for GPUs.
stage_torch() {
  local venv=${XDG_CACHE_HOME:-$HOME/.cache}/mp/torch-2.11.0
  configure_and_build static mp-opt mp-run
  if [ ! -f "$venv/complete" ]; then
    $python -m venv "$venv" >&2 || die "cannot make $venv"
    timeout 1800 "$venv/bin/pip" install -q torch==2.11.0 torchax==0.0.13 \
      jax==0.10.2 optax numpy >&2 ||
      { say "skipped: torch is not installed, and PyPI is out of reach"; return 0; }
    touch "$venv/complete"
  fi
  MPOPT_BIN=$build/static/bin PYTHONPATH=$root/tools/python JAX_PLATFORMS=cpu \
    "$venv/bin/python" "$root/test/Oracles/mp_export_torch_test.py"
}

# By name only: 150 MB of downloads each.
stage_jax-versions() {
  local versions version venv test tried=() bad=()
  ready_jax 240 || { say "skipped"; return 0; }
  configure_and_build static mp-opt
  versions=$("$jax_venv/bin/pip" index versions jax 2>/dev/null |
    sed -n 's/^Available versions: //p' | tr -d , | cut -d' ' -f1-4) || true
  [ -n "$versions" ] || { say "skipped: PyPI is out of reach"; return 0; }
  for version in $versions; do
    venv=${XDG_CACHE_HOME:-$HOME/.cache}/mp/jax-$version
    if [ ! -f "$venv/complete" ]; then
      $python -m venv "$venv" >&2 || die "cannot make $venv"
      "$venv/bin/pip" install -q "jax==$version" numpy optax flax equinox >&2 ||
        die "cannot install jax $version"
      touch "$venv/complete"
    fi
    tried+=("$version")
    for test in jax callbacks kept profile; do
      if ! MPOPT_BIN=$build/static/bin PYTHONPATH=$root/tools/python \
        JAX_PLATFORMS=cpu "$venv/bin/python" -B \
        "$root/test/Oracles/mpopt_${test}_test.py" >&2; then
        bad+=("$version:$test")
      fi
    done
  done
  say "tried: ${tried[*]:-none}; fail: ${bad[*]:-none}"
  [ ${#bad[@]} = 0 ]
}

stage_python() {
  ready_jax 240 || { say "skipped"; return 0; }
  configure_and_build static mp-opt mp-run mp-translate
  test_python_package "$jax_venv/bin/python"
}

# Every graph that is at hand through every stage of the pipeline, in XLA.
run_oracles() {
  local jax graphs dtype
  configure_and_build static mp-opt mp-run mp-translate
  ready_jax 1200 || die "XLA judges by jax"
  jax=$jax_venv/bin/python
  test_python_package "$jax"
  [ -z "${MP_CASES:-}" ] || MPOPT_BIN=$build/static/bin "$jax" \
    "$root/test/Oracles/train_jax.py" "$MP_CASES"
  graphs=("$root"/test/Inputs/{mlp,lenet}/*.mlir)
  [ -z "$MP_GRAPHS" ] || graphs=("$MP_GRAPHS"/*.mlir)
  for dtype in f16 bf16; do
    say "== XLA judges $dtype"
    "$jax" "$root/test/Oracles/xla_judge.py" --steps 20 \
      --bin "$build/static/bin" --dtype $dtype "${graphs[@]}"
  done
}

whole=
table=
left_out=
# Runs a stage; it ends the check where it fails.
run_stage() {
  local name=$1 begin=$SECONDS status=0
  shift
  if [ "$begin" -gt "${MP_SECONDS:-$begin}" ]; then
    left_out+=" $name"
    return 0
  fi
  say "== $name, after $begin s"
  # Not as a condition, which would make the stage go on after an error.
  set +e
  (set -e; "stage_$name" "$@")
  status=$?
  set -e
  table+=$(printf '\n  %-10s %5d s' "$name" $((SECONDS - begin)))
  [ $status = 0 ] || die "stage $name failed; times:$table"
}

case "${1:-}" in
--all) whole=yes; shift ;;
--oracles) whole=yes; install_packages; run_oracles; exit 0 ;;
--tidy) install_packages; run_stage tidy --all; exit 0 ;;
--nightly)
  install_packages
  export MP_FUZZ_SECONDS=${MP_FUZZ_SECONDS:-1800}
  run_stage fuzz
  run_stage nightly
  exit 0 ;;
--*) die "unknown option: $1" ;;
esac
[ $# != 0 ] || set -- "${stages[@]}"
for stage in "$@"; do
  [[ " ${stages[*]} ${more_stages[*]} " == *" $stage "* ]] ||
    die "no stage '$stage': ${stages[*]} ${more_stages[*]}"
done
install_packages
for stage in "$@"; do run_stage "$stage"; done
say "All checks${left_out:+ but$left_out, for MP_SECONDS are over,} passed in $SECONDS s.\
 Logs: $build/*/build.log$table"
