//===- DPPlugin.cpp - dp in a stock mlir-opt ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// mlir-opt --load-dialect-plugin=DPPlugin.so --load-pass-plugin=DPPlugin.so
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

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

static void registerDialects(DialectRegistry *registry) {
  registry->insert<dp::DPDialect>();
  dp::registerAllExtensions(*registry);
  dp::registerBufferizableOpInterfaceExternalModels(*registry);
}

static void registerPasses() {
  dp::registerDPTransformsPasses();
  dp::registerDPConversionPasses();
  dp::registerDPSimulatePasses();
  dp::registerDPCommunicationPasses();
  dp::registerDPTensorCommunicationPasses();
  dp::registerDPTypePasses();
  dp::registerPipelines();
}

extern "C" LLVM_ATTRIBUTE_WEAK
    LLVM_ATTRIBUTE_VISIBILITY_DEFAULT DialectPluginLibraryInfo
    mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "dp", LLVM_VERSION_STRING, registerDialects};
}

extern "C" LLVM_ATTRIBUTE_WEAK
    LLVM_ATTRIBUTE_VISIBILITY_DEFAULT PassPluginLibraryInfo
    mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "dp", LLVM_VERSION_STRING, registerPasses};
}
