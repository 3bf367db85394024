//===- HostObjects.cpp - Steps and kernels, compiled in parallel ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SplitKernels.h"

#include "dp/Target/Host/HostExecutable.h"

#include "mlir/IR/Threading.h"
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
static constexpr unsigned kMaxOptimizedInstructions = 1000;

static bool isLarge(llvm::Module &steps) {
  return llvm::any_of(steps, [](llvm::Function &function) {
    return function.getInstructionCount() > kMaxOptimizedInstructions;
  });
}

/// Removes what the lowering left unused, in linear time.
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
    if (hasSteps)
      completeStep(*code);
    if (hasSteps && isLarge(*code)) {
      simplify(*code);
      machine = createHostMachine(cpu, emitError, llvm::CodeGenOptLevel::None);
    } else {
      optimize(*code, *machine);
    }
    return emitObject(*code, *machine, object, emitError);
  }
};

} // namespace

FailureOr<SmallVector<ObjectFile>> mlir::dp::compileHostObjects(
    ModuleOp module, StringRef cpu,
    llvm::function_ref<void(llvm::Module &)> completeStep,
    EmitErrorFn emitError) {
  SmallVector<OwningOpRef<ModuleOp>> kernels = splitKernels(module);
  SmallVector<ObjectFile> objects(kernels.size() + 1);
  ObjectCompiler compiler{cpu, completeStep, emitError};
  // The steps first, because they take longest.
  if (failed(failableParallelForEachN(
          module.getContext(), 0, objects.size(), [&](size_t i) {
            return compiler.compile(i == 0 ? module : *kernels[i - 1], i == 0,
                                    objects[i]);
          })))
    return failure();
  return objects;
}
