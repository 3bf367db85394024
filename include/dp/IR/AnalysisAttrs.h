//===- AnalysisAttrs.h - What analyses say about ops ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ANALYSISATTRS_H
#define DP_IR_ANALYSISATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Op with a placement rule, `dp.along = i : i64`: it runs along factor i,
/// chunks of one, unless it is computed on summands; -1: on whole operands.
/// dp-shard-state says so, and dp-parallelize takes it away.
inline constexpr llvm::StringLiteral kAlongAttr = "dp.along";

/// dp.parallel, for reports: what all devices compute alike, an array of {name,
/// loc, work}, and the work of the whole function on one device (i64).
inline constexpr llvm::StringLiteral kReplicatedAttr = "dp.replicated";
inline constexpr llvm::StringLiteral kWorkAttr = "dp.work";

} // namespace mlir::dp

#endif // DP_IR_ANALYSISATTRS_H
