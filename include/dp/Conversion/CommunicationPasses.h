//===- CommunicationPasses.h - Collectives of a schedule --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_COMMUNICATIONPASSES_H
#define DP_CONVERSION_COMMUNICATIONPASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir {
namespace arith {
class ArithDialect;
}
namespace memref {
class MemRefDialect;
}
} // namespace mlir

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/Conversion/CommunicationPasses.h.inc"

} // namespace mlir::dp

#endif // DP_CONVERSION_COMMUNICATIONPASSES_H
