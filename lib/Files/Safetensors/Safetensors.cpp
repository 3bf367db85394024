//===- Safetensors.cpp - Hugging Face's array files -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Bytes.h"
#include "Header.h"

#include "dp/Runtime/DTypeTable.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

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

MappedSafetensors::MappedSafetensors(const std::string &path) {
  auto fail = [&](int error) {
    throw FileError("cannot read '" + path + "': " + std::strerror(error));
  };
  int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    fail(errno);
  struct stat info;
  bool isThere = fstat(fd, &info) == 0;
  // Another kind of file has no size, and a folder cannot be mapped.
  size =
      isThere && S_ISREG(info.st_mode) ? static_cast<size_t>(info.st_size) : 0;
  if (isThere && S_ISDIR(info.st_mode)) {
    errno = EISDIR;
    isThere = false;
  }
  if (isThere && size > 0)
    memory = mmap(nullptr, size, PROT_READ, MAP_SHARED, fd, 0);
  int error = errno;
  close(fd);
  if (!isThere || memory == MAP_FAILED) {
    memory = nullptr;
    fail(error);
  }
  try {
    const char *bytes = static_cast<const char *>(memory);
    uint64_t length = safetensorsHeaderSize(bytes, size, path);
    const char *data = bytes + 8 + length;
    for (const auto &[key, e] :
         parseSafetensorsHeader(bytes + 8, length, size - 8 - length, path)) {
      if (!e.unsupported.empty())
        throw FileError(e.unsupported);
      const char *at = data + e.begin;
      uint64_t alignment = dtypeTable[e.dtype].size;
      if (reinterpret_cast<uintptr_t>(at) % alignment != 0)
        at = copies.emplace_back(at, data + e.end).data();
      views[key] = {e.dtype, e.shape, at, e.end - e.begin};
    }
  } catch (...) {
    if (memory)
      munmap(memory, size);
    throw;
  }
}

MappedSafetensors::~MappedSafetensors() {
  if (memory)
    munmap(memory, size);
}

void dp::writeSafetensors(const std::string &path, const ArrayViews &arrays) {
  OutputFile file(path);
  std::vector<std::string> order;
  std::string header;
  try {
    header = formatSafetensorsHeader(arrays, order);
  } catch (const FileError &e) {
    throw FileError("cannot write '" + path + "': " + e.what());
  }
  file.write(header.data(), header.size());
  for (const std::string &key : order)
    file.write(arrays.at(key).data, arrays.at(key).bytes);
  file.commit();
}

void dp::writeSafetensors(const std::string &path, const NpzFile &arrays) {
  writeSafetensors(path, viewsOf(arrays));
}
