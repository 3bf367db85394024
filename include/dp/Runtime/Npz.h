//===- Npz.h - NumPy's array files ------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Reading and writing .npz (a zip of .npy) as numpy.load and numpy.savez do.
// Everything a malformed file can do is an NpzError that names the file, the
// array and what is wrong; sizes are checked before memory is asked for.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_NPZ_H
#define DP_RUNTIME_NPZ_H

#include "dp/Runtime/DeviceABI.h"

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace dp {

class NpzError : public std::runtime_error {
  using runtime_error::runtime_error;
};

/// A dense row-major array. bf16, which NumPy lacks, is stored as the raw
/// two-byte type `|V2`, as ml_dtypes' bfloat16 is.
struct NpyArray {
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;
  std::vector<char> data;

  int64_t elements() const;
};

using NpzFile = std::map<std::string, NpyArray>;

/// Parses one .npy (format 1.0 to 3.0; little endian; Fortran order is
/// converted). `name` is for messages.
NpyArray parseNpy(const char *bytes, size_t size, const std::string &name);

/// The .npy of `array`, format 1.0 (2.0 if the header is long).
std::vector<char> formatNpy(const NpyArray &array);

/// Parses a whole .npz; entries stored or deflated.
NpzFile parseNpz(const char *bytes, size_t size, const std::string &name);

/// Reads the file at `path`; a plain .npy is an archive of one array, called
/// as the file is.
NpzFile readNpz(const std::string &path);

/// Writes the arrays to `path`, stored; a file that is there is replaced only
/// once the new one is complete.
void writeNpz(const std::string &path, const NpzFile &arrays);

/// Writes `bytes` to `path` in the same way.
void writeFileAtomically(const std::string &path, const char *bytes,
                         size_t size);

/// Throws unless a file can be created at `path`; a file that is there is left
/// as it is.
void checkWritable(const std::string &path);

} // namespace dp

#endif // DP_RUNTIME_NPZ_H
