//===- dp-compile.cpp - A graph to an executable --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Pipelines/Bundle.h"
#include "dp/Pipelines/CudaCode.h"
#include "dp/Pipelines/CudaExecutable.h"
#include "dp/Pipelines/HostExecutable.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Target/CudaSource.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::dp;
namespace cl = llvm::cl;

namespace {

/// How far to go; each stage is a text or file of its own.
enum class Stage {
  mlir,
  parallel,
  spmd,
  schedule,
  gpu,
  ptx,
  cudaSource,
  llvmDialect,
  llvm,
  obj,
  so
};

enum class Target { host, cuda };

struct Options {
  cl::OptionCategory category{"dp-compile options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<graph.mlir>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Where to write the result"),
                              cl::value_desc("file"), cl::cat(category)};
  cl::list<std::string> scatter{
      "scatter", cl::desc("Arguments to scatter, each with its dimension"),
      cl::value_desc("NAME:DIM,..."), cl::CommaSeparated, cl::cat(category)};
  cl::list<std::string> state{
      "state", cl::desc("Arguments that stay on the devices between steps"),
      cl::value_desc("NAME,..."), cl::CommaSeparated, cl::cat(category)};
  cl::opt<int64_t> devices{"devices",
                           cl::desc("Number of devices; left open without it"),
                           cl::init(0), cl::cat(category)};
  cl::opt<std::string> report{"report", cl::desc("Write what travels, as JSON"),
                              cl::value_desc("file"), cl::cat(category)};
  cl::opt<std::string> bundle{
      "bundle",
      cl::desc("Write a folder with the executable, what runs it, the data "
               "beside the graph and a script that checks it"),
      cl::value_desc("dir"), cl::cat(category)};
  cl::opt<std::string> variant{"bundle-variant",
                               cl::desc("Write step-NAME.so in the bundle"),
                               cl::value_desc("NAME"), cl::cat(category)};
  cl::opt<std::string> mcpu{"mcpu", cl::desc("CPU to compile for"),
                            cl::init("native"), cl::cat(category)};
  cl::opt<Target> target{
      "target", cl::desc("What runs the program:"), cl::init(Target::host),
      cl::values(clEnumValN(Target::host, "host", "the CPU"),
                 clEnumValN(Target::cuda, "cuda", "NVIDIA GPUs with NCCL")),
      cl::cat(category)};
  cl::list<std::string> arch{
      "arch",
      cl::desc("GPU architectures; or emulated: kernels that run on the CPU"),
      cl::value_desc("sm_90,..."), cl::CommaSeparated, cl::cat(category)};
  cl::opt<std::string> toolkit{"cuda-toolkit",
                               cl::desc("CUDA toolkit to assemble with"),
                               cl::value_desc("dir"), cl::cat(category)};
  cl::opt<bool> noNaNs{
      "no-nans",
      cl::desc("Promise that no value is NaN: contractions may do a relu, "
               "which makes zero of NaN"),
      cl::init(false), cl::cat(category)};
  cl::opt<std::string> precision{
      "matmul-precision",
      cl::desc("f32 contractions on a GPU: ieee, or with factors rounded to "
               "tf32 or bf16 on tensor cores"),
      cl::value_desc("ieee|tf32|bf16"), cl::init("ieee"), cl::cat(category)};
  cl::opt<Stage> emit{
      "emit", cl::desc("Stop early and write:"), cl::init(Stage::so),
      cl::values(
          clEnumValN(Stage::mlir, "mlir", "the graph as parsed"),
          clEnumValN(Stage::parallel, "parallel", "one dp.parallel per entry"),
          clEnumValN(Stage::spmd, "spmd", "one device's program, fused"),
          clEnumValN(Stage::schedule, "schedule",
                     "launches, contractions and collectives on buffers"),
          clEnumValN(Stage::gpu, "gpu",
                     "cuda: GPU kernels, NCCL's collectives"),
          clEnumValN(Stage::ptx, "ptx", "cuda: the kernels' PTX"),
          clEnumValN(Stage::cudaSource, "cuda-src",
                     "cuda: one CUDA C++ file with a main, for nvcc"),
          clEnumValN(Stage::llvmDialect, "llvm-dialect", "MLIR's LLVM dialect"),
          clEnumValN(Stage::llvm, "llvm", "optimized LLVM IR"),
          clEnumValN(Stage::obj, "obj", "object file"),
          clEnumValN(Stage::so, "so", "the executable")),
      cl::cat(category)};
};

class Compiler {
public:
  explicit Compiler(const Options &options, TimingScope &timing)
      : options(options), output(options.output), timing(timing),
        context(makeRegistry()) {
    // A user wants the place in the graph, not the op as it stands by now.
    context.printOpOnDiagnostic(false);
  }
  LogicalResult run();

private:
  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    registerPipelineDialects(registry);
    registerGpuDialects(registry);
    return registry;
  }
  LogicalResult parse();
  LogicalResult checkOptions();
  LogicalResult checkGraph();
  LogicalResult runPasses(StringRef name,
                          llvm::function_ref<void(OpPassManager &)> build);
  LogicalResult write(llvm::function_ref<void(llvm::raw_ostream &)> print);
  LogicalResult writeModule();
  LogicalResult lowerToCuda(bool &done);
  LogicalResult generateCode(llvm::json::Object descriptor, uint64_t digest);

  const Options &options;
  std::string output;
  TimingScope &timing;
  MLIRContext context;
  std::shared_ptr<llvm::SourceMgr> sources =
      std::make_shared<llvm::SourceMgr>();
  SourceMgrDiagnosticHandler diagnostics{*sources, &context};
  OwningOpRef<ModuleOp> module;
  GpuImageOptions gpu;
  SmallVector<char, 0> image;
};

} // namespace

static LogicalResult fail(const Twine &message) {
  llvm::WithColor::error() << message << "\n";
  return failure();
}

LogicalResult Compiler::parse() {
  TimingScope scope = timing.nest("parse");
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(options.input, &message);
  if (!buffer)
    return fail(message);
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  module = parseSourceFile<ModuleOp>(sources, &context);
  return success(static_cast<bool>(module));
}

LogicalResult Compiler::checkOptions() {
  if (options.emit == Stage::so && output.empty())
    return fail("expected -o FILE for the executable");
  if (options.devices < 0 ||
      (options.devices.getNumOccurrences() && options.devices == 0))
    return fail("expected --devices to be at least 1");
  bool needsCuda = options.emit == Stage::gpu || options.emit == Stage::ptx ||
                   options.emit == Stage::cudaSource;
  if (options.target == Target::host) {
    if (needsCuda)
      return fail("this stage is one of --target cuda");
    if (!options.arch.empty() || !options.toolkit.empty() ||
        options.precision.getNumOccurrences() ||
        options.noNaNs.getNumOccurrences())
      return fail(
          "--arch, --cuda-toolkit, --matmul-precision and --no-nans go with "
          "--target cuda");
    return success();
  }
  if (!llvm::is_contained({"ieee", "tf32", "bf16"}, options.precision))
    return fail(
        "expected --matmul-precision to be ieee, tf32 or bf16, found '" +
        options.precision + "'");
  for (const std::string &arch : options.arch)
    gpu.archs.push_back(arch);
  gpu.toolkit = options.toolkit;
  gpu.cpu = options.mcpu;
  return completeOptions(gpu);
}

LogicalResult Compiler::checkGraph() {
  bool any = false;
  for (auto function : module->getOps<func::FuncOp>()) {
    if (!function.isPublic())
      continue;
    if (function.isExternal())
      return function.emitError()
             << "'" << function.getName()
             << "' has no body; an entry must be defined in the file";
    any = true;
  }
  if (!any)
    return module->emitError() << "expected a public function to compile";
  return success();
}

LogicalResult
Compiler::runPasses(StringRef name,
                    llvm::function_ref<void(OpPassManager &)> build) {
  TimingScope scope = timing.nest(name);
  PassManager pm(&context);
  pm.enableTiming(scope);
  build(pm);
  return pm.run(*module);
}

LogicalResult
Compiler::write(llvm::function_ref<void(llvm::raw_ostream &)> print) {
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> file = openOutputFile(
      options.output.empty() ? "-" : options.output.getValue(), &message);
  if (!file)
    return fail(message);
  print(file->os());
  file->keep();
  return success();
}

LogicalResult Compiler::writeModule() {
  return write([&](llvm::raw_ostream &os) { module->print(os); });
}

/// What the code may use beyond the oldest CPU, for the loader to check: the
/// vector extensions, by LLVM's names.
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

/// From the schedule to the LLVM dialect and the kernels' image; `done` if the
/// stage that was asked for is written.
LogicalResult Compiler::lowerToCuda(bool &done) {
  auto finish = [&](LogicalResult result) {
    done = succeeded(result);
    return result;
  };
  if (failed(runPasses("GPU kernels", buildGpuSchedulePipeline)))
    return failure();
  if (options.emit == Stage::gpu)
    return finish(writeModule());
  if (options.emit == Stage::cudaSource) {
    std::string source;
    llvm::raw_string_ostream stream(source);
    if (failed(emitCudaSource(*module, stream)))
      return failure();
    return finish(write([&](llvm::raw_ostream &os) { os << source; }));
  }
  if (failed(runPasses("runtime calls", buildGpuRuntimePipeline)))
    return failure();
  OwningOpRef<ModuleOp> kernels = extractGpuModules(*module);
  if (options.emit == Stage::ptx) {
    FailureOr<std::string> ptx = compilePTX(*kernels, gpu);
    if (failed(ptx))
      return failure();
    return finish(write([&](llvm::raw_ostream &os) { os << *ptx; }));
  }
  if (failed(runPasses("host code", buildLLVMDialectPipeline)))
    return failure();
  if (options.emit == Stage::llvmDialect)
    return finish(writeModule());
  TimingScope scope = timing.nest("GPU code");
  FailureOr<SmallVector<char, 0>> compiled = compileGpuImage(*kernels, gpu);
  if (failed(compiled))
    return failure();
  image = std::move(*compiled);
  return success();
}

LogicalResult Compiler::generateCode(llvm::json::Object descriptor,
                                     uint64_t digest) {
  std::unique_ptr<llvm::TargetMachine> machine =
      createHostMachine(options.mcpu);
  if (!machine)
    return failure();
  descriptor["target"] = options.target == Target::cuda ? "cuda" : "host";
  if (options.target == Target::cuda)
    descriptor["arch"] = llvm::json::Array(gpu.archs);
  descriptor["cpu"] = machine->getTargetCPU().str();
  descriptor["features"] = getVectorFeatures(*machine);
  descriptor["digest"] = llvm::utohexstr(digest, /*LowerCase=*/true, 16);
  std::string text =
      llvm::formatv("{0}", llvm::json::Value(std::move(descriptor)));

  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> code;
  {
    TimingScope scope = timing.nest("translate to LLVM IR");
    code = translateToLLVM(*module, llvmContext, *machine, text);
    if (!code)
      return failure();
    embedGpuImage(*code, image);
  }
  {
    TimingScope scope = timing.nest("LLVM optimizer");
    optimize(*code, *machine);
  }
  if (options.emit == Stage::llvm)
    return write([&](llvm::raw_ostream &os) { code->print(os, nullptr); });
  llvm::SmallVector<char, 0> object;
  {
    TimingScope scope = timing.nest("LLVM code generator");
    if (failed(emitObject(*code, *machine, object)))
      return failure();
  }
  if (options.emit == Stage::obj)
    return write(
        [&](llvm::raw_ostream &os) { os.write(object.data(), object.size()); });
  TimingScope scope = timing.nest("link");
  return linkSharedObject(object, output);
}

LogicalResult Compiler::run() {
  if (!options.bundle.empty()) {
    if (options.emit != Stage::so || !options.output.empty())
      return fail("--bundle writes an executable of its own: neither -o nor "
                  "--emit go with it");
    FailureOr<std::string> path =
        prepareBundle(options.bundle, options.input, options.variant);
    if (failed(path))
      return failure();
    output = *path;
  }
  if (failed(checkOptions()) || failed(parse()) || failed(checkGraph()))
    return failure();
  if (options.emit == Stage::mlir)
    return writeModule();

  if (containsTosa(*module) && failed(runPasses("TOSA", buildTosaPipeline)))
    return failure();
  if (failed(runPasses("parallelize", [&](OpPassManager &pm) {
        ParallelOptions parallel;
        for (const std::string &argument : options.scatter)
          parallel.scatter.push_back(argument);
        for (const std::string &argument : options.state)
          parallel.state.push_back(argument);
        parallel.devices = options.devices.getValue();
        buildParallelPipeline(pm, parallel);
      })))
    return failure();
  if (options.emit == Stage::parallel)
    return writeModule();
  if (failed(runPasses("one device's program", buildSPMDPipeline)))
    return failure();
  if (options.emit == Stage::spmd)
    return writeModule();
  bool isCuda = options.target == Target::cuda;
  if (failed(runPasses("schedule", [&](OpPassManager &pm) {
        ScheduleOptions schedule;
        schedule.gpu = isCuda;
        // The CUDA C++ file needs no library but NCCL.
        schedule.convolutions = isCuda && options.emit != Stage::cudaSource;
        schedule.precision = options.precision.getValue();
        schedule.noNaNs = options.noNaNs.getValue();
        buildSchedulePipeline(pm, schedule);
      })))
    return failure();

  llvm::json::Object descriptor = buildDescriptor(*module);
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  if (!options.report.empty()) {
    std::string message;
    auto file = openOutputFile(options.report, &message);
    if (!file)
      return fail(message);
    file->os() << llvm::formatv("{0:2}",
                                llvm::json::Value(buildReport(descriptor)))
               << "\n";
    file->keep();
  }
  if (options.emit == Stage::schedule)
    return writeModule();
  if (isCuda) {
    descriptor["libraries"] = listLibraries(*module);
    bool done = false;
    if (failed(lowerToCuda(done)) || done)
      return success(done);
  } else if (failed(runPasses("host code", buildHostLLVMPipeline))) {
    return failure();
  }
  if (options.emit == Stage::llvmDialect)
    return writeModule();
  if (failed(generateCode(std::move(descriptor), llvm::xxh3_64bits(text))))
    return failure();
  if (options.bundle.empty())
    return success();
  std::string program = llvm::sys::fs::getMainExecutable(
      "dp-compile", reinterpret_cast<void *>(&getVectorFeatures));
  StringRef folder = llvm::sys::path::parent_path(program);
  return fillBundle(options.bundle, options.input,
                    llvm::sys::path::parent_path(folder));
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  Options options;
  registerDefaultTimingManagerCLOptions();
  // --help-hidden still lists what the libraries register.
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv, "dp-compile: a data-parallel executable from a graph\n");
  DefaultTimingManager timing;
  applyDefaultTimingManagerCLOptions(timing);
  TimingScope scope = timing.getRootScope();
  return failed(Compiler(options, scope).run());
}
