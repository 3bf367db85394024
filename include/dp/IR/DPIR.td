//===- DPIR.td - The whole dialect ----------------------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// docs/dialect.md is generated from this file.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPIR_TD
#define DP_IR_DPIR_TD

include "dp/IR/DPAttentionOps.td"
include "dp/IR/DPOps.td"
include "dp/IR/DPScheduleOps.td"

#endif // DP_IR_DPIR_TD
