# CMake functions for the libraries, tools and generated files of this project.
# Installed with the package, so that a foreign project can build a dialect or a
# pass library the same way.

# Generated headers that libraries must wait for.
if(NOT TARGET mp-headers)
  add_custom_target(mp-headers)
endif()

# LLVM archives that every static executable with MLIR in it needs; the dylib
# brings its own.
set(MP_LLVM_COMPONENTS
    LLVMSupportLSP LLVMRemarks LLVMCore LLVMBitstreamReader LLVMBinaryFormat
    LLVMTargetParser LLVMSupport)

# Parsing MLIR's headers is most of a compilation. They are parsed once, by the
# library MPPrecompiled, and every other target takes them from there. Only
# headers of others are in it: an edit of ours must not rebuild everything.
function(mp_reuse_precompiled_headers target)
  if(NOT TARGET MPPrecompiled)
    return()
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_precompile_headers(${target} REUSE_FROM MPPrecompiled)
  else()
    # Not by REUSE_FROM, which also names a header by its absolute path: no
    # other build folder could have the object from ccache.
    add_dependencies(${target} mp-precompiled)
    target_compile_options(${target} PRIVATE
      "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include-pch ${MP_PRECOMPILED}>")
  endif()
  # The flags must be those of the library: -fPIC, not also -fPIE.
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
endfunction()

# mp_link_libraries(<target> <PUBLIC|PRIVATE> [MLIR <lib>...] [LLVM <lib>...])
# Links MLIR and LLVM libraries by archive or by libMLIR.so, as MP_LINK says.
function(mp_link_libraries target scope)
  cmake_parse_arguments(ARG "" "" "MLIR;LLVM" ${ARGN})
  if(MP_LINK STREQUAL dylib)
    target_link_libraries(${target} ${scope} MLIR LLVM)
  else()
    target_link_libraries(${target} ${scope} ${ARG_MLIR} ${ARG_LLVM})
  endif()
endfunction()

# The order of the folders below lib, the lowest first. A library may link those
# of its own folder and of lower ones.
set(MP_LAYERS Support Runtime Interfaces Dialect/MP Dialect/MPRT Policy Analysis
              Roles Transforms Import Conversion CodeGen Execution Pipelines)

# mp_check_layer(<target> <linked>...)
# Stops where a library of this project links one of a higher folder.
function(mp_check_layer target)
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR}/lib ${CMAKE_CURRENT_SOURCE_DIR})
  set(own -1)
  foreach(layer IN LISTS MP_LAYERS)
    if("${folder}/" MATCHES "^${layer}/")
      list(FIND MP_LAYERS ${layer} own)
    endif()
  endforeach()
  if(own EQUAL -1)
    return() # not one of ours, or no library of lib
  endif()
  set_property(GLOBAL PROPERTY MP_LAYER_${target} ${own})
  foreach(linked IN LISTS ARGN)
    get_property(other GLOBAL PROPERTY MP_LAYER_${linked})
    if(NOT "${other}" STREQUAL "" AND other GREATER own)
      list(GET MP_LAYERS ${other} above)
      message(FATAL_ERROR "${target} (${folder}) links ${linked} of ${above}, "
        "which stands above it; the order is in cmake/modules/AddMP.cmake")
    elseif("${other}" STREQUAL "" AND linked MATCHES "^MP[A-Z]"
           AND NOT TARGET ${linked})
      message(FATAL_ERROR "${target} (${folder}) links ${linked}, which no "
        "folder below it defines")
    endif()
  endforeach()
endfunction()

# add_mp_library(<name> <source>... [DEPENDS <target>...]
#                [LINK <mp or other lib>...] [MLIR <lib>...] [LLVM <lib>...])
function(add_mp_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK;MLIR;LLVM" ${ARGN})
  mp_check_layer(${name} ${ARG_LINK})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  llvm_update_compile_flags(${name})
  if(ARG_MLIR) # a library that knows no IR must not come to need MLIR by them
    mp_reuse_precompiled_headers(${name})
  endif()
  add_dependencies(${name} mp-headers ${ARG_DEPENDS})
  target_compile_features(${name} PUBLIC cxx_std_17)
  target_include_directories(${name} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:include>)
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  mp_link_libraries(${name} PUBLIC MLIR ${ARG_MLIR} LLVM ${ARG_LLVM})
  install(TARGETS ${name} EXPORT MPTargets
          ARCHIVE DESTINATION lib LIBRARY DESTINATION lib)
endfunction()

# add_mp_tool(<name> <source>... [LINK ...] [MLIR ...] [LLVM ...])
function(add_mp_tool name)
  cmake_parse_arguments(ARG "" "" "LINK;MLIR;LLVM" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  llvm_update_compile_flags(${name})
  mp_reuse_precompiled_headers(${name})
  add_dependencies(${name} mp-headers)
  mp_use_allocator(${name})
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  mp_link_libraries(${name} PRIVATE MLIR ${ARG_MLIR}
                    LLVM ${ARG_LLVM} ${MP_LLVM_COMPONENTS})
  # Where the Python wheel has the libraries that not every Linux has.
  set_property(TARGET ${name} APPEND PROPERTY BUILD_RPATH "$ORIGIN/../lib")
  set_property(TARGET ${name} APPEND PROPERTY INSTALL_RPATH "$ORIGIN/../lib")
  install(TARGETS ${name} RUNTIME DESTINATION bin COMPONENT ${name})
endfunction()

# mp_tablegen(<td file> <output>... each as "<file> <flags>")
# Generates headers beside the td file's place in the build tree.
function(mp_tablegen target td)
  set(LLVM_TARGET_DEFINITIONS ${td})
  foreach(rule IN LISTS ARGN)
    separate_arguments(words NATIVE_COMMAND "${rule}")
    mlir_tablegen(${words})
  endforeach()
  add_public_tablegen_target(${target})
  add_dependencies(mp-headers ${target})
endfunction()
