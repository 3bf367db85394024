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

static SmallVector<std::string> toStrings(intptr_t count,
                                          const MlirStringRef *strings) {
  SmallVector<std::string> result;
  for (intptr_t i = 0; i < count; ++i)
    result.push_back(unwrap(strings[i]).str());
  return result;
}

/// Leaves the default where the string is empty.
static void assign(std::string &option, MlirStringRef value) {
  if (value.length)
    option = unwrap(value).str();
}

static CompileStage toStage(DpStage stage) {
  switch (stage) {
  case DpStageExecutable:
    return CompileStage::executable;
  case DpStageParallel:
    return CompileStage::parallel;
  case DpStageSPMD:
    return CompileStage::spmd;
  case DpStageSchedule:
    return CompileStage::schedule;
  case DpStageGPU:
    return CompileStage::gpu;
  case DpStagePTX:
    return CompileStage::ptx;
  case DpStageCudaSource:
    return CompileStage::cudaSource;
  case DpStageLLVMDialect:
    return CompileStage::llvmDialect;
  case DpStageLLVM:
    return CompileStage::llvm;
  case DpStageObject:
    return CompileStage::object;
  }
  llvm_unreachable("no stage");
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

void dpAddParallelPipeline(MlirOpPassManager passManager,
                           const DpParallelOptions *options) {
  ParallelOptions parallel;
  for (std::string &name : toStrings(options->numScatter, options->scatter))
    parallel.scatter.push_back(name);
  for (std::string &name : toStrings(options->numState, options->state))
    parallel.state.push_back(name);
  for (std::string &name : toStrings(options->numHost, options->host))
    parallel.host.push_back(name);
  for (std::string &name :
       toStrings(options->numGatherScalars, options->gatherScalars))
    parallel.perDevice.push_back(name);
  parallel.devices = options->devices;
  parallel.localStatistics = options->localStatistics;
  parallel.excessPrecision = !options->noExcessPrecision;
  buildParallelPipeline(*unwrap(passManager), parallel);
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

MlirLogicalResult dpCompileGraph(MlirModule module,
                                 const DpCompileOptions *options,
                                 MlirStringRef output, MlirStringRef report) {
  CompileOptions compile;
  const DpParallelOptions &parallel = options->parallel;
  compile.scatter = toStrings(parallel.numScatter, parallel.scatter);
  compile.state = toStrings(parallel.numState, parallel.state);
  compile.host = toStrings(parallel.numHost, parallel.host);
  compile.gatherScalars =
      toStrings(parallel.numGatherScalars, parallel.gatherScalars);
  compile.devices = parallel.devices;
  compile.localStatistics = parallel.localStatistics;
  compile.excessPrecision = !parallel.noExcessPrecision;
  if (options->target == DpTargetCuda)
    compile.target = CompileTarget::cuda;
  compile.stage = toStage(options->stage);
  assign(compile.cpu, options->cpu);
  compile.gpu.archs = toStrings(options->numArchs, options->archs);
  assign(compile.gpu.toolkit, options->toolkit);
  assign(compile.precision, options->precision);
  compile.noNaNs = options->noNaNs;
  auto setSize = [](double &size, double given) {
    if (given != 0)
      size = std::max(given, 0.0);
  };
  setSize(compile.bucketCapMb, options->bucketCapMb);
  setSize(compile.firstBucketMb, options->firstBucketMb);
  if (options->overlap != 0)
    compile.overlap = options->overlap > 0;
  if (options->lowerForeignOps)
    compile.lowerForeignOps = [options](OpPassManager &pm) {
      options->lowerForeignOps(wrap(&pm), options->userData);
    };
  return wrap(compileGraph(unwrap(module), compile, unwrap(output),
                           report.length ? unwrap(report) : StringRef()));
}
