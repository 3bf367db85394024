//===- Location.h - Places in files -----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SUPPORT_LOCATION_H
#define DP_SUPPORT_LOCATION_H

#include "mlir/IR/Location.h"

namespace mlir::dp {

/// The first location in a file that `loc` has; null if there is none.
inline FileLineColLoc findPlace(Location loc) {
  FileLineColLoc found;
  loc->walk([&](Location part) {
    found = dyn_cast<FileLineColLoc>(part);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

} // namespace mlir::dp

#endif // DP_SUPPORT_LOCATION_H
