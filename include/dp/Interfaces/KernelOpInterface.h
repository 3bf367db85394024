//===- KernelOpInterface.h - Ops lowered to kernels -------------*- C++ -*-===//
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

/// Says which iterations of an op's parallel loops a block of a GPU's threads
/// has.
struct BlockShares {
  /// Each iteration of the outermost loops has blocks of its own.
  unsigned numOuter;
  /// Number of iterations of the other loops together that a block has.
  int64_t iterations;
  /// Number of blocks that have the same iterations.
  int64_t numSharers;
  /// Number of threads of a block, those of whole warps.
  int64_t numThreads;
};

/// A block of a GPU's threads, while the code of one of them is created.
class ThreadBlock {
public:
  virtual ~ThreadBlock() = default;

  /// Adds a buffer that the threads of the block share.
  virtual Value addSharedBuffer(Type element, int64_t size, Location loc) = 0;
  /// Creates a barrier, which all threads of the block must reach.
  virtual void createBarrier(OpBuilder &builder, Location loc) = 0;
  /// Returns an i32 with a bit for each thread of the warp: `condition`, an i1,
  /// of that thread. All of them must get there.
  virtual Value createBallot(OpBuilder &builder, Location loc,
                             Value condition) = 0;

  SmallVector<Value> outer; ///< the iteration of the outermost loops
  Value first;              ///< number of the first iteration of the others
  Value sharer;             ///< number among the blocks with these iterations
  Value thread;             ///< number of the thread in the block
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
