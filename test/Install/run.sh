#!/usr/bin/env bash
# Installs each flavour into a fresh prefix and builds a foreign project with
# nothing but find_package(MP).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=${1:?the build folder that holds static/ and dylib/}
for flavour in static dylib; do
  [ -f "$build/$flavour/build.ninja" ] || continue
  work=$build/$flavour/install-test
  rm -rf "$work"
  cmake --install "$build/$flavour" --prefix "$work/prefix" >"$build/$flavour/install.log"
  cmake -G Ninja -S "$here/consumer" -B "$work/consumer" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_PREFIX_PATH="$work/prefix" >>"$build/$flavour/install.log" 2>&1 ||
    { tail -n 20 "$build/$flavour/install.log"; exit 1; }
  ninja -C "$work/consumer" >>"$build/$flavour/install.log" 2>&1 ||
    { tail -n 30 "$build/$flavour/install.log"; exit 1; }
  "$work/consumer/consumer" >"$work/out.mlir"
  grep -q "$(cat "$here/expected.txt")" "$work/out.mlir" ||
    { echo "install test ($flavour): the consumer printed:"; cat "$work/out.mlir"; exit 1; }
  "$work/prefix/bin/mp-opt" "$work/out.mlir" >/dev/null
  echo "install test: $flavour passed"
  rm -rf "$work"
done
