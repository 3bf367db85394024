//===- ForeignOps.cpp - Ops of dialects that are not linked ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Import/Passes.h"

using namespace mlir;

bool dp::isForeignOp(Operation *op) {
  static constexpr StringLiteral names[] = {
      "sdy.mesh",
      "sdy.sharding_constraint",
      "stablehlo.cholesky",
      "stablehlo.custom_call",
      "stablehlo.fft",
      "stablehlo.optimization_barrier",
      "stablehlo.reduce",
      "stablehlo.scatter",
      "stablehlo.select_and_scatter",
      "stablehlo.sort",
      "stablehlo.triangular_solve",
      "tm_tensor.scan",
      "tm_tensor.scatter",
      "tm_tensor.sort",
      "tm_tensor.topk",
  };
  return !op->isRegistered() &&
         llvm::is_contained(names, op->getName().getStringRef());
}
