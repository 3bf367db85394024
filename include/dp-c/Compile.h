/*===- dp-c/Compile.h - C API of the passes and the compiler ------*- C -*-===*\
|*                                                                            *|
|* Part of the dp project: compile-time data parallelism for MLIR.            *|
|*                                                                            *|
|* Errors are diagnostics of the context (mlirContextAttachDiagnosticHandler).*|
|* Options are pairs of name and value, as on the command line of dp-compile: *|
|* {"accumulate", "4"} for --accumulate=4. All zeros ask for the defaults.    *|
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

typedef struct DpOption {
  MlirStringRef name;  /* without dashes */
  MlirStringRef value; /* a list is separated by commas, or given repeatedly */
} DpOption;

/* Adds the passes that lower TOSA to linalg. */
MLIR_CAPI_EXPORTED void dpAddTosaPipeline(MlirOpPassManager passManager);

/* Adds the passes from single-device functions to dp.parallel, with the options
 * of dp-parallel-pipeline. After an error, which `error` gets, it adds none. */
MLIR_CAPI_EXPORTED MlirLogicalResult dpAddParallelPipeline(
    MlirOpPassManager passManager, intptr_t numOptions, const DpOption *options,
    MlirStringCallback error, void *userData);

/* Adds the passes from dp.parallel to one device's program on tensors. */
MLIR_CAPI_EXPORTED void dpAddSPMDPipeline(MlirOpPassManager passManager);

/*===----------------------------------------------------------------------===*\
|* Functions                                                                  *|
\*===----------------------------------------------------------------------===*/

typedef struct DpDataParallelOptions {
  /* Number of devices; 0 leaves it open until the program runs. */
  int64_t devices;
  /* For each argument the dimension to scatter, negative for one that every
   * device has whole; none: as the arguments' dp.scatter says. */
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
 * one type, on device i, on the chunks that `dims` (as above; none: 0 for
 * every tensor) cuts for it, and gathers the results; null if it cannot. */
MLIR_CAPI_EXPORTED MlirOperation dpParallelApply(MlirModule module,
                                                 intptr_t numReplicas,
                                                 const MlirOperation *replicas,
                                                 intptr_t numDims,
                                                 const int64_t *dims);

/*===----------------------------------------------------------------------===*\
|* Executables                                                                *|
\*===----------------------------------------------------------------------===*/

/* Calls `callback` with the name and the help of each option of
 * dpCompileGraph. */
MLIR_CAPI_EXPORTED void dpForEachCompileOption(
    void (*callback)(MlirStringRef name, MlirStringRef help, void *userData),
    void *userData);

typedef struct DpCompileOptions {
  /* Any of the options that `dp-compile --help` lists, but for its files. */
  intptr_t numOptions;
  const DpOption *options;
  /* Adds passes that take ops of other dialects to linalg, tensor, arith and
   * scf, after parallelization; may be null. */
  void (*lowerForeignOps)(MlirOpPassManager passManager, void *userData);
  void *userData;
} DpCompileOptions;

/* Compiles the public functions of `module` to the file `output`, which may be
 * empty with the option simulate. Changes `module`. Writes a report of the
 * collectives of a step to `report` as JSON unless it is empty. */
MLIR_CAPI_EXPORTED MlirLogicalResult
dpCompileGraph(MlirModule module, const DpCompileOptions *options,
               MlirStringRef output, MlirStringRef report);

#ifdef __cplusplus
}
#endif

#endif /* DP_C_COMPILE_H */
