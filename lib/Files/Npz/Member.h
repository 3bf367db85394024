//===- Member.h - A .npy in an archive --------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_NPZ_MEMBER_H
#define DP_LIB_FILES_NPZ_MEMBER_H

#include "dp/Files/Npy.h"

namespace dp {

/// Returns the name of the array that an entry of this name holds.
std::string arrayName(const std::string &entryName);

/// Parses a .npy as parseNpy does, but keeps the memory of `content` for the
/// array if it can. If the array's type is not supported, only `unsupported` is
/// set: a file may have arrays that nobody asks for.
NpyArray parseMember(std::vector<char> content, const std::string &name);

} // namespace dp

#endif // DP_LIB_FILES_NPZ_MEMBER_H
