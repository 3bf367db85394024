//===- CudaCode.h - GPU kernels as PTX, cubins and images -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// From gpu.modules (convert-dp-kernels-to-gpu) to the fatbin that an executable
// carries for the CUDA driver.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_CUDA_CUDACODE_H
#define DP_TARGET_CUDA_CUDACODE_H

#include "dp/Support/EmitError.h"

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

/// Registers the dialects and translations of buildGpuPipeline that
/// registerPipelineDialects does not register.
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
FailureOr<CudaToolkit> findCudaToolkit(StringRef directory,
                                       EmitErrorFn emitError);

/// The architectures of a fatbin if none is asked for.
SmallVector<std::string> getDefaultArchs();

/// Checks "sm_<number>" of sm_80 or later.
LogicalResult checkArch(StringRef arch, EmitErrorFn emitError);

/// The LLVM IR for NVPTX of a module that went through buildGpuPipeline,
/// optimized. libdevice of the toolkit (searched as above) is linked only if a
/// kernel calls it.
std::unique_ptr<llvm::Module> translateGpuModule(gpu::GPUModuleOp module,
                                                 llvm::LLVMContext &context,
                                                 StringRef toolkitDirectory,
                                                 EmitErrorFn emitError);

/// PTX for sm_80 and later. Changes `module`.
FailureOr<std::string> emitPTX(llvm::Module &module, EmitErrorFn emitError);

/// The resources of one kernel on one architecture, as ptxas reports them.
struct KernelResources {
  std::string arch, kernel;
  int64_t registers = 0;   ///< per thread
  int64_t stackBytes = 0;  ///< per thread
  int64_t spillBytes = 0;  ///< stored and loaded, per thread
  int64_t sharedBytes = 0; ///< static, per block
};

/// A fatbin: a cubin for each of `archs` ("sm_90") and `ptx` for later ones. An
/// error carries the output of ptxas or fatbinary.
FailureOr<SmallVector<char, 0>>
assembleFatbin(StringRef ptx, ArrayRef<std::string> archs,
               const CudaToolkit &toolkit, EmitErrorFn emitError,
               SmallVectorImpl<KernelResources> *resources = nullptr);

} // namespace mlir::dp

#endif // DP_TARGET_CUDA_CUDACODE_H
