//===- KernelReport.cpp - Resources of kernels in a report ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "KernelReport.h"

#include "dp/IR/DP.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Target/Cuda/Occupancy.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::dp;
namespace json = llvm::json;

KernelFunctions::KernelFunctions(ModuleOp schedule) {
  schedule.walk([&](Operation *op) {
    if (auto launch = dyn_cast<LaunchOp>(op))
      launches.push_back(launch.getKernel().str());
    else if (auto batch = dyn_cast<LaunchBatchOp>(op))
      batched.insert(batch.getKernel());
  });
}

/// Returns the kernel that `function` runs for several sets of parameters, or
/// an empty name.
static StringRef getBatchedKernel(StringRef function) {
  StringRef name = function.rtrim("0123456789");
  // A second one with this number of sets has a number after it.
  if (name.consume_back("_"))
    name = name.rtrim("0123456789");
  return name.consume_back("batch") && name.consume_back("_") ? name
                                                              : StringRef();
}

void KernelFunctions::match(ModuleOp gpuSchedule) {
  SmallVector<std::string> names;
  gpuSchedule.walk([&](gpu::LaunchFuncOp launch) {
    StringRef name = launch.getKernelName().getValue();
    StringRef kernel = getBatchedKernel(name);
    if (batched.contains(kernel))
      functions[kernel].insert(name.str());
    else
      names.push_back(name.str());
  });
  // The conversion keeps the order of launches. Else names tell.
  if (names.size() == launches.size())
    for (auto [kernel, function] : llvm::zip_equal(launches, names))
      functions[kernel].insert(function);
  else
    for (const std::string &kernel : launches)
      functions[kernel].insert(kernel);
  // The last set of a batch may be launched alone.
  for (const auto &kernel : batched)
    if (llvm::is_contained(names, kernel.getKey()))
      functions[kernel.getKey()].insert(kernel.getKey().str());
  gpuSchedule.walk([&](gpu::GPUFuncOp function) {
    if (std::optional<ArrayRef<int32_t>> size = function.getKnownBlockSize())
      blockSizes[function.getName()] =
          int64_t((*size)[0]) * (*size)[1] * (*size)[2];
  });
}

void KernelFunctions::addResources(json::Object &report,
                                   ArrayRef<KernelResources> resources) const {
  // Emulated kernels have none.
  if (resources.empty())
    return;
  for (json::Value &entry : *report.getArray("entries")) {
    json::Object *roofline = entry.getAsObject()->getObject("roofline");
    for (json::Value &value : *roofline->getArray("kernels")) {
      json::Object &kernel = *value.getAsObject();
      auto found = functions.find(*kernel.getString("name"));
      if (*kernel.getString("kind") != "kernel" || found == functions.end())
        continue;
      json::Array array;
      for (const KernelResources &resource : resources) {
        if (!found->second.count(resource.kernel))
          continue;
        json::Object object{{"arch", resource.arch},
                            {"function", resource.kernel},
                            {"registers", resource.registers},
                            {"shared_bytes", resource.sharedBytes},
                            {"spill_bytes", resource.spillBytes},
                            {"stack_bytes", resource.stackBytes}};
        if (int64_t size = blockSizes.lookup(resource.kernel)) {
          object["block"] = size;
          if (std::optional<double> occupancy =
                  computeOccupancy(resource.arch, size, resource.registers,
                                   resource.sharedBytes))
            object["occupancy"] = *occupancy;
        }
        array.push_back(std::move(object));
      }
      kernel["resources"] = std::move(array);
    }
  }
}

LogicalResult dp::addKernelResources(ModuleOp module,
                                     const GpuImageOptions &gpu,
                                     llvm::json::Object &report,
                                     EmitErrorFn emitError) {
  auto isKernel = [](func::FuncOp function) {
    return function->hasAttr(kKernelAttr);
  };
  if (!gpu.isAssembled() ||
      llvm::none_of(module.getOps<func::FuncOp>(), isKernel))
    return success();
  FailureOr<CudaToolkit> toolkit = findCudaToolkit(gpu.toolkit, [&] {
    InFlightDiagnostic remark = mlir::emitRemark(module.getLoc());
    remark << "the report has no registers and no occupancy: ";
    return remark;
  });
  if (failed(toolkit))
    return success();
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone());
  KernelFunctions functions(*copy);
  PassManager pm(module.getContext());
  buildGpuSchedulePipeline(pm);
  if (failed(pm.run(*copy)))
    return failure();
  functions.match(*copy);
  OwningOpRef<ModuleOp> kernels = extractGpuModules(*copy);
  SmallVector<KernelResources> resources;
  if (failed(compileGpuImage(*kernels, gpu, emitError, &resources)))
    return failure();
  functions.addResources(report, resources);
  return success();
}
