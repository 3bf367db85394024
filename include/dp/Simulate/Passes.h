//===- Passes.h - Simulation passes -----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SIMULATE_PASSES_H
#define DP_SIMULATE_PASSES_H

#include "dp/IR/StagePass.h"

#include "dp/Analysis/Cost/CostModel.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/Simulate/Passes.h.inc"

} // namespace mlir::dp

#endif // DP_SIMULATE_PASSES_H
