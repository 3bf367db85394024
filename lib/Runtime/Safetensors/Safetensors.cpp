//===- Safetensors.cpp - Hugging Face's array files -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Header.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

namespace {

/// An open file, read at any place.
class InputFile {
public:
  explicit InputFile(const std::string &path)
      : path(path), fd(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    struct stat info;
    if (fd < 0)
      fail("open", errno);
    if (fstat(fd, &info) != 0)
      fail("open", errno);
    if (!S_ISREG(info.st_mode)) {
      close(fd);
      throw FileError("'" + path +
                      "' is not a regular file, which a "
                      ".safetensors file must be");
    }
    bytes = static_cast<uint64_t>(info.st_size);
  }
  ~InputFile() {
    if (fd >= 0)
      close(fd);
  }
  InputFile(const InputFile &) = delete;

  uint64_t size() const { return bytes; }

  void read(uint64_t offset, uint64_t count, char *to) const {
    while (count > 0) {
      ssize_t n = pread(fd, to, count, static_cast<off_t>(offset));
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        fail("read", errno);
      if (n == 0)
        throw FileError("'" + path + "' has become shorter while it was read");
      to += n;
      offset += static_cast<uint64_t>(n);
      count -= static_cast<uint64_t>(n);
    }
  }

private:
  [[noreturn]] void fail(const char *doing, int error) const {
    throw FileError(std::string("cannot ") + doing + " '" + path +
                    "': " + std::strerror(error));
  }

  std::string path;
  int fd;
  uint64_t bytes = 0;
};

NpyArray arrayOf(const SafetensorsEntry &e) {
  NpyArray array;
  array.unsupported = e.unsupported;
  if (e.unsupported.empty()) {
    array.dtype = e.dtype;
    array.shape = e.shape;
  }
  return array;
}

} // namespace

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

NpzFile dp::readSafetensors(const std::string &path) {
  InputFile file(path);
  char front[8] = {};
  file.read(0, std::min<uint64_t>(sizeof front, file.size()), front);
  uint64_t length = safetensorsHeaderSize(front, file.size(), path);
  std::string text(length, '\0');
  file.read(8, length, text.data());
  uint64_t data = 8 + length;
  NpzFile arrays;
  for (const auto &[key, e] : parseSafetensorsHeader(
           text.data(), text.size(), file.size() - data, path)) {
    NpyArray &array = arrays[key] = arrayOf(e);
    if (!e.unsupported.empty())
      continue;
    array.data.resize(e.end - e.begin);
    file.read(data + e.begin, e.end - e.begin, array.data.data());
  }
  return arrays;
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
