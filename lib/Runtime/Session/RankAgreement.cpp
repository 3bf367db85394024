//===- RankAgreement.cpp - The ranks of a job's session -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RankAgreement.h"
#include "Program/Executable.h"
#include "Support/Error.h"
#include "Support/RankList.h"
#include "dp/Runtime/Hash.h"

#include <cstdio>
#include <sched.h>
#include <unistd.h>

using namespace dp;

namespace {
/// The data that the processes compare. Equal checksums and sizes mean equal
/// programs.
struct Identity {
  uint64_t program; ///< checksum of the file
  uint64_t bytes;   ///< size of the file
  int64_t devices;
  uint64_t cores; ///< hash of the host and of the cores that it may run on
};
} // namespace

static uint64_t identifyCores() {
  char host[256] = "";
  gethostname(host, sizeof host - 1);
  cpu_set_t cores;
  CPU_ZERO(&cores);
  sched_getaffinity(0, sizeof cores, &cores);
  return hashBytes({reinterpret_cast<const char *>(&cores), sizeof cores},
                   hashBytes(host));
}

RankSet dp::agreeOnRanks(const dp_executable &executable, int64_t devices,
                         ControlPlane *control) {
  RankSet set = {devices, control, 1};
  if (!control || control->processes() == 1)
    return set;
  Identity mine = {};
  mine.program = executable.file.checksum;
  mine.bytes = executable.file.bytes;
  mine.devices = devices;
  mine.cores = identifyCores();
  std::vector<Identity> all(control->processes());
  control->allGather("the comparison of the programs", &mine, sizeof mine,
                     all.data());
  // All processes see the same; process 0 reports it for all.
  auto fail = [&](int64_t rank, const std::string &message) {
    control->giveUp();
    throw Error(message,
                control->process() == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED,
                rank);
  };
  std::vector<int64_t> others;
  for (int64_t p = 0; p < control->processes(); ++p) {
    if (all[p].program != all[0].program || all[p].bytes != all[0].bytes)
      others.push_back(p);
    if (all[p].devices != control->processes())
      fail(p, "rank " + std::to_string(p) + " asks for " +
                  std::to_string(all[p].devices) +
                  " devices, but the job has " +
                  std::to_string(control->processes()) +
                  " processes of one device each");
  }
  if (!others.empty()) {
    char digest[64];
    std::snprintf(digest, sizeof digest, "%016llx instead of %016llx",
                  static_cast<unsigned long long>(all[others[0]].program),
                  static_cast<unsigned long long>(all[0].program));
    fail(others[0], rankList(others) + (others.size() == 1 ? " has" : " have") +
                        " another program than rank 0: '" + executable.path +
                        "' has digest " + digest);
  }
  set.sharing = 0;
  for (const Identity &i : all)
    set.sharing += i.cores == mine.cores;
  return set;
}
