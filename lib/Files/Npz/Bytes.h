//===- Bytes.h - The bytes of a file, by position ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_NPZ_BYTES_H
#define DP_LIB_FILES_NPZ_BYTES_H

#include "dp/Files/NpzArray.h"

#include <cstring>

namespace dp {

/// Bytes that are copied out by position.
class Bytes {
public:
  Bytes(uint64_t size, std::string name) : count(size), name(std::move(name)) {}
  virtual ~Bytes() = default;

  uint64_t size() const { return count; }

  /// Copies bytes [offset, offset + n) to `to`. Throws NpzError if they are not
  /// there.
  void read(uint64_t offset, uint64_t n, char *to) const {
    if (offset > count || n > count - offset)
      throw NpzError(name + ": is truncated or damaged");
    if (n != 0) // what has no elements may have no memory either
      copy(offset, n, to);
  }

protected:
  virtual void copy(uint64_t offset, uint64_t n, char *to) const = 0;

  uint64_t count;
  std::string name; ///< for messages
};

class MemoryBytes : public Bytes {
public:
  MemoryBytes(const char *bytes, uint64_t size, const std::string &name)
      : Bytes(size, name), bytes(bytes) {}

private:
  void copy(uint64_t offset, uint64_t n, char *to) const override {
    std::memcpy(to, bytes + offset, n);
  }

  const char *bytes;
};

/// A regular file. It is read, not mapped: if it has become shorter, that is an
/// error and not a signal.
class FileBytes : public Bytes {
public:
  /// Opens it. Throws NpzError.
  explicit FileBytes(const std::string &path);
  ~FileBytes() override;
  FileBytes(const FileBytes &) = delete;

  uint64_t inode() const { return number; }
  /// Returns the time of the last write, in nanoseconds.
  uint64_t modified() const { return time; }
  /// Throws NpzError if it has been written since it was opened.
  void requireUnchanged() const;

private:
  void copy(uint64_t offset, uint64_t n, char *to) const override;

  int fd;
  uint64_t number, time;
  // Reads of headers are small and near each other.
  mutable std::vector<char> window;
  mutable uint64_t windowBegin = 0;
};

/// Returns an array whose data are bytes [begin, begin + bytes) of `file`. They
/// have no CRC; instead read() throws if the file was written since.
NpzArray arrayInFile(std::shared_ptr<const FileBytes> file, uint64_t begin,
                     uint64_t bytes, std::string name);

} // namespace dp

#endif // DP_LIB_FILES_NPZ_BYTES_H
