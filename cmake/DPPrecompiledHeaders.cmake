# dp_precompile_headers(target...)
#
# Parses the headers of MLIR, and of the dialect, that most of the compiler's files
# include once for all of them, which halves the time of a build. The files still include what they
# use. -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON builds without. With ccache, set
# its sloppiness to pch_defines,time_macros, or nothing is cached.

include_guard()

file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/mlir-headers.cpp CONTENT "")
add_library(DPMLIRHeaders OBJECT ${CMAKE_BINARY_DIR}/mlir-headers.cpp)
llvm_update_compile_flags(DPMLIRHeaders)
target_compile_options(DPMLIRHeaders PRIVATE $<$<CONFIG:Release>:-O1>)
target_precompile_headers(DPMLIRHeaders PRIVATE
  <mlir/Dialect/Arith/IR/Arith.h>
  <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/Dialect/Linalg/IR/Linalg.h>
  <mlir/Dialect/Math/IR/Math.h>
  <mlir/Dialect/MemRef/IR/MemRef.h>
  <mlir/Dialect/SCF/IR/SCF.h>
  <mlir/Dialect/Tensor/IR/Tensor.h>
  <mlir/IR/PatternMatch.h>
  <mlir/Pass/Pass.h>
  <dp/IR/DP.h>)
add_dependencies(DPMLIRHeaders DPIRIncGen DPInterfacesIncGen)

function(dp_precompile_headers)
  foreach(library ${ARGN})
    # LLVM's add_library compiles into an object library of this name.
    if(TARGET obj.${library})
      set(library obj.${library})
    endif()
    target_compile_options(${library} PRIVATE $<$<CONFIG:Release>:-O1>)
    target_precompile_headers(${library} REUSE_FROM DPMLIRHeaders)
    # Several files are one to the compiler where CMAKE_UNITY_BUILD is on. GCC takes 2.7 s to
    # instantiate the templates of the precompiled headers, each time; 16 files take it up to 2.4 GB.
    set_target_properties(${library} PROPERTIES
      UNITY_BUILD_CODE_BEFORE_INCLUDE "#undef DEBUG_TYPE" UNITY_BUILD_BATCH_SIZE 16)
  endforeach()
endfunction()
