//===- dp-opt.cpp - mlir-opt with the dp passes --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/InitAll.h"
#include "dp/Support/OutputFile.h"

#include "OutOfMemory.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"

#include <csignal>
#include <cstdio>

using namespace mlir;

#ifndef NDEBUG
/// LLVM's own --debug-only is missing in its release builds, with which builds
/// of dp with assertions work, too.
static llvm::cl::list<std::string> debugTypes(
    "dp-debug-only", llvm::cl::CommaSeparated,
    llvm::cl::desc("Print the LLVM_DEBUG output of these debug types, such as "
                   "dp-placement (default none)"));

static void enableDebugTypes() {
  SmallVector<const char *> types;
  for (const std::string &type : debugTypes)
    types.push_back(type.c_str());
  if (types.empty())
    return;
  llvm::DebugFlag = true;
  llvm::setCurrentDebugTypes(types.data(), types.size());
}
#endif

static LogicalResult fail(const Twine &message) {
  llvm::WithColor::error() << message << "\n";
  return failure();
}

/// As mlir::MlirOptMain, except for the output file: upstream writes into it,
/// and on a full disk ends the process with half of it written. Here it is
/// replaced once all of it is there, and a failed write is an error.
static LogicalResult run(StringRef input, StringRef output,
                         DialectRegistry &registry,
                         const MlirOptMainConfig &config) {
  if (input == "-" &&
      llvm::sys::Process::FileDescriptorIsDisplayed(fileno(stdin)))
    llvm::errs() << "(processing input from stdin now, hit ctrl-c/ctrl-d to "
                    "interrupt)\n";
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(input, &message);
  if (!file)
    return fail(message);
  if (output != "-") {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (failed(MlirOptMain(os, std::move(file), registry, config)))
      return failure();
    if (llvm::Error error = mlir::dp::writeFile(
            output, [&](llvm::raw_ostream &os) { os << text; }))
      return fail(llvm::toString(std::move(error)));
    return success();
  }
  LogicalResult result =
      MlirOptMain(llvm::outs(), std::move(file), registry, config);
  llvm::outs().flush();
  if (llvm::Error error = mlir::dp::takeError(llvm::outs(), output))
    return fail(llvm::toString(std::move(error)));
  return result;
}

int main(int argc, char **argv) {
  ::dp::endWhereOutOfMemory();
  mlir::registerAllPasses();
  mlir::dp::registerAllPasses();

  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::dp::registerAllDialects(registry);
  mlir::dp::registerAllExtensions(registry);

  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "dp: compile-time data parallelism\n", registry);
#ifndef NDEBUG
  enableDebugTypes();
#endif
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(argc, argv, input, output, registry));
  llvm::InitLLVM init(argc, argv);
  // A limit on the size of files is an error to report, as a full disk is.
  std::signal(SIGXFSZ, SIG_IGN);
  return mlir::asMainReturnCode(run(input, output, registry, config));
}
