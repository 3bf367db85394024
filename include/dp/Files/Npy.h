//===- Npy.h - NumPy's array format -----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Everything that a malformed file can contain is an NpzError that names the
// file, the array and the error. Sizes are checked before memory is allocated.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_NPY_H
#define DP_FILES_NPY_H

#include "dp/Files/OutputFile.h"
#include "dp/Runtime/DeviceABI.h"

#include <string>
#include <vector>

namespace dp {

class NpzError : public FileError {
  using FileError::FileError;
};

/// An array is of a type that dp does not support.
class NpyTypeError : public NpzError {
  using NpzError::NpzError;
};

/// A dense row-major array. bf16, which NumPy lacks, is stored as the raw
/// two-byte type `|V2`, as ml_dtypes' bfloat16 is.
struct NpyArray {
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;
  std::vector<char> data;
  /// The error if the array is of a .npz and of a type that dp does not
  /// support. Then it has no shape and no data.
  std::string unsupported;

  int64_t elements() const;
};

/// Parses one .npy (format 1.0 to 3.0; little endian; Fortran order is
/// converted). `name` is for messages.
NpyArray parseNpy(const char *bytes, size_t size, const std::string &name);

/// The .npy of `array`, format 1.0 (2.0 if the header is long).
std::vector<char> formatNpy(const NpyArray &array);

} // namespace dp

#endif // DP_FILES_NPY_H
