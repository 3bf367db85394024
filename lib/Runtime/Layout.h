//===- Layout.h - Where the parts of an array lie ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_LAYOUT_H
#define DP_LIB_RUNTIME_LAYOUT_H

#include "Descriptor.h"
#include "dp/Runtime/Chunk.h"

#include <cstdlib>
#include <memory>

namespace dp {

/// 64-byte aligned memory that only grows.
class Buffer {
public:
  /// Has room for `bytes` afterwards, its pages touched by this thread; the
  /// content is lost where it grows. Throws std::bad_alloc.
  void reserve(int64_t bytes);
  void *data() const { return memory.get(); }

private:
  struct Free {
    void operator()(void *p) const { std::free(p); }
  };
  std::unique_ptr<void, Free> memory;
  int64_t capacity = 0;
};

/// The part of a global array that one rank holds: `outer` rows of `bytes`,
/// `stride` apart and `offset` into the global array; dense in the local one.
struct LocalPart {
  int64_t outer, bytes, stride, offset;

  int64_t localBytes() const { return outer * bytes; }
  void scatter(void *local, const void *global) const;
  void gather(void *global, const void *local) const;
};

/// The part of `rank` in an array of global `shape` (no dynamic dimension).
LocalPart localPart(const Value &value, const int64_t *shape, int64_t ranks,
                    int64_t rank);

/// Product of the sizes; throws Error above 2^50.
int64_t elementCount(const int64_t *shape, int64_t rank);

/// Throws Error unless `array` has the type that `value` declares (dynamic
/// sizes any, but multiples of the shard's unit).
void checkArray(const Value &value, const dp_array &array, const char *what);

} // namespace dp

#endif // DP_LIB_RUNTIME_LAYOUT_H
