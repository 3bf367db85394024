//===- Compile.cpp - From a graph to an executable ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Compile.h"

#include "KernelReport.h"
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
#include "dp/Target/Host/HostExecutable.h"
#include "dp/Transforms/Communication/Passes.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

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
  LogicalResult fail(const Twine &message) {
    return emitModuleError() << message;
  }
  LogicalResult checkUse(StringRef report);
  LogicalResult checkOptions(StringRef report);
  LogicalResult checkGraph();
  LogicalResult checkCalls();
  LogicalResult runPasses(StringRef name,
                          llvm::function_ref<void(OpPassManager &)> build);
  LogicalResult write(StringRef path,
                      llvm::function_ref<void(llvm::raw_ostream &)> print);
  LogicalResult writeText(StringRef text);
  bool makesImage() const {
    return !output.empty() && options.stage >= CompileStage::llvm;
  }
  LogicalResult writeModule();
  LogicalResult writeCudaSource();
  bool usesLibraries() const;
  Target getOptionsTarget() const;
  LogicalResult attachTarget();
  LogicalResult lowerToSchedule();
  LogicalResult compileForCuda(llvm::json::Object descriptor, uint64_t digest);
  FailureOr<SimulationOptions> getSimulation();
  LogicalResult simulate();
  LogicalResult makeReport(const llvm::json::Object &descriptor);
  LogicalResult writeReport();
  LogicalResult assembleForReport();
  LogicalResult generateCode(llvm::json::Object descriptor, uint64_t digest,
                             ArrayRef<char> image = {});
  LogicalResult writeCode(llvm::TargetMachine &machine,
                          llvm::function_ref<void(llvm::Module &)> complete);

  ModuleOp module;
  const CompileOptions &options;
  StringRef output;
  TimingScope &timing;
  bool isCuda;
  GpuImageOptions gpu;
  StringRef reportPath;
  llvm::json::Object report;
  /// For errors that are at no op: of options, files and programs that run.
  std::function<InFlightDiagnostic()> emitModuleError = [this] {
    return emitError(module.getLoc());
  };
};

} // namespace

CompileOptions::CompileOptions(const CompileOptions &other) : CompileOptions() {
  copyOptionValuesFrom(other);
  lowerForeignOps = other.lowerForeignOps;
}

/// Options that only the simulator reads, or a pass of one target.
LogicalResult Compiler::checkUse(StringRef report) {
  bool isSimulated = !options.simulate.empty();
  if (isSimulated && options.stage < CompileStage::schedule)
    return fail(options.stage == CompileStage::parsed
                    ? "only a schedule is simulated; --emit=mlir has none"
                    : "only a schedule is simulated; this stage comes before "
                      "it");
  if (!report.empty() && options.stage < CompileStage::schedule)
    return fail("--report is about a schedule; this stage comes before it");
  if (options.tune.getValue() && !isSimulated)
    return fail("--tune goes with --simulate, which names the numbers of "
                "devices");
  if (options.tune.getValue() && options.bucketCapMb.hasValue())
    return fail("--tune chooses --bucket-cap-mb; give one of them");
  if (!isSimulated && options.simulateTrace.hasValue())
    return fail("--simulate-trace goes with --simulate");
  bool isPredicted = isSimulated || !report.empty();
  if (!isPredicted && options.simulateWeak.hasValue())
    return fail("--simulate-weak goes with --simulate or --report");
  if (!isPredicted && options.simulateTrips.hasValue())
    return fail("--simulate-trips goes with --simulate or --report");
  // The cost model also decides on sparse gradients and on compression, for a
  // known number of devices.
  if (!isPredicted && options.topology.hasValue() && options.devices == 0)
    return fail("--topology goes with --simulate, --report or --devices");
  return success();
}

LogicalResult Compiler::checkOptions(StringRef report) {
  using Stage = CompileStage;
  if (output.empty() && options.simulate.empty())
    return fail("expected a path for the result");
  if (!parseCacheLimit(options.cacheLimit))
    return fail("expected --cache-limit to be a number of bytes, with K, M or "
                "G after it or nothing, found '" +
                options.cacheLimit.getValue() + "'");
  if (options.simulateTrips < 0)
    return fail("expected --simulate-trips to be at least 0");
  if (failed(checkUse(report)) || failed(getSimulation()))
    return failure();
  if (!isCuda) {
    if (llvm::is_contained({Stage::gpu, Stage::ptx, Stage::cudaSource},
                           options.stage.getValue()))
      return fail("this stage is one of --target cuda");
    if (options.archs.hasValue() || options.toolkit.hasValue() ||
        options.noStateCopies.hasValue())
      return fail("--arch, --cuda-toolkit and --no-state-copies go with "
                  "--target cuda");
  }
  if (failed(options.check(getOptionsTarget(), [&](const Twine &message) {
        return fail(message);
      })))
    return failure();
  gpu.archs = llvm::to_vector(*options.archs);
  gpu.toolkit = options.toolkit;
  gpu.cpu = options.cpu;
  return isCuda ? completeOptions(gpu, emitModuleError) : success();
}

LogicalResult Compiler::checkGraph() {
  bool any = false;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic())
      continue;
    if (function.isExternal())
      return function.emitError()
             << "'" << function.getName()
             << "' has no body; an entry must be defined in the file";
    any = true;
  }
  if (!any)
    return module.emitError() << "expected a public function to compile";
  if (failed(checkCalls()))
    return failure();
  // Ops of unregistered dialects may come this far: some of them are known by
  // name.
  WalkResult known = module.walk<WalkOrder::PreOrder>([](Operation *op) {
    if (isForeignOp(op))
      return WalkResult::skip();
    auto isOpaque = [](Type type) { return isa<OpaqueType>(type); };
    if (op->isRegistered() && !llvm::any_of(op->getOperandTypes(), isOpaque) &&
        !llvm::any_of(op->getResultTypes(), isOpaque))
      return WalkResult::advance();
    op->emitError() << "'" << op->getName()
                    << "' is an op or has a type of a dialect that dp does not "
                       "know; lower it to linalg, tensor, arith, math and scf";
    return WalkResult::interrupt();
  });
  return success(!known.wasInterrupted());
}

/// Refuses a custom call with functions, whose ops are of its own dialect.
LogicalResult Compiler::checkCalls() {
  WalkResult known = module.walk([](Operation *op) {
    auto target = op->getAttrOfType<StringAttr>("call_target_name");
    auto called = op->getAttrOfType<ArrayAttr>("called_computations");
    if (!isForeignOp(op) || !target || !called || called.empty())
      return WalkResult::advance();
    op->emitOpError() << "calls '" << target.getValue()
                      << "', which dp does not have";
    return WalkResult::interrupt();
  });
  return success(!known.wasInterrupted());
}

LogicalResult
Compiler::runPasses(StringRef name,
                    llvm::function_ref<void(OpPassManager &)> build) {
  TimingScope scope = timing.nest(name);
  PassManager pm(module.getContext());
  pm.enableTiming(scope);
  // Verify once after all passes, not after each.
  pm.enableVerifier(false);
  build(pm);
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

LogicalResult Compiler::writeModule() {
  return write(output, [&](llvm::raw_ostream &os) { module.print(os); });
}

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

/// Returns true if the program may call libraries other than NCCL, as CUDA C++
/// does not.
bool Compiler::usesLibraries() const {
  return options.stage != CompileStage::cudaSource;
}

/// Returns the target that the options name.
Target Compiler::getOptionsTarget() const {
  Target target;
  if (isCuda) {
    target.kind = TargetKind::gpu;
    target.collectives = TargetCollectives::nccl;
  }
  if (usesLibraries())
    target.libraries = target.libraries | TargetLibraries::convolution;
  if (isCuda && usesLibraries() && options.cudnnAttention)
    target.libraries = target.libraries | TargetLibraries::attention;
  return target;
}

/// Attaches the target of the options to the module. A graph that names another
/// one is an error.
LogicalResult Compiler::attachTarget() {
  module.getContext()->loadDialect<DPDialect>();
  Target named = getOptionsTarget();
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

/// Lowers the graph to the schedule, or to the stage before it that was asked
/// for.
LogicalResult Compiler::lowerToSchedule() {
  if (failed(attachTarget()))
    return failure();
  if (containsTosa(module) && failed(runPasses("TOSA", [](OpPassManager &pm) {
        buildTosaPipeline(pm);
      })))
    return failure();
  if (failed(runPasses("parallelize", [&](OpPassManager &pm) {
        // On the host a session may share a state's memory with its caller, who
        // changes it unseen.
        buildParallelPipeline(pm, options, getTarget(module),
                              isCuda && !options.noStateCopies);
        if (options.explain)
          pm.addPass(createDPExplainCollectives());
      })))
    return failure();
  if (options.stage == CompileStage::parallel)
    return success();
  if (failed(runPasses("one device's program", [&](OpPassManager &pm) {
        if (options.lowerForeignOps)
          options.lowerForeignOps(pm);
        buildSPMDPipeline(pm, getTarget(module), options.sparseGradients);
      })))
    return failure();
  if (options.stage == CompileStage::spmd)
    return success();
  return runPasses("schedule", [&](OpPassManager &pm) {
    buildSchedulePipeline(pm, options, getTarget(module));
  });
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

/// Compiles the schedule for CUDA to the stage that was asked for.
LogicalResult Compiler::compileForCuda(llvm::json::Object descriptor,
                                       uint64_t digest) {
  descriptor["libraries"] = listLibraries(module);
  std::optional<KernelFunctions> functions;
  if (!reportPath.empty())
    functions.emplace(module);
  if (failed(runPasses("GPU kernels", buildGpuSchedulePipeline)))
    return failure();
  if (functions)
    functions->match(module);
  if (options.stage == CompileStage::gpu)
    return writeModule();
  if (options.stage == CompileStage::cudaSource)
    return writeCudaSource();
  if (failed(runPasses("runtime calls", buildGpuRuntimePipeline)))
    return failure();
  OwningOpRef<ModuleOp> kernels = extractGpuModules(module);
  if (options.stage == CompileStage::ptx) {
    FailureOr<std::string> ptx = compilePTX(*kernels, gpu, emitModuleError);
    return failed(ptx) ? failure() : writeText(*ptx);
  }
  if (failed(runPasses("host code", buildLLVMDialectPipeline)))
    return failure();
  if (options.stage == CompileStage::llvmDialect)
    return writeModule();
  FailureOr<SmallVector<char, 0>> image = failure();
  SmallVector<KernelResources> resources;
  {
    TimingScope scope = timing.nest("GPU code");
    image = compileGpuImage(*kernels, gpu, emitModuleError,
                            functions ? &resources : nullptr);
  }
  if (failed(image))
    return failure();
  if (functions) {
    functions->addResources(report, resources);
    if (failed(writeReport()))
      return failure();
  }
  return generateCode(std::move(descriptor), digest, *image);
}

FailureOr<SimulationOptions> Compiler::getSimulation() {
  llvm::Expected<Topology> topology =
      loadTopology(options.getTopology(getOptionsTarget()));
  if (!topology)
    return fail(llvm::toString(topology.takeError()));
  SimulationOptions simulation;
  simulation.topology = std::move(*topology);
  simulation.weak = options.simulateWeak;
  simulation.unknownTrips = options.simulateTrips;
  return simulation;
}

LogicalResult Compiler::simulate() {
  if (options.simulate.empty())
    return success();
  TimingScope scope = timing.nest("simulate");
  FailureOr<SimulationOptions> simulation = getSimulation();
  if (failed(simulation))
    return failure();
  return simulateModule(module, *options.simulate, *simulation,
                        output == "-" ? llvm::errs() : llvm::outs(),
                        options.simulateTrace.getValue());
}

LogicalResult Compiler::tune(StringRef report, CompileOptions &tuned) {
  if (failed(checkOptions(report)) || failed(checkGraph()))
    return failure();
  FailureOr<SimulationOptions> simulation = getSimulation();
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

/// Makes the report, with the simulation of each entry: for the
/// program's own device count, else the last of those asked for, else 8.
LogicalResult Compiler::makeReport(const llvm::json::Object &descriptor) {
  report = buildReport(descriptor);
  FailureOr<SimulationOptions> simulation = getSimulation();
  if (failed(simulation))
    return failure();
  simulation->traffic = isCuda;
  ArrayRef<int64_t> asked = *options.simulate;
  for (auto [entry, value] : llvm::zip_equal(getScheduleEntries(module),
                                             *report.getArray("entries"))) {
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

/// Adds the kernels' resources to the report of a program that is written
/// before its kernels are assembled.
LogicalResult Compiler::assembleForReport() {
  auto isKernel = [](func::FuncOp function) {
    return function->hasAttr(kKernelAttr);
  };
  if (makesImage() || !gpu.isAssembled() ||
      llvm::none_of(module.getOps<func::FuncOp>(), isKernel))
    return success();
  FailureOr<CudaToolkit> toolkit = findCudaToolkit(gpu.toolkit, [&] {
    InFlightDiagnostic remark = emitRemark(module.getLoc());
    remark << "the report has no registers and no occupancy: ";
    return remark;
  });
  if (failed(toolkit))
    return success();
  TimingScope scope = timing.nest("GPU code");
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone());
  KernelFunctions functions(*copy);
  PassManager pm(module.getContext());
  buildGpuSchedulePipeline(pm);
  if (failed(pm.run(*copy)))
    return failure();
  functions.match(*copy);
  OwningOpRef<ModuleOp> kernels = extractGpuModules(*copy);
  SmallVector<KernelResources> resources;
  if (failed(compileGpuImage(*kernels, gpu, emitModuleError, &resources)))
    return failure();
  functions.addResources(report, resources);
  return success();
}

LogicalResult Compiler::writeReport() {
  return write(reportPath, [&](llvm::raw_ostream &os) {
    os << llvm::formatv("{0:2}", llvm::json::Value(llvm::json::Object(report)))
       << "\n";
  });
}

LogicalResult Compiler::generateCode(llvm::json::Object descriptor,
                                     uint64_t digest, ArrayRef<char> image) {
  std::unique_ptr<llvm::TargetMachine> machine =
      createHostMachine(options.cpu.getValue(), emitModuleError);
  if (!machine)
    return failure();
  descriptor["target"] = isCuda ? "cuda" : "host";
  if (isCuda)
    descriptor["arch"] = llvm::json::Array(gpu.archs);
  descriptor["cpu"] = machine->getTargetCPU().str();
  descriptor["features"] = getVectorFeatures(*machine);
  descriptor["digest"] = llvm::utohexstr(digest, /*LowerCase=*/true, 16);
  std::string text =
      llvm::formatv("{0}", llvm::json::Value(std::move(descriptor)));
  auto complete = [&](llvm::Module &code) {
    addDescriptor(code, text);
    embedGpuImage(code, image);
  };
  if (options.stage != CompileStage::executable)
    return writeCode(*machine, complete);
  std::unique_ptr<CodeCache> cache = openCache(options, module.getLoc());
  FailureOr<SmallVector<ObjectFile>> objects = failure();
  {
    TimingScope scope = timing.nest("LLVM");
    objects = compileHostObjects(module, options.cpu.getValue(), complete,
                                 emitModuleError, cache.get());
  }
  if (cache)
    cache->finish([&] { return emitRemark(module.getLoc()); });
  if (failed(objects))
    return failure();
  TimingScope scope = timing.nest("link");
  return linkSharedObject(*objects, output, emitModuleError);
}

/// Writes the program's code as one module or object file.
LogicalResult
Compiler::writeCode(llvm::TargetMachine &machine,
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
    return write(output,
                 [&](llvm::raw_ostream &os) { code->print(os, nullptr); });
  TimingScope scope = timing.nest("LLVM code generator");
  ObjectFile object;
  if (failed(emitObject(*code, machine, object, emitModuleError)))
    return failure();
  return write(output, [&](llvm::raw_ostream &os) {
    os.write(object.data(), object.size());
  });
}

LogicalResult Compiler::run(StringRef path) {
  reportPath = path;
  if (failed(checkOptions(path)))
    return failure();
  if (options.stage == CompileStage::parsed)
    return writeModule();
  if (failed(checkGraph()) || failed(lowerToSchedule()))
    return failure();
  if (options.stage == CompileStage::parallel ||
      options.stage == CompileStage::spmd)
    return writeModule();
  if (failed(simulate()))
    return failure();

  llvm::json::Object descriptor = buildDescriptor(module);
  std::string text;
  llvm::raw_string_ostream(text) << module;
  uint64_t digest = llvm::xxh3_64bits(text);
  if (!path.empty() &&
      (failed(makeReport(descriptor)) ||
       (isCuda && failed(assembleForReport())) || failed(writeReport())))
    return failure();
  if (output.empty())
    return success();
  if (options.stage == CompileStage::schedule)
    return writeModule();
  if (isCuda)
    return compileForCuda(std::move(descriptor), digest);
  if (failed(runPasses("host code", buildHostLLVMPipeline)))
    return failure();
  if (options.stage == CompileStage::llvmDialect)
    return writeModule();
  return generateCode(std::move(descriptor), digest);
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
