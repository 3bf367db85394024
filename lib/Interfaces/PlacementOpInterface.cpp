//===- PlacementOpInterface.cpp - An op's placement rule -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/PlacementOpInterface.h"

#include "dp/Interfaces/PlacementOpInterface.cpp.inc"
