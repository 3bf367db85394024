//===- Safetensors.cpp - Hugging Face's array files -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Bytes.h"
#include "Header.h"

using namespace dp;

static NpyArray arrayOf(const SafetensorsEntry &e) {
  NpyArray array;
  array.unsupported = e.unsupported;
  if (e.unsupported.empty()) {
    array.dtype = e.dtype;
    array.shape = e.shape;
  }
  return array;
}

NpzFile dp::parseSafetensors(const char *bytes, size_t size,
                             const std::string &name) {
  uint64_t length = safetensorsHeaderSize(bytes, size, name);
  const char *data = bytes + 8 + length;
  NpzFile arrays;
  for (const auto &[key, e] :
       parseSafetensorsHeader(bytes + 8, length, size - 8 - length, name)) {
    NpyArray &array = arrays[key] = arrayOf(e);
    if (e.unsupported.empty())
      array.data.assign(data + e.begin, data + e.end);
  }
  return arrays;
}

NpzParts dp::openSafetensors(const std::string &path,
                             const std::set<std::string> &names) {
  auto file = std::make_shared<const FileBytes>(path);
  char front[8] = {};
  file->read(0, std::min<uint64_t>(sizeof front, file->size()), front);
  uint64_t length = safetensorsHeaderSize(front, file->size(), path);
  std::string text(length, '\0');
  file->read(8, length, text.data());
  uint64_t data = 8 + length;
  NpzParts parts;
  for (const auto &[key, e] : parseSafetensorsHeader(
           text.data(), text.size(), file->size() - data, path)) {
    NpyArray &array = parts.whole[key] = arrayOf(e);
    if (!e.unsupported.empty())
      continue;
    if (names.count(key)) {
      NpzArray &part = parts.parts[key];
      part = arrayInFile(file, data + e.begin, e.end - e.begin,
                         path + ": array '" + key + "'");
      part.dtype = e.dtype;
      part.shape = e.shape;
      continue;
    }
    array.data.resize(e.end - e.begin);
    file->read(data + e.begin, e.end - e.begin, array.data.data());
  }
  file->requireUnchanged();
  return parts;
}

NpzFile dp::readSafetensors(const std::string &path) {
  return openSafetensors(path, {}).whole;
}

void dp::writeSafetensors(const std::string &path, const NpzFile &arrays) {
  OutputFile file(path);
  std::vector<std::string> order;
  std::string header = formatSafetensorsHeader(arrays, order);
  file.write(header.data(), header.size());
  for (const std::string &key : order) {
    const NpyArray &array = arrays.at(key);
    file.write(array.data.data(), array.data.size());
  }
  file.commit();
}
