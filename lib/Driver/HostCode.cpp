//===- HostCode.cpp - Code of a program for the host ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "HostCode.h"

#include "dp/Driver/ProgramCache.h"
#include "dp/Support/OutputFile.h"
#include "dp/Target/Cuda/CudaExecutable.h"
#include "dp/Target/Host/HostExecutable.h"

#include "mlir/Support/Timing.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::dp;

/// The vector extensions that the code may use, by LLVM's names; the loader
/// checks them.
static llvm::json::Array getVectorFeatures(const llvm::TargetMachine &machine) {
  llvm::json::Array features;
  for (const llvm::SubtargetFeatureKV &feature :
       machine.getMCSubtargetInfo()->getEnabledProcessorFeatures()) {
    StringRef name(feature.Key);
    if (name.starts_with("avx") || name.starts_with("sse") ||
        name.starts_with("bmi") || name == "fma" || name == "f16c" ||
        name == "popcnt")
      features.push_back(name.str());
  }
  return features;
}

LogicalResult
HostCode::writeOutput(llvm::function_ref<void(llvm::raw_ostream &)> print) {
  if (llvm::Error error = writeFile(output, print))
    return emitError() << llvm::toString(std::move(error));
  return success();
}

LogicalResult
HostCode::writeModule(llvm::TargetMachine &machine,
                      llvm::function_ref<void(llvm::Module &)> complete) {
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> code;
  {
    TimingScope scope = timing.nest("translate to LLVM IR");
    code = translateToLLVM(module, llvmContext, machine);
    if (!code)
      return failure();
    complete(*code);
  }
  {
    TimingScope scope = timing.nest("LLVM optimizer");
    optimize(*code, machine);
  }
  if (options.stage == CompileStage::llvm)
    return writeOutput(
        [&](llvm::raw_ostream &os) { code->print(os, nullptr); });
  TimingScope scope = timing.nest("LLVM code generator");
  ObjectFile object;
  if (failed(emitObject(*code, machine, object, emitError)))
    return failure();
  return writeOutput(
      [&](llvm::raw_ostream &os) { os.write(object.data(), object.size()); });
}

LogicalResult HostCode::write(llvm::json::Object descriptor,
                              ArrayRef<char> image) {
  std::unique_ptr<llvm::TargetMachine> machine =
      createHostMachine(options.cpu.getValue(), emitError);
  if (!machine)
    return failure();
  descriptor["cpu"] = machine->getTargetCPU().str();
  descriptor["features"] = getVectorFeatures(*machine);
  std::string text =
      llvm::formatv("{0}", llvm::json::Value(std::move(descriptor)));
  auto complete = [&](llvm::Module &code) {
    addDescriptor(code, text);
    embedGpuImage(code, image);
  };
  if (options.stage != CompileStage::executable)
    return writeModule(*machine, complete);
  std::unique_ptr<CodeCache> cache = openCache(options, module.getLoc());
  FailureOr<SmallVector<ObjectFile>> objects = failure();
  {
    TimingScope scope = timing.nest("LLVM");
    objects = compileHostObjects(module, options.cpu.getValue(), complete,
                                 emitError, cache.get());
  }
  if (cache)
    cache->finish([&] { return mlir::emitRemark(module.getLoc()); });
  if (failed(objects))
    return failure();
  TimingScope scope = timing.nest("link");
  return linkSharedObject(*objects, output, emitError);
}
