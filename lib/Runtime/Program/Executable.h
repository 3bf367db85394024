//===- Executable.h - A loaded program --------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_PROGRAM_EXECUTABLE_H
#define DP_LIB_RUNTIME_PROGRAM_EXECUTABLE_H

#include "Descriptor.h"
#include "ExecutableFile.h"

struct dp_executable {
  /// Checks and loads the file at `path`; throws dp::Error.
  explicit dp_executable(const std::string &path);
  ~dp_executable();
  dp_executable(const dp_executable &) = delete;

  struct Code {
    dp_entry_fn run;
    dp_arena_size_fn arenaSize;
  };

  std::string path;
  dp::ExecutableFile file;
  const char *json = nullptr;
  dp::Descriptor descriptor;
  std::vector<Code> code; ///< per entry
  /// The kinds of calls that the program makes.
  struct {
    bool gemm = false, conv = false, collectives = false;
    bool f8 = false; ///< products of 8-bit floats
  } uses;

private:
  void load(const std::string &path);
  void *library = nullptr;
};

#endif // DP_LIB_RUNTIME_PROGRAM_EXECUTABLE_H
