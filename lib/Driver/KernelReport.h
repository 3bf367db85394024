//===- KernelReport.h - Resources of kernels in a report --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_KERNELREPORT_H
#define DP_DRIVER_KERNELREPORT_H

#include "dp/Support/EmitError.h"
#include "dp/Target/Cuda/CudaCode.h"
#include "dp/Target/Cuda/CudaExecutable.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

#include <set>

namespace mlir::dp {

/// The functions of a gpu.module that a schedule's kernels become. A kernel has
/// several if it is launched with tables of constants or in batches.
class KernelFunctions {
public:
  /// Takes the launches of a schedule before convert-dp-kernels-to-gpu.
  explicit KernelFunctions(ModuleOp schedule);
  /// Matches them with the launches after it.
  void match(ModuleOp gpuSchedule);
  /// Adds `resources`, an array, to each kernel in the rooflines of `report`.
  void addResources(llvm::json::Object &report,
                    ArrayRef<KernelResources> resources) const;

private:
  /// Names of kernels by launch, in the order of the module.
  SmallVector<std::string> launches;
  llvm::StringSet<> batched; ///< kernels that are launched for several sets
  llvm::StringMap<std::set<std::string>> functions; ///< by kernel
  llvm::StringMap<int64_t> blockSizes;              ///< by function
};

/// Assembles the kernels of a copy of `schedule`, and adds their resources to
/// `report`. Emits a remark if there is no CUDA toolkit. For a program that is
/// written before its kernels are assembled.
LogicalResult addKernelResources(ModuleOp schedule, const GpuImageOptions &gpu,
                                 llvm::json::Object &report,
                                 EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_DRIVER_KERNELREPORT_H
