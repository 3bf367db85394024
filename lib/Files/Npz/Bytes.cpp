//===- Bytes.cpp - The bytes of a file, by position -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Bytes.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

static constexpr uint64_t windowSize = 1 << 15;

static uint64_t timeOf(const struct stat &info) {
  return static_cast<uint64_t>(info.st_mtim.tv_sec) * 1000000000 +
         static_cast<uint64_t>(info.st_mtim.tv_nsec);
}

FileBytes::FileBytes(const std::string &path) : Bytes(0, path) {
  fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat info = {};
  if (fd < 0 || fstat(fd, &info) != 0) {
    int error = errno;
    if (fd >= 0)
      close(fd);
    throw NpzError("cannot open '" + path + "': " + std::strerror(error));
  }
  if (!S_ISREG(info.st_mode)) {
    close(fd);
    throw NpzError("'" + path +
                   "' is not a regular file, which reading by parts needs");
  }
  count = static_cast<uint64_t>(info.st_size);
  number = info.st_ino;
  time = timeOf(info);
}

FileBytes::~FileBytes() { close(fd); }

void FileBytes::requireUnchanged() const {
  struct stat info = {};
  if (fstat(fd, &info) != 0)
    throw NpzError("cannot read '" + name + "': " + std::strerror(errno));
  if (static_cast<uint64_t>(info.st_size) != count || timeOf(info) != time)
    throw NpzError(name + ": was written while this job read it");
}

static void readAt(int fd, uint64_t offset, uint64_t n, char *to,
                   const std::string &name) {
  while (n > 0) {
    ssize_t got = pread(fd, to, n, static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      throw NpzError("cannot read '" + name + "': " + std::strerror(errno));
    if (got == 0)
      throw NpzError(name + ": became shorter while this job read it");
    offset += static_cast<uint64_t>(got);
    to += got;
    n -= static_cast<uint64_t>(got);
  }
}

void FileBytes::copy(uint64_t offset, uint64_t n, char *to) const {
  if (n >= windowSize / 2)
    return readAt(fd, offset, n, to, name);
  if (offset < windowBegin || offset + n > windowBegin + window.size()) {
    // Directories are read forwards, but searched for backwards.
    uint64_t begin = offset - std::min(offset, windowSize / 2);
    std::vector<char> part(std::min(windowSize, count - begin));
    readAt(fd, begin, part.size(), part.data(), name);
    window = std::move(part);
    windowBegin = begin;
  }
  std::memcpy(to, window.data() + (offset - windowBegin), n);
}
