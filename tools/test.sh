#!/usr/bin/env bash
# From an edit to its tests' verdict: builds what the tests need whose name
# matches, and runs them.
#
#   tools/test.sh cancel-pads             every test with that in its path
#   tools/test.sh CancelPads.cpp          the tests named after a source file
#   tools/test.sh Fusion/ 'cast.*remarks' several; regular expressions
#   tools/test.sh EntryFunctionTest.Pair  also GoogleTests, by Suite.Name
#
#   MP_FLAVOUR=sanitized tools/test.sh …  in another build: static (default),
#                                         sanitized, dylib
set -euo pipefail
source "$(dirname "$0")/setup.sh"
case "${1:-}" in
"" | -h | --help)
  sed -n '2,/^set/{/^set/d; s/^# \{0,1\}//; p}' "$0"
  exit 2 ;;
esac

# Bash writes its clock with the comma of the locale; awk reads points.
now() { echo "${EPOCHREALTIME/,/.}"; }
# How long since $1, in seconds with one decimal.
since() { LC_ALL=C awk -v a="$1" -v b="$(now)" 'BEGIN {printf "%.1f", b - a}'; }

flavour=${MP_FLAVOUR:-static}
here=$build/$flavour
begin=$(now)
install_packages
found=$($python "$root/test/find-tests.py" "$root" "$@")
mapfile -t targets < <(sed -n 's/^target //p' <<<"$found")
mapfile -t lit_tests < <(sed -n "s|^lit |$here/test/|p" <<<"$found")
[ ${#targets[@]} != 0 ] || die "no test matches: $*"

configure "$flavour"
# Only lines of progress on a terminal, only errors in a log.
if [ -t 1 ]; then
  ninja -C "$here" "${targets[@]}"
else
  ninja --quiet -C "$here" "${targets[@]}"
fi
built=$(since "$begin") begin_tests=$(now) status=0
while read -r _ target filter; do
  say "== $target"
  "$here/test/Unit/$target" --gtest_brief=1 --gtest_filter="$filter" \
    </dev/null || status=1
done < <(grep '^unit ' <<<"$found")
[ ${#lit_tests[@]} = 0 ] || $python "$lit" -v "${lit_tests[@]}" || status=1
[ $status = 0 ] && verdict=passed || verdict=FAILED
say "$verdict: built in $built s, tested in $(since "$begin_tests") s"
exit $status
