//===- BufferParts.h - Disjoint ranges of buffers ---------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_BUFFERPARTS_H
#define DP_SCHEDULE_ANALYSIS_BUFFERPARTS_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

#include <map>

namespace mlir::dp {

/// Tells disjoint static parts of buffers apart: ranges of bytes, as those of
/// the members of a bucket, and slices along one dimension.
class BufferParts {
public:
  /// Finds the parts that views in `block` are of.
  explicit BufferParts(Block &block);
  /// Finds the parts that `memrefs` lie in.
  explicit BufferParts(ValueRange memrefs);

  /// Returns a number of the part of its base that `memref` lies in. Parts with
  /// different numbers do not overlap. Returns none if `memref` may overlap
  /// several of them.
  std::optional<int64_t> find(Value memref) const;

private:
  /// A part of `source` from `begin` on, in bytes if `dim` is -1.
  struct Part {
    Value source;
    int64_t dim, begin, size;
  };
  /// The parts of a base, which are all of one source and along one dimension:
  /// their sizes by where they begin.
  struct Parts {
    Value source;
    int64_t dim;
    std::map<int64_t, int64_t> sizes;
  };
  static std::optional<Part> findPart(Value memref);
  void add(SmallVectorImpl<Part> &found);

  DenseMap<Value, Parts> parts; ///< by base
};

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_BUFFERPARTS_H
