//===- Npz.cpp - Archives of NumPy arrays ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Npz.h"
#include "Member.h"
#include "NpyHeader.h"
#include "Zip.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

NpzFile dp::parseNpz(const char *bytes, size_t size, const std::string &name) {
  ZipReader reader(std::make_shared<MemoryBytes>(bytes, size, name), name);
  NpzFile arrays;
  for (const ZipEntry &e : reader.entries()) {
    std::string key = arrayName(e.name);
    std::vector<char> content = reader.content(e);
    NpyArray array = parseMember(content.data(), content.size(),
                                 name + ": array '" + key + "'");
    if (!arrays.emplace(key, std::move(array)).second)
      throw NpzError(name + ": array '" + key + "' is there twice");
  }
  return arrays;
}

[[noreturn]] static void fail(const std::string &doing, const std::string &path,
                              int error) {
  throw NpzError("cannot " + doing + " '" + path +
                 "': " + std::strerror(error));
}

namespace {
struct Descriptor {
  int fd;
  ~Descriptor() {
    if (fd >= 0)
      close(fd);
  }
};
} // namespace

static std::vector<char> readFile(const std::string &path) {
  Descriptor file = {open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (file.fd < 0)
    fail("open", path, errno);
  std::vector<char> bytes;
  struct stat info;
  if (fstat(file.fd, &info) == 0 && S_ISREG(info.st_mode))
    bytes.reserve(static_cast<size_t>(info.st_size) + 1);
  for (size_t filled = 0;;) {
    bytes.resize(std::max(filled + (1 << 16), bytes.capacity()));
    ssize_t n = read(file.fd, bytes.data() + filled, bytes.size() - filled);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      fail("read", path, errno);
    filled += static_cast<size_t>(n);
    if (n == 0) {
      bytes.resize(filled);
      return bytes;
    }
  }
}

NpzFile dp::readNpz(const std::string &path) {
  std::vector<char> bytes = readFile(path);
  if (bytes.size() >= 6 && std::memcmp(bytes.data(), "\x93NUMPY", 6) == 0) {
    std::string key = path.substr(path.find_last_of('/') + 1);
    key = key.substr(0, key.rfind(".npy"));
    return {{key, parseNpy(bytes.data(), bytes.size(), path)}};
  }
  return parseNpz(bytes.data(), bytes.size(), path);
}

void dp::writeNpz(const std::string &path, const NpzFile &arrays) {
  OutputFile file(path);
  ZipWriter writer(file);
  for (const auto &[name, array] : arrays) {
    std::string entryName = name + ".npy";
    if (entryName.size() > 0xffff)
      throw NpzError(path + ": an array's name is too long");
    writer.add(entryName, formatNpyHeader(array), array.data);
  }
  writer.finish();
  file.commit();
}
