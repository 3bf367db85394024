//===- DPPlugin.cpp - dp in a stock mlir-opt ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// mlir-opt --load-dialect-plugin=DPPlugin.so --load-pass-plugin=DPPlugin.so
//
//===----------------------------------------------------------------------===//

#include "dp/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

static void registerDialects(DialectRegistry *registry) {
  dp::registerAllDialects(*registry);
  dp::registerAllExtensions(*registry);
}

extern "C" LLVM_ATTRIBUTE_WEAK
    LLVM_ATTRIBUTE_VISIBILITY_DEFAULT DialectPluginLibraryInfo
    mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "dp", LLVM_VERSION_STRING, registerDialects};
}

extern "C" LLVM_ATTRIBUTE_WEAK
    LLVM_ATTRIBUTE_VISIBILITY_DEFAULT PassPluginLibraryInfo
    mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "dp", LLVM_VERSION_STRING,
          dp::registerAllPasses};
}
