//===- ExecutableFile.cpp - A program's file, checked ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ExecutableFile.h"
#include "Support/Error.h"
#include "dp/Runtime/Seal.h"

#define XXH_INLINE_ALL // the library is its header
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace dp;

namespace {

/// Closes a file at the end of the scope unless it was released.
struct Handle {
  int fd;
  ~Handle() {
    if (fd >= 0)
      close(fd);
  }
  int take() {
    int taken = fd;
    fd = -1;
    return taken;
  }
};

/// Reads up to `size` bytes at `offset`; fewer only at the end of the file.
size_t readAt(int fd, void *to, size_t size, uint64_t offset,
              const std::string &path) {
  size_t done = 0;
  while (done < size) {
    ssize_t n = pread(fd, static_cast<char *>(to) + done, size - done,
                      static_cast<off_t>(offset + done));
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      throw Error("cannot read '" + path + "': " + std::strerror(errno));
    if (n == 0)
      break;
    done += static_cast<size_t>(n);
  }
  return done;
}

bool writeAll(int fd, const char *from, size_t size) {
  while (size > 0) {
    ssize_t n = write(fd, from, size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    from += n;
    size -= static_cast<size_t>(n);
  }
  return true;
}

std::string nameOf(int memory) {
  return "/proc/self/fd/" + std::to_string(memory);
}

/// Returns true if the dynamic loader would take a loaded object for the file
/// of this number: it identifies objects by their names.
bool isLoaded(int memory) {
  void *library = dlopen(nameOf(memory).c_str(), RTLD_NOW | RTLD_NOLOAD);
  if (library)
    dlclose(library);
  return library != nullptr;
}

/// Creates a file of `bytes` bytes in memory; returns -1 if that is impossible.
int createMemoryFile(uint64_t bytes) {
  // A write beyond this limit would end the process by a signal.
  rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur < bytes)
    return -1;
  return memfd_create("dp-executable", MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

std::string hex(uint64_t value) {
  char text[32];
  std::snprintf(text, sizeof text, "%016llx",
                static_cast<unsigned long long>(value));
  return text;
}

/// Returns the checksum of the first `bytes` bytes and writes them to `copy`,
/// and closes `copy` if it has no room.
uint64_t copyAndHash(int fd, uint64_t bytes, Handle &copy,
                     const std::string &path) {
  XXH3_state_t state;
  XXH3_64bits_reset(&state);
  std::vector<char> part(std::min<uint64_t>(bytes, 1 << 20));
  for (uint64_t done = 0; done < bytes;) {
    size_t wanted = std::min<uint64_t>(part.size(), bytes - done);
    if (readAt(fd, part.data(), wanted, done, path) != wanted)
      throw Error("'" + path + "' became shorter while it was read");
    XXH3_64bits_update(&state, part.data(), wanted);
    if (copy.fd >= 0 && !writeAll(copy.fd, part.data(), wanted))
      close(copy.take());
    done += wanted;
  }
  return XXH3_64bits_digest(&state);
}

} // namespace

/// Returns the symbols. Throws Error unless they are an executable's.
static ElfSymbols readSymbols(int fd, uint64_t bytes, const std::string &path) {
  ElfSymbols symbols = readElfSymbols(fd, bytes, path);
  if (!symbols.defined.count(versionSymbol) ||
      !symbols.defined.count(descriptorSymbol))
    throw Error("'" + path +
                "' is not an executable of this format: it does not define " +
                versionSymbol);
  return symbols;
}

ExecutableFile::ExecutableFile(const std::string &path) : path(path) {
  Handle file = {open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (file.fd < 0)
    throw Error("cannot open '" + path + "': " + std::strerror(errno));
  struct stat info;
  if (fstat(file.fd, &info) != 0 || !S_ISREG(info.st_mode))
    throw Error("'" + path + "' is not a regular file");
  bytes = static_cast<uint64_t>(info.st_size);

  Seal seal = {};
  bool isSealed = bytes >= sizeof seal &&
                  readAt(file.fd, &seal, sizeof seal, bytes - sizeof seal,
                         path) == sizeof seal &&
                  std::memcmp(seal.magic, sealMagic, sizeof seal.magic) == 0;
  if (!isSealed) {
    // Name the kind of the file instead, if that can be recognized.
    readSymbols(file.fd, bytes, path);
    throw Error("'" + path +
                "' has no checksum at its end: it is truncated or damaged, or "
                "not by this version of dp-compile; compile it again");
  }
  uint64_t content = bytes - sizeof seal;
  if (seal.bytes != content)
    throw Error("'" + path + "' is damaged: it has " + std::to_string(content) +
                " bytes before its checksum, but was compiled to " +
                std::to_string(seal.bytes));
  Handle copy = {createMemoryFile(content)};
  checksum = copyAndHash(file.fd, content, copy, path);
  if (checksum != seal.checksum)
    throw Error("'" + path + "' is damaged: the checksum of its content is " +
                hex(checksum) + ", but that of what was compiled is " +
                hex(seal.checksum));
  symbols = readSymbols(copy.fd >= 0 ? copy.fd : file.fd, content, path);
  if (copy.fd < 0)
    return;
  fcntl(copy.fd, F_ADD_SEALS,
        F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
  memory = copy.take();
  // A file of the same number may have been loaded and closed before.
  while (memory >= 0 && isLoaded(memory)) {
    Handle taken = {memory};
    memory = fcntl(taken.fd, F_DUPFD_CLOEXEC, taken.fd + 1);
  }
}

void *ExecutableFile::load() const {
  if (memory >= 0)
    if (void *library = dlopen(nameOf(memory).c_str(), RTLD_NOW | RTLD_LOCAL))
      return library;
  // The loader would search for a name without a slash.
  std::string file = path.find('/') == std::string::npos ? "./" + path : path;
  if (void *library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL))
    return library;
  const char *reason = dlerror();
  throw Error(std::string("cannot load the executable: ") +
              (reason ? reason : path.c_str()));
}

ExecutableFile::~ExecutableFile() {
  if (memory < 0)
    return;
  // While it is loaded, no other file may have the number.
  if (!isLoaded(memory))
    close(memory);
}
