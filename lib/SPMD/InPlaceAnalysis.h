//===- InPlaceAnalysis.h - What may be written in place ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_INPLACEANALYSIS_H
#define DP_LIB_SPMD_INPLACEANALYSIS_H

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

/// Decides for each tensor operand in `module` whether it is bufferized in
/// place, and writes the decisions into `state`, which must be new. Stands in
/// for bufferization::analyzeModuleOp: it visits the operands in the same
/// order, but compares the reads and writes of two buffers by their times in
/// sorted sets, and asks upstream's analysis only about operands for which that
/// finds no proof. A module with calls, unstructured control flow or parallel
/// regions is left to upstream's analysis as a whole.
///
/// Emits an error and fails where an op that has to be bufferized in place
/// would change what another op reads.
LogicalResult analyzeInPlace(ModuleOp module,
                             bufferization::OneShotAnalysisState &state);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_INPLACEANALYSIS_H
