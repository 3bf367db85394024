//===- File.cpp - Whole files, read and replaced --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Runtime/Npz.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

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

/// A symbolic link is followed: what it points to is replaced, not the link.
static std::string resolve(const std::string &path) {
  char *real = realpath(path.c_str(), nullptr);
  if (!real)
    return path;
  std::string result(real);
  free(real);
  return result;
}

/// Neither a pipe nor a device can be replaced by a rename.
static bool isSpecial(const std::string &path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode);
}

static void writeAll(int fd, const char *bytes, size_t size,
                     const std::string &path) {
  for (size_t done = 0; done < size;) {
    ssize_t n = write(fd, bytes + done, size - done);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      fail("write", path, errno);
    done += static_cast<size_t>(n);
  }
}

/// Makes a rename last, where the file system can; the file is complete anyway.
static void syncFolderOf(const std::string &path) {
  size_t slash = path.rfind('/');
  std::string folder =
      slash == std::string::npos ? "." : path.substr(0, slash + 1);
  Descriptor d = {open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (d.fd >= 0)
    fsync(d.fd);
}

void dp::writeFileAtomically(const std::string &path, const char *bytes,
                             size_t size) {
  std::string target = resolve(path);
  if (isSpecial(target)) {
    Descriptor file = {open(target.c_str(), O_WRONLY | O_CLOEXEC)};
    if (file.fd < 0)
      fail("write", path, errno);
    return writeAll(file.fd, bytes, size, path);
  }
  std::string temporary = target + ".XXXXXX";
  Descriptor file = {mkostemp(temporary.data(), O_CLOEXEC)};
  if (file.fd < 0)
    fail("write", path, errno);
  try {
    writeAll(file.fd, bytes, size, path);
    // mkstemp's files are private; give what open would have given.
    mode_t mask = umask(0);
    umask(mask);
    fchmod(file.fd, 0666 & ~mask);
    // Else a crash of the machine could leave the new name with no content.
    if (fsync(file.fd) != 0 && errno != EINVAL && errno != ENOTSUP)
      fail("write", path, errno);
    int closed = close(file.fd);
    file.fd = -1;
    if (closed != 0 || rename(temporary.c_str(), target.c_str()) != 0)
      fail("write", path, errno);
  } catch (...) {
    unlink(temporary.c_str());
    throw;
  }
  syncFolderOf(target);
}

void dp::checkWritable(const std::string &path) {
  std::string target = resolve(path);
  if (isSpecial(target)) {
    Descriptor file = {open(target.c_str(), O_WRONLY | O_CLOEXEC)};
    if (file.fd < 0)
      fail("write", path, errno);
    return;
  }
  std::string temporary = target + ".XXXXXX";
  Descriptor file = {mkostemp(temporary.data(), O_CLOEXEC)};
  if (file.fd < 0)
    fail("write", path, errno);
  unlink(temporary.c_str());
}
