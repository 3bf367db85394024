//===- CostModelTest.cpp - Formulas of the cost model ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Cost/CostModel.h"

#include <gtest/gtest.h>

using namespace mlir::dp;
using Kind = CollectiveKind;
using Algorithm = CollectiveAlgorithm;

/// Nodes of `perNode` devices with 1 GB/s and 10 us inside, 100 MB/s and 1 ms
/// between.
static Topology makeTopology(int64_t perNode) {
  std::string text = R"({"local": {"bandwidth": 1e9, "latency": 1e-5},
      "network": {"bandwidth": 1e8, "latency": 1e-3}, "devices_per_node": )";
  auto value = llvm::json::parse(text + std::to_string(perNode) + "}");
  return llvm::cantFail(parseTopology(llvm::cantFail(std::move(value))));
}

static double seconds(const Topology &topology, Kind kind, Algorithm algorithm,
                      int64_t ranks, double bytes) {
  return estimateCollective(topology, kind, algorithm, ranks, bytes)
      ->getSeconds();
}

TEST(CostModelTest, RingWithinANode) {
  Topology t = makeTopology(8);
  for (int n : {2, 3, 7, 8}) {
    double steps = n - 1;
    EXPECT_DOUBLE_EQ(seconds(t, Kind::allReduce, Algorithm::ring, n, 3e6),
                     2 * steps * 1e-5 + 2 * steps / n * 3e6 / 1e9);
    for (Kind kind : {Kind::allGather, Kind::reduceScatter, Kind::allToAll})
      EXPECT_DOUBLE_EQ(seconds(t, kind, Algorithm::ring, n, 3e6),
                       steps * 1e-5 + steps / n * 3e6 / 1e9);
    EXPECT_DOUBLE_EQ(seconds(t, Kind::broadcast, Algorithm::ring, n, 3e6),
                     steps * 1e-5 + 3e6 / 1e9);
  }
}

TEST(CostModelTest, RingOverNodes) {
  // 12 ranks on 3 nodes: 22 steps, of which 2 * 2 cross the network.
  Topology t = makeTopology(4);
  EXPECT_DOUBLE_EQ(seconds(t, Kind::allReduce, Algorithm::ring, 12, 6e6),
                   18 * 1e-5 + 4 * 1e-3 + 22. / 12 * 6e6 / 1e8);
  // One device per node: every step crosses.
  EXPECT_DOUBLE_EQ(
      seconds(makeTopology(1), Kind::allReduce, Algorithm::ring, 5, 6e6),
      8 * 1e-3 + 8. / 5 * 6e6 / 1e8);
  // Exchange: 8 of 12 pieces of each of 4 devices leave the node.
  EXPECT_DOUBLE_EQ(seconds(t, Kind::allToAll, Algorithm::ring, 12, 6e6),
                   3 * 1e-5 + 8 * 1e-3 + 4 * 8. / 12 * 6e6 / 1e8);
}

TEST(CostModelTest, Tree) {
  Topology t = makeTopology(4);
  // A chain of 4.
  EXPECT_DOUBLE_EQ(seconds(t, Kind::allReduce, Algorithm::tree, 4, 6e6),
                   2 * 3 * 1e-5 + 2 * 6e6 / 1e9);
  // 5 nodes: 3 levels.
  EXPECT_DOUBLE_EQ(seconds(t, Kind::allReduce, Algorithm::tree, 20, 6e6),
                   2 * (3 * 1e-5 + 3 * 1e-3) + 2 * 6e6 / 1e8);
  EXPECT_DOUBLE_EQ(seconds(t, Kind::broadcast, Algorithm::tree, 20, 6e6),
                   3 * 1e-5 + 3 * 1e-3 + 6e6 / 1e8);
  EXPECT_FALSE(
      estimateCollective(t, Kind::allGather, Algorithm::tree, 20, 6e6));
}

TEST(CostModelTest, Nvls) {
  Topology t = *getPreset("h100-nvlink+ib400");
  double bytes = 1e9;
  EXPECT_DOUBLE_EQ(seconds(t, Kind::allReduce, Algorithm::nvls, 8, bytes),
                   23e-6 + 9. / 8 * bytes / (370.8e9 * 0.85));
  // As NVIDIA measures: a bus bandwidth of 480 GB/s and more by NVLS, by a ring
  // that of the links.
  CollectiveCost best = estimateCollective(t, Kind::allReduce, 8, bytes);
  EXPECT_EQ(best.algorithm, Algorithm::nvls);
  EXPECT_NEAR(bytes / best.getSeconds() * 2 * 7 / 8 / 1e9, 485, 10);
  EXPECT_FALSE(estimateCollective(*getPreset("a100-nvlink+ib200"),
                                  Kind::allReduce, Algorithm::nvls, 8, bytes));
}

TEST(CostModelTest, Hierarchical) {
  Topology t = makeTopology(4);
  EXPECT_FALSE(
      estimateCollective(t, Kind::allReduce, Algorithm::hierarchical, 12, 6e6));
  t.hierarchical = true;
  // A ring between the 3 nodes is faster than their tree.
  EXPECT_DOUBLE_EQ(
      seconds(t, Kind::allReduce, Algorithm::hierarchical, 12, 6e6),
      2 * (3 * 1e-5 + 3. / 4 * 6e6 / 1e9) + 4 * 1e-3 + 4. / 3 * 6e6 / 1e8);
  // Not where the last node has fewer.
  EXPECT_FALSE(
      estimateCollective(t, Kind::allReduce, Algorithm::hierarchical, 11, 6e6));
}

TEST(CostModelTest, BestByBytes) {
  Topology t = *getPreset("a100-nvlink+ib200");
  // Few bytes over many nodes: a tree; many bytes over few: a ring.
  EXPECT_EQ(estimateCollective(t, Kind::allReduce, 1024, 4096).algorithm,
            Algorithm::tree);
  EXPECT_EQ(estimateCollective(t, Kind::allReduce, 8, 1e9).algorithm,
            Algorithm::ring);
  for (Kind kind : {Kind::allReduce, Kind::allGather, Kind::reduceScatter,
                    Kind::broadcast, Kind::allToAll}) {
    EXPECT_EQ(estimateCollective(t, kind, 1, 1e9).getSeconds(), 0);
    double last = 0;
    for (double bytes = 1; bytes < 1e10; bytes *= 4) {
      double now = estimateCollective(t, kind, 64, bytes).getSeconds();
      EXPECT_GT(now, last);
      last = now;
    }
  }
}

TEST(CostModelTest, Kernel) {
  DeviceModel device;
  device.f32 = 1e12;
  device.half = 8e12;
  device.memoryBandwidth = 1e11;
  device.efficiency = 0.5;
  device.memoryEfficiency = 0.8;
  device.kernel = 1e-6;
  EXPECT_DOUBLE_EQ(estimateKernel(device, 1e9, 1e6), 2e-3);
  EXPECT_DOUBLE_EQ(estimateKernel(device, 1e9, 1e6, Precision::half), 0.25e-3);
  // As half unless it is known.
  EXPECT_DOUBLE_EQ(estimateKernel(device, 1e9, 1e6, Precision::f8), 0.25e-3);
  device.f8 = 16e12;
  EXPECT_DOUBLE_EQ(estimateKernel(device, 1e9, 1e6, Precision::f8), 0.125e-3);
  EXPECT_DOUBLE_EQ(estimateKernel(device, 1e6, 8e6), 1e-4);
  EXPECT_DOUBLE_EQ(estimateKernel(device, 1, 8), 1e-6);
}

TEST(CostModelTest, Topologies) {
  for (llvm::StringRef name : getPresetNames()) {
    std::optional<Topology> preset = getPreset(name);
    ASSERT_TRUE(preset);
    EXPECT_EQ(preset->name, name);
    for (Precision precision : {Precision::f64, Precision::f32, Precision::tf32,
                                Precision::half, Precision::f8})
      EXPECT_GT(preset->device.getPeak(precision), 0);
    EXPECT_GT(
        estimateCollective(*preset, Kind::allReduce, 64, 1e6).getSeconds(), 0);
  }
  auto error = [](llvm::StringRef text) {
    auto topology = parseTopology(llvm::cantFail(llvm::json::parse(text)));
    return topology ? std::string() : llvm::toString(topology.takeError());
  };
  EXPECT_EQ(error(R"({"base": "h100"})"), "'base' is no preset: 'h100'");
  EXPECT_EQ(error(R"({"speed": 1})"), "unknown field 'speed'");
  EXPECT_EQ(error(R"({"local": {"bandwidth": 0}})"),
            "expected 'local.bandwidth' to be a positive number");
  EXPECT_EQ(error(R"({"network": {"latency": 1e999}})"),
            "expected 'network.latency' to be a number of at least 0");
  EXPECT_EQ(error(R"({"device": {"f32": "fast"}})"),
            "expected 'device.f32' to be a positive number");
  EXPECT_EQ(error(R"({"devices_per_node": 2.5})"),
            "expected 'devices_per_node' to be a whole number from 1 to "
            "1000000");
  EXPECT_EQ(error(R"({"nvls": true})"),
            "'nvls' needs 'nvls_efficiency' or a base that has it");
  EXPECT_EQ(error("[]"), "expected an object");
}
