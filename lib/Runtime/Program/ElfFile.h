//===- ElfFile.h - Checks before a file is loaded ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The dynamic loader maps a file as its headers say and faults if the file is
// shorter. So the headers are checked first.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_PROGRAM_ELFFILE_H
#define DP_LIB_RUNTIME_PROGRAM_ELFFILE_H

#include <cstdint>
#include <set>
#include <string>

namespace dp {

/// Dynamic symbols of a shared object.
struct ElfSymbols {
  std::set<std::string> defined, undefined;
};

/// Reads the headers of the shared object in the first `bytes` bytes of the
/// file `fd`, called `path` in errors. Throws Error if it cannot be read, is no
/// shared object for this machine, or is truncated.
ElfSymbols readElfSymbols(int fd, uint64_t bytes, const std::string &path);

} // namespace dp

#endif // DP_LIB_RUNTIME_PROGRAM_ELFFILE_H
