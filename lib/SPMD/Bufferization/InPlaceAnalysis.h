//===- InPlaceAnalysis.h - In-place bufferization ----------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_BUFFERIZATION_INPLACEANALYSIS_H
#define DP_LIB_SPMD_BUFFERIZATION_INPLACEANALYSIS_H

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

/// Decides for each tensor operand in `module` whether it is bufferized in
/// place, and writes the decisions into `state`, which must be new. Stands in
/// for bufferization::analyzeModuleOp, which takes the cube of the number of
/// writes of one buffer: visits the operands in the same order, but takes
/// n log n time.
///
/// Each set of tensors that may share a buffer keeps, in program order, its
/// writes and the intervals in which nothing may write: from the definition of
/// a tensor to each read of it, or to the end of a loop around the read but not
/// around the definition. When an operand would join two sets, the reads of
/// each are compared with the writes of the other, the smaller set's with the
/// larger's.
///
///   %0 = linalg.exp ins(%x) outs(%e0)          // time 2
///   %1 = tensor.insert_slice %0 into %t[0]     // time 4: reads the rest of %t
///   %2 = linalg.exp ins(%y) outs(%e1)          // time 6
///   %3 = tensor.insert_slice %2 into %1[4]     // time 8: reads the rest of %1
///   // One set {%t, %1, %3}: writes at 4 and 8; nothing but the slices may be
///   // written in (0, 4) and (4, 8).
///
/// Where this finds no proof, upstream's analysis is asked about the operand. A
/// module with calls, unstructured control flow or parallel regions is left to
/// upstream's analysis as a whole.
///
/// Emits an error and fails where an op that has to be bufferized in place
/// would change a tensor that another op reads.
LogicalResult analyzeInPlace(ModuleOp module,
                             bufferization::OneShotAnalysisState &state);

} // namespace mlir::dp

#endif // DP_LIB_SPMD_BUFFERIZATION_INPLACEANALYSIS_H
