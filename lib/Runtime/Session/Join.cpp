//===- Join.cpp - Any number of rows from each process --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A program computes with chunks of a whole batch; what the processes have is
// another division of it. Here its rows change places before a step, by host
// memory: first all say how many they have, then each sends every other one
// what falls into its chunk, one message per process.
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <cstring>

using namespace dp;

namespace {
/// Rows [begin, end) of the whole batch.
struct Rows {
  int64_t begin, end;
  int64_t size() const { return std::max<int64_t>(end - begin, 0); }
  Rows in(Rows o) const {
    return {std::max(begin, o.begin), std::min(end, o.end)};
  }
};

/// How rows lie in an array: `outer` times all rows, each of `bytes`.
struct RowShape {
  RowShape(const Value &v, const std::vector<int64_t> &shape) {
    size_t dim = static_cast<size_t>(v.placement.dim);
    outer = elementCount(shape.data(), v.placement.dim);
    bytes = v.placement.unit * dtypeSize(v.dtype) *
            elementCount(shape.data() + dim + 1,
                         static_cast<int64_t>(shape.size() - dim - 1));
  }
  /// Copies `rows` between arrays of rows [from, ...) of `fromCount` rows, and
  /// likewise `to`.
  void copy(Rows rows, const char *source, Rows from, char *target,
            Rows to) const {
    if (rows.size() == 0 || bytes == 0)
      return;
    for (int64_t o = 0; o < outer; ++o)
      std::memcpy(target + (o * to.size() + rows.begin - to.begin) * bytes,
                  source + (o * from.size() + rows.begin - from.begin) * bytes,
                  rows.size() * bytes);
  }
  int64_t outer, bytes;
};
} // namespace

/// Rows of the entry's batches in `arguments`, which are this process's own.
int64_t dp_session::ownRows(int64_t entry, const dp_array *arguments) const {
  const Entry &e = entryAt(entry);
  int64_t rows = -1;
  const Value *first = nullptr;
  for (size_t i = 0; i < e.arguments.size(); ++i) {
    const Value &v = e.arguments[i];
    if (v.role != DP_ROLE_BATCH)
      continue;
    if (v.shape[v.placement.dim] != -1)
      throw Error("the batch '" + v.name + "' of entry '" + e.name +
                  "' has a fixed size, " +
                  describeType(v.dtype, v.shape.data(),
                               static_cast<int64_t>(v.shape.size())) +
                  ": only a dynamic one can be joined");
    checkArray(v, arguments[i], "argument");
    int64_t mine = arguments[i].shape[v.placement.dim] / v.placement.unit;
    if (first && mine != rows)
      throw Error("the batches differ in rows: '" + first->name + "' has " +
                  std::to_string(rows) + ", '" + v.name + "' has " +
                  std::to_string(mine));
    if (!arguments[i].data &&
        elementCount(arguments[i].shape, arguments[i].rank) != 0)
      throw Error("argument '" + v.name + "' has no data");
    first = &v;
    rows = mine;
  }
  if (!first)
    throw Error("entry '" + e.name + "' takes no batch that could be joined");
  return rows;
}

/// The dynamic sizes of the entry's batches other than their rows, which all
/// processes must have alike: argument and dimension.
static std::vector<std::pair<size_t, size_t>> otherSizes(const Entry &e) {
  std::vector<std::pair<size_t, size_t>> sizes;
  for (size_t i = 0; i < e.arguments.size(); ++i) {
    const Value &v = e.arguments[i];
    for (size_t d = 0; v.role == DP_ROLE_BATCH && d < v.shape.size(); ++d)
      if (v.shape[d] == -1 && v.placement.dim != static_cast<int64_t>(d))
        sizes.push_back({i, d});
  }
  return sizes;
}

/// Gives the batches the sizes that the first process with rows has. `table`
/// has per process the rows, then otherSizes.
void dp_session::agreeOnSizes(const Entry &e,
                              const std::vector<int64_t> &table) {
  auto sizes = otherSizes(e);
  size_t width = sizes.size() + 1;
  int64_t ranks = control->processes(), like = 0;
  while (like + 1 < ranks && table[like * width] == 0)
    ++like;
  const int64_t *first = &table[like * width];
  for (size_t k = 0; k < sizes.size(); ++k) {
    auto [i, d] = sizes[k];
    join.shapes[i][d] = first[k + 1];
    for (int64_t p = like + 1; p < ranks; ++p) {
      const int64_t *its = &table[p * width];
      if (its[0] == 0 || its[k + 1] == first[k + 1])
        continue;
      control->giveUp(); // all know
      throw Error(
          "'" + e.arguments[i].name + "' has " + std::to_string(its[k + 1]) +
              " elements along dimension " + std::to_string(d) + " on rank " +
              std::to_string(p) + ", but " + std::to_string(first[k + 1]) +
              " on rank " + std::to_string(like),
          control->process() == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
    }
  }
}

int64_t dp_session::joinBatches(int64_t entry, const dp_array *arguments,
                                dp_array *joined) {
  int64_t mine;
  try {
    mine = ownRows(entry, arguments);
  } catch (const std::exception &e) {
    if (isAcross()) // the others would wait
      control->abort("rank " + std::to_string(devices.first()) + ": " +
                     e.what());
    throw;
  }
  const Entry &e = entryAt(entry);
  std::copy(arguments, arguments + e.arguments.size(), joined);
  if (!isAcross())
    return mine;

  int64_t self = control->process(), ranks = control->processes();
  std::vector<int64_t> sizes = {mine};
  join.shapes.assign(e.arguments.size(), {});
  for (size_t i = 0; i < e.arguments.size(); ++i) {
    if (e.arguments[i].role != DP_ROLE_BATCH)
      continue;
    join.shapes[i].assign(arguments[i].shape,
                          arguments[i].shape + arguments[i].rank);
  }
  for (auto [i, d] : otherSizes(e))
    sizes.push_back(join.shapes[i][d]);
  std::vector<int64_t> table(sizes.size() * ranks);
  control->allGather("the joining of the batches", sizes.data(),
                     static_cast<int64_t>(sizes.size() * sizeof(int64_t)),
                     table.data());
  agreeOnSizes(e, table);
  std::vector<Rows> have, want;
  int64_t total = 0;
  for (int64_t p = 0; p < ranks; ++p) {
    int64_t begin = total, rows = table[p * sizes.size()];
    if (__builtin_add_overflow(total, rows, &total))
      throw Error("the processes have more than 2^63 rows together");
    have.push_back({begin, total});
  }
  bool inPlace = true;
  for (int64_t p = 0; p < ranks; ++p) {
    Chunk c = localBatches ? chunkOf(total, ranks, p) : Chunk{0, total};
    want.push_back({c.offset, c.offset + c.size});
    inPlace &= have[p].size() == c.size;
  }
  for (size_t i = 0; i < e.arguments.size(); ++i)
    if (const Value &v = e.arguments[i]; v.role == DP_ROLE_BATCH) {
      join.shapes[i][v.placement.dim] = total * v.placement.unit;
      joined[i].shape = join.shapes[i].data();
    }
  if (inPlace)
    return total;

  // What each process is sent, and what this one keeps.
  join.outgoing.resize(ranks);
  join.incoming.resize(ranks);
  join.data.resize(e.arguments.size());
  auto forBatches = [&](auto f) {
    for (size_t i = 0; i < e.arguments.size(); ++i)
      if (e.arguments[i].role == DP_ROLE_BATCH)
        f(i, RowShape(e.arguments[i], join.shapes[i]));
  };
  std::vector<int64_t> sent(ranks), received(ranks);
  std::vector<const void *> from(ranks);
  std::vector<void *> to(ranks);
  for (int64_t p = 0; p < ranks; ++p) {
    Rows out = have[self].in(want[p]), in = have[p].in(want[self]);
    forBatches([&](size_t i, RowShape rows) {
      sent[p] += p == self ? 0 : rows.outer * rows.bytes * out.size();
      received[p] += p == self ? 0 : rows.outer * rows.bytes * in.size();
    });
    join.outgoing[p].resize(sent[p]);
    join.incoming[p].resize(received[p]);
    from[p] = join.outgoing[p].data();
    to[p] = join.incoming[p].data();
    if (p == self)
      continue;
    char *place = join.outgoing[p].data();
    forBatches([&](size_t i, RowShape rows) {
      rows.copy(out, static_cast<const char *>(arguments[i].data), have[self],
                place, out);
      place += rows.outer * rows.bytes * out.size();
    });
  }
  control->exchange("the exchange of rows", sent, from, received, to);
  forBatches([&](size_t i, RowShape rows) {
    join.data[i].resize(rows.outer * rows.bytes * want[self].size());
    joined[i].data = join.data[i].data();
  });
  for (int64_t p = 0; p < ranks; ++p) {
    Rows in = have[p].in(want[self]);
    const char *place = join.incoming[p].data();
    forBatches([&](size_t i, RowShape rows) {
      char *target = join.data[i].data();
      if (p == self)
        return rows.copy(in, static_cast<const char *>(arguments[i].data),
                         have[self], target, want[self]);
      rows.copy(in, place, in, target, want[self]);
      place += rows.outer * rows.bytes * in.size();
    });
  }
  return total;
}
