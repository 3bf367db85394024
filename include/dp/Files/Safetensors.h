//===- Safetensors.h - Hugging Face's array files ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Eight bytes of a little-endian length, a header of that length in JSON, the
// arrays' bytes: https://github.com/huggingface/safetensors. Everything that a
// malformed file can contain is a FileError that names the file, the array and
// the error. Sizes are checked before memory is allocated.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_SAFETENSORS_H
#define DP_FILES_SAFETENSORS_H

#include "dp/Files/NpzArray.h"

namespace dp {

/// Parses a whole file. An array of a type that dp does not support (F8_E4M3,
/// F4, ...) has its `unsupported` set. `name` is for messages.
NpzFile parseSafetensors(const char *bytes, size_t size,
                         const std::string &name);

/// Reads the file at `path`.
NpzFile readSafetensors(const std::string &path);

/// Opens the file at `path`. Arrays with a name of `names` are read by parts,
/// in any order, all others at once. The format has no checksums.
NpzParts openSafetensors(const std::string &path,
                         const std::set<std::string> &names);

/// The arrays of a file in memory that maps it: the file must not shrink while
/// they are used. Arrays that other writers have not aligned are copies.
class MappedSafetensors {
public:
  /// An array of a type that dp does not support is an error here.
  explicit MappedSafetensors(const std::string &path);
  ~MappedSafetensors();
  MappedSafetensors(const MappedSafetensors &) = delete;

  const ArrayViews &arrays() const { return views; }

private:
  void *memory = nullptr;
  size_t size = 0;
  std::vector<std::vector<char>> copies;
  ArrayViews views;
};

/// Writes the arrays to `path` as an OutputFile.
void writeSafetensors(const std::string &path, const ArrayViews &arrays);
void writeSafetensors(const std::string &path, const NpzFile &arrays);

} // namespace dp

#endif // DP_FILES_SAFETENSORS_H
