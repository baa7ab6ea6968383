# Compiles through ccache where it is installed and nobody chose a launcher.
# Its settings ride on the command, so that every build of the tree, by script
# or by hand, shares one cache: paths are relative to the source folder, and
# precompiled headers are known by their content. What a file includes is taken
# from the compiler's list: a miss costs no run of the preprocessor.

find_program(MP_CCACHE ccache)
mark_as_advanced(MP_CCACHE)
if(MP_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(launcher ${CMAKE_COMMAND} -E env
    CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_INODECACHE=1
    CCACHE_DEPEND=1 CCACHE_PCH_EXTSUM=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    ${MP_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${launcher})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
endif()
# What ccache needs to see through precompiled headers.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
else()
  add_compile_options(
    "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
  # A precompiled header forgets where libstdc++ turns this warning off.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-Wno-deprecated-declarations>)
endif()
