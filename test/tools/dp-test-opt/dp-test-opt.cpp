//===- dp-test-opt.cpp - dp-opt with a foreign dialect --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

#include "dp/Extensions/AllExtensions.h"
#include "dp/IR/DP.h"
#include "dp/Transforms/Passes.h"

#include "mlir/InitAllDialects.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::dp::registerDPTransformsPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  registry.insert<mlir::dp::DPDialect>();
  mlir::dp::registerAllExtensions(registry);
  mlir::toy::registerToyDialect(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "dp with a foreign dialect\n", registry));
}
