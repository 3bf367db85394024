//===- HostCode.cpp - Host code from the LLVM dialect ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/Host/HostExecutable.h"

#include "dp/Runtime/DeviceABI.h"
#include "dp/Target/Host/CodeGen.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

using namespace mlir;
using namespace mlir::dp;

std::unique_ptr<llvm::TargetMachine>
mlir::dp::createHostMachine(StringRef cpu, EmitErrorFn emitError,
                            llvm::CodeGenOptLevel level) {
  // Once, because several threads may call this.
  static const bool isAvailable = !llvm::InitializeNativeTarget() &&
                                  !llvm::InitializeNativeTargetAsmPrinter();
  if (!isAvailable) {
    emitError() << "LLVM was built without this machine's target";
    return nullptr;
  }
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target) {
    emitError() << message;
    return nullptr;
  }
  SmallVector<std::string> features;
  if (cpu == "native") {
    cpu = llvm::sys::getHostCPUName();
    // A machine may lack features that its CPU's name stands for.
    for (const auto &feature : llvm::sys::getHostCPUFeatures())
      features.push_back((feature.second ? "+" : "-") + feature.first().str());
  }
  std::unique_ptr<llvm::MCSubtargetInfo> known(
      target->createMCSubtargetInfo(triple, "", ""));
  if (!known->isCPUStringValid(cpu)) {
    emitError() << "LLVM knows no CPU '" << cpu << "' for " << triple.str();
    return nullptr;
  }
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, cpu, llvm::join(features, ","), llvm::TargetOptions(),
      llvm::Reloc::PIC_, std::nullopt, level));
}

/// Nothing computes in bf16 any more (dp-expand-bf16), so its values are 16
/// bits that are moved. A CPU without bf16 would hold them as f32 between
/// blocks and round by a library call.
static void moveBF16AsBits(ModuleOp module) {
  AttrTypeReplacer replacer;
  Type bits = IntegerType::get(module.getContext(), 16);
  replacer.addReplacement([bits](BFloat16Type) { return bits; });
  replacer.addReplacement([bits](FloatAttr attribute) -> Attribute {
    if (!attribute.getType().isBF16())
      return attribute;
    return IntegerAttr::get(bits, attribute.getValue().bitcastToAPInt());
  });
  replacer.addReplacement([bits](DenseElementsAttr attribute) -> Attribute {
    return attribute.getElementType().isBF16() ? attribute.bitcast(bits)
                                               : attribute;
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

std::unique_ptr<llvm::Module>
mlir::dp::translateToLLVM(ModuleOp module, llvm::LLVMContext &context,
                          llvm::TargetMachine &machine) {
  moveBF16AsBits(module);
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context, "dp");
  if (!result)
    return nullptr;
  result->setTargetTriple(machine.getTargetTriple());
  result->setDataLayout(machine.createDataLayout());
  for (llvm::Function &function : *result) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
    function.addFnAttr("prefer-vector-width", "512");
    function.addFnAttr(llvm::Attribute::NoUnwind);
  }
  return result;
}

void mlir::dp::addDescriptor(llvm::Module &module, StringRef descriptor) {
  llvm::LLVMContext &context = module.getContext();
  auto *version =
      llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), DP_ABI_VERSION);
  new llvm::GlobalVariable(module, version->getType(), /*isConstant=*/true,
                           llvm::GlobalValue::ExternalLinkage, version,
                           "dp_executable_abi_version");
  llvm::Constant *text =
      llvm::ConstantDataArray::getString(context, descriptor, /*AddNull=*/true);
  new llvm::GlobalVariable(module, text->getType(), /*isConstant=*/true,
                           llvm::GlobalValue::ExternalLinkage, text,
                           "dp_executable_descriptor");
}

/// More loops than any one kernel has.
static constexpr unsigned kMaxLoops = 128;

static bool hasManyLoops(llvm::Function &function) {
  llvm::DominatorTree tree(function);
  llvm::LoopInfo loops(tree);
  return loops.getLoopsInPreorder().size() > kMaxLoops;
}

/// Leaves a step with many loops as it is. LLVM's ScalarEvolution asks of each
/// loop which conditions hold before it, and walks back over all loops before;
/// a step only calls kernels, which are optimized on their own.
static void limitLoops(llvm::Function &function) {
  if (!hasManyLoops(function))
    return;
  function.addFnAttr(llvm::Attribute::OptimizeNone);
  function.addFnAttr(llvm::Attribute::NoInline);
}

void mlir::dp::optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      limitLoops(function);
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = true;
  tuning.SLPVectorization = false;
  tuning.LoopUnrolling = false;
  runDefaultPipeline(module, machine, llvm::OptimizationLevel::O2, tuning);
}

static bool usesBF16(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &inst : llvm::instructions(function))
      if (inst.getType()->getScalarType()->isBFloatTy())
        return true;
  return false;
}

/// Defines `bfloat __truncsfbf2(float)`, to nearest even, which the back end of
/// a CPU without bf16 calls for emulated kernels also where they round nothing,
/// as in a selection. It is compiler-rt's; not every libgcc has it.
static void defineBF16Rounding(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  llvm::StringRef name = "__truncsfbf2";
  if (module.getFunction(name))
    return;
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getBFloatTy(context),
                              {llvm::Type::getFloatTy(context)}, false),
      llvm::Function::ExternalLinkage, name, module);
  function->setVisibility(llvm::GlobalValue::HiddenVisibility);
  function->addFnAttr(llvm::Attribute::NoUnwind);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "", function));
  llvm::Value *x = function->getArg(0);
  llvm::Value *bits = builder.CreateBitCast(x, builder.getInt32Ty());
  llvm::Value *odd = builder.CreateAnd(builder.CreateLShr(bits, 16), 1);
  llvm::Value *rounded =
      builder.CreateAdd(bits, builder.CreateAdd(odd, builder.getInt32(0x7fff)));
  llvm::Value *quiet = builder.CreateOr(bits, 0x400000);
  llvm::Value *high = builder.CreateLShr(
      builder.CreateSelect(builder.CreateFCmpUNO(x, x), quiet, rounded), 16);
  builder.CreateRet(
      builder.CreateBitCast(builder.CreateTrunc(high, builder.getInt16Ty()),
                            llvm::Type::getBFloatTy(context)));
}

LogicalResult mlir::dp::emitObject(llvm::Module &module,
                                   llvm::TargetMachine &machine,
                                   llvm::SmallVectorImpl<char> &object,
                                   EmitErrorFn emitError) {
  if (usesBF16(module))
    defineBF16Rounding(module);
  return emitFile(module, machine, llvm::CodeGenFileType::ObjectFile, object,
                  emitError);
}
