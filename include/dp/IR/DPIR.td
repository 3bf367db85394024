//===- DPIR.td - The whole dialect ----------------------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What the dialect reference is generated from.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPIR_TD
#define DP_IR_DPIR_TD

include "dp/IR/DPOps.td"
include "dp/IR/DPScheduleOps.td"

#endif // DP_IR_DPIR_TD
