//===- Npz.h - NumPy's array files ------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Reading and writing .npz (a zip of .npy) as numpy.load and numpy.savez do.
// Everything a malformed file can do is an NpzError that names the file, the
// array and what is wrong; sizes are checked before memory is asked for.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_NPZ_H
#define DP_FILES_NPZ_H

#include "dp/Files/OutputFile.h"
#include "dp/Runtime/DeviceABI.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace dp {

class NpzError : public FileError {
  using FileError::FileError;
};

/// An array is of a type that dp has not.
class NpyTypeError : public NpzError {
  using NpzError::NpzError;
};

/// A dense row-major array. bf16, which NumPy lacks, is stored as the raw
/// two-byte type `|V2`, as ml_dtypes' bfloat16 is.
struct NpyArray {
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;
  std::vector<char> data;
  /// Of an array in a .npz that is of a type that dp has not: what is wrong
  /// with it. It has no shape and no data then.
  std::string unsupported;

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

/// An array of a file that is read by parts: what is not asked for stays on
/// disk, or is decompressed and dropped.
class NpzArray {
public:
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;

  /// Copies bytes [offset, offset + bytes) of the row-major data. Where the
  /// array is not seekable, offsets must not decrease from call to call. Throws
  /// NpzError.
  void read(int64_t offset, int64_t bytes, char *to);

  /// Stored in C order, so that parts can be read in any order.
  bool isSeekable() const;

  /// Reads what is left of an array that is not seekable, and throws NpzError
  /// unless all of it has the CRC that the file records.
  void finish();

  /// The CRC of a stored array is that of all its bytes, of which nobody reads
  /// all. So they are divided into chunks; several readers of one file check
  /// disjoint ranges of them, and put the chunks' CRCs together.
  struct Contents {
    uint64_t inode = 0, modified = 0; ///< of the file
    uint64_t begin = 0, bytes = 0;    ///< of the array in it
    uint64_t crc = 0;
    int64_t chunks = 0; ///< 0: the file records no CRC

    bool operator==(const Contents &o) const {
      return inode == o.inode && modified == o.modified && begin == o.begin &&
             bytes == o.bytes && crc == o.crc && chunks == o.chunks;
    }
  };
  /// Two readers whose contents are equal read the same file.
  Contents contents() const;

  /// The CRCs of chunks [first, first + count). Throws NpzError.
  std::vector<uint32_t> checksums(int64_t first, int64_t count) const;

  /// Throws NpzError unless `all` chunks together have the CRC that the file
  /// records. From then on read() checks each chunk that it touches.
  void verify(std::vector<uint32_t> all);

  struct Source;
  std::shared_ptr<Source> source;
};

/// A file of which some arrays are read by parts.
struct NpzParts {
  NpzFile whole; ///< all arrays; those in `parts` without data
  std::map<std::string, NpzArray> parts;
};

/// Opens the file at `path`; arrays called as in `names` are read by parts (see
/// NpzArray::verify and finish for their CRCs), all others now.
NpzParts openNpz(const std::string &path, const std::set<std::string> &names);

/// Writes the arrays to `path`, stored, as an OutputFile.
void writeNpz(const std::string &path, const NpzFile &arrays);

} // namespace dp

#endif // DP_FILES_NPZ_H
