//===- Target.h - The target of a module ------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_TARGET_H
#define DP_IR_TARGET_H

#include "dp/IR/DP.h"

namespace mlir::dp {

/// Attribute of a module: what it is compiled for (TargetAttr).
inline constexpr llvm::StringLiteral kTargetAttr = "dp.target";

/// What a module is compiled for: the contents of a TargetAttr. The default is
/// the host without libraries.
struct Target {
  TargetKind kind = TargetKind::host;
  TargetLibraries libraries = TargetLibraries::none;
  TargetCollectives collectives = TargetCollectives::runtime;

  bool isGpu() const { return kind == TargetKind::gpu; }
  bool usesNccl() const { return collectives == TargetCollectives::nccl; }
  /// Returns true if a library computes `ops`.
  bool hasLibrary(TargetLibraries ops) const {
    return bitEnumContainsAll(libraries, ops);
  }
};

/// Returns the target of the module that is or contains `op`, the default if it
/// has none.
Target getTarget(Operation *op);

} // namespace mlir::dp

#endif // DP_IR_TARGET_H
