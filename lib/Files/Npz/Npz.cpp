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

static NpzFile readArchive(std::shared_ptr<const Bytes> bytes,
                           const std::string &name) {
  ZipReader reader(std::move(bytes), name);
  NpzFile arrays;
  for (const ZipEntry &e : reader.entries()) {
    std::string key = arrayName(e.name);
    NpyArray array =
        parseMember(reader.content(e), name + ": array '" + key + "'");
    if (!arrays.emplace(key, std::move(array)).second)
      throw NpzError(name + ": array '" + key + "' is there twice");
  }
  return arrays;
}

NpzFile dp::parseNpz(const char *bytes, size_t size, const std::string &name) {
  return readArchive(std::make_shared<MemoryBytes>(bytes, size, name), name);
}

[[noreturn]] static void fail(const std::string &doing, const std::string &path,
                              int error) {
  throw NpzError("cannot " + doing + " '" + path +
                 "': " + std::strerror(error));
}

namespace {
struct FileHandle {
  int fd;
  ~FileHandle() {
    if (fd >= 0)
      close(fd);
  }
};
} // namespace

/// Reads a file whose size is not known, as a pipe.
static std::vector<char> readFile(const std::string &path) {
  FileHandle file = {open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (file.fd < 0)
    fail("open", path, errno);
  std::vector<char> bytes;
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

static bool isNpy(const Bytes &bytes) {
  char magic[6];
  if (bytes.size() < sizeof magic)
    return false;
  bytes.read(0, sizeof magic, magic);
  return std::memcmp(magic, "\x93NUMPY", sizeof magic) == 0;
}

NpzFile dp::readNpz(const std::string &path) {
  std::vector<char> content;
  std::shared_ptr<const Bytes> bytes;
  struct stat info;
  if (stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode)) {
    // Entries are read straight to where they stay.
    bytes = std::make_shared<FileBytes>(path);
  } else {
    content = readFile(path);
    bytes = std::make_shared<MemoryBytes>(content.data(), content.size(), path);
  }
  if (!isNpy(*bytes))
    return readArchive(std::move(bytes), path);
  std::vector<char> npy(bytes->size());
  bytes->read(0, npy.size(), npy.data());
  std::string key = path.substr(path.find_last_of('/') + 1);
  key = key.substr(0, key.rfind(".npy"));
  return {{key, parseNpy(npy.data(), npy.size(), path)}};
}

void dp::writeNpz(const std::string &path, const ArrayViews &arrays) {
  OutputFile file(path);
  ZipWriter writer(file);
  for (const auto &[name, array] : arrays) {
    std::string entryName = name + ".npy";
    if (entryName.size() > 0xffff)
      throw NpzError(path + ": an array's name is too long");
    writer.add(entryName, formatNpyHeader(array.dtype, array.shape), array.data,
               array.bytes);
  }
  writer.finish();
  file.commit();
}

void dp::writeNpz(const std::string &path, const NpzFile &arrays) {
  writeNpz(path, viewsOf(arrays));
}
