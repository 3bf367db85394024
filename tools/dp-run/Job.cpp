//===- Job.cpp - The processes of this run --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Job.h"
#include "Signals.h"

#include <algorithm>
#include <cstdlib>
#include <sys/resource.h>
#include <unistd.h>

using namespace dp;

/// Raises the limit of descriptors: a process has a connection to each other
/// one of its job.
static void raiseDescriptorLimit() {
  rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
}

static dp_job *join(const Options &options) {
  dp_job_options jobOptions = {};
  jobOptions.kind = options.job.c_str();
  jobOptions.timeout_seconds = options.timeout;
  jobOptions.secret_file = options.secretFile.c_str();
  jobOptions.listen_address = options.listenAt.c_str();
  jobOptions.tls = options.tls;
  raiseDescriptorLimit();
  dp_job *job = nullptr;
  check(dp_job_join(&jobOptions, &job));
  return job;
}

Job::Job(const Options &options) : job(join(options), dp_job_destroy) {
  if (isAlone())
    return;
  reportWaitsOnSignals();
  if (isFirst()) {
    std::printf("ranks 0 to %lld, one per process (%s)\n",
                static_cast<long long>(processes() - 1), dp_job_kind(get()));
    std::fflush(stdout);
  }
}

void Job::broadcast(NpzFile &arrays) {
  auto copy = [&](void *data, size_t bytes) {
    check(dp_job_broadcast(get(), data, static_cast<int64_t>(bytes), 0));
  };
  // The types first, each as the array's name, dtype, rank and sizes. Arrays of
  // unsupported types are not sent.
  std::string names;
  std::vector<int64_t> types;
  for (const auto &[name, array] : arrays) {
    if (!array.unsupported.empty())
      continue;
    names += name;
    types.insert(types.end(), {static_cast<int64_t>(name.size()), array.dtype,
                               static_cast<int64_t>(array.shape.size())});
    types.insert(types.end(), array.shape.begin(), array.shape.end());
  }
  size_t sizes[] = {names.size(), types.size()};
  copy(sizes, sizeof sizes);
  names.resize(sizes[0]);
  types.resize(sizes[1]);
  copy(names.data(), names.size());
  copy(types.data(), types.size() * sizeof(int64_t));
  if (!isFirst())
    arrays.clear();
  size_t place = 0;
  for (const int64_t *type = types.data(), *end = type + types.size();
       type != end; type += 3 + type[2]) {
    NpyArray &array = arrays[names.substr(place, type[0])];
    place += type[0];
    if (!isFirst())
      array = makeArray(static_cast<dp_dtype>(type[1]),
                        {type + 3, type + 3 + type[2]});
    copy(array.data.data(), array.data.size());
  }
}

int64_t Job::largest(int64_t value) {
  int64_t most = value;
  for (int64_t p = 0; p < processes(); ++p) {
    int64_t its = value;
    check(dp_job_broadcast(get(), &its, sizeof its, p));
    most = std::max(most, its);
  }
  return most;
}

void Job::compare(const Settings &settings) {
  std::vector<dp_setting> list;
  for (const auto &[name, value] : settings)
    list.push_back({name.c_str(), value.c_str()});
  check(dp_job_compare(get(), list.data(), static_cast<int64_t>(list.size())));
}

std::vector<std::string> Job::gatherTexts(const std::string &mine) {
  std::vector<std::string> all;
  for (int64_t p = 0; p < processes(); ++p) {
    std::string text = mine;
    int64_t bytes = static_cast<int64_t>(text.size());
    check(dp_job_broadcast(get(), &bytes, sizeof bytes, p));
    text.resize(bytes);
    check(dp_job_broadcast(get(), text.data(), bytes, p));
    all.push_back(std::move(text));
  }
  return all;
}

Settings Job::gather(const Settings &settings) {
  std::string mine;
  for (const auto &[name, value] : settings)
    mine += name + '\0' + value + '\0';
  Settings all;
  int64_t p = -1;
  for (const std::string &text : gatherTexts(mine)) {
    ++p;
    for (size_t at = 0; at < text.size();) {
      std::string name = text.c_str() + at;
      at += name.size() + 1;
      std::string value = text.c_str() + at;
      at += value.size() + 1;
      std::pair<std::string, std::string> its = {name, value};
      if (p > 0 && std::find(all.begin(), all.end(), its) != all.end())
        continue;
      if (p > 0)
        its.first += " of rank " + std::to_string(p);
      all.push_back(its);
    }
  }
  return all;
}

void Job::abort(const std::string &message) {
  if (!isAlone())
    dp_job_abort(
        get(), ("rank " + std::to_string(process()) + ": " + message).c_str());
}
