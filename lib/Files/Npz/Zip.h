//===- Zip.h - Zip archives -------------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// An archive is read through its central directory. Zip64 is supported: numpy
// writes a Zip64 field for every entry that it streams.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_NPZ_ZIP_H
#define DP_LIB_FILES_NPZ_ZIP_H

#include "Bytes.h"

namespace dp {

/// An entry of the central directory.
struct ZipEntry {
  std::string name;
  uint64_t method, flags, crc, compressed, size, offset;
};

/// Reads an archive; every position is checked. What two places of it say must
/// be equal: a name that is damaged in one of them could be that of another
/// array. Functions throw NpzError.
class ZipReader {
public:
  /// `name` is for messages.
  ZipReader(std::shared_ptr<const Bytes> bytes, const std::string &name)
      : bytes(std::move(bytes)), size(this->bytes->size()), name(name) {}

  std::vector<ZipEntry> entries() const;

  /// Returns where the bytes of an entry begin, stored or deflated.
  uint64_t payload(const ZipEntry &entry) const;

  /// Returns the uncompressed content, its CRC checked.
  std::vector<char> content(const ZipEntry &entry) const;

private:
  [[noreturn]] void fail(const std::string &what) const;
  void need(uint64_t offset, uint64_t count) const {
    if (offset > size || count > size - offset)
      fail("is truncated or damaged");
  }
  uint64_t get(uint64_t offset, unsigned count) const;
  std::string getText(uint64_t offset, uint64_t count) const;
  uint64_t findEnd() const;
  ZipEntry entry(uint64_t &at) const;
  void readZip64(ZipEntry &entry, uint64_t at, uint64_t extraSize) const;

  std::shared_ptr<const Bytes> bytes;
  uint64_t size;
  std::string name;
};

/// Writes an archive of stored entries.
class ZipWriter {
public:
  explicit ZipWriter(OutputFile &file) : file(file) {}

  /// Appends an entry: `head`, then `data`. They go straight to the file, so
  /// that a state that fills most of the memory can be written. `name` has at
  /// most 65535 bytes.
  void add(const std::string &name, const std::vector<char> &head,
           const char *data, uint64_t bytes);
  /// Writes the directory.
  void finish();

private:
  void write(const std::vector<char> &bytes);

  OutputFile &file;
  std::vector<char> directory;
  uint64_t written = 0, count = 0;
};

} // namespace dp

#endif // DP_LIB_FILES_NPZ_ZIP_H
