//===- CudaExecutable.h - An executable for CUDA GPUs -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDA_CUDAEXECUTABLE_H
#define DP_TARGET_CUDA_CUDAEXECUTABLE_H

#include "dp/Support/EmitError.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/JSON.h"

namespace llvm {
class Module;
}

namespace mlir::dp {

struct KernelResources;

/// The architecture of kernels that run on the CPU.
inline constexpr StringLiteral kEmulated = "emulated";

/// PTX alone, which the driver compiles for its GPU where a program is loaded.
inline constexpr StringLiteral kPtx = "ptx";

/// The machines that the GPU's code is made for.
struct GpuImageOptions {
  /// "sm_<number>" each, or kEmulated or kPtx alone.
  SmallVector<std::string> archs;
  std::string toolkit; ///< directory of a CUDA toolkit; searched if empty
  std::string cpu;     ///< of an emulated image

  /// Whether ptxas assembles the kernels.
  bool isAssembled() const {
    return !llvm::is_contained(archs, kEmulated) &&
           !llvm::is_contained(archs, kPtx);
  }
};

/// Checks the architectures; without any, takes the default ones.
LogicalResult completeOptions(GpuImageOptions &options, EmitErrorFn emitError);

/// Takes the gpu.modules out of `module`, whose calls of the runtime need them
/// no more (buildGpuRuntimePipeline).
OwningOpRef<ModuleOp> extractGpuModules(ModuleOp module);

/// The PTX of extracted gpu.modules.
FailureOr<std::string> compilePTX(ModuleOp kernels,
                                  const GpuImageOptions &options,
                                  EmitErrorFn emitError);

/// Makes the image that a device loads: a fatbin, a shared object for
/// "emulated", or the text for "ptx". Changes `kernels`. `resources` gets the
/// resources of each kernel of a fatbin on each architecture.
FailureOr<SmallVector<char, 0>>
compileGpuImage(ModuleOp kernels, const GpuImageOptions &options,
                EmitErrorFn emitError,
                SmallVectorImpl<KernelResources> *resources = nullptr);

/// Defines the dp_gpu_module that launches name, with `image` as constant data.
/// Nothing to do for a program without kernels.
void embedGpuImage(llvm::Module &module, llvm::ArrayRef<char> image);

/// The libraries that a schedule for a GPU needs at run time: "cuda", and as it
/// uses them "nccl", "cublasLt", "cudnn".
llvm::json::Array listLibraries(ModuleOp schedule);

} // namespace mlir::dp

#endif // DP_TARGET_CUDA_CUDAEXECUTABLE_H
