# Sourced by quickstart.sh and check.sh: installs what the build needs and
# builds. Everything is Debian 12's own; nothing else is downloaded. Once the
# packages are there no step needs a network.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${MP_BUILD_DIR:-$root/build}
# Debian's own, which sees Debian's NumPy whatever else is on the PATH.
python=/usr/bin/python3
lit=/usr/lib/llvm-22/bin/lit

# For tools of the sanitized flavour. LLVM's allocators, inlined in our files,
# poison memory that LLVM's own files, which know of no sanitizer, use again.
# What the user asks for comes after it and wins.
export ASAN_OPTIONS=allow_user_poisoning=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}
export UBSAN_OPTIONS=print_stacktrace=1${UBSAN_OPTIONS:+:$UBSAN_OPTIONS}
export ASAN_SYMBOLIZER_PATH=${ASAN_SYMBOLIZER_PATH:-/usr/lib/llvm-22/bin/llvm-symbolizer}

say() { printf '\033[1m%s\033[0m\n' "$*"; }
if [ ! -t 1 ] || [ -n "${NO_COLOR:-}" ]; then say() { printf '%s\n' "$*"; }; fi
die() { printf 'error: %s\n' "$*" >&2; exit 1; }

# Packages of tools/packages.txt that are not installed, one line.
missing_packages() {
  local wanted
  wanted=$(sed 's/#.*//' "$root/tools/packages.txt")
  # dpkg-query names what it does not know on stderr and still lists the rest.
  comm -23 <(tr -s ' \n' '\n\n' <<<"$wanted" | sed '/^$/d' | sort -u) \
    <(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' $wanted 2>/dev/null |
      awk '$1 == "ii" {print $2}' | sort -u) | tr '\n' ' '
}

install_packages() {
  local missing sudo=
  command -v apt-get >/dev/null || die "needs Debian 12 (no apt-get here)"
  missing=$(missing_packages)
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" != 0 ]; then
    if ! sudo=$(command -v sudo); then
      die "packages are missing and this is neither root nor sudo; run as root:
  apt-get update && apt-get install --no-install-recommends -y $missing"
    fi
  fi
  say "installing: $missing"
  export DEBIAN_FRONTEND=noninteractive
  $sudo apt-get update -qq -o Acquire::Retries=3
  $sudo apt-get install -qq -y -o Acquire::Retries=3 \
    --no-install-recommends $missing >/dev/null
  missing=$(missing_packages)
  [ -z "$missing" ] || die "still missing after apt-get install: $missing"
}

# The options of CMake that make a flavour of the build.
flavour_options() {
  case $1 in
  static | dylib) echo "-DMP_LINK=$1" ;;
  sanitized) # clang whatever CXX says: only it has libFuzzer
    echo "-DMP_LINK=dylib -DMP_ASSERTIONS=ON -DMP_SANITIZE=ON -DMP_FUZZ=ON" \
      "-DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22" ;;
  threads)
    echo "-DMP_LINK=dylib -DMP_TSAN=ON -DCMAKE_C_COMPILER=clang-22" \
      "-DCMAKE_CXX_COMPILER=clang++-22" ;;
  *) die "no flavour of the build: $1" ;;
  esac
}

# configure FLAVOUR: readies $build/FLAVOUR. The flavours are siblings, so that
# ccache serves one from the other's objects.
configure() {
  local flavour=$1 options
  [ ! -f "$build/$flavour/build.ninja" ] || return 0
  options=$(flavour_options "$flavour")
  mkdir -p "$build/$flavour"
  # shellcheck disable=SC2086 # options are words
  cmake -G Ninja -S "$root" -B "$build/$flavour" $options \
    >"$build/$flavour/configure.log" 2>&1 ||
    { tail -n 20 "$build/$flavour/configure.log" >&2
      rm -f "$build/$flavour/build.ninja"
      die "configuring failed; all output: $build/$flavour/configure.log"; }
}

# configure_and_build FLAVOUR TARGET...
configure_and_build() {
  local flavour=$1
  shift
  configure "$flavour"
  if [ -t 1 ]; then
    ninja -C "$build/$flavour" "$@"
  else # one line a target would drown a log
    ninja -C "$build/$flavour" "$@" >"$build/$flavour/build.log" 2>&1 ||
      { grep -E 'FAILED|error' -A5 "$build/$flavour/build.log" | head -60 >&2
        die "building failed; all output: $build/$flavour/build.log"; }
  fi
}
