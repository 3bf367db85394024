//===- PlacementOpInterface.h - An op's placement rule ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_PLACEMENTOPINTERFACE_H
#define DP_INTERFACES_PLACEMENTOPINTERFACE_H

#include "dp/Interfaces/PlacementRule.h"
#include "llvm/ADT/SmallBitVector.h"

#include "dp/Interfaces/PlacementOpInterface.h.inc"

#endif // DP_INTERFACES_PLACEMENTOPINTERFACE_H
