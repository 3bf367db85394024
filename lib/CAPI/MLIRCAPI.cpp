//===- MLIRCAPI.cpp - MLIR's C API as a shared library --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// All of it comes from the archives of MLIR's package (CMakeLists.txt).
//
//===----------------------------------------------------------------------===//
