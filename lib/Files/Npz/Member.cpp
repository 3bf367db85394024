//===- Member.cpp - A .npy in an archive ----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Member.h"
#include "NpyHeader.h"

using namespace dp;

std::string dp::arrayName(const std::string &entryName) {
  size_t size = entryName.size();
  bool hasSuffix = size >= 4 && entryName.compare(size - 4, 4, ".npy") == 0;
  return entryName.substr(0, size - (hasSuffix ? 4 : 0));
}

NpyArray dp::parseMember(std::vector<char> content, const std::string &name) {
  NpyArray array;
  try {
    NpyHeader header =
        parseNpyHeader(content.data(), content.size(), content.size(), name);
    if (header.fortran)
      return parseNpy(content.data(), content.size(), name);
    array.dtype = header.dtype;
    array.shape = std::move(header.shape);
    content.erase(content.begin(), content.begin() + header.dataBegin);
    array.data = std::move(content);
  } catch (const NpyTypeError &error) {
    array.unsupported = error.what();
  }
  return array;
}
