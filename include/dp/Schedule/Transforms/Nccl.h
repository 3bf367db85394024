//===- Nccl.h - What NCCL does exactly --------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_NCCL_H
#define DP_SCHEDULE_TRANSFORMS_NCCL_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// A reduction by NCCL's names.
struct NcclReduction {
  NcclDataType datatype;
  NcclRedOp op;
};

/// The NCCL reduction that is `kind` on elements of `element`, but for the
/// order of the summands; none if NCCL has no such reduction.
std::optional<NcclReduction> getNcclReduction(ReductionKind kind, Type element);

/// As what elements travel that are not combined: the data type, and how many
/// of it an element is.
std::pair<NcclDataType, int64_t> getNcclTransport(Type element);

} // namespace mlir::dp

#endif // DP_SCHEDULE_TRANSFORMS_NCCL_H
