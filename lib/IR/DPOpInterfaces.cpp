//===- DPOpInterfaces.cpp - Interfaces of a schedule's ops ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DPOpInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

#include "dp/IR/DPOpInterfaces.cpp.inc"

StringRef mlir::dp::getName(CollectiveKind kind) {
  static constexpr llvm::StringLiteral names[] = {
      "all_reduce", "all_gather", "reduce_scatter", "broadcast", "all_to_all"};
  return names[static_cast<int>(kind)];
}
