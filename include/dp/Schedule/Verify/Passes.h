//===- Passes.h - Passes that prove a schedule safe -------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_VERIFY_PASSES_H
#define DP_SCHEDULE_VERIFY_PASSES_H

#include "dp/IR/StagePass.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/Schedule/Verify/Passes.h.inc"

} // namespace mlir::dp

#endif // DP_SCHEDULE_VERIFY_PASSES_H
