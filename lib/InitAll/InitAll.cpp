//===- InitAll.cpp - Registers all of dp ----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/InitAll.h"

#include "dp/Conversion/Passes.h"
#include "dp/Extensions/AllExtensions.h"
#include "dp/IR/DP.h"
#include "dp/IR/ValueBounds.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/SPMD/Passes.h"
#include "dp/Schedule/Transforms/KernelOps.h"
#include "dp/Schedule/Transforms/Passes.h"
#include "dp/Schedule/Verify/Passes.h"
#include "dp/Simulate/Passes.h"
#include "dp/Transforms/Communication/Passes.h"
#include "dp/Transforms/Import/Passes.h"
#include "dp/Transforms/Parallelize/Passes.h"

using namespace mlir;

void mlir::dp::registerAllDialects(DialectRegistry &registry) {
  registry.insert<DPDialect>();
}

void mlir::dp::registerAllExtensions(DialectRegistry &registry) {
  registerPlacementModels(registry);
  registerBufferizableOpInterfaceExternalModels(registry);
  registerKernelOps(registry);
  registerValueBoundsOpInterfaceExternalModels(registry);
}

void mlir::dp::registerAllPasses() {
  registerDPCommunicationPasses();
  registerDPConversionPasses();
  registerDPImportPasses();
  registerDPParallelizePasses();
  registerDPSchedulePasses();
  registerDPScheduleVerifyPasses();
  registerDPSimulatePasses();
  registerDPSPMDPasses();
  registerPipelines();
}
