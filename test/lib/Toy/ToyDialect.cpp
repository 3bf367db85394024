//===- ToyDialect.cpp - A foreign dialect for tests -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::toy;

#include "ToyDialect.cpp.inc"

#define GET_OP_CLASSES
#include "ToyOps.cpp.inc"

void ToyDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "ToyOps.cpp.inc"
      >();
}

void toy::registerToyDialect(DialectRegistry &registry) {
  registry.insert<ToyDialect>();
  registerToyPlacementModels(registry);
  registerToyScheduleModels(registry);
}
