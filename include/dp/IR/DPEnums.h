//===- DPEnums.h - Enumerations of the dp dialect ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPENUMS_H
#define DP_IR_DPENUMS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringRef.h"

#include "dp/IR/DPEnums.h.inc"

#endif // DP_IR_DPENUMS_H
