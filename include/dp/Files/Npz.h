//===- Npz.h - Archives of NumPy arrays -------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Reads and writes .npz (a zip archive of .npy) as numpy.load and numpy.savez
// do.
//
// Why not libzip (1.7.3, Debian 12's), tried on archives that the tests damage:
//
//  - Without ZIP_CHECKCONS it accepts an entry whose two headers disagree on
//    its name, and a deflated one of another size than it says. With it, each
//    damage is "Zip archive inconsistent", without the name of the entry. A
//    check beside it would parse both headers, which is what Zip.cpp is.
//  - It has no call for the place of an entry's data in the file, by which the
//    processes of a job divide and compare what they read, and none to go to a
//    place in an entry and still compare the CRC.
//  - It links OpenSSL and bzip2. libdp_runtime, which has this library for the
//    C API, runs where there is neither.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_NPZ_H
#define DP_FILES_NPZ_H

#include "dp/Files/Npy.h"

#include <map>

namespace dp {

using NpzFile = std::map<std::string, NpyArray>;

/// A dense row-major array somewhere in memory.
struct ArrayView {
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;
  const char *data = nullptr;
  size_t bytes = 0;

  ArrayView() = default;
  ArrayView(dp_dtype dtype, std::vector<int64_t> shape, const char *data,
            size_t bytes)
      : dtype(dtype), shape(std::move(shape)), data(data), bytes(bytes) {}
  ArrayView(const NpyArray &array)
      : ArrayView(array.dtype, array.shape, array.data.data(),
                  array.data.size()) {}
};

using ArrayViews = std::map<std::string, ArrayView>;

inline ArrayViews viewsOf(const NpzFile &arrays) {
  return {arrays.begin(), arrays.end()};
}

/// Parses a whole .npz. Entries are stored or deflated.
NpzFile parseNpz(const char *bytes, size_t size, const std::string &name);

/// Reads the file at `path`. A .npy is read as an archive of one array, which
/// has the name of the file.
NpzFile readNpz(const std::string &path);

/// Writes the arrays to `path`, stored, as an OutputFile. Equal arrays give
/// equal files.
void writeNpz(const std::string &path, const ArrayViews &arrays);
void writeNpz(const std::string &path, const NpzFile &arrays);

} // namespace dp

#endif // DP_FILES_NPZ_H
