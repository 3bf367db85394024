/*===- dp-c/Compile.h - C API of the passes and the compiler ------*- C -*-===*\
|*                                                                            *|
|* Part of the dp project: compile-time data parallelism for MLIR.            *|
|*                                                                            *|
|* Errors are diagnostics of the context (mlirContextAttachDiagnosticHandler).*|
|* A struct of options that is all zeros asks for the defaults.               *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef DP_C_COMPILE_H
#define DP_C_COMPILE_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/*===----------------------------------------------------------------------===*\
|* Registration                                                               *|
\*===----------------------------------------------------------------------===*/

/* The dialects, interfaces and translations that dpCompileGraph needs, the dp
 * dialect and the placement rules of upstream's ops among them. */
MLIR_CAPI_EXPORTED void dpRegisterCompileDialects(MlirDialectRegistry registry);

/* The placement rules of upstream's ops alone, for a registry that has its
 * dialects from elsewhere. */
MLIR_CAPI_EXPORTED void dpRegisterExtensions(MlirDialectRegistry registry);

/* All passes (dp-parallelize, ...) and pipelines (dp-parallel-pipeline, ...),
 * to be named in mlirParsePassPipeline. May be called again. */
MLIR_CAPI_EXPORTED void dpRegisterPasses(void);

/*===----------------------------------------------------------------------===*\
|* Pipelines                                                                  *|
\*===----------------------------------------------------------------------===*/

typedef struct DpParallelOptions {
  /* NAME:DIM of each argument to scatter. */
  intptr_t numScatter;
  const MlirStringRef *scatter;
  /* NAME of each argument that stays on the devices between steps. */
  intptr_t numState;
  const MlirStringRef *state;
  /* Number of devices; 0 leaves it open until the program runs. */
  int64_t devices;
  /* Each device normalizes by the mean and variance of its own rows. */
  bool localStatistics;
  /* NAME of each argument that stays in the host's memory (CUDA). */
  intptr_t numHost;
  const MlirStringRef *host;
  /* NAME of each number among the results of which the caller gets a vector of
   * each device's own, or "*" for all. */
  intptr_t numGatherScalars;
  const MlirStringRef *gatherScalars;
  /* Rounds f16 and bf16 wherever the graph does, sums within a device too,
   * instead of once per sum. */
  bool noExcessPrecision;
} DpParallelOptions;

/* Adds what takes TOSA to linalg. */
MLIR_CAPI_EXPORTED void dpAddTosaPipeline(MlirOpPassManager passManager);

/* Adds what takes single-device functions to dp.parallel. */
MLIR_CAPI_EXPORTED void dpAddParallelPipeline(MlirOpPassManager passManager,
                                              const DpParallelOptions *options);

/* Adds what takes dp.parallel to one device's program on tensors. */
MLIR_CAPI_EXPORTED void dpAddSPMDPipeline(MlirOpPassManager passManager);

/*===----------------------------------------------------------------------===*\
|* Functions                                                                  *|
\*===----------------------------------------------------------------------===*/

typedef struct DpDataParallelOptions {
  /* Number of devices; 0 leaves it open until the program runs. */
  int64_t devices;
  /* For each argument the dimension to scatter, negative for what every device
   * has whole; none: as the arguments' dp.scatter says. */
  intptr_t numDims;
  const int64_t *dims;
  /* Numbers among the results become vectors of each device's own. */
  bool gatherScalars;
  /* Each device normalizes by the mean and variance of its own rows. */
  bool localStatistics;
} DpDataParallelOptions;

/* Makes of the func.func `function` another one beside it, called
 * <name>_data_parallel, that computes the same on several devices; null if it
 * cannot. dpRegisterCompileDialects must have been called. */
MLIR_CAPI_EXPORTED MlirOperation
dpDataParallel(MlirOperation function, const DpDataParallelOptions *options);

/* Makes a function that runs the func.func `replicas[i]` of `module`, all of
 * one type, on device i, on what `dims` (as above; none: 0 for every tensor)
 * cuts for it, and gathers the results; null if it cannot. */
MLIR_CAPI_EXPORTED MlirOperation dpParallelApply(MlirModule module,
                                                 intptr_t numReplicas,
                                                 const MlirOperation *replicas,
                                                 intptr_t numDims,
                                                 const int64_t *dims);

/*===----------------------------------------------------------------------===*\
|* Executables                                                                *|
\*===----------------------------------------------------------------------===*/

typedef enum DpTarget { DpTargetHost = 0, DpTargetCuda = 1 } DpTarget;

/* How far to compile; what is written then. */
typedef enum DpStage {
  DpStageExecutable = 0,
  DpStageParallel,
  DpStageSPMD,
  DpStageSchedule,
  DpStageGPU,
  DpStagePTX,
  DpStageCudaSource,
  DpStageLLVMDialect,
  DpStageLLVM,
  DpStageObject
} DpStage;

typedef struct DpCompileOptions {
  DpParallelOptions parallel;
  DpTarget target;
  DpStage stage;
  /* Host CPU by LLVM's name; empty: this machine's. */
  MlirStringRef cpu;
  /* CUDA: architectures (sm_90, ..., or emulated alone); none: the default. */
  intptr_t numArchs;
  const MlirStringRef *archs;
  /* CUDA: the toolkit's directory; empty: it is searched. */
  MlirStringRef toolkit;
  /* CUDA: ieee, tf32 or bf16 for f32 contractions; empty: ieee. */
  MlirStringRef precision;
  /* CUDA: promises that no value is NaN. */
  bool noNaNs;
  /* MiB of a bucket of reductions and of the first one; 0: 25 and 1, negative:
   * every tensor goes alone. */
  double bucketCapMb, firstBucketMb;
  /* Whether collectives run beside the program: 1 yes, -1 no, 0 where the
   * target has streams. */
  int overlap;
  /* Adds passes that take ops of other dialects to linalg, tensor, arith and
   * scf, after parallelization; may be null. */
  void (*lowerForeignOps)(MlirOpPassManager passManager, void *userData);
  void *userData;
} DpCompileOptions;

/* Compiles the public functions of `module` to the file `output`. Changes
 * `module`. Writes what travels in a step to `report` as JSON unless it is
 * empty. */
MLIR_CAPI_EXPORTED MlirLogicalResult
dpCompileGraph(MlirModule module, const DpCompileOptions *options,
               MlirStringRef output, MlirStringRef report);

#ifdef __cplusplus
}
#endif

#endif /* DP_C_COMPILE_H */
