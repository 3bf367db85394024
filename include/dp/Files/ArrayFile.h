//===- ArrayFile.h - Files of arrays, by their suffix -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_ARRAYFILE_H
#define DP_FILES_ARRAYFILE_H

#include "dp/Files/NpzArray.h"

namespace dp {

/// A path that ends in `.safetensors` is a file of that format, any other one a
/// .npz. Like readNpz, openNpz and writeNpz; all throw FileError.
NpzFile readArrays(const std::string &path);
NpzParts openArrays(const std::string &path,
                    const std::set<std::string> &names);
void writeArrays(const std::string &path, const ArrayViews &arrays);
void writeArrays(const std::string &path, const NpzFile &arrays);

/// All arrays of a file, of a .safetensors without a copy. An array of a type
/// that dp does not support is an error.
class ArrayFile {
public:
  explicit ArrayFile(const std::string &path);
  ~ArrayFile();

  const ArrayViews &arrays() const { return views; }

private:
  std::unique_ptr<class MappedSafetensors> mapped;
  NpzFile read;
  ArrayViews views;
};

/// Returns true if the path ends in `.npz` or `.safetensors`.
bool isArrayFileSuffix(const std::string &suffix);

} // namespace dp

#endif // DP_FILES_ARRAYFILE_H
