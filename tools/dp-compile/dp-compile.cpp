//===- dp-compile.cpp - A graph to an executable --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Bundle.h"
#include "dp/Driver/Compile.h"
#include "dp/Support/OutputFile.h"

#include "OutOfMemory.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

#include <csignal>

using namespace mlir;
using namespace mlir::dp;
namespace cl = llvm::cl;

namespace {

using Target = CompileTarget;
using Stage = CompileStage;

/// The graph as parsed, instead of a stage that the library knows.
constexpr Stage kParsed = static_cast<Stage>(-1);

struct Options {
  cl::OptionCategory category{"dp-compile options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<graph.mlir>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Where to write the result"),
                              cl::value_desc("file"), cl::cat(category)};
  cl::list<std::string> scatter{
      "scatter",
      cl::desc("Arguments to scatter, each with its dimension; NAME may be a "
               "subtree, and begin with an entry's name and a slash"),
      cl::value_desc("NAME:DIM|none,..."), cl::CommaSeparated,
      cl::cat(category)};
  cl::list<std::string> state{
      "state", cl::desc("Arguments that stay on the devices between steps"),
      cl::value_desc("NAME,..."), cl::CommaSeparated, cl::cat(category)};
  cl::list<std::string> host{
      "host",
      cl::desc("Arguments that stay in the host's memory, also with GPUs"),
      cl::value_desc("NAME,..."), cl::CommaSeparated, cl::cat(category)};
  cl::list<std::string> gatherScalars{
      "gather-scalars",
      cl::desc("Numbers among the results of which the caller gets a vector of "
               "each device's own; * for all"),
      cl::value_desc("NAME,..."), cl::CommaSeparated, cl::cat(category)};
  cl::opt<int64_t> devices{"devices",
                           cl::desc("Number of devices; left open without it"),
                           cl::init(0), cl::cat(category)};
  cl::opt<bool> localStatistics{
      "local-statistics",
      cl::desc("Each device normalizes by the mean and variance of its own "
               "rows, as torch.nn.DataParallel does"),
      cl::cat(category)};
  cl::opt<bool> noExcessPrecision{
      "no-excess-precision",
      cl::desc("Round f16 and bf16 wherever the graph rounds, so that what "
               "overflows there overflows; without, sums of them are computed "
               "in f32 and rounded once"),
      cl::cat(category)};
  cl::opt<std::string> buffers{
      "buffers",
      cl::desc("Running statistics: those of the whole batch (sync); with "
               "--local-statistics the first device's (broadcast) or the "
               "devices' average"),
      cl::value_desc("sync|broadcast|average"), cl::cat(category)};
  cl::opt<int64_t> accumulate{
      "accumulate",
      cl::desc("Each device takes its rows in so many pieces, in turn, and "
               "communicates once"),
      cl::init(1), cl::cat(category)};
  cl::opt<std::string> sparseGradients{
      "sparse-gradients",
      cl::desc("Embeddings' gradients travel as indices and rows: auto where "
               "that takes less, for the number of devices and the topology"),
      cl::value_desc("auto|always|never"), cl::init("auto"), cl::cat(category)};
  cl::opt<std::string> compress{
      "compress", cl::desc("Gradients travel in 16 bits and are added in f32"),
      cl::value_desc("bf16|f16"), cl::cat(category)};
  cl::opt<int64_t> shardState{
      "shard-state",
      cl::desc("Each device keeps a part of the optimizer's state (1), sums up "
               "a part of the gradients (2), keeps a part of the parameters "
               "(3)"),
      cl::value_desc("1|2|3"), cl::init(0), cl::cat(category)};
  cl::opt<std::string> report{"report", cl::desc("Write what travels, as JSON"),
                              cl::value_desc("file"), cl::cat(category)};
  cl::opt<bool> explain{
      "explain", cl::desc("Say for each collective what it sends and why"),
      cl::init(false), cl::cat(category)};
  cl::list<int64_t> simulate{
      "simulate",
      cl::desc("Print what a step would take on these numbers of devices, by "
               "a model; needs no -o"),
      cl::value_desc("N,..."), cl::CommaSeparated, cl::cat(category)};
  cl::opt<std::string> topology{
      "topology",
      cl::desc("The machines to simulate: a preset's name or a JSON file"),
      cl::value_desc("name|file"), cl::cat(category)};
  cl::opt<bool> simulateWeak{
      "simulate-weak",
      cl::desc("Simulate with the graph's batch on each device, not shared"),
      cl::init(false), cl::cat(category)};
  cl::opt<int64_t> simulateTrips{
      "simulate-trips",
      cl::desc("Iterations of loops for which only the step's data says it"),
      cl::init(1), cl::cat(category)};
  cl::opt<std::string> simulateTrace{
      "simulate-trace",
      cl::desc("Write the simulated timelines, as chrome://tracing reads them"),
      cl::value_desc("file"), cl::cat(category)};
  cl::opt<bool> tune{
      "tune",
      cl::desc(
          "Take the --bucket-cap-mb with which the program is simulated to "
          "be fastest on the last of the numbers of --simulate"),
      cl::init(false), cl::cat(category)};
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
  cl::opt<bool> noRaiseIndexUpdates{
      "no-raise-index-updates",
      cl::desc(
          "Keep contractions with one-hot tensors, by which infinities and "
          "NaNs spread"),
      cl::init(false), cl::cat(category)};
  cl::opt<double> bucketCapMb{
      "bucket-cap-mb",
      cl::desc("MiB of a bucket of reductions; 0 sends each alone"),
      cl::value_desc("MiB"), cl::init(25), cl::cat(category)};
  cl::opt<double> firstBucketMb{
      "first-bucket-mb",
      cl::desc("MiB of the first bucket, which is under way early"),
      cl::value_desc("MiB"), cl::init(1), cl::cat(category)};
  cl::opt<bool> overlap{
      "overlap",
      cl::desc("Collectives run beside the program (default: on GPUs)"),
      cl::cat(category)};
  cl::opt<std::string> precision{
      "matmul-precision",
      cl::desc("f32 contractions on a GPU: ieee, or with factors rounded to "
               "tf32 or bf16 on tensor cores"),
      cl::value_desc("ieee|tf32|bf16"), cl::init("ieee"), cl::cat(category)};
  cl::opt<Stage> emit{
      "emit", cl::desc("Stop early and write:"), cl::init(Stage::executable),
      cl::values(
          clEnumValN(kParsed, "mlir", "the graph as parsed"),
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
          clEnumValN(Stage::object, "obj", "object file"),
          clEnumValN(Stage::executable, "so", "the executable")),
      cl::cat(category)};
};

class Tool {
public:
  Tool(const Options &options, TimingScope &timing)
      : options(options), output(options.output), timing(timing),
        context(makeRegistry()) {
    // A user wants the place in the graph, not the op as it stands by now.
    context.printOpOnDiagnostic(false);
    // Some ops of others are taken; compileGraph refuses the rest.
    context.allowUnregisteredDialects();
  }
  LogicalResult run();

private:
  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    registerCompileDialects(registry);
    return registry;
  }
  bool isExecutable() const { return options.emit == Stage::executable; }
  LogicalResult checkOptions();
  OwningOpRef<ModuleOp> parse();
  LogicalResult writeParsed(ModuleOp module);
  CompileOptions getCompileOptions() const;

  const Options &options;
  std::string output;
  TimingScope &timing;
  MLIRContext context;
  std::shared_ptr<llvm::SourceMgr> sources =
      std::make_shared<llvm::SourceMgr>();
  SourceMgrDiagnosticHandler diagnostics{*sources, &context};
};

} // namespace

static LogicalResult fail(const Twine &message) {
  llvm::WithColor::error() << message << "\n";
  return failure();
}

LogicalResult Tool::checkOptions() {
  if (!options.bundle.empty()) {
    if (!isExecutable() || !options.output.empty())
      return fail("--bundle writes an executable of its own: neither -o nor "
                  "--emit go with it");
  } else if (isExecutable() && output.empty() && options.simulate.empty()) {
    return fail("expected -o FILE for the executable");
  }
  // The second would be written over the first.
  std::pair<StringRef, StringRef> files[] = {
      {"the graph", options.input},
      {"-o", output},
      {"--report", options.report},
      {"--simulate-trace", options.simulateTrace}};
  for (auto *second = std::begin(files); second != std::end(files); ++second)
    for (auto *first = std::begin(files); first != second; ++first)
      if (isSameFile(first->second, second->second))
        return fail(first->first + " and " + second->first +
                    " are one file, '" + second->second +
                    "'; give one of them another name");
  if (options.simulate.empty()) {
    for (const cl::Option *option : std::initializer_list<const cl::Option *>{
             &options.topology, &options.simulateWeak, &options.simulateTrips,
             &options.simulateTrace})
      if (option->getNumOccurrences() &&
          (option == &options.simulateTrace || options.report.empty()) &&
          // Sparse gradients are decided for a number of devices.
          !(option == &options.topology && options.devices.getNumOccurrences()))
        return fail("--" + option->ArgStr + " goes with --simulate");
  } else if (options.emit == kParsed) {
    return fail("only a schedule is simulated; --emit=mlir has none");
  }
  if (options.tune && options.simulate.empty())
    return fail("--tune goes with --simulate");
  if (options.tune && options.bucketCapMb.getNumOccurrences())
    return fail("--tune chooses --bucket-cap-mb; give one of them");
  if (options.simulateTrips < 0)
    return fail("expected --simulate-trips to be at least 0");
  if (options.devices < 0 ||
      (options.devices.getNumOccurrences() && options.devices == 0))
    return fail("expected --devices to be at least 1");
  if (options.shardState.getNumOccurrences() &&
      (options.shardState < 1 || options.shardState > 3))
    return fail("expected --shard-state to be 1, 2 or 3");
  for (double mb :
       {options.bucketCapMb.getValue(), options.firstBucketMb.getValue()})
    if (!(mb >= 0 && mb <= 0x1p20))
      return fail("expected --bucket-cap-mb and --first-bucket-mb to be 0 to "
                  "2^20");
  if (options.target == Target::host) {
    for (Stage stage : {Stage::gpu, Stage::ptx, Stage::cudaSource})
      if (options.emit == stage)
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
  return success();
}

OwningOpRef<ModuleOp> Tool::parse() {
  TimingScope scope = timing.nest("parse");
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(options.input, &message);
  if (!buffer) {
    (void)fail(message);
    return nullptr;
  }
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, &context);
}

LogicalResult Tool::writeParsed(ModuleOp module) {
  if (llvm::Error error =
          writeFile(output, [&](llvm::raw_ostream &os) { module.print(os); }))
    return fail(llvm::toString(std::move(error)));
  return success();
}

CompileOptions Tool::getCompileOptions() const {
  CompileOptions result;
  result.scatter.assign(options.scatter.begin(), options.scatter.end());
  result.state.assign(options.state.begin(), options.state.end());
  result.host.assign(options.host.begin(), options.host.end());
  result.gatherScalars.assign(options.gatherScalars.begin(),
                              options.gatherScalars.end());
  result.devices = options.devices;
  result.localStatistics = options.localStatistics;
  result.excessPrecision = !options.noExcessPrecision;
  result.buffers = options.buffers;
  result.accumulate = options.accumulate;
  result.sparseGradients = options.sparseGradients;
  result.compress = options.compress;
  result.shardState = options.shardState;
  result.target = options.target;
  result.cpu = options.mcpu;
  result.gpu.archs.assign(options.arch.begin(), options.arch.end());
  result.gpu.toolkit = options.toolkit;
  result.precision = options.precision;
  result.noNaNs = options.noNaNs;
  result.raiseIndexUpdates = !options.noRaiseIndexUpdates;
  result.bucketCapMb = options.bucketCapMb;
  result.firstBucketMb = options.firstBucketMb;
  if (options.overlap.getNumOccurrences())
    result.overlap = options.overlap;
  result.explain = options.explain;
  result.stage = options.emit;
  result.simulate.devices.assign(options.simulate.begin(),
                                 options.simulate.end());
  result.simulate.topology = options.topology;
  result.simulate.weak = options.simulateWeak;
  result.simulate.unknownTrips = options.simulateTrips;
  result.simulate.trace = options.simulateTrace;
  result.simulate.tune = options.tune;
  return result;
}

LogicalResult Tool::run() {
  if (failed(checkOptions()))
    return failure();
  auto emitToolError = [&] { return emitError(UnknownLoc::get(&context)); };
  if (!options.bundle.empty()) {
    FailureOr<std::string> path = prepareBundle(options.bundle, options.input,
                                                options.variant, emitToolError);
    if (failed(path))
      return failure();
    output = *path;
  } else if (output.empty() && (options.simulate.empty() || !isExecutable())) {
    output = "-";
  }
  OwningOpRef<ModuleOp> module = parse();
  if (!module)
    return failure();
  if (options.emit == kParsed)
    return writeParsed(*module);
  if (failed(compileGraph(*module, getCompileOptions(), output, options.report,
                          &timing)))
    return failure();
  if (options.bundle.empty())
    return success();
  static int here;
  std::string program = llvm::sys::fs::getMainExecutable("dp-compile", &here);
  StringRef folder = llvm::sys::path::parent_path(program);
  return fillBundle(options.bundle, options.input,
                    llvm::sys::path::parent_path(folder), emitToolError);
}

int main(int argc, char **argv) {
  ::dp::endWhereOutOfMemory();
  llvm::InitLLVM init(argc, argv);
  // A limit of file sizes is an error of the write, which names the file.
  std::signal(SIGXFSZ, SIG_IGN);
  Options options;
  registerDefaultTimingManagerCLOptions();
  // --help-hidden still lists what the libraries register.
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv, "dp-compile: a data-parallel executable from a graph\n");
  DefaultTimingManager timing;
  applyDefaultTimingManagerCLOptions(timing);
  TimingScope scope = timing.getRootScope();
  bool isFailed = failed(Tool(options, scope).run());
  llvm::outs().flush();
  if (llvm::Error error = takeError(llvm::outs(), "-"))
    isFailed |= failed(fail(llvm::toString(std::move(error))));
  return isFailed;
}
