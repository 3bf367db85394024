//===- OutputFile.cpp - Files written completely or not at all ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/OutputFile.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
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
// ld.lld writes NAME.tmpXXXXXXX and renames it.
static constexpr size_t linkerSuffixLength = 11;

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
/// file system, with `reserved` characters after the name.
static std::string temporaryPrefix(const Target &target, size_t reserved = 0) {
  long longest = fpathconf(target.folder.get(), _PC_NAME_MAX);
  size_t most = longest > 0 ? static_cast<size_t>(longest) : 255;
  size_t room = most - std::min(most, suffixLength + 2 + reserved);
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

/// Calls `create` with `prefix` and random characters until it returns true or
/// fails for another reason than that the name is taken.
template <typename Create>
static bool createUnique(const std::string &prefix, std::string &name,
                         Create create) {
  std::random_device random;
  std::uniform_int_distribution<size_t> letter(0, sizeof letters - 2);
  for (int tries = 0; tries < 100; ++tries) {
    name = prefix;
    for (size_t i = 0; i < suffixLength; ++i)
      name += letters[letter(random)];
    if (create(name.c_str()))
      return true;
    if (errno != EEXIST)
      return false;
  }
  return false;
}

/// Creates a temporary file in `folder`, with the mode of a new file.
static FileHandle createTemporary(int folder, const std::string &prefix,
                                  std::string &name, mode_t mode = 0666) {
  FileHandle file;
  createUnique(prefix, name, [&](const char *candidate) {
    file = FileHandle(
        openat(folder, candidate, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    return file.get() >= 0;
  });
  return file;
}

static std::string descriptorPath(int file) {
  return "/proc/self/fd/" + std::to_string(file);
}

/// Creates a file beside the target that has no name yet, so that nothing of it
/// remains if the process is killed. Not every file system has these.
static FileHandle createNameless(const Target &target) {
  FileHandle file(
      openat(target.folder.get(), ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0666));
  // It gets its name through /proc, which a container may lack.
  if (file.get() >= 0 && access(descriptorPath(file.get()).c_str(), F_OK) != 0)
    file.reset();
  return file;
}

/// Throws if the existing file must not be written. Returns false if it must
/// not be replaced, with the reason in errno.
static bool isReplaceable(const Target &target, const std::string &path) {
  if (!target.exists)
    return true;
  int folder = target.folder.get();
  if (faccessat(folder, target.name.c_str(), W_OK, AT_EACCESS) != 0)
    fail(path, errno);
  // In a sticky folder such as /tmp, only a file's owner may replace it.
  struct stat info;
  if (fstat(folder, &info) != 0 || !(info.st_mode & S_ISVTX) ||
      geteuid() == 0 || target.info.st_uid == geteuid() ||
      info.st_uid == geteuid())
    return true;
  errno = EPERM;
  return false;
}

/// Throws if the file, a special one, can never be written. Does not open it:
/// the reader of a pipe would see an end of file.
static void checkSpecial(const Target &target, const std::string &path) {
  if (S_ISDIR(target.info.st_mode))
    fail(path, EISDIR);
  if (S_ISSOCK(target.info.st_mode))
    fail(path, ENXIO);
  if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
    fail(path, errno);
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

static void writeAll(int file, const void *bytes, size_t size,
                     const std::string &path) {
  const char *at = static_cast<const char *>(bytes);
  while (size > 0) {
    ssize_t n = ::write(file, at, size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      fail(path, errno);
    at += n;
    size -= static_cast<size_t>(n);
  }
}

// The temporary files that are being written, for a signal handler.
namespace {
struct Slot {
  enum State { Free, Claimed, Pending, Removed };
  std::atomic<int> state{Free};
  int folder;
  char name[512];
};
static_assert(std::atomic<int>::is_always_lock_free,
              "a signal handler reads them");
} // namespace

// More files at a time are not removed by signals.
static Slot slots[32];

void dp::removeTemporaryFile() noexcept {
  for (Slot &slot : slots) {
    int pending = Slot::Pending;
    if (slot.state.compare_exchange_strong(pending, Slot::Removed))
      unlinkat(slot.folder, slot.name, 0);
  }
}

struct OutputFile::Impl {
  std::string path;
  OutputKind kind;
  Target target;
  FileHandle file;       ///< none: another program writes the temporary file
  std::string temporary; ///< none: nameless, special or committed
  FileHandle temporaryFolder;  ///< none: that of the target
  std::string temporaryPrefix; ///< of its path: empty, or ends in a slash
  bool isStaged = false;       ///< commit() overwrites the target
  Slot *slot = nullptr;

  int folder() const {
    return isStaged ? temporaryFolder.get() : target.folder.get();
  }

  void announce() {
    for (Slot &each : slots) {
      int free = Slot::Free;
      if (!each.state.compare_exchange_strong(free, Slot::Claimed))
        continue;
      slot = &each;
      slot->folder = folder();
      size_t size = std::min(temporary.size(), sizeof slot->name - 1);
      temporary.copy(slot->name, size);
      slot->name[size] = '\0';
      slot->state.store(Slot::Pending);
      return;
    }
  }

  void forget() {
    if (slot)
      slot->state.store(Slot::Free);
    slot = nullptr;
    temporary.clear();
  }

  void remove() {
    if (temporary.empty())
      return;
    unlinkat(folder(), temporary.c_str(), 0);
    forget();
  }

  /// Creates the temporary file in the system's folder for these.
  void stage() {
    const char *set = getenv("TMPDIR");
    temporaryPrefix = set && *set ? set : "/tmp";
    temporaryPrefix += '/';
    isStaged = true;
    temporaryFolder = FileHandle(
        open(temporaryPrefix.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (temporaryFolder.get() >= 0)
      file = createTemporary(folder(), ".dp-output.", temporary, 0600);
    if (file.get() < 0)
      fail(path, errno);
    announce();
  }

  /// Creates the temporary file beside the target. Returns false if the folder
  /// takes none.
  bool createBeside() {
    if (target.folderPath != ".")
      temporaryPrefix = target.folderPath;
    // A linker that writes the file makes one with a longer name before.
    size_t reserved = kind == OutputKind::Build ? linkerSuffixLength : 0;
    file = createTemporary(target.folder.get(),
                           ::temporaryPrefix(target, reserved), temporary);
    if (file.get() < 0)
      return false;
    announce();
    return true;
  }

  void overwrite();
  void replace();
};

OutputFile::OutputFile(const std::string &path, OutputKind kind)
    : impl(std::make_unique<Impl>()) {
  Impl &i = *impl;
  i.path = path;
  i.kind = kind;
  i.target = findTarget(path);
  if (i.target.isSpecial) {
    if (kind == OutputKind::Build) {
      checkSpecial(i.target, path);
      i.stage();
      return;
    }
    i.file = FileHandle(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (i.file.get() < 0)
      fail(path, errno);
    return;
  }
  if (isReplaceable(i.target, path)) {
    i.file = createNameless(i.target);
    if (i.file.get() >= 0 || i.createBeside())
      return;
  }
  bool isLocked = errno == EACCES || errno == EPERM || errno == EROFS;
  if (kind != OutputKind::Build || !i.target.exists || !isLocked)
    fail(path, errno);
  i.stage();
}

OutputFile::~OutputFile() { impl->remove(); }

void OutputFile::write(const void *bytes, size_t size) {
  writeAll(impl->file.get(), bytes, size, impl->path);
}

std::string OutputFile::getTemporaryPath() {
  Impl &i = *impl;
  if (i.temporary.empty() && !i.createBeside())
    fail(i.path, errno);
  i.file.reset();
  return i.temporaryPrefix + i.temporary;
}

void OutputFile::Impl::overwrite() {
  FileHandle to(open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC));
  if (to.get() < 0)
    fail(path, errno);
  if (lseek(file.get(), 0, SEEK_SET) < 0)
    fail(path, errno);
  std::string part(1 << 16, '\0');
  for (;;) {
    ssize_t n = read(file.get(), part.data(), part.size());
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      fail(path, errno);
    if (n == 0)
      break;
    writeAll(to.get(), part.data(), static_cast<size_t>(n), path);
  }
  if (to.reset() != 0 && errno != EINTR)
    fail(path, errno);
  remove();
}

void OutputFile::Impl::replace() {
  if (target.exists)
    copyAttributes(file.get(), target.info);
  // Otherwise a crash of the machine could leave the new name without content.
  if (kind == OutputKind::Data && fsync(file.get()) != 0 && errno != EINVAL &&
      errno != ENOTSUP)
    fail(path, errno);
  if (temporary.empty() &&
      !createUnique(
          ::temporaryPrefix(target), temporary, [&](const char *name) {
            return linkat(AT_FDCWD, descriptorPath(file.get()).c_str(),
                          folder(), name, AT_SYMLINK_FOLLOW) == 0;
          })) {
    temporary.clear();
    fail(path, errno);
  }
  // On Linux the descriptor is closed in any case.
  bool isClosed = file.reset() == 0 || errno == EINTR;
  if (isClosed &&
      renameat(folder(), temporary.c_str(), folder(), target.name.c_str()) == 0)
    return forget();
  int error = errno;
  if (!isClosed || kind == OutputKind::Build) {
    remove();
    fail(path, error);
  }
  std::string kept = temporary;
  if (target.folderPath != ".")
    kept = target.folderPath + kept;
  forget();
  throw FileError("cannot replace '" + path + "': " + std::strerror(error) +
                  "; the new content, complete, is in '" + kept + "'");
}

void OutputFile::commit() {
  Impl &i = *impl;
  if (i.target.isSpecial && !i.isStaged) {
    if (i.file.reset() != 0 && errno != EINTR)
      fail(i.path, errno);
    return;
  }
  // Another program may have replaced the temporary file.
  if (i.file.get() < 0)
    i.file = FileHandle(openat(i.folder(), i.temporary.c_str(),
                               O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
  if (i.file.get() < 0)
    fail(i.path, errno);
  if (i.isStaged)
    return i.overwrite();
  i.replace();
  if (i.kind == OutputKind::Data)
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
  if (target.isSpecial)
    return checkSpecial(target, path);
  if (!isReplaceable(target, path))
    fail(path, errno);
  std::string temporary;
  FileHandle file =
      createTemporary(target.folder.get(), temporaryPrefix(target), temporary);
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
  try {
    Target x = findTarget(a), y = findTarget(b);
    return x.name == y.name && fstat(x.folder.get(), &one) == 0 &&
           fstat(y.folder.get(), &other) == 0 && same(one, other);
  } catch (const FileError &) {
    return a == b; // writing it will fail
  }
}

bool dp::isTemporaryName(const std::string &name, const std::string &prefix) {
  size_t dot = name.rfind('.');
  return name.rfind("." + prefix, 0) == 0 && dot > 0 &&
         dot != std::string::npos && name.size() - dot - 1 == suffixLength;
}
