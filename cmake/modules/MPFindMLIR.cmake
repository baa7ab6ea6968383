# Finds Debian's MLIR/LLVM 22.1 packages and prepares them for one of two link
# flavours. Included by the top-level CMakeLists.txt and, installed, by
# MPConfig.cmake for foreign projects, before any target.
#
#   MP_LINK=static  tools hold everything they need (default): 2 ms start
#   MP_LINK=dylib   link libMLIR.so and libLLVM.so: plugin, fast relinking
#
# The two must never meet in one process: two copies of MLIR have two sets of
# type ids.

set(MP_LINK static CACHE STRING "How to link MLIR: static or dylib")
set_property(CACHE MP_LINK PROPERTY STRINGS static dylib)
if(NOT MP_LINK MATCHES "^(static|dylib)$")
  message(FATAL_ERROR "MP_LINK is '${MP_LINK}'; expected static or dylib")
endif()

# The package accepts a request for major.minor only.
find_package(MLIR 22.1 REQUIRED CONFIG
             HINTS /usr/lib/llvm-22/lib/cmake/mlir)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})

if(MP_LINK STREQUAL dylib)
  set(MLIR_LINK_MLIR_DYLIB ON)
else()
  # The package ties every MLIR archive to libLLVM.so; cut that, and let each
  # target name the LLVM archives it uses.
  set(LLVM_LINK_LLVM_DYLIB OFF)
  get_property(mlir_libs GLOBAL PROPERTY MLIR_ALL_LIBS)
  foreach(lib IN LISTS mlir_libs)
    if(TARGET ${lib})
      get_target_property(deps ${lib} INTERFACE_LINK_LIBRARIES)
      if(deps)
        list(REMOVE_ITEM deps LLVM)
        set_target_properties(${lib} PROPERTIES INTERFACE_LINK_LIBRARIES "${deps}")
      endif()
    endif()
  endforeach()
endif()

include(TableGen)
include(AddLLVM)
include(AddMLIR)

include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
separate_arguments(llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
add_definitions(${llvm_definitions})
# Debian's MLIR is built with NDEBUG, and classes such as Pass::Statistic change
# their layout with it.
add_definitions(-DNDEBUG)
