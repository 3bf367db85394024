//===- dp-compile.cpp - A graph to an executable --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Bundle.h"
#include "dp/Driver/Compile.h"
#include "dp/Driver/ProgramCache.h"
#include "dp/Support/OutputFile.h"

#include "OutOfMemory.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

#include <csignal>

using namespace mlir;
using namespace mlir::dp;
namespace cl = llvm::cl;

namespace {

/// The files, beside the library's options.
struct Options {
  Options();

  /// The groups of --help.
  cl::OptionCategory files{"Files"};
  cl::OptionCategory entries{"Entries and their arguments"};
  cl::OptionCategory distribution{"Distribution over the devices"};
  cl::OptionCategory numbers{"Precision"};
  cl::OptionCategory processors{"Target and stage"};
  cl::OptionCategory prediction{"Simulation and reports"};
  std::vector<const cl::OptionCategory *> getGroups() const {
    return {&files,   &entries,    &distribution,
            &numbers, &processors, &prediction};
  }

  cl::opt<std::string> input{cl::Positional, cl::desc("<graph.mlir>"),
                             cl::init("-"), cl::cat(files)};
  cl::opt<std::string> output{
      "o",
      cl::desc("File for the result; - is standard output (default: - "
               "for text, required for the executable)"),
      cl::value_desc("file"), cl::cat(files)};
  cl::opt<std::string> report{
      "report",
      cl::desc("File for a report of a step's collectives, as JSON (default: "
               "none)"),
      cl::value_desc("file"), cl::cat(prediction)};
  cl::opt<std::string> bundle{
      "bundle",
      cl::desc("Folder for the executable, the programs that run it, the data "
               "beside the graph and a script that checks it (default: none)"),
      cl::value_desc("dir"), cl::cat(files)};
  cl::opt<std::string> variant{
      "bundle-variant",
      cl::desc("Name of a further executable of the bundle, step-NAME.so "
               "(default: step.so)"),
      cl::value_desc("NAME"), cl::cat(files)};
  CompileOptions compile;

private:
  cl::OptionCategory &getGroup(StringRef option);
};

/// A stream to standard error that keeps its output.
class RecordingStream : public llvm::raw_ostream {
public:
  RecordingStream() { SetUnbuffered(); }
  llvm::StringRef getText() const { return text; }

private:
  void write_impl(const char *data, size_t size) override {
    llvm::errs().write(data, size);
    text.append(data, size);
  }
  uint64_t current_pos() const override { return text.size(); }
  std::string text;
};

class Tool {
public:
  Tool(Options &options, TimingScope &timing)
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
  bool isExecutable() const {
    return options.compile.stage == CompileStage::executable;
  }
  InFlightDiagnostic emitToolError() {
    return emitError(UnknownLoc::get(&context));
  }
  LogicalResult checkOptions();
  LogicalResult readGraph();
  LogicalResult compile();
  LogicalResult compileOrFind();
  LogicalResult write(const CachedProgram &program);

  Options &options;
  std::string output;
  TimingScope &timing;
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::shared_ptr<llvm::SourceMgr> sources =
      std::make_shared<llvm::SourceMgr>();
  RecordingStream messages;
  SourceMgrDiagnosticHandler diagnostics{
      *sources, &context,
      options.compile.cache.empty()
          ? static_cast<llvm::raw_ostream &>(llvm::errs())
          : messages};
};

} // namespace

cl::OptionCategory &Options::getGroup(StringRef option) {
  return *llvm::StringSwitch<cl::OptionCategory *>(option)
              .Cases({"cache", "cache-limit"}, &files)
              .Cases({"scatter", "state", "host", "gather-scalars"}, &entries)
              .Cases({"no-excess-precision", "no-nans", "no-state-copies",
                      "matmul-precision", "fp8"},
                     &numbers)
              .Cases({"target", "emit", "mcpu", "arch", "cuda-toolkit",
                      "cudnn-attention", "no-raise-index-updates"},
                     &processors)
              .Cases({"simulate", "simulate-weak", "simulate-trips",
                      "simulate-trace", "explain"},
                     &prediction)
              .Default(&distribution);
}

Options::Options() {
  // Options of passes belong to a subcommand of their own, which only dp-opt's
  // syntax of pipelines reaches.
  for (cl::Option *option : compile.getOptions()) {
    option->addCategory(getGroup(option->ArgStr));
    cl::getRegisteredOptions().insert({option->ArgStr, option});
  }
}

LogicalResult Tool::checkOptions() {
  if (!options.bundle.empty()) {
    if (!isExecutable() || !options.output.empty())
      return emitToolError() << "--bundle writes an executable of its own: "
                                "neither -o nor --emit go with it";
  } else if (!options.variant.empty()) {
    return emitToolError() << "--bundle-variant goes with --bundle";
  } else if (isExecutable() && output.empty() &&
             options.compile.simulate.empty()) {
    return emitToolError() << "expected -o FILE for the executable";
  }
  if (options.compile.devices < 0)
    return emitToolError() << "expected --devices to be at least 1, or 0 to "
                              "leave the number open";
  // The second would be written over the first.
  std::pair<StringRef, StringRef> files[] = {
      {"the graph", options.input},
      {"-o", output},
      {"--report", options.report},
      {"--simulate-trace", options.compile.simulateTrace}};
  for (auto *second = std::begin(files); second != std::end(files); ++second)
    for (auto *first = std::begin(files); first != second; ++first)
      if (isSameFile(first->second, second->second))
        return emitToolError()
               << first->first << " and " << second->first << " are one file, '"
               << second->second << "'; give one of them another name";
  return success();
}

LogicalResult Tool::readGraph() {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(options.input, &message);
  if (!buffer)
    return emitToolError() << message;
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return success();
}

LogicalResult Tool::compile() {
  TimingScope scope = timing.nest("parse");
  module = parseSourceFile<ModuleOp>(sources, &context);
  scope.stop();
  return success(module &&
                 succeeded(compileGraph(*module, options.compile, output,
                                        options.report, &timing)));
}

/// Writes a program that was compiled before, and prints its diagnostics.
LogicalResult Tool::write(const CachedProgram &program) {
  llvm::errs() << program.diagnostics;
  bool isNew = !llvm::sys::fs::exists(output);
  if (llvm::Error error = writeFile(
          output, [&](llvm::raw_ostream &os) { os << program.executable; }))
    return emitToolError() << llvm::toString(std::move(error));
  // As the linker makes it.
  using llvm::sys::fs::perms;
  if (isNew)
    (void)llvm::sys::fs::setPermissions(
        output,
        static_cast<perms>(perms::all_all & ~llvm::sys::fs::getUmask()));
  return success();
}

/// Compiles the graph, or takes the executable from the cache.
LogicalResult Tool::compileOrFind() {
  Location here = UnknownLoc::get(&context);
  std::unique_ptr<CodeCache> cache = openCache(options.compile, here);
  if (!cache)
    options.compile.cache = "";
  // A report and predictions are made of the program itself.
  if (!cache || !isExecutable() || !options.report.empty())
    return compile();
  const llvm::MemoryBuffer *graph = sources->getMemoryBuffer(1);
  ProgramCache programs(*cache, options.compile, graph->getBufferIdentifier(),
                        graph->getBuffer(), &context);
  if (std::optional<CachedProgram> program = programs.find())
    return write(*program);
  if (failed(compile()))
    return failure();
  programs.insert(messages.getText(), output);
  cache->finish([&] { return emitRemark(here); });
  return success();
}

LogicalResult Tool::run() {
  if (failed(checkOptions()))
    return failure();
  auto emitHere = [this] { return emitToolError(); };
  if (!options.bundle.empty()) {
    FailureOr<std::string> path =
        prepareBundle(options.bundle, options.input, options.variant, emitHere);
    if (failed(path))
      return failure();
    output = *path;
  } else if (output.empty() &&
             (options.compile.simulate.empty() || !isExecutable())) {
    output = "-";
  }
  if (failed(readGraph()) || failed(compileOrFind()))
    return failure();
  if (options.bundle.empty())
    return success();
  static int here;
  std::string program = llvm::sys::fs::getMainExecutable("dp-compile", &here);
  StringRef folder = llvm::sys::path::parent_path(program);
  return fillBundle(options.bundle, options.input,
                    llvm::sys::path::parent_path(folder), emitHere);
}

/// Chooses the cache where the command line does not. An option of LLVM's
/// changes code without being in a key.
static void chooseCache(Options &options) {
  CacheChoices &cache = options.compile;
  if (!cache.cache.getNumOccurrences())
    cache.cache = getDefaultCacheFolder();
  std::optional<std::string> limit =
      llvm::sys::Process::GetEnv("DP_CACHE_SIZE");
  if (!cache.cacheLimit.getNumOccurrences() && limit && !limit->empty())
    cache.cacheLimit = *limit;
  std::vector<const cl::OptionCategory *> groups = options.getGroups();
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (option->getNumOccurrences() &&
        !llvm::is_contained(groups, option->Categories.front()))
      cache.cache = "off";
  if (cache.cache == "off")
    cache.cache = "";
}

int main(int argc, char **argv) {
  ::dp::endWhereOutOfMemory();
  llvm::InitLLVM init(argc, argv);
  // A limit of file sizes is an error of the write, which names the file.
  std::signal(SIGXFSZ, SIG_IGN);
  Options options;
  registerDefaultTimingManagerCLOptions();
  // --help-hidden still lists the options of the libraries.
  cl::HideUnrelatedOptions(options.getGroups());
  cl::ParseCommandLineOptions(
      argc, argv, "dp-compile: a data-parallel executable from a graph\n");
  chooseCache(options);
  DefaultTimingManager timing;
  applyDefaultTimingManagerCLOptions(timing);
  TimingScope scope = timing.getRootScope();
  // Kept until the process ends, which takes less time than to free each op.
  static Tool *tool = new Tool(options, scope);
  bool isFailed = failed(tool->run());
  llvm::outs().flush();
  if (llvm::Error error = takeError(llvm::outs(), "-")) {
    llvm::WithColor::error() << llvm::toString(std::move(error)) << "\n";
    return 1;
  }
  return isFailed;
}
