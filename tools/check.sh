#!/usr/bin/env bash
# Installs, builds and runs all tests. Run again, it reaches the tests in
# seconds and needs no network.
#
#   tools/check.sh                      everything
#   MP_GRAPHS=dir tools/check.sh        also the training graphs in dir
#   MP_BUILD_DIR=dir tools/check.sh     builds there (default: build)
#   tools/check.sh --oracles            instead of the tests, lets XLA judge
#                                       each pass; installs jax from PyPI
set -euo pipefail
source "$(dirname "$0")/setup.sh"
[ -z "${MP_GRAPHS:-}" ] || MP_GRAPHS=$(cd "$MP_GRAPHS" && pwd)
export MP_GRAPHS=${MP_GRAPHS:-}

# The newest clang here that has libFuzzer's runtime.
find_fuzzing_clang() {
  local clang
  for clang in clang++-22 clang++-19 clang++; do
    command -v "$clang" >/dev/null || continue
    echo 'extern "C" int LLVMFuzzerTestOneInput(const char *, unsigned long) {
            return 0; }' |
      "$clang" -x c++ -fsanitize=fuzzer -o /dev/null - 2>/dev/null || continue
    echo "$clang"
    return 0
  done
  return 1
}

# fuzz_readers CLANG
fuzz_readers() {
  [ -f "$build/fuzz/build.ninja" ] ||
    cmake -G Ninja -S "$root" -B "$build/fuzz" -DMP_LINK=dylib -DMP_FUZZ=ON \
      -DCMAKE_CXX_COMPILER="$1" -DCMAKE_C_COMPILER="${1/++/}" \
      >"$build/fuzz.log" 2>&1 || die "configuring failed: $build/fuzz.log"
  ninja -C "$build/fuzz" mp-fuzz >>"$build/fuzz.log" 2>&1 ||
    die "building the fuzz targets failed: $build/fuzz.log"
  $python "$root/test/Fuzz/run.py" "$build/fuzz/bin" \
    "$build/static/bin/mp-translate" 60 "$build/fuzz/work"
}

begin=$SECONDS
install_packages

# Every graph that is at hand through every stage of the pipeline, in XLA.
run_oracles() {
  local venv=$build/oracles graphs test
  say "== build, static tools"
  configure_and_build static mp-opt mp-run mp-translate
  if [ ! -x "$venv/bin/python" ]; then
    say "== jax from PyPI, in $venv"
    $python -m venv "$venv" ||
      { rm -rf "$venv"; die "needs Debian's package python3-venv"; }
    "$venv/bin/pip" install -q 'jax==0.10.2' numpy optax flax ||
      { rm -rf "$venv"; die "cannot install jax from PyPI"; }
  fi
  say "== the Python package"
  "$venv/bin/pip" install -q --force-reinstall --no-deps "$root/tools/python" ||
    die "cannot install tools/python"
  for test in "$root"/test/Oracles/*_test.py; do
    MPOPT_BIN=$build/static/bin "$venv/bin/python" "$test"
  done
  [ -z "${MP_CASES:-}" ] || MPOPT_BIN=$build/static/bin "$venv/bin/python" \
    "$root/test/Oracles/train_jax.py" "$MP_CASES"
  graphs=("$root"/test/Inputs/{mlp,lenet}/*.mlir)
  [ -z "$MP_GRAPHS" ] || graphs=("$MP_GRAPHS"/*.mlir)
  for dtype in f16 bf16; do
    say "== XLA judges $dtype"
    "$venv/bin/python" "$root/test/Oracles/xla_judge.py" --steps 20 \
      --bin "$build/static/bin" --dtype $dtype "${graphs[@]}"
  done
}
case "${1:-}" in
"") ;;
--oracles) run_oracles; exit 0 ;;
*) die "unknown option: $1" ;;
esac

say "== build, static tools"
configure_and_build static all
say "== style"
$python "$root/test/check-style.py" "$root"
say "== tests"
ninja -C "$build/static" check-mp
if clang=$(find_fuzzing_clang); then
  say "== fuzz the readers, 60 s, with $clang"
  fuzz_readers "$clang"
else
  say "== no clang with libFuzzer here: the readers are not fuzzed"
fi
say "== build and test, shared flavour: plugin, embedding"
configure_and_build dylib all
ninja -C "$build/dylib" check-mp-dylib
say "== package: install, find_package from a foreign project"
"$root/test/Install/run.sh" "$build"
say "All checks passed in $((SECONDS - begin)) s. Logs: $build/*/build.log"
