//===- HostObjects.cpp - Steps and kernels, compiled in parallel ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SplitKernels.h"

#include "dp/Support/CodeCache.h"
#include "dp/Target/Host/HostExecutable.h"

#include "mlir/IR/Threading.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"

using namespace mlir;
using namespace mlir::dp;

/// The most instructions of a step that LLVM optimizes. It takes 50 us for
/// each, mostly in the register allocator, which sees one function full of
/// calls; without optimization it takes a tenth. An instruction of the step
/// then costs up to 1 ns more, which is nothing beside the kernel that it helps
/// to launch.
static constexpr unsigned kMaxOptimizedInstructions = 100;

static bool isLarge(llvm::Module &steps) {
  return llvm::any_of(steps, [](llvm::Function &function) {
    return function.getInstructionCount() > kMaxOptimizedInstructions;
  });
}

/// Removes unused results of the lowering, in linear time.
static void simplify(llvm::Module &module) {
  llvm::FunctionAnalysisManager analyses;
  llvm::PassBuilder().registerFunctionAnalyses(analyses);
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::InstSimplifyPass());
  passes.addPass(llvm::DCEPass());
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      passes.run(function, analyses);
}

namespace {

/// Compiles the modules of one executable, each in an LLVMContext of its own.
struct ObjectCompiler {
  StringRef cpu;
  llvm::function_ref<void(llvm::Module &)> completeStep;
  EmitErrorFn emitError;
  CodeCache *cache;

  LogicalResult compile(ModuleOp module, bool hasSteps, ObjectFile &object) {
    std::unique_ptr<llvm::TargetMachine> machine =
        createHostMachine(cpu, emitError);
    if (!machine)
      return failure();
    llvm::LLVMContext context;
    std::unique_ptr<llvm::Module> code =
        translateToLLVM(module, context, *machine);
    if (!code)
      return failure();
    return hasSteps ? compileSteps(*code, std::move(machine), object)
                    : compileKernels(*code, *machine, object);
  }

private:
  LogicalResult compileSteps(llvm::Module &code,
                             std::unique_ptr<llvm::TargetMachine> machine,
                             ObjectFile &object) {
    completeStep(code);
    if (isLarge(code)) {
      simplify(code);
      machine = createHostMachine(cpu, emitError, llvm::CodeGenOptLevel::None);
    } else {
      optimize(code, *machine);
    }
    return emitObject(code, *machine, object, emitError);
  }

  LogicalResult compileKernels(llvm::Module &code, llvm::TargetMachine &machine,
                               ObjectFile &object) {
    std::string name;
    if (cache) {
      name = getEntryName(code);
      if (std::optional<std::string> found = cache->find(name)) {
        object.assign(found->begin(), found->end());
        return success();
      }
    }
    optimize(code, machine);
    if (failed(emitObject(code, machine, object, emitError)))
      return failure();
    if (cache)
      cache->insert(name, StringRef(object.data(), object.size()));
    return success();
  }

  /// The bitcode has the CPU and its features as attributes of functions.
  static std::string getEntryName(const llvm::Module &code) {
    llvm::SmallString<0> bitcode;
    llvm::raw_svector_ostream stream(bitcode);
    llvm::WriteBitcodeToFile(code, stream);
    CacheKey key("kernels");
    key.add(bitcode);
    return key.getName();
  }
};

} // namespace

FailureOr<SmallVector<ObjectFile>> mlir::dp::compileHostObjects(
    ModuleOp module, StringRef cpu,
    llvm::function_ref<void(llvm::Module &)> completeStep,
    EmitErrorFn emitError, CodeCache *cache) {
  SmallVector<OwningOpRef<ModuleOp>> kernels = splitKernels(module);
  SmallVector<ObjectFile> objects(kernels.size() + 1);
  ObjectCompiler compiler{cpu, completeStep, emitError, cache};
  // The steps first, because they take longest.
  if (failed(failableParallelForEachN(
          module.getContext(), 0, objects.size(), [&](size_t i) {
            return compiler.compile(i == 0 ? module : *kernels[i - 1], i == 0,
                                    objects[i]);
          })))
    return failure();
  return objects;
}
