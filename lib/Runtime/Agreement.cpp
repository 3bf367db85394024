//===- Agreement.cpp - What is the same in all processes ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A rank that began with other parameters than the others would go on so, and
// what the job computes would mean nothing. Eight bytes per process tell that
// all is well; only where they differ is every value's digest exchanged.
//
//===----------------------------------------------------------------------===//

#include "Agreement.h"
#include "Communicator.h"
#include "Layout.h"
#include "Session.h"

#include <functional>
#include <string_view>

using namespace dp;

// The standard library's hash is 64-bit Murmur: 8 bytes in about a nanosecond.
static uint64_t hashOf(const void *data, int64_t bytes) {
  return std::hash<std::string_view>()(std::string_view(
      static_cast<const char *>(data), static_cast<size_t>(bytes)));
}

uint64_t dp::digestOf(const dp_array &value) {
  int64_t bytes =
      elementCount(value.shape, value.rank) * dp_dtype_size(value.dtype);
  uint64_t parts[2] = {
      hashOf(value.shape, value.rank * int64_t(sizeof(int64_t))),
      bytes > 0 ? hashOf(value.data, bytes) : 0};
  return hashOf(parts, sizeof parts);
}

void dp::requireEqual(ControlPlane &control, const char *what,
                      const std::vector<Shared> &values) {
  std::vector<uint64_t> mine;
  for (const Shared &v : values) {
    mine.push_back(v.isSet);
    mine.push_back(v.isSet ? v.digest : 0);
  }
  int64_t bytes = static_cast<int64_t>(mine.size() * sizeof(uint64_t));
  uint64_t all = hashOf(mine.data(), bytes);
  int64_t ranks = control.processes();
  std::vector<uint64_t> theirs(ranks);
  control.allGather(what, &all, sizeof all, theirs.data());
  bool equal = true;
  for (uint64_t digest : theirs)
    equal &= digest == theirs[0];
  if (equal)
    return;
  std::vector<uint64_t> table(mine.size() * ranks);
  control.allGather(what, mine.data(), bytes, table.data());
  control.giveUp(); // all know
  std::string message = std::string(what) + " failed";
  for (size_t i = 0; i < values.size(); ++i) {
    std::vector<int64_t> other, without;
    const uint64_t *first = &table[2 * i];
    for (int64_t r = 1; r < ranks; ++r) {
      const uint64_t *its = first + r * static_cast<int64_t>(mine.size());
      if (its[0] != first[0])
        without.push_back(r);
      else if (its[1] != first[1])
        other.push_back(r);
    }
    std::string name = std::string("'") + values[i].name + "'";
    auto have = [](const std::vector<int64_t> &r) {
      return rankList(r) + (r.size() == 1 ? " has" : " have");
    };
    if (!other.empty())
      message = have(other) + " another " + name + " than rank 0";
    else if (!without.empty())
      message = first[0]
                    ? have(without) + " no " + name + ", but rank 0 has"
                    : have(without) + " a " + name + ", but rank 0 has none";
    else
      continue;
    break;
  }
  throw Error(message,
              control.process() == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
}

void dp_session::compareStates() {
  if (statesCompared)
    return;
  std::vector<Shared> values;
  for (const State *s : stateOrder)
    values.push_back({s->value->name.c_str(), s->isSet, s->digest});
  requireEqual(*control, "the comparison of the states", values);
  statesCompared = true;
}

/// Before the first step of the entry: those of later steps come from the same
/// place.
void dp_session::compareInputs(int64_t entry, const dp_array *arguments) {
  if (!isAcross() || plans[entry].inputsCompared)
    return;
  const Entry &e = executable.descriptor.entries[entry];
  std::vector<Shared> values;
  for (size_t i = 0; i < e.arguments.size(); ++i)
    if (e.arguments[i].role == DP_ROLE_INPUT)
      values.push_back(
          {e.arguments[i].name.c_str(), true, digestOf(arguments[i])});
  plans[entry].inputsCompared = true;
  if (!values.empty())
    requireEqual(*control, "the comparison of the inputs", values);
}
