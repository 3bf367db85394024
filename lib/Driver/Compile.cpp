//===- Compile.cpp - From a graph to an executable ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Compile.h"

#include "GraphChecks.h"
#include "HostCode.h"
#include "KernelReport.h"
#include "OptionChecks.h"
#include "Tune.h"

#include "dp/Driver/Descriptor.h"
#include "dp/Driver/ProgramCache.h"
#include "dp/IR/DP.h"
#include "dp/IR/Entry.h"
#include "dp/IR/Target.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Simulate/Simulator.h"
#include "dp/Support/OutputFile.h"
#include "dp/Target/Cuda/CudaCode.h"
#include "dp/Target/Cuda/CudaExecutable.h"
#include "dp/Target/CudaSource/CudaSource.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Compiles a graph: runs the passes from stage to stage until the one that the
/// options name, and writes it.
class Compiler {
public:
  Compiler(ModuleOp module, const CompileOptions &options, StringRef output,
           TimingScope &timing)
      : module(module), options(options), output(output), timing(timing),
        isCuda(options.isCuda()) {}
  /// Compiles, and writes a report to `path` if it is not empty.
  LogicalResult run(StringRef path);
  /// Sets the options of `tuned` that the simulator chooses (--tune).
  LogicalResult tune(StringRef report, CompileOptions &tuned);

private:
  /// The passes to a stage from the one before.
  struct Step {
    CompileStage stage;
    StringRef name; ///< of the passes, in timings
    std::function<void(OpPassManager &)> build;
  };

  LogicalResult fail(const Twine &message) {
    return emitModuleError() << message;
  }
  LogicalResult attachTarget();
  SmallVector<Step> getSteps();
  LogicalResult runPasses(const Step &step);
  LogicalResult finish(CompileStage stage);
  bool isLast(CompileStage stage) const;
  LogicalResult lowerToSchedule();

  LogicalResult simulate();
  void describe();
  LogicalResult report();
  LogicalResult makeReport();
  LogicalResult writeReport();

  LogicalResult writeStage();
  LogicalResult write(StringRef path,
                      llvm::function_ref<void(llvm::raw_ostream &)> print);
  LogicalResult writeText(StringRef text);
  LogicalResult writeModule();
  LogicalResult writeCudaSource();
  LogicalResult writeHostCode();

  ModuleOp module;
  const CompileOptions &options;
  StringRef output;
  TimingScope &timing;
  bool isCuda;
  GpuImageOptions gpu;
  /// The program's descriptor, from the schedule on.
  llvm::json::Object descriptor;
  StringRef reportPath;
  llvm::json::Object reportObject;
  /// The functions of the kernels in the report, if there is one of a GPU.
  std::optional<KernelFunctions> functions;
  /// The program's gpu.modules, after they have left it.
  OwningOpRef<ModuleOp> kernels;
  /// For errors that are at no op: of options, files and programs that run.
  std::function<InFlightDiagnostic()> emitModuleError = [this] {
    return emitError(module.getLoc());
  };
};

} // namespace

LogicalResult Compiler::runPasses(const Step &step) {
  TimingScope scope = timing.nest(step.name);
  PassManager pm(module.getContext());
  pm.enableTiming(scope);
  // Verify once after all passes, not after each.
  pm.enableVerifier(false);
  step.build(pm);
  return success(succeeded(pm.run(module)) && succeeded(verify(module)));
}

LogicalResult
Compiler::write(StringRef path,
                llvm::function_ref<void(llvm::raw_ostream &)> print) {
  if (llvm::Error error = writeFile(path, print))
    return fail(llvm::toString(std::move(error)));
  return success();
}

LogicalResult Compiler::writeText(StringRef text) {
  return write(output, [&](llvm::raw_ostream &os) { os << text; });
}

/// Lets the printer name constants, sizes and offsets after their values, as
/// `%c4` and `%size`: many modules of the user's share one.
static void removeNamesOfSharedValues(ModuleOp module) {
  auto isIndex = [](Type type) { return type.isIndex(); };
  module.walk([&](Operation *op) {
    if (op->hasTrait<OpTrait::ConstantLike>() ||
        (op->getNumResults() && llvm::all_of(op->getResultTypes(), isIndex)))
      op->setLoc(UnknownLoc::get(op->getContext()));
  });
}

LogicalResult Compiler::writeModule() {
  // Other values are named after the user's modules and arguments. Locations
  // are not printed, and the module is not used any more.
  removeNamesOfSharedValues(module);
  OpPrintingFlags flags;
  flags.printNameLocAsPrefix();
  return write(output, [&](llvm::raw_ostream &os) { module.print(os, flags); });
}

/// Attaches the target of the options to the module. A graph that names another
/// one is an error.
LogicalResult Compiler::attachTarget() {
  module.getContext()->loadDialect<DPDialect>();
  Target named = options.getTarget();
  auto target = TargetAttr::get(module.getContext(), named.kind,
                                named.libraries, named.collectives);
  Attribute found = module->getAttr(kTargetAttr);
  if (found && found != target)
    return emitError(module.getLoc())
           << "the graph is for " << found << ", the options are for " << target
           << "; remove 'dp.target' or change --target";
  module->setAttr(kTargetAttr, target);
  return success();
}

/// Returns the passes from the graph to the last stage before LLVM IR.
SmallVector<Compiler::Step> Compiler::getSteps() {
  using Stage = CompileStage;
  const Target target = options.getTarget();
  SmallVector<Step> steps;
  if (containsTosa(module))
    steps.push_back({Stage::parsed, "TOSA",
                     [](OpPassManager &pm) { buildTosaPipeline(pm); }});
  steps.push_back(
      {Stage::parallel, "parallelize", [this, target](OpPassManager &pm) {
         // On the host a session may share a state's memory with its caller,
         // who changes it unseen.
         buildParallelPipeline(pm, options, target,
                               isCuda && !options.noStateCopies);
         if (options.explain)
           pm.addPass(createDPExplainCollectives());
       }});
  steps.push_back(
      {Stage::spmd, "one device's program", [this, target](OpPassManager &pm) {
         if (options.lowerForeignOps)
           options.lowerForeignOps(pm);
         buildSPMDPipeline(pm, target, options.sparseGradients);
       }});
  steps.push_back(
      {Stage::schedule, "schedule", [this, target](OpPassManager &pm) {
         buildSchedulePipeline(pm, options, target);
       }});
  if (isCuda) {
    steps.push_back({Stage::gpu, "GPU kernels", buildGpuSchedulePipeline});
    steps.push_back({Stage::ptx, "runtime calls", buildGpuRuntimePipeline});
    steps.push_back(
        {Stage::llvmDialect, "host code", buildLLVMDialectPipeline});
  } else {
    steps.push_back({Stage::llvmDialect, "host code", buildHostLLVMPipeline});
  }
  return steps;
}

/// Takes from the module at `stage` what later stages do not have.
LogicalResult Compiler::finish(CompileStage stage) {
  switch (stage) {
  case CompileStage::schedule:
    if (failed(simulate()))
      return failure();
    describe();
    return report();
  case CompileStage::gpu:
    if (functions)
      functions->match(module);
    return success();
  case CompileStage::ptx:
    kernels = extractGpuModules(module);
    return success();
  default:
    return success();
  }
}

/// Returns true if no stage after `stage` is asked for.
bool Compiler::isLast(CompileStage stage) const {
  if (stage == CompileStage::schedule && output.empty())
    return true;
  // CUDA C++ is written from the GPU's kernels.
  if (stage == CompileStage::gpu && options.stage == CompileStage::cudaSource)
    return true;
  return stage == options.stage;
}

LogicalResult Compiler::lowerToSchedule() {
  if (failed(attachTarget()))
    return failure();
  for (const Step &step : getSteps()) {
    if (failed(runPasses(step)))
      return failure();
    if (step.stage == CompileStage::schedule)
      break;
  }
  return success();
}

LogicalResult Compiler::writeCudaSource() {
  for (auto entry : module.getOps<func::FuncOp>())
    for (BlockArgument argument : entry.getArguments())
      if (isOnHost(argument))
        return emitError(argument.getLoc())
               << "CUDA C++ has no argument that stays in the host's memory "
                  "(dp.host)";
  std::string source;
  llvm::raw_string_ostream stream(source);
  if (failed(emitCudaSource(module, stream)))
    return failure();
  return writeText(source);
}

LogicalResult Compiler::simulate() {
  if (options.simulate.empty())
    return success();
  TimingScope scope = timing.nest("simulate");
  FailureOr<SimulationOptions> simulation =
      getSimulation(options, emitModuleError);
  if (failed(simulation))
    return failure();
  return simulateModule(module, *options.simulate, *simulation,
                        output == "-" ? llvm::errs() : llvm::outs(),
                        options.simulateTrace.getValue());
}

LogicalResult Compiler::tune(StringRef report, CompileOptions &tuned) {
  if (failed(checkOptions(options, output, report, emitModuleError)) ||
      failed(checkGraph(module)))
    return failure();
  FailureOr<SimulationOptions> simulation =
      getSimulation(options, emitModuleError);
  if (failed(simulation))
    return failure();
  TimingScope scope = timing.nest("tune");
  auto lower = [&](const CompileOptions &variant) -> OwningOpRef<ModuleOp> {
    // The errors of a variant are emitted when the program itself is compiled.
    ScopedDiagnosticHandler silent(module.getContext(),
                                   [](Diagnostic &) { return success(); });
    OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone());
    CompileOptions plain = variant;
    plain.explain = false;
    plain.stage = CompileStage::schedule;
    TimingScope untimed;
    if (failed(Compiler(*copy, plain, output, untimed).lowerToSchedule()))
      return nullptr;
    return copy;
  };
  llvm::raw_ostream &os = output == "-" ? llvm::errs() : llvm::outs();
  TuneQuestion question{(*options.simulate).back(), *simulation, lower};
  if (tuned.shardState == StateSharding::none)
    tuneStage(tuned, question, os);
  tuneBuckets(tuned, question, os);
  return success();
}

/// Describes the schedule for the runtime.
void Compiler::describe() {
  descriptor = buildDescriptor(module);
  descriptor["target"] = isCuda ? "cuda" : "host";
  if (isCuda) {
    descriptor["libraries"] = listLibraries(module);
    descriptor["arch"] = llvm::json::Array(gpu.archs);
  }
  std::string text;
  llvm::raw_string_ostream(text) << module;
  descriptor["digest"] = llvm::utohexstr(llvm::xxh3_64bits(text),
                                         /*LowerCase=*/true, 16);
}

/// Makes the report, with the simulation of each entry: for the
/// program's own device count, else the last of those asked for, else 8.
LogicalResult Compiler::makeReport() {
  reportObject = buildReport(descriptor);
  FailureOr<SimulationOptions> simulation =
      getSimulation(options, emitModuleError);
  if (failed(simulation))
    return failure();
  simulation->traffic = isCuda;
  ArrayRef<int64_t> asked = *options.simulate;
  for (auto [entry, value] : llvm::zip_equal(
           getScheduleEntries(module), *reportObject.getArray("entries"))) {
    std::optional<int64_t> fixed = getStaticDeviceCount(&entry.front().front());
    FailureOr<Timeline> timeline = simulateEntry(
        entry, fixed.value_or(asked.empty() ? 8 : asked.back()), *simulation);
    if (failed(timeline))
      return failure();
    llvm::json::Object &object = *value.getAsObject();
    object["predicted"] = describeTimeline(*timeline, *simulation);
    if (isCuda)
      object["roofline"] = describeRoofline(entry, *timeline, *simulation);
  }
  return success();
}

/// Writes the report of a schedule, if one is asked for. That of a program
/// whose kernels are assembled later is written again then (writeHostCode).
LogicalResult Compiler::report() {
  if (reportPath.empty())
    return success();
  if (failed(makeReport()))
    return failure();
  bool makesImage = !output.empty() && options.stage >= CompileStage::llvm;
  if (isCuda && makesImage)
    functions.emplace(module);
  if (isCuda && !makesImage) {
    TimingScope scope = timing.nest("GPU code");
    if (failed(addKernelResources(module, gpu, reportObject, emitModuleError)))
      return failure();
  }
  return writeReport();
}

LogicalResult Compiler::writeReport() {
  return write(reportPath, [&](llvm::raw_ostream &os) {
    os << llvm::formatv("{0:2}",
                        llvm::json::Value(llvm::json::Object(reportObject)))
       << "\n";
  });
}

LogicalResult Compiler::writeStage() {
  if (output.empty())
    return success();
  if (options.stage == CompileStage::cudaSource)
    return writeCudaSource();
  if (options.stage != CompileStage::ptx)
    return writeModule();
  FailureOr<std::string> ptx = compilePTX(*kernels, gpu, emitModuleError);
  return failed(ptx) ? failure() : writeText(*ptx);
}

/// Writes LLVM IR and the stages after it.
LogicalResult Compiler::writeHostCode() {
  SmallVector<char, 0> image;
  if (isCuda) {
    TimingScope scope = timing.nest("GPU code");
    SmallVector<KernelResources> resources;
    FailureOr<SmallVector<char, 0>> compiled = compileGpuImage(
        *kernels, gpu, emitModuleError, functions ? &resources : nullptr);
    if (failed(compiled))
      return failure();
    image = std::move(*compiled);
    if (functions) {
      functions->addResources(reportObject, resources);
      if (failed(writeReport()))
        return failure();
    }
  }
  return HostCode(module, options, output, timing, emitModuleError)
      .write(std::move(descriptor), image);
}

LogicalResult Compiler::run(StringRef path) {
  reportPath = path;
  if (failed(checkOptions(options, output, path, emitModuleError)))
    return failure();
  gpu.archs = llvm::to_vector(*options.archs);
  gpu.toolkit = options.toolkit;
  gpu.cpu = options.cpu;
  if (isCuda && failed(completeOptions(gpu, emitModuleError)))
    return failure();
  if (options.stage == CompileStage::parsed)
    return writeModule();
  if (failed(checkGraph(module)) || failed(attachTarget()))
    return failure();
  for (const Step &step : getSteps()) {
    if (failed(runPasses(step)) || failed(finish(step.stage)))
      return failure();
    if (isLast(step.stage))
      return writeStage();
  }
  return writeHostCode();
}

void mlir::dp::registerCompileDialects(DialectRegistry &registry) {
  registerPipelineDialects(registry);
  registerGpuDialects(registry);
}

LogicalResult mlir::dp::compileGraph(ModuleOp graph,
                                     const CompileOptions &options,
                                     StringRef output, StringRef report,
                                     TimingScope *timing) {
  TimingScope none;
  TimingScope &scope = timing ? *timing : none;
  if (!options.tune)
    return Compiler(graph, options, output, scope).run(report);
  CompileOptions tuned = options;
  if (failed(Compiler(graph, options, output, scope).tune(report, tuned)))
    return failure();
  // The size that was chosen does not contradict the wish to choose one.
  tuned.tune = false;
  return Compiler(graph, tuned, output, scope).run(report);
}
