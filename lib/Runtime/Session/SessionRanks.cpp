//===- SessionRanks.cpp - A session over several processes ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What the processes agree on before the first step, and how what they hold
// comes together in process 0. Small beside a step: it goes through the control
// plane.
//
//===----------------------------------------------------------------------===//

#include "Collectives/Reduce.h"
#include "Session.h"
#include "Support/DType.h"
#include "Support/Error.h"
#include "Support/RankList.h"

#include <cstdio>
#include <cstring>
#include <sched.h>
#include <unistd.h>

using namespace dp;

static uint64_t fnv1a(const char *bytes, size_t size, uint64_t hash) {
  for (size_t i = 0; i < size; ++i)
    hash = (hash ^ static_cast<unsigned char>(bytes[i])) * 0x100000001b3;
  return hash;
}
static constexpr uint64_t fnvBasis = 0xcbf29ce484222325;

namespace {
/// What the processes compare: equal bytes are equal programs.
struct Identity {
  uint64_t program; ///< checksum of the file
  uint64_t bytes;   ///< its size
  int64_t devices;
  uint64_t cores; ///< digest of the host and the cores it may run on
};
} // namespace

static uint64_t identifyCores() {
  char host[256] = "";
  gethostname(host, sizeof host - 1);
  uint64_t hash = fnv1a(host, std::strlen(host), fnvBasis);
  cpu_set_t cores;
  CPU_ZERO(&cores);
  sched_getaffinity(0, sizeof cores, &cores);
  return fnv1a(reinterpret_cast<const char *>(&cores), sizeof cores, hash);
}

RankSet dp_session::agreeOnRanks(const dp_session_options &options) {
  RankSet set = {options.devices, control, 1};
  if (!isAcross())
    return set;
  int64_t self = control->process();
  Identity mine = {};
  mine.program = executable.file.checksum;
  mine.bytes = executable.file.bytes;
  mine.devices = options.devices;
  mine.cores = identifyCores();
  std::vector<Identity> all(control->processes());
  control->allGather("the comparison of the programs", &mine, sizeof mine,
                     all.data());
  // All see the same: process 0 reports it for all.
  auto fail = [&](const std::string &message) {
    control->giveUp();
    throw Error(message, self == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
  };
  std::vector<int64_t> others;
  for (int64_t p = 0; p < control->processes(); ++p) {
    if (all[p].program != all[0].program || all[p].bytes != all[0].bytes)
      others.push_back(p);
    if (all[p].devices != control->processes())
      fail("rank " + std::to_string(p) + " asks for " +
           std::to_string(all[p].devices) + " devices, but the job has " +
           std::to_string(control->processes()) +
           " processes of one device each");
  }
  if (!others.empty()) {
    char digest[64];
    std::snprintf(digest, sizeof digest, "%016llx instead of %016llx",
                  static_cast<unsigned long long>(all[others[0]].program),
                  static_cast<unsigned long long>(all[0].program));
    fail(rankList(others) + (others.size() == 1 ? " has" : " have") +
         " another program than rank 0: '" + executable.path + "' has digest " +
         digest);
  }
  set.sharing = 0;
  for (const Identity &i : all)
    set.sharing += i.cores == mine.cores;
  return set;
}

void dp_session::watch(const dp_session_options &options) {
  if (!(options.timeout_seconds > 0))
    return;
  Watchdog::OnTimeout call;
  if (options.on_timeout)
    call = [handler = options.on_timeout,
            context = options.on_timeout_context](const std::string &message) {
      handler(context, message.c_str());
    };
  watchdog = std::make_unique<Watchdog>(devices.communicator(), control,
                                        options.timeout_seconds, call);
}

void dp_session::gatherState(const State &state, void *data) {
  std::vector<LocalPart> parts;
  std::vector<int64_t> bytes;
  int64_t total = 0;
  for (int64_t r = 0; r < devices.count(); ++r) {
    parts.push_back(
        localPart(*state.value, state.shape.data(), devices.count(), r));
    bytes.push_back(parts[r].localBytes());
    total += bytes[r];
  }
  int64_t self = devices.first();
  std::vector<char> own(bytes[self]), whole(self == 0 ? total : 0);
  devices[self].read(own.data(), state.buffers[self].data(), bytes[self]);
  std::vector<void *> places(devices.count());
  int64_t at = 0;
  for (int64_t r = 0; self == 0 && r < devices.count(); at += bytes[r++])
    places[r] = whole.data() + at;
  control->gather("the gathering of a state", own.data(), bytes, places);
  for (int64_t r = 0; self == 0 && data && r < devices.count(); ++r)
    parts[r].gather(data, places[r]);
}

/// All results that process 0 wants travel as one message per process.
void dp_session::gatherResults(int64_t entry, const dp_array *results) {
  const Entry &e = executable.descriptor.entries[entry];
  const Plan &p = plans[entry];
  int64_t self = devices.first(), ranks = devices.count();
  auto partOf = [&](size_t i, int64_t r) {
    return localPart(e.results[i], p.resultShapes[i].data(), ranks, r);
  };
  auto crosses = [&](size_t i) {
    return e.results[i].updates < 0 && results[i].data &&
           e.results[i].placement.kind != DP_REPLICATED;
  };
  std::vector<int64_t> &bytes = gatherBytes;
  bytes.assign(ranks, 0);
  for (size_t i = 0; i < e.results.size(); ++i)
    for (int64_t r = 0; crosses(i) && r < ranks; ++r)
      bytes[r] += partOf(i, r).localBytes();
  packed.resize(bytes[self]);
  int64_t at = 0;
  for (size_t i = 0; i < e.results.size(); ++i) {
    if (self == 0 && e.results[i].updates < 0 && results[i].data && !crosses(i))
      partOf(i, 0).gather(results[i].data, p.sources[i][0]);
    if (!crosses(i))
      continue;
    int64_t size = partOf(i, self).localBytes();
    if (size > 0)
      std::memcpy(packed.data() + at, p.sources[i][self], size);
    at += size;
  }
  int64_t total = 0;
  for (int64_t size : bytes)
    total += size;
  if (total == 0)
    return;
  std::vector<void *> &places = gatherPlaces;
  places.assign(ranks, nullptr);
  if (self == 0)
    gathered.resize(total);
  at = 0;
  for (int64_t r = 0; self == 0 && r < ranks; at += bytes[r++])
    places[r] = gathered.data() + at;
  control->gather("the gathering of results", packed.data(), bytes, places);
  if (self != 0)
    return;
  std::vector<const void *> &sources = gatherSources;
  sources.resize(ranks);
  for (size_t i = 0; i < e.results.size(); ++i) {
    if (!crosses(i))
      continue;
    const Value &v = e.results[i];
    for (int64_t r = 0; r < ranks; ++r) {
      LocalPart part = partOf(i, r);
      sources[r] = places[r];
      places[r] = static_cast<char *>(places[r]) + part.localBytes();
      if (v.placement.kind == DP_SHARDED)
        part.gather(results[i].data, sources[r]);
    }
    if (v.placement.kind == DP_PARTIAL)
      reduceBuffers(results[i].data, sources.data(), ranks, 0, p.counts[i],
                    v.dtype, v.placement.reduction);
  }
}
