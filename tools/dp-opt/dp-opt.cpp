//===- dp-opt.cpp - mlir-opt with the dp passes --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/CommunicationPasses.h"
#include "dp/Conversion/Passes.h"
#include "dp/Extensions/AllExtensions.h"
#include "dp/IR/DP.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Simulate/Passes.h"
#include "dp/Transforms/CommunicationPasses.h"
#include "dp/Transforms/Passes.h"
#include "dp/Transforms/TypePasses.h"

#include "OutOfMemory.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  ::dp::endWhereOutOfMemory();
  mlir::registerAllPasses();
  mlir::dp::registerDPTransformsPasses();
  mlir::dp::registerDPConversionPasses();
  mlir::dp::registerDPSimulatePasses();
  mlir::dp::registerDPCommunicationPasses();
  mlir::dp::registerDPTensorCommunicationPasses();
  mlir::dp::registerDPTypePasses();
  mlir::dp::registerPipelines();

  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<mlir::dp::DPDialect>();
  mlir::dp::registerAllExtensions(registry);
  mlir::dp::registerBufferizableOpInterfaceExternalModels(registry);

  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "dp: compile-time data parallelism\n", registry));
}
