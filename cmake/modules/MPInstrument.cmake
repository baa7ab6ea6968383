# Builds that look for mistakes while they run. tools/check.sh has one with all
# three, and runs the tests and the fuzz targets in it; never install one.
#
#   MP_ASSERTIONS  checks what code says must hold
#   MP_SANITIZE    address and undefined-behaviour sanitizer
#   MP_FUZZ        libFuzzer's coverage, and its targets; needs clang
#   MP_TSAN        thread sanitizer, which goes with none of the others; for
#                  mp-threads

option(MP_ASSERTIONS "Check MP_ASSERT, and assert() of LLVM's headers" OFF)
option(MP_SANITIZE "Instrument for ASan and UBSan" OFF)
option(MP_TSAN "Instrument for TSan" OFF)
option(MP_FUZZ "Instrument for libFuzzer and build its targets" OFF)

if(MP_ASSERTIONS)
  add_compile_definitions(
    MP_ASSERTIONS $<$<COMPILE_LANGUAGE:CXX>:_GLIBCXX_ASSERTIONS>)
  # Not an option of CMake's: it must come before every other folder.
  add_compile_options(
    $<$<COMPILE_LANGUAGE:CXX>:-I${PROJECT_SOURCE_DIR}/cmake/assertions>)
endif()

if(MP_SANITIZE)
  # No vptr: LLVM's packages have no RTTI of classes that are defined there.
  set(sanitizers -fsanitize=address,undefined -fno-sanitize=vptr
      -fno-sanitize-recover=all)
  add_compile_options(${sanitizers} -fno-omit-frame-pointer)
  add_link_options(${sanitizers})
endif()
if(MP_TSAN)
  if(MP_SANITIZE)
    message(FATAL_ERROR "MP_TSAN and MP_SANITIZE exclude each other")
  endif()
  add_compile_options(-fsanitize=thread)
  add_link_options(-fsanitize=thread)
endif()
if(MP_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "MP_FUZZ needs clang, not ${CMAKE_CXX_COMPILER}")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(MP_SANITIZE OR MP_FUZZ OR MP_TSAN)
  add_compile_options(-g1) # lines in reports
  # Compiling is most of what such a build costs; the tests are small.
  string(REPLACE "-O2" "-O1" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
  string(REPLACE "-O2" "-O1" CMAKE_C_FLAGS_RELEASE "${CMAKE_C_FLAGS_RELEASE}")
endif()
