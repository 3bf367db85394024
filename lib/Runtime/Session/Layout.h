//===- Layout.h - The parts of an array on the ranks ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_LAYOUT_H
#define DP_LIB_RUNTIME_SESSION_LAYOUT_H

#include "Program/Descriptor.h"
#include "dp/Runtime/Chunk.h"

namespace dp {

/// The part of a global array that one rank holds: `outer` rows of `bytes`,
/// `stride` apart and `offset` into the global array; dense in the local one.
struct LocalPart {
  int64_t outer, bytes, stride, offset;

  int64_t localBytes() const { return outer * bytes; }
  /// Returns true if the part lies in one piece in the global array.
  bool isDense() const { return outer <= 1 || bytes == stride; }
  void scatter(void *local, const void *global) const {
    scatter(local, global, 0, localBytes());
  }
  /// The same for the bytes [begin, end) of the local array.
  void scatter(void *local, const void *global, int64_t begin,
               int64_t end) const;
  void gather(void *global, const void *local) const;
};

/// Returns the part of `rank` in an array of global `shape` (no dynamic
/// dimension).
LocalPart localPart(const Value &value, const int64_t *shape, int64_t ranks,
                    int64_t rank);

/// Returns the product of the sizes. Throws Error above 2^50.
int64_t elementCount(const int64_t *shape, int64_t rank);

/// Throws Error unless `array` has the type that `value` declares. A dynamic
/// size may be any multiple of the shard's unit.
void checkArray(const Value &value, const dp_array &array, const char *what);

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_LAYOUT_H
