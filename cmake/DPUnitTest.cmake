# dp_add_unittest(NAME source... [LIBS library...] [MLIR])
#
# Adds a GoogleTest program whose test cases ctest runs one by one. LIBS are this
# project's libraries. MLIR links the libraries that parse MLIR (runtime tests
# leave it out: the runtime needs no LLVM).

include_guard()
include(GoogleTest)
find_package(GTest REQUIRED)
find_package(Threads REQUIRED)

add_custom_target(DPUnitTests)

function(dp_add_unittest name)
  cmake_parse_arguments(ARG "MLIR" "" "LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/test/unit)
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gtest_main Threads::Threads)
  if(ARG_MLIR)
    llvm_update_compile_flags(${name})
    dp_precompile_headers(${name})
    dp_link_mlir(${name} PRIVATE MLIRParser)
  else()
    # Helpers of test files have short names that others have, too.
    set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)
    # To parse it takes most of the time of a short file.
    target_precompile_headers(${name} PRIVATE <gtest/gtest.h>)
    # GCC takes precompiled macros for the file's own.
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-dangling-else>)
  endif()
  # Test cases are discovered when ctest runs, so that a build does not run the program.
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 300)
  add_dependencies(DPUnitTests ${name})
endfunction()
