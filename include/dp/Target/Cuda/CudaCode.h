//===- CudaCode.h - GPU kernels as PTX, cubins and images -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// From gpu.modules (convert-dp-kernels-to-gpu) to what an executable carries: a
// fatbin for the CUDA driver, or a shared object that runs the same kernels on
// the CPU. All functions print their errors.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDA_CUDACODE_H
#define DP_TARGET_CUDA_CUDACODE_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace mlir::dp {

/// Registers what buildGpuPipeline and the translation to LLVM IR need beyond
/// registerPipelineDialects.
void registerGpuDialects(DialectRegistry &registry);

/// The files of an installed CUDA toolkit that are used here.
struct CudaToolkit {
  std::string ptxas, fatbinary;
  std::string libdevice; ///< bitcode
};

/// Finds the toolkit: `directory` if it is not empty; else $CUDA_HOME,
/// $CUDA_PATH, /usr/local/cuda, the one that ptxas on PATH belongs to, the
/// build's DP_CUDA_TOOLKIT; the first that has all files. The error says where
/// it looked.
FailureOr<CudaToolkit> findCudaToolkit(StringRef directory);

/// The architectures of a fatbin if none is asked for.
SmallVector<std::string> getDefaultArchs();

/// Checks "sm_<number>" of sm_80 or later.
LogicalResult checkArch(StringRef arch);

/// The LLVM IR for NVPTX of a module that went through buildGpuPipeline,
/// optimized. libdevice of the toolkit (searched as above) is linked only if a
/// kernel calls it.
std::unique_ptr<llvm::Module> translateGpuModule(gpu::GPUModuleOp module,
                                                 llvm::LLVMContext &context,
                                                 StringRef toolkitDirectory);

/// PTX for sm_80 and later. Changes `module`.
FailureOr<std::string> emitPTX(llvm::Module &module);

/// What ptxas says of one kernel on one architecture.
struct KernelResources {
  std::string arch, kernel;
  int64_t registers = 0;   ///< per thread
  int64_t stackBytes = 0;  ///< per thread
  int64_t spillBytes = 0;  ///< stored and loaded, per thread
  int64_t sharedBytes = 0; ///< static, per block
};

/// A fatbin: a cubin for each of `archs` ("sm_90") and `ptx` for later ones.
/// ptxas' own messages are shown if it fails.
FailureOr<SmallVector<char, 0>>
assembleFatbin(StringRef ptx, ArrayRef<std::string> archs,
               const CudaToolkit &toolkit,
               SmallVectorImpl<KernelResources> *resources = nullptr);

/// A shared object for `cpu` that runs the kernels of a module that went
/// through buildGpuPipeline on the CPU (docs/testing.md, "Emulated kernels"):
/// for each kernel a function `void KERNEL(void *const *params)` that runs one
/// thread of the grid. Needs no toolkit.
FailureOr<SmallVector<char, 0>> emitEmulatedImage(gpu::GPUModuleOp module,
                                                  StringRef cpu);

} // namespace mlir::dp

#endif // DP_TARGET_CUDA_CUDACODE_H
