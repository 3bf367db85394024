//===- CudaCode.cpp - GPU kernels as LLVM IR and PTX ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/Cuda/CudaCode.h"

#include "dp/Target/Host/CodeGen.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/NVPTXAddrSpace.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace mlir;
using namespace mlir::dp;

/// PTX of this level runs on every later one too.
static constexpr const char *kChip = "sm_80";
static constexpr const char *kFeatures = "+ptx80";

void mlir::dp::registerGpuDialects(DialectRegistry &registry) {
  registry.insert<gpu::GPUDialect, vector::VectorDialect>();
  arith::registerConvertArithToLLVMInterface(registry);
  cf::registerConvertControlFlowToLLVMInterface(registry);
  registerConvertMathToLLVMInterface(registry);
  registerConvertMemRefToLLVMInterface(registry);
  registerConvertNVVMToLLVMInterface(registry);
  vector::registerConvertVectorToLLVMInterface(registry);
  registerGPUDialectTranslation(registry);
  registerNVVMDialectTranslation(registry); // Inserts the dialect, too.
}

static std::unique_ptr<llvm::TargetMachine>
createMachine(EmitErrorFn emitError) {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target) {
    emitError() << message;
    return nullptr;
  }
  // Without AllowFPOpFusion::Fast only ops with `contract` are fused, and the
  // other operations are printed so that ptxas leaves them alone.
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, kChip, kFeatures, llvm::TargetOptions(), std::nullopt,
      std::nullopt, llvm::CodeGenOptLevel::Aggressive));
}

/// Answers libdevice's question whether square roots of f32 are rounded
/// correctly. NVVMReflect says no to it, and `sqrt.approx` results.
static void answerPreciseSqrt(llvm::Module &module) {
  llvm::Function *reflect = module.getFunction("__nvvm_reflect");
  if (!reflect)
    return;
  for (llvm::User *user : llvm::make_early_inc_range(reflect->users())) {
    auto *call = llvm::cast<llvm::CallInst>(user);
    StringRef question;
    if (!llvm::getConstantStringInfo(call->getArgOperand(0), question) ||
        question != "__CUDA_PREC_SQRT")
      continue;
    call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), 1));
    call->eraseFromParent();
  }
}

/// Links the functions of libdevice that `module` calls.
static LogicalResult linkLibdevice(llvm::Module &module,
                                   StringRef toolkitDirectory,
                                   EmitErrorFn emitError) {
  bool needed = llvm::any_of(module, [](const llvm::Function &function) {
    return function.isDeclaration() && function.getName().starts_with("__nv_");
  });
  if (!needed)
    return success();
  FailureOr<CudaToolkit> toolkit = findCudaToolkit(toolkitDirectory, emitError);
  if (failed(toolkit))
    return failure();
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> library =
      llvm::parseIRFile(toolkit->libdevice, diagnostic, module.getContext());
  if (!library)
    return emitError() << "cannot read '" << toolkit->libdevice
                       << "': " << diagnostic.getMessage();
  library->setTargetTriple(module.getTargetTriple());
  library->setDataLayout(module.getDataLayout());
  bool failedToLink = llvm::Linker::linkModules(
      module, std::move(library), llvm::Linker::Flags::LinkOnlyNeeded,
      [](llvm::Module &linked, const llvm::StringSet<> &names) {
        llvm::internalizeModule(linked, [&](const llvm::GlobalValue &value) {
          return !value.hasName() || !names.contains(value.getName());
        });
      });
  if (failedToLink)
    return emitError() << "cannot link '" << toolkit->libdevice << "'";
  // libdevice asks: denormals are kept, as on the host.
  module.addModuleFlag(llvm::Module::Override, "nvvm-reflect-ftz", uint32_t(0));
  answerPreciseSqrt(module);
  return success();
}

/// Gives arrays in shared memory the alignment that the optimizer assumes for
/// them. NVPTX prints the type's alignment, and ptxas places them by that.
static void alignSharedArrays(llvm::Module &module) {
  for (llvm::GlobalVariable &global : module.globals())
    if (global.getAddressSpace() == llvm::NVPTXAS::ADDRESS_SPACE_SHARED)
      global.setAlignment(module.getDataLayout().getPreferredAlign(&global));
}

std::unique_ptr<llvm::Module> mlir::dp::translateGpuModule(
    gpu::GPUModuleOp module, llvm::LLVMContext &context,
    StringRef toolkitDirectory, EmitErrorFn emitError) {
  std::unique_ptr<llvm::TargetMachine> machine = createMachine(emitError);
  if (!machine)
    return nullptr;
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context, module.getName());
  if (!result)
    return nullptr;
  result->setTargetTriple(machine->getTargetTriple());
  result->setDataLayout(machine->createDataLayout());
  if (failed(linkLibdevice(*result, toolkitDirectory, emitError)))
    return nullptr;
  alignSharedArrays(*result);
  runDefaultPipeline(*result, *machine, llvm::OptimizationLevel::O3);
  return result;
}

FailureOr<std::string> mlir::dp::emitPTX(llvm::Module &module,
                                         EmitErrorFn emitError) {
  std::unique_ptr<llvm::TargetMachine> machine = createMachine(emitError);
  if (!machine)
    return failure();
  llvm::SmallVector<char, 0> text;
  if (failed(emitFile(module, *machine, llvm::CodeGenFileType::AssemblyFile,
                      text, emitError)))
    return failure();
  return std::string(text.begin(), text.end());
}
