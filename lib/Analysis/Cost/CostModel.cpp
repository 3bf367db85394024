//===- CostModel.cpp - Times of collectives and kernels -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Sources of the formulas:
//   [Thakur]  R. Thakur, R. Rabenseifner, W. Gropp: Optimization of Collective
//             Communication Operations in MPICH, IJHPCA 19(1), 2005.
//   [Perf]    NCCL tests, doc/PERFORMANCE.md: bus bandwidth and its factors.
//   [Tuning]  NCCL, src/graph/tuning.cc: the model by which NCCL chooses.
//   [Roof]    S. Williams, A. Waterman, D. Patterson: Roofline, CACM 52(4),
//   2009.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Cost/CostModel.h"

#include "mlir/Support/LLVM.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

double DeviceModel::getPeak(Precision precision) const {
  switch (precision) {
  case Precision::f64:
    return f64;
  case Precision::f32:
    return f32;
  case Precision::tf32:
    return tf32;
  case Precision::half:
    return half;
  case Precision::f8:
    return f8 > 0 ? f8 : half;
  }
  llvm_unreachable("unknown precision");
}

int64_t Topology::getNodes(int64_t ranks) const {
  return llvm::divideCeil(ranks, devicesPerNode);
}

int64_t Topology::getRanksPerNode(int64_t ranks) const {
  return std::min(ranks, devicesPerNode);
}

llvm::StringRef mlir::dp::getName(CollectiveAlgorithm algorithm) {
  static constexpr llvm::StringLiteral names[] = {"ring", "tree", "nvls",
                                                  "hierarchical"};
  return names[static_cast<int>(algorithm)];
}

namespace {

using Kind = CollectiveKind;
using Algorithm = CollectiveAlgorithm;

/// A collective among `ranks`, which lie on `nodes` nodes.
struct Collective {
  const Topology &topology;
  Kind kind;
  int64_t ranks, nodes;
  double bytes;

  CollectiveCost ring(const Protocol &protocol) const;
  CollectiveCost tree(const Protocol &protocol) const;
  CollectiveCost nvls() const;
  std::optional<CollectiveCost> hierarchical() const;
  double getBandwidth() const;
};

} // namespace

/// Returns the bandwidth that limits a ring or tree over all nodes.
double Collective::getBandwidth() const {
  if (nodes == 1)
    return topology.localBandwidth;
  if (topology.getRanksPerNode(ranks) == 1)
    return topology.networkBandwidth;
  return std::min(topology.localBandwidth, topology.networkBandwidth);
}

/// [Thakur] section 4: a ring's all-gather or reduce-scatter has n-1 steps of
/// S/n bytes. An all-reduce is a reduce-scatter and an all-gather: 2(n-1) alpha
/// + 2(n-1)/n S beta; the factors are those of [Perf]. Of the n-1 steps of a
/// round one less than there are nodes cross the network [Tuning]. A broadcast
/// is a pipeline through all ranks [Tuning] and takes S beta [Perf]. An
/// all-to-all is the pairwise exchange of [Thakur]: n-1 steps of S/n bytes. A
/// node's devices share its network for the bytes that leave the node.
CollectiveCost Collective::ring(const Protocol &protocol) const {
  double n = ranks;
  double rounds = kind == Kind::allReduce ? 2 : 1;
  double steps = rounds * (n - 1);
  double crossing = rounds * (nodes - 1);
  double bandwidth = getBandwidth() * protocol.ringEfficiency;
  CollectiveCost cost{Algorithm::ring};
  if (kind == Kind::allToAll && nodes > 1) {
    double perNode = topology.getRanksPerNode(ranks);
    crossing = n - perNode;
    double local = bytes * (perNode - 1) / n / topology.localBandwidth;
    double leaving =
        perNode * bytes * (n - perNode) / n / topology.networkBandwidth;
    cost.transfer =
        std::max(perNode > 1 ? local : 0, leaving) / protocol.ringEfficiency;
  } else {
    cost.transfer =
        (kind == Kind::broadcast ? 1 : steps / n) * bytes / bandwidth;
  }
  cost.latency = protocol.ringStartup +
                 (steps - crossing) * protocol.localRing +
                 crossing * protocol.networkRing;
  return cost;
}

/// [Tuning] A tree is a chain within each node and double binary trees between
/// nodes, up and down. The latency is 2((g-1) local + log2(m) network) for m
/// nodes of g ranks. The bandwidth is half, since every byte goes up and comes
/// down. (Two nodes could do with less, but published times show that they do
/// not.) A broadcast only comes down: log2 steps as in the binomial tree of
/// [Thakur] section 4.2, but pipelined.
CollectiveCost Collective::tree(const Protocol &protocol) const {
  double ways = kind == Kind::allReduce ? 2 : 1;
  double depth = topology.getRanksPerNode(ranks) - 1;
  CollectiveCost cost{Algorithm::tree};
  cost.latency = protocol.treeStartup +
                 ways * (depth * protocol.localTree +
                         llvm::Log2_64_Ceil(nodes) * protocol.networkTree);
  cost.transfer = ways * bytes / (getBandwidth() * protocol.treeEfficiency);
  return cost;
}

/// Each device fetches its 1/g of the sum, which the switch adds up, and
/// multicasts it. So (g+1)/g S go through each device's links [Perf: the factor
/// of in-network reduction is (n-1)/(n+1)]. Between nodes there is a tree
/// [Tuning: half the network's bandwidth from three nodes on, latency local +
/// 2 log2(m) network].
CollectiveCost Collective::nvls() const {
  double perNode = topology.getRanksPerNode(ranks);
  CollectiveCost cost{Algorithm::nvls};
  cost.latency =
      topology.nvlsLocal + 2 * llvm::Log2_64_Ceil(nodes) * topology.nvlsNetwork;
  cost.transfer = (perNode + 1) / perNode * bytes /
                  (topology.localBandwidth * topology.nvlsEfficiency);
  if (nodes > 1)
    cost.transfer = std::max(cost.transfer, (nodes == 2 ? 1 : 2) * bytes /
                                                topology.networkBandwidth);
  return cost;
}

/// [Thakur] section 6 on clusters of multiprocessors: the steps are a
/// reduce-scatter within the node, an all-reduce of each chunk between the
/// nodes, and an all-gather within the node. The all-reduces of a node's
/// devices share its network, so together they take S at its bandwidth.
std::optional<CollectiveCost> Collective::hierarchical() const {
  int64_t perNode = topology.getRanksPerNode(ranks);
  if (!topology.hierarchical || nodes == 1 || perNode == 1 ||
      ranks != nodes * perNode)
    return std::nullopt;
  Topology between = topology;
  between.devicesPerNode = 1;
  between.hierarchical = between.nvls = false;
  CollectiveCost cost = estimateCollective(between, kind, nodes, bytes);
  SmallVector<Kind, 2> within;
  if (kind == Kind::allReduce)
    within = {Kind::reduceScatter, Kind::allGather};
  else if (kind == Kind::allGather || kind == Kind::reduceScatter)
    within = {kind};
  else
    return std::nullopt;
  for (Kind part : within) {
    CollectiveCost local = estimateCollective(topology, part, perNode, bytes);
    cost.latency += local.latency;
    cost.transfer += local.transfer;
  }
  cost.algorithm = Algorithm::hierarchical;
  return cost;
}

std::optional<CollectiveCost>
mlir::dp::estimateCollective(const Topology &topology, CollectiveKind kind,
                             CollectiveAlgorithm algorithm, int64_t ranks,
                             double bytes) {
  if (ranks <= 1)
    return CollectiveCost{algorithm};
  Collective collective{topology, kind, ranks, topology.getNodes(ranks), bytes};
  std::optional<CollectiveCost> best;
  auto take = [&](const CollectiveCost &cost) {
    if (!best || cost.getSeconds() < best->getSeconds())
      best = cost;
  };
  switch (algorithm) {
  case Algorithm::ring:
    for (const Protocol &protocol : topology.protocols)
      take(collective.ring(protocol));
    break;
  case Algorithm::tree:
    if (kind == Kind::allReduce || kind == Kind::broadcast)
      for (const Protocol &protocol : topology.protocols)
        take(collective.tree(protocol));
    break;
  case Algorithm::nvls:
    if (topology.nvls && kind == Kind::allReduce &&
        topology.getRanksPerNode(ranks) > 1)
      take(collective.nvls());
    break;
  case Algorithm::hierarchical:
    return collective.hierarchical();
  }
  return best;
}

CollectiveCost mlir::dp::estimateCollective(const Topology &topology,
                                            CollectiveKind kind, int64_t ranks,
                                            double bytes) {
  CollectiveCost best =
      *estimateCollective(topology, kind, Algorithm::ring, ranks, bytes);
  for (Algorithm algorithm :
       {Algorithm::tree, Algorithm::nvls, Algorithm::hierarchical})
    if (std::optional<CollectiveCost> cost =
            estimateCollective(topology, kind, algorithm, ranks, bytes))
      if (cost->getSeconds() < best.getSeconds())
        best = *cost;
  return best;
}

/// [Roof]: the time is that of arithmetic or of memory, whichever is longer,
/// and at least that of an empty kernel.
double mlir::dp::estimateKernel(const DeviceModel &device, double flops,
                                double bytes, Precision precision) {
  double arithmetic = flops / (device.getPeak(precision) * device.efficiency);
  double traffic = bytes / (device.memoryBandwidth * device.memoryEfficiency);
  return std::max({device.kernel, arithmetic, traffic});
}
