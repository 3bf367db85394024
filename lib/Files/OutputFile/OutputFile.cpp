//===- OutputFile.cpp - Files written completely or not at all ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/OutputFile.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <random>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

[[noreturn]] static void fail(const std::string &path, int error) {
  throw FileError("cannot write '" + path + "': " + std::strerror(error));
}

namespace {

class FileHandle {
public:
  explicit FileHandle(int fd = -1) : fd(fd) {}
  ~FileHandle() { reset(); }
  FileHandle(FileHandle &&other) : fd(other.release()) {}
  FileHandle &operator=(FileHandle &&other) {
    int taken = other.release();
    reset();
    fd = taken;
    return *this;
  }
  int get() const { return fd; }
  int release() {
    int taken = fd;
    fd = -1;
    return taken;
  }
  /// Returns the result of close().
  int reset() { return fd < 0 ? 0 : close(release()); }

private:
  int fd;
};

/// The file that a path leads to.
struct Target {
  bool isSpecial = false; ///< a pipe, a device, a folder
  FileHandle folder;      ///< opened by O_PATH: it need not be readable
  std::string folderPath, name;
  bool exists = false;
  struct stat info = {}; ///< of the existing file
};

} // namespace

// The limit of the kernel.
static constexpr int maxLinks = 40;
// Random characters of a temporary name; long enough to be unique.
static constexpr size_t suffixLength = 6;

static std::string readLink(const std::string &path) {
  std::string target(4096, '\0');
  ssize_t size = readlink(path.c_str(), target.data(), target.size());
  if (size < 0)
    fail(path, errno);
  target.resize(static_cast<size_t>(size));
  return target;
}

static Target findTarget(const std::string &path) {
  Target target;
  if (path.empty())
    throw FileError("cannot write '': the name is empty");
  if (stat(path.c_str(), &target.info) == 0 && !S_ISREG(target.info.st_mode)) {
    target.isSpecial = target.exists = true;
    return target;
  }
  // Also follows a link to a missing file, which realpath() does not.
  std::string at = path;
  struct stat link;
  for (int links = 0; lstat(at.c_str(), &link) == 0 && S_ISLNK(link.st_mode);) {
    if (++links > maxLinks)
      fail(path, ELOOP);
    std::string next = readLink(at);
    size_t slash = at.rfind('/');
    at = next[0] == '/' || slash == std::string::npos
             ? next
             : at.substr(0, slash + 1) + next;
  }
  size_t slash = at.rfind('/');
  target.folderPath =
      slash == std::string::npos ? "." : at.substr(0, slash + 1);
  target.name = slash == std::string::npos ? at : at.substr(slash + 1);
  if (target.name.empty() || target.name == "." || target.name == "..")
    fail(path, EISDIR);
  target.folder = FileHandle(
      open(target.folderPath.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (target.folder.get() < 0)
    fail(path, errno);
  target.exists = fstatat(target.folder.get(), target.name.c_str(),
                          &target.info, AT_SYMLINK_NOFOLLOW) == 0;
  if (!target.exists && errno != ENOENT)
    fail(path, errno);
  return target;
}

/// Returns the beginning of a temporary name: `.NAME.`, shortened to fit the
/// file system.
static std::string temporaryPrefix(const Target &target) {
  long longest = fpathconf(target.folder.get(), _PC_NAME_MAX);
  size_t room = (longest > 0 ? static_cast<size_t>(longest) : 255) -
                std::min<size_t>(longest > 0 ? longest : 255, suffixLength + 2);
  std::string name = target.name;
  if (name.size() > room) {
    name.resize(room);
    // Some file systems allow only whole characters of UTF-8.
    while (!name.empty() && (name.back() & 0xc0) == 0x80)
      name.pop_back();
    if (!name.empty() && (name.back() & 0x80))
      name.pop_back();
  }
  return "." + name + ".";
}

static constexpr char letters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// Creates a temporary file beside the target, with the mode of a new file.
static FileHandle createTemporary(const Target &target, std::string &name) {
  std::string prefix = temporaryPrefix(target);
  std::random_device random;
  std::uniform_int_distribution<size_t> letter(0, sizeof letters - 2);
  for (int tries = 0; tries < 100; ++tries) {
    name = prefix;
    for (size_t i = 0; i < suffixLength; ++i)
      name += letters[letter(random)];
    FileHandle file(openat(target.folder.get(), name.c_str(),
                           O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (file.get() >= 0 || errno != EEXIST)
      return file;
  }
  return FileHandle();
}

/// Throws if the existing file must not be replaced.
static void checkReplaceable(const Target &target, const std::string &path) {
  if (!target.exists)
    return;
  int folder = target.folder.get();
  if (faccessat(folder, target.name.c_str(), W_OK, AT_EACCESS) != 0)
    fail(path, errno);
  // In a sticky folder such as /tmp, only a file's owner may replace it.
  struct stat info;
  if (fstat(folder, &info) == 0 && (info.st_mode & S_ISVTX) && geteuid() != 0 &&
      target.info.st_uid != geteuid() && info.st_uid != geteuid())
    fail(path, EPERM);
}

/// Gives the new file the owner and group of the old one as far as that is
/// allowed, and its mode, without the group's rights if the group is another.
static void copyAttributes(int file, const struct stat &old) {
  struct stat now;
  if (fstat(file, &now) != 0)
    return;
  mode_t mode = old.st_mode & 0777;
  bool sameOwner = now.st_uid == old.st_uid && now.st_gid == old.st_gid;
  if (!sameOwner && fchown(file, old.st_uid, old.st_gid) != 0 &&
      now.st_gid != old.st_gid &&
      fchown(file, static_cast<uid_t>(-1), old.st_gid) != 0)
    mode &= ~static_cast<mode_t>(070);
  if ((now.st_mode & 0777) != mode)
    fchmod(file, mode);
}

// The temporary file that is being written, for a signal handler; one at a
// time.
static int pendingFolder = -1;
static char pendingName[512];
static std::atomic<bool> isPending{false};
static_assert(std::atomic<bool>::is_always_lock_free,
              "a signal handler reads it");

void dp::removeTemporaryFile() noexcept {
  if (isPending.exchange(false))
    unlinkat(pendingFolder, pendingName, 0);
}

struct OutputFile::Impl {
  std::string path, temporary; ///< no temporary file: special, or committed
  Target target;
  FileHandle file;

  void announce() {
    pendingFolder = target.folder.get();
    temporary.copy(pendingName, sizeof pendingName - 1);
    pendingName[std::min(temporary.size(), sizeof pendingName - 1)] = '\0';
    isPending.store(true);
  }
  void forget() {
    isPending.store(false);
    temporary.clear();
  }
};

OutputFile::OutputFile(const std::string &path)
    : impl(std::make_unique<Impl>()) {
  impl->path = path;
  impl->target = findTarget(path);
  if (impl->target.isSpecial) {
    impl->file = FileHandle(open(path.c_str(), O_WRONLY | O_CLOEXEC));
  } else {
    checkReplaceable(impl->target, path);
    impl->file = createTemporary(impl->target, impl->temporary);
  }
  if (impl->file.get() < 0)
    fail(path, errno);
  if (!impl->target.isSpecial)
    impl->announce();
}

OutputFile::~OutputFile() {
  if (impl->temporary.empty())
    return;
  unlinkat(impl->target.folder.get(), impl->temporary.c_str(), 0);
  impl->forget();
}

void OutputFile::write(const void *bytes, size_t size) {
  const char *at = static_cast<const char *>(bytes);
  while (size > 0) {
    ssize_t n = ::write(impl->file.get(), at, size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      fail(impl->path, errno);
    at += n;
    size -= static_cast<size_t>(n);
  }
}

void OutputFile::commit() {
  Impl &i = *impl;
  if (i.target.isSpecial) {
    if (i.file.reset() != 0 && errno != EINTR)
      fail(i.path, errno);
    return;
  }
  if (i.target.exists)
    copyAttributes(i.file.get(), i.target.info);
  // Otherwise a crash of the machine could leave the new name without content.
  if (fsync(i.file.get()) != 0 && errno != EINVAL && errno != ENOTSUP)
    fail(i.path, errno);
  // On Linux the descriptor is closed in any case.
  if (i.file.reset() != 0 && errno != EINTR)
    fail(i.path, errno);
  int folder = i.target.folder.get();
  if (renameat(folder, i.temporary.c_str(), folder, i.target.name.c_str()) !=
      0) {
    int error = errno;
    std::string kept = i.temporary;
    if (i.target.folderPath != ".")
      kept = i.target.folderPath + kept;
    i.forget();
    throw FileError("cannot replace '" + i.path + "': " + std::strerror(error) +
                    "; the new content, complete, is in '" + kept + "'");
  }
  i.forget();
  syncFolder(i.target.folderPath);
}

void dp::syncFolder(const std::string &folder) {
  FileHandle d(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (d.get() >= 0)
    fsync(d.get());
}

void dp::writeFileAtomically(const std::string &path, const char *bytes,
                             size_t size) {
  OutputFile file(path);
  file.write(bytes, size);
  file.commit();
}

void dp::checkWritable(const std::string &path) {
  Target target = findTarget(path);
  if (target.isSpecial) {
    // Not by opening it: the reader of a pipe would see an end of file.
    if (S_ISDIR(target.info.st_mode))
      fail(path, EISDIR);
    if (S_ISSOCK(target.info.st_mode))
      fail(path, ENXIO);
    if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
      fail(path, errno);
    return;
  }
  checkReplaceable(target, path);
  std::string temporary;
  FileHandle file = createTemporary(target, temporary);
  if (file.get() < 0)
    fail(path, errno);
  unlinkat(target.folder.get(), temporary.c_str(), 0);
}

bool dp::isSameFile(const std::string &a, const std::string &b) {
  struct stat one, other;
  bool isOne = stat(a.c_str(), &one) == 0;
  bool isOther = stat(b.c_str(), &other) == 0;
  if (isOne != isOther)
    return false;
  auto same = [](const struct stat &x, const struct stat &y) {
    return x.st_dev == y.st_dev && x.st_ino == y.st_ino;
  };
  if (isOne)
    return !S_ISCHR(one.st_mode) && same(one, other);
  Target x = findTarget(a), y = findTarget(b);
  return x.name == y.name && fstat(x.folder.get(), &one) == 0 &&
         fstat(y.folder.get(), &other) == 0 && same(one, other);
}

bool dp::isTemporaryName(const std::string &name, const std::string &prefix) {
  size_t dot = name.rfind('.');
  return name.rfind("." + prefix, 0) == 0 && dot > 0 &&
         dot != std::string::npos && name.size() - dot - 1 == suffixLength;
}
