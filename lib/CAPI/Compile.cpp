//===- Compile.cpp - C API of the passes and the compiler -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp-c/Compile.h"

#include "dp/Driver/Compile.h"
#include "dp/Driver/DataParallel.h"
#include "dp/InitAll.h"
#include "dp/Pipelines/Pipelines.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::dp;

static LogicalResult setOptions(OptionSet &set, intptr_t count,
                                const DpOption *options, OptionErrorFn error) {
  for (intptr_t i = 0; i < count; ++i)
    if (failed(
            set.set(unwrap(options[i].name), unwrap(options[i].value), error)))
      return failure();
  return success();
}

void dpRegisterCompileDialects(MlirDialectRegistry registry) {
  registerCompileDialects(*unwrap(registry));
}

void dpRegisterExtensions(MlirDialectRegistry registry) {
  registerAllExtensions(*unwrap(registry));
}

void dpRegisterPasses() {
  // A pipeline that is registered twice is a fatal error.
  static const bool once = [] {
    registerAllPasses();
    return true;
  }();
  (void)once;
}

void dpAddTosaPipeline(MlirOpPassManager passManager) {
  buildTosaPipeline(*unwrap(passManager));
}

MlirLogicalResult dpAddParallelPipeline(MlirOpPassManager passManager,
                                        intptr_t numOptions,
                                        const DpOption *options,
                                        MlirStringCallback error,
                                        void *userData) {
  ParallelOptions parallel;
  if (failed(setOptions(parallel, numOptions, options, [&](const Twine &text) {
        std::string message = text.str();
        error(wrap(StringRef(message)), userData);
        return failure();
      })))
    return mlirLogicalResultFailure();
  buildParallelPipeline(*unwrap(passManager), parallel);
  return mlirLogicalResultSuccess();
}

void dpAddSPMDPipeline(MlirOpPassManager passManager) {
  buildSPMDPipeline(*unwrap(passManager));
}

static SmallVector<std::optional<int64_t>> toDims(intptr_t count,
                                                  const int64_t *dims) {
  SmallVector<std::optional<int64_t>> result;
  for (intptr_t i = 0; i < count; ++i)
    result.push_back(dims[i] < 0 ? std::optional<int64_t>() : dims[i]);
  return result;
}

static MlirOperation wrapMade(FailureOr<func::FuncOp> made) {
  return wrap(succeeded(made) ? made->getOperation() : nullptr);
}

/// Null, and an error, if `op` is none.
static func::FuncOp toFunction(MlirOperation op) {
  auto function = dyn_cast<func::FuncOp>(unwrap(op));
  if (!function)
    unwrap(op)->emitError("expected a func.func");
  return function;
}

MlirOperation dpDataParallel(MlirOperation function,
                             const DpDataParallelOptions *options) {
  DataParallelOptions parallel;
  parallel.devices = options->devices;
  parallel.dims = toDims(options->numDims, options->dims);
  parallel.gatherScalars = options->gatherScalars;
  parallel.localStatistics = options->localStatistics;
  func::FuncOp given = toFunction(function);
  if (!given)
    return wrapMade(failure());
  return wrapMade(dataParallel(given, parallel));
}

MlirOperation dpParallelApply(MlirModule module, intptr_t numReplicas,
                              const MlirOperation *replicas, intptr_t numDims,
                              const int64_t *dims) {
  SmallVector<func::FuncOp> functions;
  for (intptr_t i = 0; i < numReplicas; ++i) {
    functions.push_back(toFunction(replicas[i]));
    if (!functions.back())
      return wrapMade(failure());
  }
  ParallelApplyOptions options;
  options.dims = toDims(numDims, dims);
  return wrapMade(parallelApply(unwrap(module), functions, options));
}

void dpForEachCompileOption(void (*callback)(MlirStringRef name,
                                             MlirStringRef help,
                                             void *userData),
                            void *userData) {
  CompileOptions options;
  for (llvm::cl::Option *option : options.getOptions())
    callback(wrap(option->ArgStr), wrap(option->HelpStr), userData);
}

MlirLogicalResult dpCompileGraph(MlirModule module,
                                 const DpCompileOptions *options,
                                 MlirStringRef output, MlirStringRef report) {
  CompileOptions compile;
  if (failed(setOptions(compile, options->numOptions, options->options,
                        [&](const Twine &text) -> LogicalResult {
                          return emitError(unwrap(module).getLoc()) << text;
                        })))
    return mlirLogicalResultFailure();
  if (options->lowerForeignOps)
    compile.lowerForeignOps = [options](OpPassManager &pm) {
      options->lowerForeignOps(wrap(&pm), options->userData);
    };
  return wrap(
      compileGraph(unwrap(module), compile, unwrap(output), unwrap(report)));
}
