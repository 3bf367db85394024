//===- Checkpoint.cpp - A saved run ---------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Checkpoint.h"

#include "Program.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dp;

static constexpr char filePrefix[] = "step-";
// The last but one stays: a disk can lose data that it has confirmed.
static constexpr size_t kept = 2;

NpzFile Checkpoint::pack() {
  NpzFile file = sealCheckpoint(*this, viewsOf(states), nullptr);
  file.merge(states);
  return file;
}

Checkpoint Checkpoint::unpack(NpzFile file, const std::string &name) {
  Checkpoint c;
  static_cast<CheckpointHead &>(c) = openCheckpoint(viewsOf(file), name);
  if (c.step < 1)
    throw Failure("'" + name + "' is of a session that has not run a step");
  for (const std::string &state : c.stateNames)
    c.states[state] = std::move(file[state]);
  if (c.hasMetrics)
    c.metrics.emplace();
  for (const std::string &metric : c.metricNames)
    (*c.metrics)[metric] = std::move(file[nameOfMetric(metric)]);
  return c;
}

void dp::requireSameRun(const Checkpoint &checkpoint, const std::string &name,
                        const Settings &settings) {
  std::map<std::string, std::string> then(checkpoint.settings.begin(),
                                          checkpoint.settings.end());
  std::string text;
  auto differ = [&](const std::string &setting, const std::string &was,
                    const std::string &is) {
    text +=
        (text.empty() ? "" : "; ") + setting + " was " + was + " and is " + is;
  };
  for (const auto &[setting, value] : settings) {
    auto was = then.extract(setting);
    if (!was)
      differ(setting, "not there", value);
    else if (was.mapped() != value)
      differ(setting, was.mapped(), value);
  }
  for (const auto &[setting, value] : then)
    differ(setting, value, "not there");
  if (!text.empty())
    throw Failure("the checkpoint '" + name + "' is of another run: " + text +
                  " (as --state it can begin a new one)");
}

[[noreturn]] static void fail(const std::string &doing, const std::string &path,
                              int error) {
  throw FileError("cannot " + doing + " '" + path +
                  "': " + std::strerror(error));
}

CheckpointFolder::CheckpointFolder(std::string folder, std::string suffix)
    : path(std::move(folder)), suffix(std::move(suffix)) {
  while (path.size() > 1 && path.back() == '/')
    path.pop_back();
  if (mkdir(path.c_str(), 0777) == 0) {
    size_t slash = path.rfind('/');
    syncFolder(slash == std::string::npos ? "." : path.substr(0, slash + 1));
  } else if (errno != EEXIST) {
    fail("create the folder", path, errno);
  }
  lock = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock < 0)
    fail("open the folder", path, errno);
  // Not every file system has locks.
  if (flock(lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    close(lock);
    throw Failure("another run uses the folder '" + path +
                  "': wait for its end or give --checkpoint another one");
  }
  try {
    checkWritable(path + "/" + filePrefix + "0" + this->suffix);
    // Temporary files of runs that were killed while they wrote.
    for (const auto &entry : std::filesystem::directory_iterator(path))
      if (isTemporaryName(entry.path().filename().string(), filePrefix))
        unlink(entry.path().c_str());
  } catch (...) {
    close(lock);
    throw;
  }
}

CheckpointFolder::~CheckpointFolder() { close(lock); }

std::vector<CheckpointFolder::File> CheckpointFolder::list() const {
  std::vector<File> files;
  for (const auto &entry : std::filesystem::directory_iterator(path)) {
    std::string name = entry.path().filename().string();
    size_t begin = std::strlen(filePrefix), end = name.rfind('.');
    if (name.rfind(filePrefix, 0) != 0 || end == std::string::npos ||
        end == begin || end - begin > 18 ||
        name.find_first_not_of("0123456789", begin) != end ||
        !isArrayFileSuffix(name.substr(end)))
      continue;
    files.push_back({std::stoll(name.substr(begin, end - begin)), name});
  }
  std::sort(files.begin(), files.end(), [](const File &a, const File &b) {
    return a.step != b.step ? a.step > b.step : a.name > b.name;
  });
  return files;
}

std::optional<Checkpoint> CheckpointFolder::readLast() {
  std::string message;
  for (const File &file : list()) {
    std::string name = path + "/" + file.name;
    try {
      Checkpoint checkpoint = Checkpoint::unpack(readArrays(name), name);
      if (!message.empty())
        std::fprintf(stderr,
                     "dp-run: warning: %s; an earlier checkpoint is "
                     "used\n",
                     message.c_str());
      readFrom = name;
      // A run that was killed after its last write has left three.
      if (message.empty())
        removeOld();
      return checkpoint;
    } catch (const std::runtime_error &e) {
      if (message.empty())
        message = e.what();
    }
  }
  if (!message.empty())
    throw Failure("no checkpoint in '" + path + "' is whole: " + message);
  return std::nullopt;
}

void CheckpointFolder::write(const CheckpointHead &head, const NpzFile &states,
                             const NpzFile *metrics) {
  char number[32];
  std::snprintf(number, sizeof number, "%09lld",
                static_cast<long long>(head.step));
  ArrayViews recorded;
  if (metrics)
    recorded = viewsOf(*metrics);
  writeCheckpoint(path + "/" + filePrefix + number + suffix, head,
                  viewsOf(states), metrics ? &recorded : nullptr);
  removeOld();
}

void CheckpointFolder::removeOld() {
  std::vector<File> files = list();
  for (size_t i = kept; i < files.size(); ++i)
    unlink((path + "/" + files[i].name).c_str());
}
