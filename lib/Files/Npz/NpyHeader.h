//===- NpyHeader.h - What a .npy says of its data ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_NPZ_NPYHEADER_H
#define DP_LIB_FILES_NPZ_NPYHEADER_H

#include "dp/Files/Npz.h"

namespace dp {

struct NpyHeader {
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;
  bool fortran = false;                ///< the data must be transposed
  int64_t dataBegin = 0, dataSize = 0; ///< bytes
};

/// Parses the header of a .npy of `size` bytes, of which the first `have` are
/// at `bytes`. Throws NpzError, also where the data is too short or too long.
NpyHeader parseNpyHeader(const char *bytes, size_t have, size_t size,
                         const std::string &name);

/// What comes before the data in the .npy of `array`.
std::vector<char> formatNpyHeader(const NpyArray &array);

/// As parseNpy, but of an array of another type only `unsupported` is set: a
/// file may have arrays that nobody asks for.
NpyArray parseMember(const char *bytes, size_t size, const std::string &name);

} // namespace dp

#endif // DP_LIB_FILES_NPZ_NPYHEADER_H
