//===- CollectiveKind.h - Kinds of collectives ------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_COLLECTIVEKIND_H
#define DP_IR_COLLECTIVEKIND_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// The operation that the devices do together. The runtime has its own CallKind
/// (lib/Runtime/Collectives/Communicator.h), which has the end of a step and no
/// broadcast: a program calls one function of the ABI per kind, so no number of
/// either passes between them.
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
