//===- CudaExecutable.cpp - An executable for CUDA GPUs -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/Cuda/CudaExecutable.h"

#include "dp/IR/DP.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Target/Cuda/CudaCode.h"
#include "dp/Target/CudaEmulator/CudaEmulator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace mlir;
using namespace mlir::dp;

LogicalResult mlir::dp::completeOptions(GpuImageOptions &options,
                                        EmitErrorFn emitError) {
  if (options.archs.empty())
    options.archs = getDefaultArchs();
  if (!options.isAssembled()) {
    if (options.archs.size() != 1)
      return emitError() << "--arch emulated and --arch ptx stand alone: one "
                            "image is for certain GPUs, for the CPU or text";
    return success();
  }
  for (auto [number, arch] : llvm::enumerate(options.archs)) {
    if (failed(checkArch(arch, emitError)))
      return failure();
    if (llvm::is_contained(ArrayRef(options.archs).take_front(number), arch))
      return emitError() << "--arch names '" << arch << "' twice";
  }
  return success();
}

OwningOpRef<ModuleOp> mlir::dp::extractGpuModules(ModuleOp module) {
  OwningOpRef<ModuleOp> kernels = ModuleOp::create(module.getLoc());
  StringRef marker = gpu::GPUDialect::getContainerModuleAttrName();
  if (Attribute attribute = module->removeAttr(marker))
    (*kernels)->setAttr(marker, attribute);
  for (auto gpuModule :
       llvm::make_early_inc_range(module.getOps<gpu::GPUModuleOp>()))
    gpuModule->moveBefore(kernels->getBody(), kernels->getBody()->end());
  return kernels;
}

static FailureOr<gpu::GPUModuleOp> lowerKernels(ModuleOp kernels) {
  PassManager pm(kernels.getContext());
  buildGpuPipeline(pm);
  if (failed(pm.run(kernels)))
    return failure();
  auto modules = kernels.getOps<gpu::GPUModuleOp>();
  return modules.empty() ? gpu::GPUModuleOp() : *modules.begin();
}

static FailureOr<std::string>
makePTX(gpu::GPUModuleOp module, StringRef toolkit, EmitErrorFn emitError) {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code =
      translateGpuModule(module, context, toolkit, emitError);
  if (!code)
    return failure();
  return emitPTX(*code, emitError);
}

FailureOr<std::string> mlir::dp::compilePTX(ModuleOp kernels,
                                            const GpuImageOptions &options,
                                            EmitErrorFn emitError) {
  FailureOr<gpu::GPUModuleOp> module = lowerKernels(kernels);
  if (failed(module))
    return failure();
  if (!*module)
    return std::string();
  return makePTX(*module, options.toolkit, emitError);
}

FailureOr<SmallVector<char, 0>>
mlir::dp::compileGpuImage(ModuleOp kernels, const GpuImageOptions &options,
                          EmitErrorFn emitError,
                          SmallVectorImpl<KernelResources> *resources) {
  if (kernels.getOps<gpu::GPUModuleOp>().empty())
    return SmallVector<char, 0>();
  if (options.archs.front() == kEmulated) {
    FailureOr<gpu::GPUModuleOp> module = lowerKernels(kernels);
    if (failed(module))
      return failure();
    return emitEmulatedImage(*module, options.cpu, emitError);
  }
  if (options.archs.front() == kPtx) {
    FailureOr<std::string> ptx = compilePTX(kernels, options, emitError);
    if (failed(ptx))
      return failure();
    // The driver reads up to the end of a string.
    return SmallVector<char, 0>(ptx->c_str(), ptx->c_str() + ptx->size() + 1);
  }
  // Before minutes of work are lost.
  FailureOr<CudaToolkit> toolkit = findCudaToolkit(options.toolkit, emitError);
  if (failed(toolkit))
    return failure();
  FailureOr<gpu::GPUModuleOp> module = lowerKernels(kernels);
  if (failed(module))
    return failure();
  FailureOr<std::string> ptx = makePTX(*module, options.toolkit, emitError);
  if (failed(ptx))
    return failure();
  return assembleFatbin(*ptx, options.archs, *toolkit, emitError, resources);
}

void mlir::dp::embedGpuImage(llvm::Module &module, llvm::ArrayRef<char> image) {
  if (image.empty())
    return;
  llvm::LLVMContext &context = module.getContext();
  // convert-dp-to-runtime declares it where a kernel is launched.
  for (llvm::GlobalVariable &record : module.globals()) {
    StringRef name = record.getName();
    if (!record.isDeclaration() || !name.consume_back(".module"))
      continue;
    auto makeData = [&](llvm::Constant *data, const Twine &suffix,
                        unsigned alignment) {
      auto *global = new llvm::GlobalVariable(
          module, data->getType(), /*isConstant=*/true,
          llvm::GlobalValue::PrivateLinkage, data, name + suffix);
      global->setAlignment(llvm::Align(alignment));
      return global;
    };
    llvm::Constant *text =
        makeData(llvm::ConstantDataArray::getString(context, name), ".name", 1);
    llvm::Constant *data =
        makeData(llvm::ConstantDataArray::getRaw(
                     StringRef(image.data(), image.size()), image.size(),
                     llvm::Type::getInt8Ty(context)),
                 ".image", 64);
    auto *type = llvm::cast<llvm::StructType>(record.getValueType());
    record.setInitializer(llvm::ConstantStruct::get(
        type, {text, data,
               llvm::ConstantInt::get(llvm::Type::getInt64Ty(context),
                                      image.size())}));
    record.setLinkage(llvm::GlobalValue::PrivateLinkage);
  }
}

llvm::json::Array mlir::dp::listLibraries(ModuleOp schedule) {
  llvm::json::Array libraries{"cuda"};
  auto uses = [&](auto predicate) {
    return schedule
        ->walk([&](Operation *op) {
          return predicate(op) ? WalkResult::interrupt()
                               : WalkResult::advance();
        })
        .wasInterrupted();
  };
  auto usesLibrary = [&](LibraryKind kind) {
    return uses([&](Operation *op) {
      auto call = dyn_cast<CostOpInterface>(op);
      return call && call.getLibrary() == kind;
    });
  };
  if (uses(llvm::IsaPred<BufferCollectiveOpInterface>))
    libraries.push_back("nccl");
  if (usesLibrary(LibraryKind::blas))
    libraries.push_back("cublasLt");
  if (usesLibrary(LibraryKind::dnn))
    libraries.push_back("cudnn");
  if (usesLibrary(LibraryKind::lapack)) {
    libraries.push_back("cublas");
    libraries.push_back("cusolver");
  }
  if (usesLibrary(LibraryKind::fft))
    libraries.push_back("cufft");
  return libraries;
}
