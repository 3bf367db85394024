//===- Gemm.h - Contractions as dp.gemm -------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_GEMM_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_GEMM_H

#include "dp/Interfaces/SumOfProducts.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::dp {

/// Returns true if libraries multiply elements of `a` and `b` and form sums of
/// `sum`: f32, f64, or 16-bit floats with sums in f32.
bool isLibraryProduct(Type a, Type b, Type sum);

/// Replaces a contraction on buffers by dp.gemm if BLAS can express it: types
/// of isLibraryProduct, a sum of products, each of batch, m, n, k one dimension
/// or several that are contiguous, a unit stride where BLAS requires one.
/// Operands of a large contraction that are stored otherwise are copied. A fill
/// of the result with zero right before, which `fills` has, goes away.
/// Otherwise returns failure and changes nothing.
LogicalResult lowerToGemm(linalg::LinalgOp op, ZeroFills &fills);

/// The same for 8-bit factors with sums in f32, which the products of GPUs take
/// (findF8Product): a factor is copied unless it is dense and contiguous along
/// k, which is padded with zeros to a multiple of 16.
LogicalResult lowerToF8Gemm(linalg::LinalgOp op, ZeroFills &fills);

/// Copies `source`, a memref, to `target` with its dimensions permuted, as
/// linalg.transpose does. That op refuses a dynamic extent beside a static one.
void copyTransposed(OpBuilder &builder, Location loc, Value source,
                    Value target, ArrayRef<int64_t> permutation);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_GEMM_H
