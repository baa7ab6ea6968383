# Compiles with LLVM's own clang where it is installed and nobody chose a
# compiler: GCC instantiates the templates that a precompiled header left open
# again in every file (2 s each), clang once. Before project().

if(NOT CMAKE_CXX_COMPILER AND NOT DEFINED ENV{CXX} AND NOT DEFINED ENV{CC}
   AND NOT CMAKE_C_COMPILER AND NOT CMAKE_TOOLCHAIN_FILE)
  find_program(MP_CLANG clang-22)
  find_program(MP_CLANGXX clang++-22)
  mark_as_advanced(MP_CLANG MP_CLANGXX)
  if(MP_CLANG AND MP_CLANGXX)
    set(CMAKE_C_COMPILER ${MP_CLANG})
    set(CMAKE_CXX_COMPILER ${MP_CLANGXX})
  endif()
endif()
