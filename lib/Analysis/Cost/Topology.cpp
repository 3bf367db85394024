//===- Topology.cpp - Machines of the cost model --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Cost/CostModel.h"

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::dp;
namespace json = llvm::json;

/// Returns NCCL's protocols with their latencies (src/graph/tuning.cc at
/// b6475625: baseLat and hwLat, there in us) and the fractions of the bandwidth
/// that they reach.
static SmallVector<Protocol, 3> getNcclProtocols(bool nvlink) {
  if (nvlink)
    return {{"LL", 0.25, 0.92 / 3.8, 6.6e-6, 6.8e-6, 0.6e-6, 0.6e-6, 2.7e-6,
             5.0e-6},
            {"LL128", 0.92, 0.92 * 0.9375, 14e-6, 14e-6, 1.9e-6, 1.25e-6,
             4.0e-6, 8.5e-6},
            {"Simple", 1, 0.92, 8.4e-6, 0, 3.4e-6, 28e-6, 14e-6, 28e-6}};
  // LL128 is for NVLink only.
  return {{"LL", 0.25, 0.92 / 3.8, 6.6e-6, 6.8e-6, 1e-6, 1e-6, 2.7e-6, 5.0e-6},
          {"Simple", 1, 0.92, 8.4e-6, 0, 5.7e-6, 28e-6, 14e-6, 28e-6}};
}

/// Returns a topology of NVIDIA's GPUs. Peak rates are those of NVIDIA's data
/// sheets (dense, without sparsity), and rates of links those of NCCL
/// (src/graph/topo.h: SM70 and SM80 20 GB/s, SM90 20.6 GB/s per NVLink). The
/// fractions of the peaks that large contractions and streaming kernels reach
/// are round figures; a file with measurements may replace them.
static Topology makeGpus(llvm::StringRef name, int64_t perNode, double local,
                         double network, bool nvlink, DeviceModel device) {
  Topology topology;
  topology.name = name.str();
  topology.devicesPerNode = perNode;
  topology.localBandwidth = local;
  topology.networkBandwidth = network;
  topology.protocols = getNcclProtocols(nvlink);
  topology.device = device;
  topology.device.efficiency = 0.7;
  topology.device.memoryEfficiency = 0.8;
  topology.device.issue = 2.5e-6;
  topology.device.kernel = 2e-6;
  topology.device.asynchronous = true;
  topology.device.graphs = true; // one process per GPU
  return topology;
}

static constexpr llvm::StringLiteral kPresets[] = {
    "h100-nvlink+ib400",   "a100-nvlink+ib200", "v100-nvlink+ib100",
    "v100-nvlink+1xib100", "v100-pcie+10GbE",   "host"};

llvm::ArrayRef<llvm::StringLiteral> mlir::dp::getPresetNames() {
  return kPresets;
}

std::optional<Topology> mlir::dp::getPreset(llvm::StringRef name) {
  DeviceModel h100{67e12, 67e12, 495e12, 989e12, 3.35e12, 80e9};
  h100.f8 = 1979e12;
  DeviceModel a100{19.5e12, 19.5e12, 156e12, 312e12, 2.0e12, 80e9};
  DeviceModel v100{7.8e12, 15.7e12, 15.7e12, 125e12, 0.9e12, 32e9};
  if (name == "h100-nvlink+ib400") {
    // 18 links; an adapter of 400 Gbit/s per GPU.
    Topology topology = makeGpus(name, 8, 370.8e9, 8 * 50e9, true, h100);
    // Fitted to two steps of GPT-2 124M in bf16, which they predict to 3 %
    // (docs/performance.md, "On an H100").
    topology.device.efficiency = 0.6;
    topology.device.memoryEfficiency = 0.65;
    topology.nvls = true;
    topology.nvlsEfficiency = 0.85; // tuning.cc: nvlsEfficiency of Hopper
    topology.nvlsLocal = 23e-6;
    topology.nvlsNetwork = 14e-6;
    return topology;
  }
  if (name == "a100-nvlink+ib200") // 12 links; an adapter per GPU
    return makeGpus(name, 8, 240e9, 8 * 25e9, true, a100);
  if (name == "v100-nvlink+ib100") // 6 links; 4 adapters (DGX-1)
    return makeGpus(name, 8, 120e9, 4 * 12.5e9, true, v100);
  if (name == "v100-nvlink+1xib100") // one adapter per node
    return makeGpus(name, 8, 120e9, 12.5e9, true, v100);
  if (name == "v100-pcie+10GbE") // PCIe 3.0 x16
    return makeGpus(name, 4, 12e9, 1.25e9, false, v100);
  if (name == "host") {
    // Threads of one process; round figures for one core of a server.
    Topology topology;
    topology.name = name.str();
    topology.devicesPerNode = 1024;
    topology.localBandwidth = topology.networkBandwidth = 5e9;
    topology.protocols = {{"threads", 1, 1, 0, 0, 1e-6, 1e-6, 1e-6, 1e-6}};
    topology.device = {50e9, 100e9, 100e9, 50e9, 10e9};
    topology.device.issue = topology.device.kernel = 0.2e-6;
    return topology;
  }
  return std::nullopt;
}

namespace {

llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// Reads the fields of one object; a field that is not read is an error.
class Fields {
public:
  Fields(const json::Object &object, std::string path)
      : object(object), path(std::move(path)) {}

  void number(llvm::StringRef key, double &value, bool zero = false) {
    const json::Value *field = take(key);
    if (!field || error)
      return;
    std::optional<double> number = field->getAsNumber();
    if (!number || !(*number >= 0 && *number < 1e30) || (!zero && *number == 0))
      error = "expected '" + path + key.str() + "' to be a " +
              (zero ? "number of at least 0" : "positive number");
    else
      value = *number;
  }
  /// Reads a fraction of a peak, which is at most 1.
  void fraction(llvm::StringRef key, double &value) {
    number(key, value);
    if (!error && value > 1)
      error = "expected '" + path + key.str() + "' to be 1 at most";
  }
  void flag(llvm::StringRef key, bool &value) {
    if (const json::Value *field = take(key)) {
      if (std::optional<bool> flag = field->getAsBoolean())
        value = *flag;
      else if (!error)
        error = "expected '" + path + key.str() + "' to be true or false";
    }
  }
  void text(llvm::StringRef key, std::string &value) {
    if (const json::Value *field = take(key)) {
      if (std::optional<llvm::StringRef> text = field->getAsString())
        value = text->str();
      else if (!error)
        error = "expected '" + path + key.str() + "' to be a text";
    }
  }
  const json::Object *child(llvm::StringRef key) {
    const json::Value *field = take(key);
    if (field && !field->getAsObject() && !error)
      error = "expected '" + path + key.str() + "' to be an object";
    return field ? field->getAsObject() : nullptr;
  }
  llvm::Error finish() {
    for (const auto &entry : object)
      if (!error && !llvm::is_contained(seen, entry.first.str()))
        error = "unknown field '" + path + entry.first.str() + "'";
    if (error)
      return makeError(*error);
    return llvm::Error::success();
  }

private:
  const json::Value *take(llvm::StringRef key) {
    seen.push_back(key.str());
    return object.get(key);
  }

  const json::Object &object;
  std::string path;
  SmallVector<std::string> seen;
  std::optional<std::string> error;
};

} // namespace

/// Reads a link. Its measured latency replaces those of NCCL's protocols: it is
/// that of every step of every algorithm, without a startup.
static llvm::Error readLink(const json::Object *object, std::string path,
                            double &bandwidth, std::optional<double> &latency) {
  if (!object)
    return llvm::Error::success();
  Fields fields(*object, path);
  fields.number("bandwidth", bandwidth);
  if (object->get("latency")) {
    latency = 0;
    fields.number("latency", *latency, /*zero=*/true);
  }
  return fields.finish();
}

static llvm::Error readDevice(const json::Object *object, DeviceModel &device) {
  if (!object)
    return llvm::Error::success();
  Fields fields(*object, "device.");
  fields.number("f64", device.f64);
  fields.number("f32", device.f32);
  fields.number("tf32", device.tf32);
  fields.number("half", device.half);
  fields.number("fp8", device.f8);
  fields.number("memory_bandwidth", device.memoryBandwidth);
  fields.number("memory", device.memory);
  fields.fraction("efficiency", device.efficiency);
  fields.fraction("memory_efficiency", device.memoryEfficiency);
  fields.number("issue", device.issue, /*zero=*/true);
  fields.number("kernel", device.kernel, /*zero=*/true);
  fields.flag("asynchronous", device.asynchronous);
  fields.flag("graphs", device.graphs);
  return fields.finish();
}

llvm::Expected<Topology> mlir::dp::parseTopology(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return makeError("expected an object");
  Fields fields(*object, "");
  std::string base = "host";
  fields.text("base", base);
  std::optional<Topology> preset = getPreset(base);
  if (!preset)
    return makeError("'base' is no preset: '" + base + "'");
  Topology topology = *preset;
  fields.text("name", topology.name);
  double perNode = topology.devicesPerNode;
  fields.number("devices_per_node", perNode);
  if (perNode < 1 || perNode > 1e6 || perNode != int64_t(perNode))
    return makeError("expected 'devices_per_node' to be a whole number from 1 "
                     "to 1000000");
  topology.devicesPerNode = perNode;
  fields.flag("nvls", topology.nvls);
  fields.flag("hierarchical", topology.hierarchical);
  fields.fraction("nvls_efficiency", topology.nvlsEfficiency);
  const json::Object *local = fields.child("local");
  const json::Object *network = fields.child("network");
  const json::Object *device = fields.child("device");
  if (llvm::Error error = fields.finish())
    return std::move(error);

  std::optional<double> localLatency, networkLatency;
  if (llvm::Error error =
          readLink(local, "local.", topology.localBandwidth, localLatency))
    return std::move(error);
  if (llvm::Error error = readLink(network, "network.",
                                   topology.networkBandwidth, networkLatency))
    return std::move(error);
  if (localLatency || networkLatency) {
    double near = localLatency.value_or(networkLatency.value_or(0));
    double far = networkLatency.value_or(near);
    topology.protocols = {{"measured", 1, 1, 0, 0, near, near, far, far}};
  }
  if (topology.nvls && topology.nvlsEfficiency == 0)
    return makeError("'nvls' needs 'nvls_efficiency' or a base that has it");
  if (llvm::Error error = readDevice(device, topology.device))
    return std::move(error);
  return topology;
}

llvm::Expected<Topology> mlir::dp::loadTopology(llvm::StringRef nameOrPath) {
  if (std::optional<Topology> preset = getPreset(nameOrPath))
    return *preset;
  auto buffer = llvm::MemoryBuffer::getFile(nameOrPath, /*IsText=*/true);
  if (!buffer) {
    std::string names;
    for (llvm::StringRef name : getPresetNames())
      names += (names.empty() ? "" : ", ") + name.str();
    return makeError("no topology '" + nameOrPath +
                     "': neither a file nor one of " + names);
  }
  llvm::Expected<json::Value> value = json::parse((*buffer)->getBuffer());
  llvm::Expected<Topology> topology =
      value ? parseTopology(*value) : value.takeError();
  if (!topology)
    return makeError(nameOrPath + ": " + llvm::toString(topology.takeError()));
  return topology;
}
