//===- CollectiveKind.h - Kinds of collectives ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_COLLECTIVEKIND_H
#define DP_IR_COLLECTIVEKIND_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

enum class CollectiveKind {
  allReduce,
  allGather,
  reduceScatter,
  broadcast,
  allToAll
};

llvm::StringRef getName(CollectiveKind kind); // "all_reduce"

} // namespace mlir::dp

#endif // DP_IR_COLLECTIVEKIND_H
