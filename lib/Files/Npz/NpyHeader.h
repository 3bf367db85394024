//===- NpyHeader.h - The header of a .npy -----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_NPZ_NPYHEADER_H
#define DP_LIB_FILES_NPZ_NPYHEADER_H

#include "dp/Files/Npy.h"

namespace dp {

struct NpyHeader {
  dp_dtype dtype = DP_F32;
  int64_t elementSize = 4; ///< bytes
  std::vector<int64_t> shape;
  bool fortran = false;                ///< the data is in Fortran order
  int64_t dataBegin = 0, dataSize = 0; ///< bytes
};

/// Returns the bytes of an array of `shape`, or -1 if they exceed 2^63.
int64_t byteSize(const std::vector<int64_t> &shape, int64_t elementSize);

/// Parses the header of a .npy of `size` bytes, of which the first `have` are
/// at `bytes`. Throws NpzError, also if the data is too short or too long.
NpyHeader parseNpyHeader(const char *bytes, size_t have, size_t size,
                         const std::string &name);

/// Returns the bytes that precede the data in a .npy.
std::vector<char> formatNpyHeader(dp_dtype dtype,
                                  const std::vector<int64_t> &shape);

} // namespace dp

#endif // DP_LIB_FILES_NPZ_NPYHEADER_H
