//===- MemoryLayout.h - Buffers in one arena --------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_MEMORY_MEMORYLAYOUT_H
#define DP_LIB_SCHEDULE_TRANSFORMS_MEMORY_MEMORYLAYOUT_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::dp {

/// The positions, both included, between which a buffer is live, and its size
/// in bytes on one device.
struct LiveRange {
  int64_t first, last, bytes;
};

/// An order of buffers in an arena that needs little memory with the sizes on
/// one device, and is right with any sizes: a buffer lies after all those of
/// `below`, with which it is live at some time.
struct MemoryLayout {
  struct Place {
    unsigned buffer;
    SmallVector<unsigned, 2> below; ///< buffers, whose places come earlier
  };
  SmallVector<Place> places;
  /// The buffers that no other one lies after: the arena ends after all of
  /// them.
  SmallVector<unsigned> top;
};

/// Lays out the largest buffers first, each at the lowest address at which it
/// fits between those that are there, as TensorFlow Lite's greedy-by-size
/// planner (Pisarchyk and Lee, Efficient Memory Management for Deep Neural Net
/// Inference, 2020). Of more than 4,096 buffers the smaller ones share places
/// of their size, so that the time is that of sorting.
MemoryLayout layOutMemory(ArrayRef<LiveRange> ranges);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_MEMORY_MEMORYLAYOUT_H
