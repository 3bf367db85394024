//===- dp-test-parallel.cpp - dataParallel, parallelApply on a file -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Compile.h"
#include "dp/Driver/DataParallel.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::dp;
namespace cl = llvm::cl;

static cl::opt<std::string> input(cl::Positional, cl::Required);
static cl::opt<std::string> dataParallelOf("data-parallel",
                                           cl::desc("the function"));
static cl::list<std::string> parallelApplyOf("parallel-apply",
                                             cl::desc("the replicas"),
                                             cl::CommaSeparated);
static cl::list<std::string> dims("dims", cl::CommaSeparated,
                                  cl::desc("per argument, a number or none"));
static cl::opt<int64_t> devices("devices", cl::init(0));
static cl::opt<bool> gatherScalars("gather-scalars");
static cl::opt<bool> onlyNew("only-new", cl::desc("make the others private"));

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv);
  DialectRegistry registry;
  mlir::dp::registerCompileDialects(registry);
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(input, sources, &context);
  if (!module)
    return 1;
  std::string before;
  llvm::raw_string_ostream(before) << *module;

  SmallVector<std::optional<int64_t>> perArgument;
  for (StringRef text : dims) {
    int64_t number;
    perArgument.push_back(text.getAsInteger(10, number)
                              ? std::optional<int64_t>()
                              : std::optional<int64_t>(number));
  }
  auto lookUp = [&](StringRef name) {
    auto function = module->lookupSymbol<func::FuncOp>(name);
    if (!function)
      llvm::report_fatal_error("no function '" + name + "'", false);
    return function;
  };
  SmallVector<func::FuncOp> replicas;
  for (StringRef name : parallelApplyOf)
    if (!name.empty())
      replicas.push_back(lookUp(name));
  FailureOr<func::FuncOp> made = failure();
  if (!dataParallelOf.empty()) {
    DataParallelOptions options;
    options.devices = devices;
    options.dims = perArgument;
    options.gatherScalars = gatherScalars;
    made = dataParallel(lookUp(dataParallelOf), options);
  } else {
    ParallelApplyOptions options;
    options.dims = perArgument;
    made = parallelApply(*module, replicas, options);
  }

  // What was there is as it was, whatever came of it.
  std::string name = succeeded(made) ? made->getName().str() : "";
  OwningOpRef<ModuleOp> after = cast<ModuleOp>(module.get()->clone());
  if (succeeded(made))
    after->lookupSymbol(name)->erase();
  std::string text;
  llvm::raw_string_ostream(text) << *after;
  if (text != before) {
    llvm::errs() << "error: the module has changed:\n" << text;
    return 1;
  }
  if (failed(made) || failed(verify(*module)))
    return 1;
  if (onlyNew)
    for (auto function : module->getOps<func::FuncOp>())
      if (function != *made)
        function.setPrivate();
  llvm::outs() << *module << "\n";
  return 0;
}
