//===- AliasSet.cpp - Reads and writes of one buffer ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "AliasSet.h"

using namespace mlir;
using namespace mlir::dp;

/// The largest number of insertions or writes that are compared one by one. No
/// program seen has a longer chain of ops in one subset, and without a limit
/// the comparison would take quadratic time.
static constexpr unsigned kMaxCompared = 64;

void Intervals::add(Time begin, Time end) {
  if (begin >= end)
    return;
  auto next = ends.upper_bound(begin);
  if (next != ends.begin()) {
    auto before = std::prev(next);
    if (before->second >= begin) {
      begin = before->first;
      end = std::max(end, before->second);
      ends.erase(before);
    }
  }
  while (next != ends.end() && next->first <= end) {
    end = std::max(end, next->second);
    next = ends.erase(next);
  }
  ends[begin] = end;
}

bool Intervals::contain(Time time) const {
  auto next = ends.lower_bound(time);
  return next != ends.begin() && std::prev(next)->second >= time;
}

void AliasSet::addInsertion(Time definition, Time time, OpOperand *operand) {
  auto next = insertions.lower_bound(time);
  bool isOrdered =
      (next == insertions.end() ||
       (next->first != time && next->second.definition >= definition)) &&
      (next == insertions.begin() ||
       std::prev(next)->second.definition <= definition);
  if (isOrdered)
    insertions.emplace_hint(next, time, Insertion{definition, operand});
  else
    reads.add(definition, time - 1);
}

void AliasSet::merge(AliasSet &other) {
  for (auto [begin, end] : other.reads)
    reads.add(begin, end);
  for (auto [begin, end] : other.carries)
    carries.add(begin, end);
  for (auto &[time, insertion] : other.insertions)
    addInsertion(insertion.definition, time, insertion.operand);
  readers.merge(other.readers);
  writes.merge(other.writes);
  isReadOnly |= other.isReadOnly;
  hasOwnRule |= other.hasOwnRule;
  other = AliasSet();
}

OpOperand *AliasSet::findWriteIn(Time begin, Time end) const {
  auto write = writes.upper_bound(begin);
  return write != writes.end() && write->first <= end ? write->second : nullptr;
}

bool AliasSet::forEachInsertionAround(
    Time time, llvm::function_ref<bool(OpOperand *)> holds) const {
  unsigned numCompared = 0;
  for (auto it = insertions.upper_bound(time);
       it != insertions.end() && it->second.definition < time; ++it)
    if (++numCompared > kMaxCompared || !holds(it->second.operand))
      return false;
  return true;
}

bool AliasSet::forEachWriteIn(
    Time begin, Time end, llvm::function_ref<bool(OpOperand *)> holds) const {
  unsigned numCompared = 0;
  for (auto it = writes.upper_bound(begin);
       it != writes.end() && it->first <= end; ++it)
    if (++numCompared > kMaxCompared || !holds(it->second))
      return false;
  return true;
}
