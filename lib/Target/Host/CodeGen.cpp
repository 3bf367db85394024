//===- CodeGen.cpp - LLVM's optimizer and back end ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Target/Host/CodeGen.h"

#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::dp;

void mlir::dp::runDefaultPipeline(llvm::Module &module,
                                  llvm::TargetMachine &machine,
                                  llvm::OptimizationLevel level,
                                  llvm::PipelineTuningOptions tuning) {
  // Functions with `optnone` are left alone.
  llvm::PassInstrumentationCallbacks callbacks;
  llvm::OptNoneInstrumentation optNone(/*DebugLogging=*/false);
  optNone.registerCallbacks(callbacks);
  llvm::PassBuilder builder(&machine, tuning, std::nullopt, &callbacks);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  builder.buildPerModuleDefaultPipeline(level).run(module, modules);
}

LogicalResult mlir::dp::emitFile(llvm::Module &module,
                                 llvm::TargetMachine &machine,
                                 llvm::CodeGenFileType type,
                                 llvm::SmallVectorImpl<char> &output,
                                 EmitErrorFn emitError) {
  llvm::raw_svector_ostream stream(output);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, type))
    return emitError() << "the back end of " << machine.getTargetTriple().str()
                       << " has no "
                       << (type == llvm::CodeGenFileType::ObjectFile
                               ? "object"
                               : "assembly")
                       << " files";
  passes.run(module);
  return success();
}
