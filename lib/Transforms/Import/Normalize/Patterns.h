//===- Patterns.h - Rewrites that make a graph safe to fold -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The patterns of dp-normalize. They must be applied without folding: most
// exist because a fold of upstream is wrong for the op that they replace
// (docs/upstream.md).
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_NORMALIZE_PATTERNS_H
#define DP_LIB_TRANSFORMS_IMPORT_NORMALIZE_PATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::dp {

/// Casts of an index to a narrow type, tensor.bitcast, and the shape of
/// tensor.reshape.
void populateExpandCastsPatterns(RewritePatternSet &patterns);

/// Ops of the index dialect become ops of arith.
void populateIndexToArithPatterns(RewritePatternSet &patterns);

/// linalg.generic that writes a part of a result.
void populateSplitPartialWritesPatterns(RewritePatternSet &patterns);

/// tensor.gather and tensor.scatter.
void populateDecomposeGatherScatterPatterns(RewritePatternSet &patterns);

/// linalg.pack and linalg.unpack, which become pads.
void populateDecomposePacksPatterns(RewritePatternSet &patterns);

/// tensor.pad with negative or dynamic padding, and slices beside padding.
void populateCropPadsPatterns(RewritePatternSet &patterns);

/// Returns true if `type`, or its elements, are integers of less than 64 bits.
bool isNarrowInteger(Type type);

/// Casts `index` to `type`, which is narrow, so that no fold loses that bits
/// are dropped.
Value createNarrowing(OpBuilder &builder, Location loc, Type type, Value index);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_NORMALIZE_PATTERNS_H
