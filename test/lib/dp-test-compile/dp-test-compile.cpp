//===- dp-test-compile.cpp - dp-compile with a foreign dialect ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

#include "dp/Driver/Compile.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::dp;
namespace cl = llvm::cl;

static cl::opt<std::string> input(cl::Positional, cl::Required);
static cl::opt<std::string> output("o", cl::Required,
                                   cl::desc("the executable or schedule"));
static cl::opt<bool> schedule("schedule", cl::desc("stop at the schedule"));

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv);
  DialectRegistry registry;
  mlir::dp::registerCompileDialects(registry);
  mlir::toy::registerToyDialect(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(input, sources, &context);
  if (!module)
    return 1;
  CompileOptions options;
  if (schedule)
    options.stage = CompileStage::schedule;
  return failed(compileGraph(*module, options, output));
}
