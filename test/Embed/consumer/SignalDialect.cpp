//===- SignalDialect.cpp - The embedding compiler's dialect ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SignalDialect.h"

#include "mlir/IR/Builders.h"

#include "SignalDialect.cpp.inc"

#define GET_OP_CLASSES
#include "SignalOps.cpp.inc"

void signal::SignalDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "SignalOps.cpp.inc"
      >();
}
