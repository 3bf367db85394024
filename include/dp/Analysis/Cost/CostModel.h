//===- CostModel.h - Times of collectives and kernels ------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Formulas for times. The time of a collective is a latency that grows with its
// steps and a transfer that grows with its bytes (the alpha-beta model). The
// time of a kernel is that of its arithmetic or of its memory traffic (the
// roofline model). Nothing here looks at a program. The units are seconds,
// bytes and bytes per second.
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

/// The type in which arithmetic is done; half is f16 or bf16, f8 an 8-bit
/// float.
enum class Precision { f64, f32, tf32, half, f8 };

/// A device. Rates are peaks, of which kernels reach a fraction.
struct DeviceModel {
  double f64 = 0, f32 = 0, tf32 = 0, half = 0; ///< flops per second
  double memoryBandwidth = 0;
  double memory = 0;           ///< capacity in bytes; 0 if not known
  double efficiency = 1;       ///< of the peak arithmetic
  double memoryEfficiency = 1; ///< of the peak memory bandwidth
  double issue = 0;            ///< host's time to issue one kernel
  double kernel = 0;           ///< least time of a kernel
  bool asynchronous = false;   ///< issuing runs ahead of kernels
  /// True if a step in which the host reads nothing back is recorded and
  /// replayed as one (CUDA graphs), so that issuing takes no time.
  bool graphs = false;
  double f8 = 0;                   ///< flops per second; 0: as half
  double getPeak(Precision) const; ///< flops per second
};

/// A protocol of NCCL (LL, LL128 or Simple), by which a message is cut up and
/// acknowledged.
struct Protocol {
  std::string name;
  double ringEfficiency = 1, treeEfficiency = 1; ///< of the links' bandwidth
  double ringStartup = 0, treeStartup = 0;
  /// The time of a step from one device to the next, within a node and between
  /// nodes.
  double localRing = 0, localTree = 0, networkRing = 0, networkTree = 0;
};

/// Devices in nodes, and the links between them.
struct Topology {
  std::string name;
  int64_t devicesPerNode = 1;
  /// The bandwidth of one device's links to the others of its node, in each
  /// direction.
  double localBandwidth = 0;
  /// The bandwidth of all network adapters of a node together, in each
  /// direction.
  double networkBandwidth = 0;
  llvm::SmallVector<Protocol, 3> protocols;
  /// True if switches within a node add up and multicast (NVLink SHARP).
  bool nvls = false;
  double nvlsEfficiency = 0;             ///< of localBandwidth
  double nvlsLocal = 0, nvlsNetwork = 0; ///< a step's latency
  /// True if collectives may be composed of ones within nodes and between them.
  bool hierarchical = false;
  DeviceModel device;

  int64_t getNodes(int64_t ranks) const;
  int64_t getRanksPerNode(int64_t ranks) const;
};

enum class CollectiveAlgorithm { ring, tree, nvls, hierarchical };

llvm::StringRef getName(CollectiveAlgorithm algorithm); // "ring"

/// The time of a collective.
struct CollectiveCost {
  CollectiveAlgorithm algorithm = CollectiveAlgorithm::ring;
  double latency = 0;  ///< does not depend on the bytes
  double transfer = 0; ///< proportional to the bytes
  double getSeconds() const { return latency + transfer; }
};

/// Returns the cost of a collective by one algorithm, with the fastest
/// protocol; none if the algorithm cannot run `kind` on this topology. `bytes`
/// is NCCL's S: the size of the reduced value, of a gather's result, of a
/// scatter's operand, of a broadcast value, or of one rank's operand of an
/// all-to-all.
std::optional<CollectiveCost> estimateCollective(const Topology &topology,
                                                 CollectiveKind kind,
                                                 CollectiveAlgorithm algorithm,
                                                 int64_t ranks, double bytes);

/// Returns the cost by the fastest algorithm; zero for one rank.
CollectiveCost estimateCollective(const Topology &topology, CollectiveKind kind,
                                  int64_t ranks, double bytes);

/// Returns the seconds that a device is busy with a kernel of `flops`
/// operations that reads and writes `bytes`.
double estimateKernel(const DeviceModel &device, double flops, double bytes,
                      Precision precision = Precision::f32);

/// Returns the names of the topologies that are built in.
llvm::ArrayRef<llvm::StringLiteral> getPresetNames();
std::optional<Topology> getPreset(llvm::StringRef name);

/// Returns the preset of that name, or reads the file of that name
/// (docs/communication.md). The error is one line that names the file or field.
llvm::Expected<Topology> loadTopology(llvm::StringRef nameOrPath);
llvm::Expected<Topology> parseTopology(const llvm::json::Value &value);

} // namespace mlir::dp

#endif // DP_ANALYSIS_COST_COSTMODEL_H
