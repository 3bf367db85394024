//===- Member.cpp - A .npy in an archive ----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Member.h"

using namespace dp;

std::string dp::arrayName(const std::string &entryName) {
  size_t size = entryName.size();
  bool hasSuffix = size >= 4 && entryName.compare(size - 4, 4, ".npy") == 0;
  return entryName.substr(0, size - (hasSuffix ? 4 : 0));
}

NpyArray dp::parseMember(const char *bytes, size_t size,
                         const std::string &name) {
  try {
    return parseNpy(bytes, size, name);
  } catch (const NpyTypeError &error) {
    NpyArray array;
    array.unsupported = error.what();
    return array;
  }
}
