//===- Attention.h - Attention and its gradient -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ATTENTION_H
#define DP_IR_ATTENTION_H

#include "dp/IR/DP.h"

#define GET_OP_CLASSES
#include "dp/IR/DPAttentionOps.h.inc"

#endif // DP_IR_ATTENTION_H
