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

/// The files, beside the library's options.
struct Options {
  Options();

  cl::OptionCategory category{"dp-compile options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<graph.mlir>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> output{
      "o",
      cl::desc("File for the result; - is standard output (default: - "
               "for text, required for the executable)"),
      cl::value_desc("file"), cl::cat(category)};
  cl::opt<std::string> report{
      "report",
      cl::desc("File for a report of a step's collectives, as JSON (default: "
               "none)"),
      cl::value_desc("file"), cl::cat(category)};
  cl::opt<std::string> bundle{
      "bundle",
      cl::desc("Folder for the executable, the programs that run it, the data "
               "beside the graph and a script that checks it (default: none)"),
      cl::value_desc("dir"), cl::cat(category)};
  cl::opt<std::string> variant{
      "bundle-variant",
      cl::desc("Name of a further executable of the bundle, step-NAME.so "
               "(default: step.so)"),
      cl::value_desc("NAME"), cl::cat(category)};
  CompileOptions compile;
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
  bool isExecutable() const {
    return options.compile.stage == CompileStage::executable;
  }
  InFlightDiagnostic emitToolError() {
    return emitError(UnknownLoc::get(&context));
  }
  LogicalResult checkOptions();
  OwningOpRef<ModuleOp> parse();

  const Options &options;
  std::string output;
  TimingScope &timing;
  MLIRContext context;
  std::shared_ptr<llvm::SourceMgr> sources =
      std::make_shared<llvm::SourceMgr>();
  SourceMgrDiagnosticHandler diagnostics{*sources, &context};
};

} // namespace

Options::Options() {
  // Options of passes belong to a subcommand of their own, which only dp-opt's
  // syntax of pipelines reaches.
  for (cl::Option *option : compile.getOptions()) {
    option->addCategory(category);
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
  // In the library 0 leaves the number open; here it is left open by saying
  // nothing.
  if (options.compile.devices.getNumOccurrences() &&
      options.compile.devices < 1)
    return emitToolError() << "expected --devices to be at least 1";
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

OwningOpRef<ModuleOp> Tool::parse() {
  TimingScope scope = timing.nest("parse");
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(options.input, &message);
  if (!buffer) {
    emitToolError() << message;
    return nullptr;
  }
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, &context);
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
  OwningOpRef<ModuleOp> module = parse();
  if (!module || failed(compileGraph(*module, options.compile, output,
                                     options.report, &timing)))
    return failure();
  if (options.bundle.empty())
    return success();
  static int here;
  std::string program = llvm::sys::fs::getMainExecutable("dp-compile", &here);
  StringRef folder = llvm::sys::path::parent_path(program);
  return fillBundle(options.bundle, options.input,
                    llvm::sys::path::parent_path(folder), emitHere);
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
  if (llvm::Error error = takeError(llvm::outs(), "-")) {
    llvm::WithColor::error() << llvm::toString(std::move(error)) << "\n";
    return 1;
  }
  return isFailed;
}
