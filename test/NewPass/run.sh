#!/usr/bin/env bash
# In a copy of the tree, kept in a folder for the next time: tools/new-pass.py
# writes a pass; it has the house style, it builds, its tests pass. Then the pass
# is made to do nothing, and each of its tests must fail.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=${1:?a folder for the copy}
subject=Padding name=mp-fold-twice source=lib/Transforms/$subject/FoldTwice.cpp
die() { echo "new-pass test: $*" >&2; exit 1; }

mkdir -p "$copy"
copy=$(cd "$copy" && pwd)
# All but what is built there. Times are kept, so that only an edit rebuilds.
find "$copy" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
(cd "$root" && cp -a .clang-format .clang-tidy CMakeLists.txt LICENSE README.md \
  cmake docs include lib test tools "$copy")

cd "$copy"
unset MP_BUILD_DIR
tools/new-pass.py --subject $subject $name "Remove negations of negations"
/usr/bin/python3 test/check-style.py .
command -v clang-format-22 >/dev/null && clang-format-22 --dry-run -Werror $source
# Its second name is taken by now.
! tools/new-pass.py --subject Math $name "Another" 2>/dev/null ||
  die "a name was given twice"

tools/test.sh fold-twice ||
  die "the tests of a new pass fail"
sed -i '/void runOnOperation() override {/a return;' $source
if tools/test.sh fold-twice >build/broken.log 2>&1; then
  die "a pass that does nothing passes its tests"
fi
failed=$(grep -c '^FAIL: ' build/broken.log || true)
[ "$failed" = 3 ] ||
  { cat build/broken.log; die "$failed of 3 tests see that a pass does nothing"; }
echo "new-pass test: written, built, tested; its tests can fail"
