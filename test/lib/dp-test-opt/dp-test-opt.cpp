//===- dp-test-opt.cpp - dp-opt with a foreign dialect --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

#include "dp/InitAll.h"

#include "mlir/InitAllDialects.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::dp::registerAllPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::dp::registerAllDialects(registry);
  mlir::dp::registerAllExtensions(registry);
  mlir::toy::registerToyDialect(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "dp with a foreign dialect\n", registry));
}
