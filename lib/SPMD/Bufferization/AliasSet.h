//===- AliasSet.h - Reads and writes of one buffer --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_BUFFERIZATION_ALIASSET_H
#define DP_LIB_SPMD_BUFFERIZATION_ALIASSET_H

#include "mlir/IR/Operation.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>
#include <set>

namespace mlir::dp {

/// A point in program order. An op begins at an even number; its results are
/// complete at a greater even number.
using Time = int64_t;

/// A union of half-open intervals (begin, end].
class Intervals {
public:
  void add(Time begin, Time end);
  bool contain(Time time) const;
  size_t size() const { return ends.size(); }
  auto begin() const { return ends.begin(); }
  auto end() const { return ends.end(); }

private:
  std::map<Time, Time> ends; // by begin, disjoint
};

/// The times at which the tensors that may share a buffer are read and written.
/// An op that begins at r and reads a tensor that is defined at d forbids
/// writes in d < time < r, and at r if it must not overwrite the tensor that it
/// reads.
class AliasSet {
public:
  /// An op that inserts into a subset of a tensor that is defined at
  /// `definition`. It reads all elements outside of the subset.
  struct Insertion {
    Time definition;
    OpOperand *operand;
  };

  /// The times at which reads other than insertions forbid writes.
  Intervals reads;
  /// The times at which a loop may write a loop-carried tensor, by a name that
  /// is not among the aliases.
  Intervals carries;
  /// The times at which ops begin that read.
  std::set<Time> readers;
  /// Insertions by time. Their definitions ascend, too.
  std::map<Time, Insertion> insertions;
  std::multimap<Time, OpOperand *> writes;
  bool isReadOnly = false;
  /// True if only a rule that upstream lacks says that all of them may share a
  /// buffer.
  bool hasOwnRule = false;

  size_t getSize() const {
    return reads.size() + carries.size() + readers.size() + insertions.size() +
           writes.size();
  }

  /// Adds an insertion at `time`, or a read if the definitions would not
  /// ascend.
  void addInsertion(Time definition, Time time, OpOperand *operand);
  /// Moves the contents of `other` here, in time n log n for n elements of
  /// `other`.
  void merge(AliasSet &other);

  /// The first write in (begin, end], or null.
  OpOperand *findWriteIn(Time begin, Time end) const;

  /// Returns true if `holds` for all insertions after `time` into tensors that
  /// are defined before. False without asking if there are many.
  bool
  forEachInsertionAround(Time time,
                         llvm::function_ref<bool(OpOperand *)> holds) const;
  /// Returns true if `holds` for all writes in (begin, end]. False without
  /// asking if there are many.
  bool forEachWriteIn(Time begin, Time end,
                      llvm::function_ref<bool(OpOperand *)> holds) const;
};

} // namespace mlir::dp

#endif // DP_LIB_SPMD_BUFFERIZATION_ALIASSET_H
