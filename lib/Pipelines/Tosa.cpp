//===- Tosa.cpp - Graphs in TOSA ------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Pipelines/Pipelines.h"

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToSCF/TosaToSCF.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

bool mlir::dp::containsTosa(Operation *root) {
  return root
      ->walk([](Operation *op) {
        return isa_and_nonnull<tosa::TosaDialect>(op->getDialect())
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

void mlir::dp::buildTosaPipeline(OpPassManager &pm,
                                 const TosaOptions &options) {
  pm.addPass(dp::createDPVerifyInput());
  pm.addPass(dp::createDPInlineResources());
  if (options.validate)
    pm.addPass(tosa::createTosaValidation());
  // The ops of a mixed module, before the patterns below fold them.
  pm.addNestedPass<func::FuncOp>(dp::createDPNormalize());
  // First, so that the passes on functions see into the regions as well.
  pm.addNestedPass<func::FuncOp>(createTosaToSCFPass());
  tosa::addTosaToLinalgPasses(pm, TosaToLinalgOptions(),
                              TosaToLinalgNamedOptions(), std::nullopt);
  OpPassManager &function = pm.nest<func::FuncOp>();
  function.addPass(createTosaToArithPass());
  function.addPass(createTosaToTensorPass());
  // Shapes that were operands are left without users.
  function.addPass(createCanonicalizerPass());
}
