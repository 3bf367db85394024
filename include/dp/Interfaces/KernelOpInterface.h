//===- KernelOpInterface.h - Ops that are kernels ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_KERNELOPINTERFACE_H
#define DP_INTERFACES_KERNELOPINTERFACE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"

#include <optional>
#include <string>

namespace mlir::dp {

/// A loop that runs over a dimension of a buffer.
struct LoopExtent {
  Value buffer;
  int64_t dim;

  int64_t getStatic() const {
    return cast<MemRefType>(buffer.getType()).getDimSize(dim);
  }
  Value create(OpBuilder &builder, Location loc) const;
};

/// Creates a nest of loops around `body`, which gets their variables.
void emitLoopNest(OpBuilder &builder, Location loc, ValueRange lower,
                  ValueRange upper,
                  llvm::function_ref<void(OpBuilder &, ValueRange)> body);

/// Creates a nest of loops around op's code of an iteration.
void emitIterations(Operation *op, OpBuilder &builder, ValueRange lower,
                    ValueRange upper);

} // namespace mlir::dp

#include "dp/Interfaces/KernelOpInterface.h.inc"

namespace mlir::dp {

/// The loop whose iterations a launch may split over threads: the outermost
/// parallel one of more than one iteration.
std::optional<unsigned> getPartitionedLoop(KernelOpInterface op);

} // namespace mlir::dp

#endif // DP_INTERFACES_KERNELOPINTERFACE_H
