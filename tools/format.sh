#!/usr/bin/env bash
# Formats all C and C++ as .clang-format says. The version is pinned: each has
# ideas of its own.
#
#   tools/format.sh            in place
#   tools/format.sh --check    changes nothing, names the files it would change
set -euo pipefail
source "$(dirname "$0")/setup.sh"
formatter=clang-format-22
command -v $formatter >/dev/null || die "needs Debian's package $formatter"
cd "$root"
sources() {
  find cmake include lib test tools \( -name '*.h' -o -name '*.cpp' -o \
    -name '*.c' \) -print0
}
case "${1:-}" in
"")
  sources | xargs -0 -n 32 -P "$(nproc)" $formatter -i
  ;;
--check)
  said=$(sources | xargs -0 -n 32 -P "$(nproc)" $formatter --dry-run 2>&1) ||
    die "$formatter failed: $said"
  wrong=$(sed -n 's/^\([^:]*\):.*code should be clang-formatted.*/\1/p' \
    <<<"$said" | sort -u)
  [ -z "$wrong" ] || die "not as tools/format.sh has it:
$wrong"
  say "format: $(sources | tr -cd '\0' | wc -c) files as they should be"
  ;;
*) die "unknown option: $1" ;;
esac
