# The runtime's own BLAS: a copy of OpenBLAS under another name, which shares
# neither kernels nor threads with the one that a numpy of the process loads.
set(blas_file ${CMAKE_LIBRARY_OUTPUT_DIRECTORY}/libdp_blas.so)
find_library(DP_OPENBLAS NAMES libopenblas.so.0 PATH_SUFFIXES openblas-pthread
  DOC "OpenBLAS with pthreads (Debian: libopenblas0-pthread)")
find_program(DP_PATCHELF patchelf)
if(NOT DP_OPENBLAS OR NOT DP_PATCHELF)
  message(STATUS "OpenBLAS or patchelf not found: programs share the process's OpenBLAS (libopenblas.so.0)")
  return()
endif()
get_filename_component(openblas ${DP_OPENBLAS} REALPATH)
add_custom_command(OUTPUT ${blas_file}
  COMMAND ${CMAKE_COMMAND} -E copy ${openblas} ${blas_file}.new
  COMMAND ${DP_PATCHELF} --set-soname libdp_blas.so ${blas_file}.new
  COMMAND ${CMAKE_COMMAND} -E rename ${blas_file}.new ${blas_file}
  DEPENDS ${openblas} VERBATIM)
add_custom_target(dp_blas DEPENDS ${blas_file})
set_target_properties(dp_blas PROPERTIES DP_FILE ${blas_file})
add_dependencies(dp_runtime dp_blas)
