//===- BatchJoin.cpp - Batches of rows from several processes -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A program computes with chunks of a whole batch, but the processes have other
// ranges of its rows. All processes exchange their numbers of rows; then each
// sends every other one the rows of its chunk, as one message through host
// memory.
//
//===----------------------------------------------------------------------===//

#include "BatchJoin.h"
#include "Layout.h"
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

/// The layout of rows in an array: `outer` times all rows, `bytes` per row.
struct RowShape {
  RowShape(const Value &v, const std::vector<int64_t> &shape) {
    size_t dim = static_cast<size_t>(v.placement.dim);
    outer = elementCount(shape.data(), v.placement.dim);
    bytes = v.placement.unit * dtypeSize(v.dtype) *
            elementCount(shape.data() + dim + 1,
                         static_cast<int64_t>(shape.size() - dim - 1));
  }
  int64_t bytesOf(Rows rows) const { return outer * bytes * rows.size(); }
  /// Copies `rows` from an array of the rows `from` to one of the rows `to`.
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

/// The rows of the batch that each process has, and the rows that it needs.
struct BatchJoin::Division {
  /// `table`: per process `width` numbers, first its rows.
  Division(const std::vector<int64_t> &table, size_t width, int64_t ranks,
           bool localBatches) {
    for (int64_t p = 0; p < ranks; ++p) {
      int64_t begin = total;
      if (__builtin_add_overflow(total, table[p * width], &total))
        throw Error("the processes have more than 2^63 rows together");
      have.push_back({begin, total});
    }
    for (int64_t p = 0; p < ranks; ++p) {
      Chunk c = localBatches ? chunkOf(total, ranks, p) : Chunk{0, total};
      need.push_back({c.offset, c.offset + c.size});
      inPlace &= have[p].size() == c.size;
    }
  }

  std::vector<Rows> have, need; ///< per process
  int64_t total = 0;
  bool inPlace = true; ///< every process has the rows it needs
};

/// Returns the number of rows of the entry's batches in `arguments`.
static int64_t countRows(const Entry &e, const dp_array *arguments) {
  int64_t rows = -1;
  const Value *first = nullptr;
  for (size_t i = 0; i < e.arguments.size(); ++i) {
    const Value &v = e.arguments[i];
    if (v.role != DP_ROLE_BATCH)
      continue;
    Value part = v; // of which this process has some rows
    part.shape[v.placement.dim] = -1;
    checkArray(part, arguments[i], "argument");
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

/// Returns argument and dimension of the dynamic sizes of the entry's batches
/// except their rows; all processes must have the same.
static std::vector<std::pair<size_t, size_t>> getOtherSizes(const Entry &e) {
  std::vector<std::pair<size_t, size_t>> sizes;
  for (size_t i = 0; i < e.arguments.size(); ++i) {
    const Value &v = e.arguments[i];
    for (size_t d = 0; v.role == DP_ROLE_BATCH && d < v.shape.size(); ++d)
      if (v.shape[d] == -1 && v.placement.dim != static_cast<int64_t>(d))
        sizes.push_back({i, d});
  }
  return sizes;
}

/// Calls f(argument, its RowShape) for each batch.
template <typename F>
void BatchJoin::forBatches(const Entry &entry, F &&f) const {
  for (size_t i = 0; i < entry.arguments.size(); ++i)
    if (entry.arguments[i].role == DP_ROLE_BATCH)
      f(i, RowShape(entry.arguments[i], shapes[i]));
}

/// Returns per process its rows, then its getOtherSizes.
std::vector<int64_t> BatchJoin::exchangeSizes(const Entry &e,
                                              const dp_array *arguments,
                                              int64_t rows) {
  std::vector<int64_t> sizes = {rows};
  shapes.assign(e.arguments.size(), {});
  for (size_t i = 0; i < e.arguments.size(); ++i)
    if (e.arguments[i].role == DP_ROLE_BATCH)
      shapes[i].assign(arguments[i].shape,
                       arguments[i].shape + arguments[i].rank);
  for (auto [i, d] : getOtherSizes(e))
    sizes.push_back(shapes[i][d]);
  std::vector<int64_t> table(sizes.size() * context.control->processes());
  context.control->allGather(
      "the joining of the batches", sizes.data(),
      static_cast<int64_t>(sizes.size() * sizeof(int64_t)), table.data());
  return table;
}

/// Gives the batches the sizes that the first process with rows has; throws if
/// another process with rows has others.
void BatchJoin::agreeOnSizes(const Entry &e,
                             const std::vector<int64_t> &table) {
  ControlPlane &control = *context.control;
  auto sizes = getOtherSizes(e);
  size_t width = sizes.size() + 1;
  int64_t ranks = control.processes(), like = 0;
  while (like + 1 < ranks && table[like * width] == 0)
    ++like;
  const int64_t *first = &table[like * width];
  for (size_t k = 0; k < sizes.size(); ++k) {
    auto [i, d] = sizes[k];
    shapes[i][d] = first[k + 1];
    for (int64_t p = like + 1; p < ranks; ++p) {
      const int64_t *its = &table[p * width];
      if (its[0] == 0 || its[k + 1] == first[k + 1])
        continue;
      control.giveUp(); // all processes fail here
      throw Error(
          "'" + e.arguments[i].name + "' has " + std::to_string(its[k + 1]) +
              " elements along dimension " + std::to_string(d) + " on rank " +
              std::to_string(p) + ", but " + std::to_string(first[k + 1]) +
              " on rank " + std::to_string(like),
          control.process() == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED, p);
    }
  }
}

/// Throws in all processes if the entry has a batch of a fixed size that is not
/// that of `rows` rows. No rows mean that there is no step.
static void requireFixedSizes(const Entry &e, int64_t rows,
                              ControlPlane &control) {
  for (const Value &v : e.arguments) {
    if (v.role != DP_ROLE_BATCH || rows == 0)
      continue;
    int64_t fixed = v.shape[v.placement.dim], size = rows * v.placement.unit;
    if (fixed == -1 || fixed == size)
      continue;
    control.giveUp(); // all processes fail here
    throw Error("the batch '" + v.name + "' of entry '" + e.name +
                    "' has a fixed size, " +
                    describeType(v.dtype, v.shape.data(),
                                 static_cast<int64_t>(v.shape.size())) +
                    ", but the processes have " + std::to_string(size) +
                    " elements along dimension " +
                    std::to_string(v.placement.dim) +
                    " together; batches of any size need a dynamic one",
                control.process() == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
  }
}

/// Sends each process the rows that it needs of this one's, and puts together
/// the rows that this one needs.
void BatchJoin::exchangeRows(const Entry &e, const Division &division,
                             const dp_array *arguments, dp_array *joined) {
  const std::vector<Rows> &have = division.have, &need = division.need;
  int64_t self = context.control->process();
  int64_t ranks = context.control->processes();
  outgoing.resize(ranks);
  incoming.resize(ranks);
  data.resize(e.arguments.size());
  std::vector<int64_t> sent(ranks), received(ranks);
  std::vector<const void *> from(ranks);
  std::vector<void *> to(ranks);
  for (int64_t p = 0; p < ranks; ++p) {
    Rows out = have[self].in(need[p]), in = have[p].in(need[self]);
    if (p != self)
      forBatches(e, [&](size_t, RowShape rows) {
        sent[p] += rows.bytesOf(out);
        received[p] += rows.bytesOf(in);
      });
    outgoing[p].resize(sent[p]);
    incoming[p].resize(received[p]);
    from[p] = outgoing[p].data();
    to[p] = incoming[p].data();
    if (p == self)
      continue;
    char *place = outgoing[p].data();
    forBatches(e, [&](size_t i, RowShape rows) {
      rows.copy(out, static_cast<const char *>(arguments[i].data), have[self],
                place, out);
      place += rows.bytesOf(out);
    });
  }
  context.control->exchange("the exchange of rows", sent, from, received, to);
  forBatches(e, [&](size_t i, RowShape rows) {
    data[i].resize(rows.bytesOf(need[self]));
    joined[i].data = data[i].data();
  });
  for (int64_t p = 0; p < ranks; ++p) {
    Rows in = have[p].in(need[self]);
    const char *place = incoming[p].data();
    forBatches(e, [&](size_t i, RowShape rows) {
      char *target = data[i].data();
      if (p == self)
        return rows.copy(in, static_cast<const char *>(arguments[i].data),
                         have[self], target, need[self]);
      rows.copy(in, place, in, target, need[self]);
      place += rows.bytesOf(in);
    });
  }
}

int64_t BatchJoin::join(const Entry &e, const dp_array *arguments,
                        dp_array *joined) {
  int64_t mine =
      context.abortJobOnError([&] { return countRows(e, arguments); });
  std::copy(arguments, arguments + e.arguments.size(), joined);
  if (!context.isAcross())
    return mine;
  std::vector<int64_t> table = exchangeSizes(e, arguments, mine);
  agreeOnSizes(e, table);
  int64_t ranks = context.control->processes();
  Division division(table, table.size() / ranks, ranks, context.localBatches);
  requireFixedSizes(e, division.total, *context.control);
  for (size_t i = 0; i < e.arguments.size(); ++i)
    if (const Value &v = e.arguments[i]; v.role == DP_ROLE_BATCH) {
      shapes[i][v.placement.dim] = division.total * v.placement.unit;
      joined[i].shape = shapes[i].data();
    }
  if (!division.inPlace)
    exchangeRows(e, division, arguments, joined);
  return division.total;
}
