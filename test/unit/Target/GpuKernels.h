//===- GpuKernels.h - Kernels compiled and run on the fake driver -*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_UNIT_TARGET_GPUKERNELS_H
#define DP_TEST_UNIT_TARGET_GPUKERNELS_H

#include "Gpu.h"

#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Target/Cuda/CudaCode.h"
#include "dp/Target/CudaEmulator/CudaEmulator.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#include <deque>

/// Compiles a module with one function `@launch`, whose arguments are buffers
/// of static types, that casts them and launches kernels; runs its launches on
/// an emulated image. Every access is checked by the driver.
class GpuKernels : public Gpu {
protected:
  GpuKernels() {
    mlir::DialectRegistry registry;
    mlir::dp::registerPipelineDialects(registry);
    mlir::dp::registerGpuDialects(registry);
    context.appendDialectRegistry(registry);
  }

  /// `text` with each $N replaced by `n`.
  static std::string withSize(llvm::StringRef text, int64_t n) {
    std::string result;
    llvm::SmallVector<llvm::StringRef> parts;
    text.split(parts, "$N");
    return llvm::join(parts, std::to_string(n));
  }

  void run(llvm::StringRef text, llvm::ArrayRef<CUdeviceptr> buffers) {
    using namespace mlir;
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    PassManager pm(&context);
    pm.addPass(dp::createConvertDPKernelsToGPU());
    pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
    ASSERT_TRUE(succeeded(pm.run(*module)));
    unsigned number = 0;
    module->walk([&](gpu::BarrierOp barrier) {
      if (dropsBarriers || number++ == droppedBarrier)
        barrier.erase();
    });

    struct Launch {
      std::string name;
      int64_t grid, block;
      std::deque<int64_t> params;
    };
    std::vector<Launch> launches;
    module->walk([&](gpu::LaunchFuncOp op) {
      launches.push_back({op.getKernelName().str(),
                          *getConstantIntValue(op.getGridSizeX()),
                          *getConstantIntValue(op.getBlockSizeX()),
                          {}});
      for (Value param : op.getKernelOperands())
        flatten(param, buffers, launches.back().params);
    });
    PassManager lowering(&context);
    dp::buildGpuPipeline(lowering);
    ASSERT_TRUE(succeeded(lowering.run(*module)));
    auto image =
        dp::emitEmulatedImage(*module->getOps<gpu::GPUModuleOp>().begin(),
                              "native", [&] { return module->emitError(); });
    ASSERT_TRUE(succeeded(image));
    CUmodule loaded = nullptr;
    CU(cuModuleLoadData(&loaded, image->data()));
    for (Launch &launch : launches) {
      blocks.push_back(launch.block);
      if (launch.grid == 0)
        continue;
      CUfunction function = nullptr;
      CU(cuModuleGetFunction(&function, loaded, launch.name.c_str()));
      std::vector<void *> params;
      for (int64_t &param : launch.params)
        params.push_back(&param);
      CU(cuLaunchKernel(function, launch.grid, 1, 1, launch.block, 1, 1, 0,
                        nullptr, params.data(), nullptr));
    }
    CU(cuCtxSynchronize());
  }

  mlir::MLIRContext context;
  std::vector<int64_t> blocks; ///< of the launches so far
  bool dropsBarriers = false;  ///< a kernel that needs them goes wrong then
  std::optional<unsigned> droppedBarrier; ///< the same for one of them

private:
  /// What RuntimeCalls::flatten passes.
  static void flatten(mlir::Value param, llvm::ArrayRef<CUdeviceptr> buffers,
                      std::deque<int64_t> &params) {
    using namespace mlir;
    auto type = dyn_cast<MemRefType>(param.getType());
    if (!type) {
      params.push_back(*getConstantIntValue(param));
      return;
    }
    if (auto cast = param.getDefiningOp<memref::CastOp>())
      param = cast.getSource();
    auto known = cast<MemRefType>(param.getType());
    auto [strides, offset] = known.getStridesAndOffset();
    int64_t bytes =
        llvm::divideCeil(known.getElementType().getIntOrFloatBitWidth(), 8);
    params.push_back(buffers[cast<BlockArgument>(param).getArgNumber()] +
                     offset * bytes);
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (type.isDynamicDim(i))
        params.push_back(known.getDimSize(i));
    if (type.getLayout().isIdentity())
      return;
    for (auto [dynamic, stride] :
         llvm::zip(type.getStridesAndOffset().first, strides))
      if (ShapedType::isDynamic(dynamic))
        params.push_back(stride);
  }
};

/// `count` distinct values around 0, not in order.
template <typename T>
std::vector<T> makeValues(int64_t count, int64_t seed = 1) {
  std::vector<T> result(count);
  for (int64_t i = 0; i < count; ++i)
    result[i] = static_cast<T>((i * 7919 + seed * 131) % 1009 - 504) / T(64);
  return result;
}

#endif // DP_TEST_UNIT_TARGET_GPUKERNELS_H
