# Tools allocate with tcmalloc where it is installed: MLIR makes millions of
# small objects, a fifth of the time of a large step in the C library's malloc.
# It takes its memory in huge pages. Libraries never do: whoever embeds them has
# an allocator already.
#
#   MP_TCMALLOC  its archive; OFF for the C library's. Sanitizers bring their own.

find_library(MP_TCMALLOC libtcmalloc_minimal.a)
mark_as_advanced(MP_TCMALLOC)
set(MP_USES_TCMALLOC OFF)
if(MP_TCMALLOC AND NOT MP_SANITIZE AND NOT MP_TSAN AND NOT MP_FUZZ)
  set(MP_USES_TCMALLOC ON)
endif()

# mp_use_allocator(<executable>)
# To be called before other libraries are linked: the first malloc found counts.
function(mp_use_allocator name)
  if(MP_USES_TCMALLOC)
    # An object, no archive: of the function in it tcmalloc has a weak one.
    target_sources(${name} PRIVATE $<TARGET_OBJECTS:MPHugePages>)
    target_link_libraries(${name} PRIVATE ${MP_TCMALLOC})
  endif()
endfunction()
