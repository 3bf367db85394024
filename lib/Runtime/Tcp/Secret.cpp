//===- Secret.cpp - Secret shared by the processes of a job ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Secret.h"
#include "Crypto.h"
#include "Socket.h"
#include "Support/Error.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

// A shorter secret could be guessed from one recorded handshake.
static constexpr size_t leastBytes = 16;
static constexpr size_t mostBytes = 4096;

static const char *get(const char *name) {
  const char *value = std::getenv(name);
  return value && *value ? value : nullptr;
}

static Secret checkLength(Secret secret) {
  if (secret.bytes.size() < leastBytes || secret.bytes.size() > mostBytes)
    throw Error("the job's secret in " + secret.source + " has " +
                std::to_string(secret.bytes.size()) +
                " bytes, but must have from " + std::to_string(leastBytes) +
                " to " + std::to_string(mostBytes) +
                " (openssl rand -hex 32 makes one)");
  return secret;
}

/// Returns the content of an open file without the newline at its end.
static std::string readAll(int fd, const std::string &name) {
  std::string text(mostBytes + 2, 0);
  size_t size = 0;
  while (size < text.size()) {
    ssize_t n = read(fd, &text[size], text.size() - size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      throw Error("cannot read " + name + ": " + std::strerror(errno));
    if (n == 0)
      break;
    size += static_cast<size_t>(n);
  }
  text.resize(size);
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
    text.pop_back();
  return text;
}

/// Throws Error if others can read the file, as ssh does for keys.
static Secret readFile(const std::string &path) {
  std::string name = "'" + path + "'";
  Socket file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat info;
  if (!file.isOpen() || fstat(file.fd(), &info) != 0)
    throw Error("cannot read the job's secret from " + name + ": " +
                std::strerror(errno));
  if (!S_ISREG(info.st_mode))
    throw Error("the job's secret must be in a regular file, but " + name +
                " is none");
  if (info.st_uid != geteuid() && info.st_uid != 0)
    throw Error("the job's secret in " + name + " is another user's (uid " +
                std::to_string(info.st_uid) +
                "): take a file of your own or of root");
  if (info.st_mode & 077) {
    char mode[16];
    std::snprintf(mode, sizeof mode, "%04o", unsigned(info.st_mode & 07777));
    throw Error("others may use the job's secret in " + name +
                " (its mode is " + mode + "): chmod 600 " + path);
  }
  return checkLength({readAll(file.fd(), name), "the file " + name});
}

std::string dp::pathOfUserSecret() {
  if (const char *config = get("XDG_CONFIG_HOME"))
    return std::string(config) + "/dp/job-secret";
  std::string home = get("HOME") ? get("HOME") : "";
  if (home.empty()) {
    char text[4096];
    passwd entry, *found = nullptr;
    if (getpwuid_r(geteuid(), &entry, text, sizeof text, &found) == 0 && found)
      home = found->pw_dir;
  }
  if (home.empty())
    throw Error("HOME is not set");
  return home + "/.config/dp/job-secret";
}

/// Creates the directories of `path`, for this user alone.
static void makeDirectories(const std::string &path) {
  for (size_t at = path.find('/', 1); at != std::string::npos;
       at = path.find('/', at + 1)) {
    std::string directory = path.substr(0, at);
    if (mkdir(directory.c_str(), 0700) == 0)
      continue;
    std::string reason = std::strerror(errno);
    if (access(directory.c_str(), F_OK) != 0)
      throw Error("cannot make '" + directory + "': " + reason);
  }
}

/// Creates the user's file unless another process does so first. It is complete
/// as soon as it exists.
static void makeFile(const std::string &path) {
  makeDirectories(path);
  std::string text, temporary = path + ".XXXXXX";
  for (unsigned char byte : makeRandomKey()) {
    char digits[3];
    std::snprintf(digits, sizeof digits, "%02x", byte);
    text += digits;
  }
  text += '\n';
  Socket file(mkostemp(temporary.data(), O_CLOEXEC)); // mode 0600
  if (!file.isOpen())
    throw Error("cannot make '" + temporary + "': " + std::strerror(errno));
  bool good = ::write(file.fd(), text.data(), text.size()) ==
                  static_cast<ssize_t>(text.size()) &&
              fsync(file.fd()) == 0 &&
              (link(temporary.c_str(), path.c_str()) == 0 || errno == EEXIST);
  std::string reason = std::strerror(errno);
  unlink(temporary.c_str());
  if (!good)
    throw Error("cannot make '" + path + "': " + reason);
}

static Secret readUserFile() {
  std::string path;
  try {
    path = pathOfUserSecret();
    if (access(path.c_str(), F_OK) != 0)
      makeFile(path);
  } catch (const Error &e) {
    if (e.status == DP_ERROR_LIBRARY) // of OpenSSL
      throw;
    throw Error(std::string("the processes of a job need a secret, and this "
                            "user's own file of one cannot be made: ") +
                e.what() +
                "; set DP_JOB_SECRET or DP_JOB_SECRET_FILE to the same in "
                "all of them");
  }
  return readFile(path);
}

Secret dp::findSecret(const std::string &path) {
  if (!path.empty())
    return readFile(path);
  if (const char *file = get("DP_JOB_SECRET_FILE"))
    return readFile(file);
  for (const char *name :
       {"DP_JOB_SECRET", "OMPI_MCA_orte_precondition_transports"})
    if (const char *text = get(name))
      return checkLength({text, name});
  return readUserFile();
}
