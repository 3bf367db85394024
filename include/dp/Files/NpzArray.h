//===- NpzArray.h - Arrays of a file, read by parts -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_NPZARRAY_H
#define DP_FILES_NPZARRAY_H

#include "dp/Files/Npz.h"

#include <memory>
#include <set>

namespace dp {

/// An array of a file that is read by parts: other parts stay on disk, or are
/// decompressed and dropped.
class NpzArray {
public:
  dp_dtype dtype = DP_F32;
  std::vector<int64_t> shape;

  /// Copies bytes [offset, offset + bytes) of the row-major data. If the array
  /// is not seekable, offsets must not decrease from call to call. Throws
  /// NpzError.
  void read(int64_t offset, int64_t bytes, char *to);

  /// Returns true if parts can be read in any order: the array is not
  /// compressed.
  bool isSeekable() const;

  /// Reads the rest of an array that is not seekable. Throws NpzError unless
  /// all of it has the CRC that the file records.
  void finish();

  /// The CRC of a stored array covers all its bytes, but no process reads all.
  /// So the array is divided into chunks: several readers of a file compute the
  /// CRCs of disjoint ranges of chunks and combine them.
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

/// Opens the file at `path`. Arrays with a name of `names` are read by parts
/// (see NpzArray::verify and finish for their CRCs), all others at once.
NpzParts openNpz(const std::string &path, const std::set<std::string> &names);

} // namespace dp

#endif // DP_FILES_NPZARRAY_H
