//===- ArrayFile.cpp - Files of arrays, by their suffix -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/ArrayFile.h"
#include "dp/Files/Safetensors.h"

using namespace dp;

static constexpr char safetensors[] = ".safetensors";

static bool isSafetensors(const std::string &path) {
  constexpr size_t length = sizeof safetensors - 1;
  return path.size() >= length &&
         path.compare(path.size() - length, length, safetensors) == 0;
}

bool dp::isArrayFileSuffix(const std::string &suffix) {
  return suffix == ".npz" || suffix == safetensors;
}

NpzFile dp::readArrays(const std::string &path) {
  return isSafetensors(path) ? readSafetensors(path) : readNpz(path);
}

NpzParts dp::openArrays(const std::string &path,
                        const std::set<std::string> &names) {
  return isSafetensors(path) ? openSafetensors(path, names)
                             : openNpz(path, names);
}

void dp::writeArrays(const std::string &path, const ArrayViews &arrays) {
  isSafetensors(path) ? writeSafetensors(path, arrays) : writeNpz(path, arrays);
}

void dp::writeArrays(const std::string &path, const NpzFile &arrays) {
  writeArrays(path, viewsOf(arrays));
}

ArrayFile::ArrayFile(const std::string &path) {
  if (isSafetensors(path)) {
    mapped = std::make_unique<MappedSafetensors>(path);
    views = mapped->arrays();
    return;
  }
  read = readNpz(path);
  for (const auto &item : read)
    if (!item.second.unsupported.empty())
      throw FileError(item.second.unsupported);
  views = viewsOf(read);
}

ArrayFile::~ArrayFile() = default;
