//===- Header.h - The header of a .safetensors file -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_SAFETENSORS_HEADER_H
#define DP_LIB_FILES_SAFETENSORS_HEADER_H

#include "dp/Files/Safetensors.h"

namespace dp {

struct SafetensorsEntry {
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;
  uint64_t begin = 0, end = 0; ///< offsets from the end of the header
  std::string unsupported;     ///< see NpyArray
};

using SafetensorsHeader = std::map<std::string, SafetensorsEntry>;

/// Largest size of a header; longer ones are refused, as by the format's own
/// library.
constexpr uint64_t maxSafetensorsHeader = 100'000'000;

/// Returns the length of the header of a file of `size` bytes, from the eight
/// bytes at `bytes`. Throws FileError.
uint64_t safetensorsHeaderSize(const char *bytes, uint64_t size,
                               const std::string &name);

/// Parses the header's JSON; `dataSize` bytes follow it. The arrays are
/// adjacent and fill these bytes. Throws FileError.
SafetensorsHeader parseSafetensorsHeader(const char *text, size_t size,
                                         uint64_t dataSize,
                                         const std::string &name);

/// Returns the bytes before the data of the arrays, length included, and the
/// arrays' names in the order of their data.
std::string formatSafetensorsHeader(const ArrayViews &arrays,
                                    std::vector<std::string> &order);

} // namespace dp

#endif // DP_LIB_FILES_SAFETENSORS_HEADER_H
