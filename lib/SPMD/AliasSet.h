//===- AliasSet.h - Reads and writes of one buffer --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SPMD_ALIASSET_H
#define DP_LIB_SPMD_ALIASSET_H

#include "mlir/IR/Operation.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>
#include <set>

namespace mlir::dp {

/// A place in program order: an op begins at an even number; what it makes is
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

/// When the tensors that may share a buffer are read and written. A read of a
/// tensor that is defined at d by an op that begins at r forbids writes in
/// d < time < r, and at r where the op must not overwrite what it reads.
class AliasSet {
public:
  /// An op that inserts into a subset of what is defined at `definition`. It
  /// reads all but the subset.
  struct Insertion {
    Time definition;
    OpOperand *operand;
  };

  /// When nothing may be written, because of reads other than insertions.
  Intervals reads;
  /// When a loop writes a carry, under a name that is not among the aliases.
  Intervals carries;
  /// When ops that read begin.
  std::set<Time> readers;
  /// Insertions by time, in an order in which the definitions ascend, too.
  std::map<Time, Insertion> insertions;
  std::multimap<Time, OpOperand *> writes;
  bool isReadOnly = false;
  /// Whether only a rule of ours says that all of them may share a buffer.
  bool hasOwnRule = false;

  size_t getSize() const {
    return reads.size() + carries.size() + readers.size() + insertions.size() +
           writes.size();
  }

  /// Adds an insertion at `time`, or a read where the order would not hold.
  void addInsertion(Time definition, Time time, OpOperand *operand);
  /// Moves all of `other` here. Takes time linear in `other`, apart from a
  /// logarithm.
  void merge(AliasSet &other);

  /// The first write in (begin, end], or null.
  OpOperand *findWriteIn(Time begin, Time end) const;

  /// Whether `holds` for all insertions after `time` into what is defined
  /// before. False without asking if there are many.
  bool
  forEachInsertionAround(Time time,
                         llvm::function_ref<bool(OpOperand *)> holds) const;
  /// Whether `holds` for all writes in (begin, end]. False without asking if
  /// there are many.
  bool forEachWriteIn(Time begin, Time end,
                      llvm::function_ref<bool(OpOperand *)> holds) const;
};

} // namespace mlir::dp

#endif // DP_LIB_SPMD_ALIASSET_H
