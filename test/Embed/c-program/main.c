/*===- main.c - A compiler in C that embeds dp --------------------*- C -*-===*\
|*                                                                            *|
|* Part of the dp project: compile-time data parallelism for MLIR.            *|
|*                                                                            *|
|* c-compiler OUTPUT.so: looks at types, parallelizes a step and prints it,   *|
|* compiles it, and shows what a wrong option says.                           *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "dp-c/Compile.h"
#include "dp-c/Dialect.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"

#include <stdio.h>
#include <string.h>

/* The mean of x's rows is added to each row of w. */
static const char *step =
    "func.func @step(%w: tensor<3x2xf32> {dp.name = \"w\"},\n"
    "                %x: tensor<10x2xf32> {dp.name = \"x\"})\n"
    "    -> (tensor<3x2xf32> {dp.name = \"w\"}, tensor<2xf32> {dp.name = "
    "\"mean\"}) {\n"
    "  %zero = arith.constant dense<0.0> : tensor<2xf32>\n"
    "  %tenth = arith.constant dense<0.1> : tensor<2xf32>\n"
    "  %sum = linalg.reduce { arith.addf } ins(%x : tensor<10x2xf32>)\n"
    "      outs(%zero : tensor<2xf32>) dimensions = [0]\n"
    "  %mean = arith.mulf %sum, %tenth : tensor<2xf32>\n"
    "  %empty = tensor.empty() : tensor<3x2xf32>\n"
    "  %rows = linalg.broadcast ins(%mean : tensor<2xf32>)\n"
    "      outs(%empty : tensor<3x2xf32>) dimensions = [0]\n"
    "  %new = arith.addf %w, %rows : tensor<3x2xf32>\n"
    "  return %new, %mean : tensor<3x2xf32>, tensor<2xf32>\n"
    "}\n";

static MlirStringRef text(const char *string) {
  return mlirStringRefCreateFromCString(string);
}

static void print(MlirStringRef string, void *userData) {
  fwrite(string.data, 1, string.length, (FILE *)userData);
}

static MlirLogicalResult report(MlirDiagnostic diagnostic, void *userData) {
  fputs("diagnostic: ", (FILE *)userData);
  mlirDiagnosticPrint(diagnostic, print, userData);
  fputs("\n", (FILE *)userData);
  return mlirLogicalResultSuccess();
}

static void lookAtTypes(MlirContext context) {
  MlirLocation loc = mlirLocationUnknownGet(context);
  int64_t shape[] = {12, 4};
  MlirType tensor = mlirRankedTensorTypeGet(2, shape, mlirF32TypeGet(context),
                                            mlirAttributeGetNull());
  MlirAttribute rows = dpPlacementAttrGetShardedChecked(loc, 0, 1);
  MlirType placed = dpPlacedTypeGet(tensor, rows);
  mlirTypePrint(placed, print, stdout);
  printf("\nplaced %d, dimension %d, unit %d, kind %d\n",
         dpTypeIsAPlaced(placed) && !dpTypeIsAPlaced(tensor) &&
             mlirTypeEqual(dpPlacedTypeGetTensorType(placed), tensor) &&
             mlirAttributeEqual(dpPlacedTypeGetPlacement(placed), rows),
         (int)dpPlacementAttrGetDim(rows), (int)dpPlacementAttrGetUnit(rows),
         (int)dpPlacementAttrGetKind(rows));
  printf("of 3 devices: ");
  mlirTypePrint(dpPlacedTypeGetLocalType(placed, 3), print, stdout);
  printf(", of any number: ");
  mlirTypePrint(dpPlacedTypeGetLocalType(placed, 0), print, stdout);
  printf("\n");

  MlirAttribute summand = dpPlacementAttrGetPartial(context, DpReductionMax);
  mlirAttributePrint(summand, print, stdout);
  printf(" reduces by %d\n", (int)dpPlacementAttrGetReduction(summand));

  MlirAttribute third = dpPlacementAttrGetShardedChecked(loc, 2, 1);
  printf("null: %d\n",
         mlirTypeIsNull(dpPlacedTypeGetChecked(loc, tensor, third)));
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fputs("usage: c-compiler OUTPUT.so\n", stderr);
    return 2;
  }
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  dpRegisterCompileDialects(registry);
  MlirContext context =
      mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/true);
  mlirContextAttachDiagnosticHandler(context, report, stdout, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__dp__(), context);
  mlirContextLoadAllAvailableDialects(context);
  lookAtTypes(context);

  /* The parallel program, to look at. */
  DpOption options[] = {{text("scatter"), text("x:0")},
                        {text("state"), text("w")}};
  MlirModule module = mlirModuleCreateParse(context, text(step));
  MlirPassManager passes = mlirPassManagerCreate(context);
  if (mlirLogicalResultIsFailure(
          dpAddParallelPipeline(mlirPassManagerGetAsOpPassManager(passes), 2,
                                options, print, stderr)))
    return 1;
  if (mlirLogicalResultIsFailure(
          mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module))))
    return 1;
  mlirOperationPrint(mlirModuleGetOperation(module), print, stdout);
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);

  /* The passes by their names. */
  dpRegisterPasses();
  dpRegisterPasses();
  module = mlirModuleCreateParse(context, text(step));
  passes = mlirPassManagerCreate(context);
  if (mlirLogicalResultIsFailure(mlirParsePassPipeline(
          mlirPassManagerGetAsOpPassManager(passes),
          text("builtin.module(dp-annotate{scatter=x:7},dp-parallelize)"),
          print, stdout)))
    return 1;
  printf("a dimension too many: %d\n",
         mlirLogicalResultIsFailure(
             mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module))));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);

  /* Functions beside the one for a single device. */
  module = mlirModuleCreateParse(context, text(step));
  MlirOperation function =
      mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  int64_t dims[] = {-1, 0};
  DpDataParallelOptions data = {.devices = 5, .numDims = 2, .dims = dims};
  MlirOperation made = dpDataParallel(function, &data);
  if (mlirOperationIsNull(made))
    return 1;
  mlirOperationPrint(made, print, stdout);
  MlirOperation replicas[] = {function, function};
  made = dpParallelApply(module, 2, replicas, 2, dims);
  if (mlirOperationIsNull(made))
    return 1;
  mlirOperationPrint(made, print, stdout);
  printf("no replica: %d\n",
         mlirOperationIsNull(dpParallelApply(module, 0, NULL, 0, NULL)));
  printf("no function: %d\n", mlirOperationIsNull(dpDataParallel(
                                  mlirModuleGetOperation(module), &data)));
  dims[1] = 2;
  printf("no such dimension: %d\n",
         mlirOperationIsNull(dpDataParallel(function, &data)));
  mlirModuleDestroy(module);

  /* The executable. */
  module = mlirModuleCreateParse(context, text(step));
  DpCompileOptions compile = {.numOptions = 2, .options = options};
  MlirLogicalResult result =
      dpCompileGraph(module, &compile, text(argv[1]), text(""));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  mlirDialectRegistryDestroy(registry);
  return mlirLogicalResultIsFailure(result);
}
