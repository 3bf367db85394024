//===- Digest.h - Digests of files and arrays -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_DIGEST_H
#define DP_FILES_DIGEST_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace dp {

struct NpyArray;

/// A digest of bytes (XXH3, 128 bits), the same on every machine. It protects
/// from mistakes, not from people.
class Digest {
public:
  Digest();
  ~Digest();
  void add(const void *bytes, size_t size);
  /// 32 hexadecimal digits.
  std::string text() const;

private:
  struct State;
  std::unique_ptr<State> state;
};

/// Returns the digest of some bytes.
std::string digestOf(const void *bytes, size_t size);

/// Returns the digest of the first `count` bytes of the array's data, or of
/// all.
std::string digestOfData(const NpyArray &array, size_t count);
std::string digestOfData(const NpyArray &array);

/// Returns the digest of the file at `path`. Throws FileError.
std::string digestOfFile(const std::string &path);

} // namespace dp

#endif // DP_FILES_DIGEST_H
