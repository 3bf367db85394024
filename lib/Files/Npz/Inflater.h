//===- Inflater.h - Decompression of an entry -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_NPZ_INFLATER_H
#define DP_LIB_FILES_NPZ_INFLATER_H

#include "Bytes.h"

#include <zlib.h>

namespace dp {

/// Returns the CRC of bytes that follow those with the CRC `crc`.
inline uint32_t crcOf(const char *bytes, uint64_t size, uint32_t crc = 0) {
  if (size == 0) // zlib would restart at a null pointer
    return crc;
  return static_cast<uint32_t>(
      crc32_z(crc, reinterpret_cast<const Bytef *>(bytes), size));
}

/// Decompresses a deflated entry from front to back.
class Inflater {
public:
  /// The compressed bytes are [begin, begin + size) of `bytes`. `name` is for
  /// messages. Throws NpzError, as all functions do.
  Inflater(std::shared_ptr<const Bytes> bytes, uint64_t begin, uint64_t size,
           std::string name);
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater &) = delete;

  /// Copies the next `count` bytes to `to`; drops them if `to` is null.
  void read(int64_t count, char *to);

  /// Throws unless the entry ends here and has the CRC `expected`.
  void finish(uint64_t expected);

private:
  int decompress();

  z_stream stream = {};
  std::shared_ptr<const Bytes> bytes;
  uint64_t next, left; ///< compressed bytes that were not read yet
  std::string name;
  std::vector<char> compressed = std::vector<char>(1 << 16);
  uint32_t crc = 0;
};

} // namespace dp

#endif // DP_LIB_FILES_NPZ_INFLATER_H
