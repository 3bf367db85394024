//===- Roofline.cpp - Kernels of a step against a device's peaks ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Simulate/Simulator.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::dp;
namespace json = llvm::json;

namespace {
/// The runs of one kernel, or of calls of one name, in a step.
struct KernelSum {
  const KernelRun *first = nullptr;
  double runs = 0, read = 0, written = 0, least = 0, operations = 0;
  double seconds = 0;

  void add(const KernelSum &other) {
    runs += other.runs;
    read += other.read;
    written += other.written;
    least += other.least;
    operations += other.operations;
    seconds += other.seconds;
  }
};
} // namespace

/// Returns the time of one run if the device reached its peaks.
static double estimateAtPeak(const KernelRun &run, const DeviceModel &device) {
  double bytes = run.read + run.written;
  if (bytes == 0 && run.operations == 0)
    return 0;
  double peak = device.getPeak(getPrecision(run.cost));
  return std::max({device.kernel, bytes / device.memoryBandwidth,
                   peak > 0 ? run.operations / peak : 0});
}

/// Describes a sum, without its name.
static json::Object describeSum(const KernelSum &sum) {
  auto toInteger = [](double number) { return static_cast<int64_t>(number); };
  return json::Object{{"runs", toInteger(sum.runs)},
                      {"bytes_read", toInteger(sum.read)},
                      {"bytes_written", toInteger(sum.written)},
                      {"least_bytes", toInteger(sum.least)},
                      {"operations", toInteger(sum.operations)},
                      {"peak_ms", sum.seconds * 1e3}};
}

json::Object mlir::dp::describeRoofline(func::FuncOp entry,
                                        const Timeline &timeline,
                                        const SimulationOptions &options) {
  std::vector<double> least =
      computeLeastBytes(timeline.runs, entry, timeline.devices);
  llvm::MapVector<std::pair<int, StringRef>, KernelSum> sums;
  KernelSum total;
  for (auto [run, leastOfRun] : llvm::zip_equal(timeline.runs, least)) {
    if (run.kind == RunKind::collective)
      continue;
    double seconds = estimateAtPeak(run, options.topology.device);
    // A launch without elements starts no kernel.
    double times = seconds > 0 ? run.times : 0;
    KernelSum sum{&run,
                  times,
                  times * run.read,
                  times * run.written,
                  leastOfRun,
                  times * run.operations,
                  times * seconds};
    KernelSum &known = sums[{int(run.kind), run.name}];
    if (!known.first)
      known.first = &run;
    known.add(sum);
    total.add(sum);
  }
  json::Array kernels;
  for (const auto &[key, sum] : sums) {
    json::Object kernel = describeSum(sum);
    kernel["name"] = sum.first->name;
    kernel["kind"] = sum.first->kind == RunKind::kernel ? "kernel" : "call";
    kernel["location"] = formatLocation(sum.first->op->getLoc());
    kernels.push_back(std::move(kernel));
  }
  json::Object roofline = describeSum(total);
  double bytes = total.read + total.written;
  roofline["ratio"] =
      total.least > 0 ? json::Value(bytes / total.least) : json::Value(nullptr);
  roofline["guessed_loops"] = timeline.guessedLoops;
  roofline["unknown_sizes"] = timeline.unknownSizes;
  roofline["kernels"] = std::move(kernels);
  return roofline;
}

static void printSum(llvm::raw_ostream &os, const json::Object &sum,
                     StringRef name) {
  for (const char *field :
       {"runs", "bytes_read", "bytes_written", "least_bytes", "operations"})
    os << llvm::format("%14lld",
                       static_cast<long long>(*sum.getInteger(field)));
  os << llvm::format("%14.3f", *sum.getNumber("peak_ms") * 1e3) << "  " << name
     << "\n";
}

void mlir::dp::printRoofline(llvm::raw_ostream &os,
                             const json::Object &roofline, int64_t devices) {
  os << "  kernels on " << devices << " devices\n"
     << "          runs          read       written         least    operations"
        "       peak us\n";
  for (const json::Value &kernel : *roofline.getArray("kernels"))
    printSum(os, *kernel.getAsObject(),
             *kernel.getAsObject()->getString("name"));
  printSum(os, roofline, "all");
}
