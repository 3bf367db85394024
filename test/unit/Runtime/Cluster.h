//===- Cluster.h - Ranks as threads or as members of a job ------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Where the tests of collectives run: on the devices of one session, or in as
// many jobs of one rank each, which are connected by TCP as processes on
// several hosts are.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_RUNTIME_CLUSTER_H
#define DP_TEST_UNIT_RUNTIME_CLUSTER_H

#include "Host/HostDevice.h"
#include "Ranks.h"
#include "TestJob.h"

#include <gtest/gtest.h>

namespace dp {

/// A parameter of the tests.
struct ClusterKind {
  int64_t ranks;
  bool across; ///< between processes
  bool tls = false;

  friend void PrintTo(const ClusterKind &k, std::ostream *out) {
    *out << k.ranks << (k.across ? " processes" : " threads")
         << (k.tls ? " with TLS" : "");
  }
};

class Cluster {
public:
  explicit Cluster(ClusterKind kind, int64_t threads = 1) : kind(kind) {
    if (!kind.across) {
      members.push_back(std::make_unique<Devices>(kind.ranks, threads));
      return;
    }
    members.resize(kind.ranks);
    controls.resize(kind.ranks);
    FreePort port;
    onEveryRank([&](int64_t r) {
      TcpJob job = makeJob(r, kind.ranks, port.number());
      job.tls = kind.tls;
      controls[r] = std::make_unique<ControlPlane>(join(job, 60));
      controls[r]->setTimeout(60);
      members[r] = std::make_unique<Devices>(
          RankSet{kind.ranks, controls[r].get(), kind.ranks}, threads,
          [](int64_t rank, Communicator &comm, Team &team) {
            return std::make_unique<HostDevice>(rank, comm, team);
          });
    });
  }

  int64_t ranks() const { return kind.ranks; }
  bool isAcross() const { return kind.across; }
  /// The communicator that `rank` sees.
  Communicator &communicator(int64_t rank) {
    return members[kind.across ? rank : 0]->communicator();
  }
  ControlPlane &control(int64_t rank) { return *controls[rank]; }
  /// Ends the process of a rank, for the others.
  void end(int64_t rank) {
    members[rank].reset();
    controls[rank].reset();
  }

  /// Runs f(rank) on a thread per rank.
  template <typename F>
  void onEveryRank(F &&f) {
    std::vector<std::thread> threads;
    for (int64_t r = 0; r < kind.ranks; ++r)
      threads.emplace_back([&f, r] {
        try {
          f(r);
        } catch (const std::exception &e) {
          ADD_FAILURE() << "rank " << r << ": " << e.what();
        }
      });
    for (std::thread &t : threads)
      t.join();
  }

private:
  ClusterKind kind;
  std::vector<std::unique_ptr<ControlPlane>> controls;
  std::vector<std::unique_ptr<Devices>> members;

  template <typename F>
  friend std::vector<dp_status> runStep(Cluster &, F &&);
};

/// Runs `body(device)` as the step of every device; returns the statuses.
template <typename F>
std::vector<dp_status> runStep(Cluster &cluster, F &&body) {
  if (!cluster.isAcross())
    return runStep(*cluster.members[0], body);
  std::vector<dp_status> statuses(cluster.ranks());
  cluster.onEveryRank(
      [&](int64_t r) { statuses[r] = runStep(*cluster.members[r], body)[0]; });
  return statuses;
}

inline const ClusterKind clusterKinds[] = {
    {1, false}, {2, false},      {3, false},     {4, false}, {7, false},
    {8, false}, {2, true},       {3, true},      {4, true},  {7, true},
    {8, true},  {2, true, true}, {3, true, true}};

} // namespace dp

#endif // DP_TEST_UNIT_RUNTIME_CLUSTER_H
