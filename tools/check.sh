#!/usr/bin/env bash
# Installs, builds and runs all tests. Run again, it reaches the tests in
# seconds and needs no network.
#
#   tools/check.sh                      everything
#   MP_GRAPHS=dir tools/check.sh        also the training graphs in dir
#   MP_BUILD_DIR=dir tools/check.sh     builds there (default: build)
set -euo pipefail
source "$(dirname "$0")/setup.sh"
[ -z "${MP_GRAPHS:-}" ] || MP_GRAPHS=$(cd "$MP_GRAPHS" && pwd)
export MP_GRAPHS=${MP_GRAPHS:-}

begin=$SECONDS
install_packages
say "== build, static tools"
configure_and_build static all
say "== style"
$python "$root/test/check-style.py" "$root"
say "== tests"
ninja -C "$build/static" check-mp
say "== build and test, shared flavour: plugin, embedding"
configure_and_build dylib all
ninja -C "$build/dylib" check-mp-dylib
say "== package: install, find_package from a foreign project"
"$root/test/Install/run.sh" "$build"
say "All checks passed in $((SECONDS - begin)) s. Logs: $build/*/build.log"
