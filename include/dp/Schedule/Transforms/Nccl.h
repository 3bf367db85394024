//===- Nccl.h - Reductions that NCCL computes --------------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_NCCL_H
#define DP_SCHEDULE_TRANSFORMS_NCCL_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// A reduction in terms of NCCL.
struct NcclReduction {
  NcclDataType datatype;
  NcclRedOp op;
};

/// The NCCL reduction that computes `kind` on `element`, up to the order of the
/// summands; none if NCCL has none.
std::optional<NcclReduction> getNcclReduction(ReductionKind kind, Type element);

/// The data type as which elements travel that are not combined, and the number
/// of its items per element.
std::pair<NcclDataType, int64_t> getNcclTransport(Type element);

} // namespace mlir::dp

#endif // DP_SCHEDULE_TRANSFORMS_NCCL_H
