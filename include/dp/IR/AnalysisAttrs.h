//===- AnalysisAttrs.h - Attributes set and read by analyses ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ANALYSISATTRS_H
#define DP_IR_ANALYSISATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Attribute of an op with a placement rule: the factor along which the op is
/// sharded, in units of one, unless it is computed on summands
/// (ForcedFactorAttr). dp-shard-state sets it, and dp-parallelize removes it.
inline constexpr llvm::StringLiteral kForcedFactorAttr = "dp.forced_factor";

/// Attribute of a dp.parallel, for reports: its work, and the part of it that
/// all devices compute alike (WorkAttr).
inline constexpr llvm::StringLiteral kWorkAttr = "dp.work";

} // namespace mlir::dp

#endif // DP_IR_ANALYSISATTRS_H
