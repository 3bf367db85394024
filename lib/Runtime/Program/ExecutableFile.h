//===- ExecutableFile.h - A program's file, checked -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_PROGRAM_EXECUTABLEFILE_H
#define DP_LIB_RUNTIME_PROGRAM_EXECUTABLEFILE_H

#include "ElfFile.h"

namespace dp {

/// The symbols that every executable defines. A library without them is not
/// loaded, so that not even its constructors run.
constexpr char versionSymbol[] = "dp_executable_abi_version";
constexpr char descriptorSymbol[] = "dp_executable_descriptor";

/// An executable whose bytes dp-compile wrote. They are read into memory and
/// loaded from there, so that later changes of the file have no effect.
class ExecutableFile {
public:
  /// Reads and checks the file at `path`. Throws Error if it cannot be read, is
  /// no shared object for this machine, or differs from its seal.
  explicit ExecutableFile(const std::string &path);
  ~ExecutableFile();
  ExecutableFile(const ExecutableFile &) = delete;

  /// Loads the bytes from memory; if the system does not allow that, from the
  /// file. Returns dlopen's handle, which must be closed before this object is
  /// destroyed. Throws Error.
  void *load() const;

  ElfSymbols symbols;
  uint64_t bytes = 0;    ///< of the file, its seal included
  uint64_t checksum = 0; ///< of all but the seal

private:
  std::string path;
  int memory = -1; ///< the bytes, if the system has files in memory; else -1
};

} // namespace dp

#endif // DP_LIB_RUNTIME_PROGRAM_EXECUTABLEFILE_H
