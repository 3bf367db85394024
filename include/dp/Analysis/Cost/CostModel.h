//===- CostModel.h - What collectives and kernels take ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Times by formulas: a collective takes a latency that grows with its steps and
// a transfer that grows with its bytes (the alpha-beta model), a kernel what
// its arithmetic or its memory traffic takes (the roofline model). Nothing here
// looks at a program. Seconds, bytes and bytes per second throughout.
//
//===----------------------------------------------------------------------===//

#ifndef DP_ANALYSIS_COST_COSTMODEL_H
#define DP_ANALYSIS_COST_COSTMODEL_H

#include "dp/IR/CollectiveKind.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>

namespace mlir::dp {

/// The topologies that are assumed for a target unless another one is given:
/// H100 machines side by side, and one process.
inline constexpr char kGpuTopology[] = "h100-nvlink+ib400";
inline constexpr char kHostTopology[] = "host";

/// In what arithmetic is done: half is f16 or bf16.
enum class Precision { f64, f32, tf32, half };

/// One device. Rates are peaks, of which kernels reach a fraction.
struct DeviceModel {
  double f64 = 0, f32 = 0, tf32 = 0, half = 0; ///< flops per second
  double memoryBandwidth = 0;
  double memory = 0;           ///< bytes that it has; 0: not known
  double efficiency = 1;       ///< of the peak arithmetic
  double memoryEfficiency = 1; ///< of the peak memory bandwidth
  double issue = 0;            ///< host's time to give it one kernel
  double kernel = 0;           ///< least time of a kernel
  bool asynchronous = false;   ///< issuing runs ahead of kernels
  /// A step that the host needs to read nothing back for is recorded and
  /// replayed as one (CUDA graphs): issuing takes no time.
  bool graphs = false;
  double getPeak(Precision) const; ///< flops per second
};

/// How a message is cut up and acknowledged: NCCL's LL, LL128 and Simple.
struct Protocol {
  std::string name;
  double ringEfficiency = 1, treeEfficiency = 1; ///< of the links' bandwidth
  double ringStartup = 0, treeStartup = 0;
  /// A step from one device to the next, within a node and between nodes.
  double localRing = 0, localTree = 0, networkRing = 0, networkTree = 0;
};

/// Devices in nodes, and what joins them.
struct Topology {
  std::string name;
  int64_t devicesPerNode = 1;
  /// Of one device's links to the others of its node, in each direction.
  double localBandwidth = 0;
  /// Of all network adapters of a node together, in each direction.
  double networkBandwidth = 0;
  llvm::SmallVector<Protocol, 3> protocols;
  /// Switches within a node add up and multicast (NVLink SHARP).
  bool nvls = false;
  double nvlsEfficiency = 0;             ///< of localBandwidth
  double nvlsLocal = 0, nvlsNetwork = 0; ///< a step's latency
  /// Collectives may be composed of ones within nodes and between them.
  bool hierarchical = false;
  DeviceModel device;

  int64_t getNodes(int64_t ranks) const;
  int64_t getRanksPerNode(int64_t ranks) const;
};

enum class CollectiveAlgorithm { ring, tree, nvls, hierarchical };

llvm::StringRef getName(CollectiveAlgorithm algorithm); // "ring"

/// What a collective takes.
struct CollectiveCost {
  CollectiveAlgorithm algorithm = CollectiveAlgorithm::ring;
  double latency = 0;  ///< does not depend on the bytes
  double transfer = 0; ///< proportional to the bytes
  double getSeconds() const { return latency + transfer; }
};

/// By one algorithm, with the protocol that is fastest; none if the algorithm
/// does not do `kind` here. `bytes` is the whole of what is reduced, gathered
/// (the result), scattered (the operand), sent by the root, or held by one rank
/// before the exchange: NCCL's S.
std::optional<CollectiveCost> estimateCollective(const Topology &topology,
                                                 CollectiveKind kind,
                                                 CollectiveAlgorithm algorithm,
                                                 int64_t ranks, double bytes);

/// By the fastest algorithm. One rank: nothing.
CollectiveCost estimateCollective(const Topology &topology, CollectiveKind kind,
                                  int64_t ranks, double bytes);

/// Seconds that a device is busy with a kernel of `flops` operations that reads
/// and writes `bytes`.
double estimateKernel(const DeviceModel &device, double flops, double bytes,
                      Precision precision = Precision::f32);

/// The topologies that have a name.
llvm::ArrayRef<llvm::StringLiteral> getPresetNames();
std::optional<Topology> getPreset(llvm::StringRef name);

/// A preset by its name, or the file of that name (docs/communication.md). The
/// error is one line that names what is wrong.
llvm::Expected<Topology> loadTopology(llvm::StringRef nameOrPath);
llvm::Expected<Topology> parseTopology(const llvm::json::Value &value);

} // namespace mlir::dp

#endif // DP_ANALYSIS_COST_COSTMODEL_H
