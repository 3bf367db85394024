/*===- dp-test-capi.c - dp-compile over the C API ------------------*- C
-*-===*\
|*                                                                            *|
|* Part of the dp project: compile-time data parallelism for MLIR.            *|
|*                                                                            *|
|* dp-test-capi: lists the options of dpCompileGraph.                         *|
|* dp-test-capi GRAPH OUTPUT [NAME=VALUE...]: compiles GRAPH with them; each  *|
|* diagnostic that the handler gets is a line of standard error.              *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "dp-c/Compile.h"

#include "mlir-c/Diagnostics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static MlirStringRef text(const char *string) {
  return mlirStringRefCreateFromCString(string);
}

static void print(MlirStringRef string, void *file) {
  fwrite(string.data, 1, string.length, (FILE *)file);
}

static void printOption(MlirStringRef name, MlirStringRef help, void *file) {
  print(name, file);
  fputs(help.length ? "\n" : ": no help\n", (FILE *)file);
}

static MlirLogicalResult report(MlirDiagnostic diagnostic, void *file) {
  fputs("diagnostic: ", (FILE *)file);
  mlirDiagnosticPrint(diagnostic, print, file);
  fputs("\n", (FILE *)file);
  return mlirLogicalResultSuccess();
}

static char *readFile(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  char *content = calloc(size + 1, 1);
  if (content)
    size = fread(content, 1, size, file);
  fclose(file);
  return content;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    dpForEachCompileOption(printOption, stdout);
    return 0;
  }
  char *graph = readFile(argv[1]);
  DpOption *options = calloc((size_t)argc, sizeof(DpOption));
  if (!graph || !options)
    return 2;
  for (int i = 3; i < argc; ++i) {
    char *value = strchr(argv[i], '=');
    if (!value)
      return 2;
    *value = '\0';
    options[i - 3].name = text(argv[i]);
    options[i - 3].value = text(value + 1);
  }

  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  dpRegisterCompileDialects(registry);
  MlirContext context =
      mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/true);
  mlirContextAttachDiagnosticHandler(context, report, stderr, NULL);
  mlirContextLoadAllAvailableDialects(context);
  MlirModule module = mlirModuleCreateParse(context, text(graph));
  if (mlirModuleIsNull(module))
    return 2;
  DpCompileOptions compile = {.numOptions = argc - 3, .options = options};
  MlirLogicalResult result =
      dpCompileGraph(module, &compile, text(argv[2]), text(""));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  mlirDialectRegistryDestroy(registry);
  free(options);
  free(graph);
  return mlirLogicalResultIsFailure(result);
}
