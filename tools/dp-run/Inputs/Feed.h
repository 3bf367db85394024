//===- Feed.h - The rows of each step ---------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_FEED_H
#define DP_TOOLS_DP_RUN_INPUTS_FEED_H

#include "Program.h"
#include "dp/Files/NpzArray.h"
#include "dp/Runtime/Chunk.h"

#include <optional>

namespace dp {

/// Chooses the rows of a step: consecutive ones, and the first ones again after
/// the last. A batch of fixed size may hold rows of two epochs; if the size may
/// vary, the last batch of an epoch is the rest.
class RowOrder {
public:
  RowOrder(int64_t rows, int64_t batch, bool mayBeShort,
           std::optional<uint64_t> shuffle)
      : rows(rows), batch(batch), mayBeShort(mayBeShort), shuffle(shuffle) {}

  /// Returns the number of steps in which every row is fed `epochs` times
  /// (rounded up).
  int64_t stepsFor(int64_t epochs) const;

  /// Returns the epoch in which a step begins.
  int64_t epochOf(int64_t step) const;

  /// Returns the rows of a step in order; valid until the next call.
  const std::vector<int64_t> &rowsOf(int64_t step);

private:
  const std::vector<int64_t> &orderOf(int64_t epoch);

  int64_t rows, batch;
  bool mayBeShort;
  std::optional<uint64_t> shuffle;
  int64_t cachedEpoch = -1;
  std::vector<int64_t> cachedOrder, current;
};

/// Selects rows of one argument's data. A row is `unit` elements of the
/// argument's sharded dimension.
class RowSelector {
public:
  /// `data` has the argument's shape except the number of rows.
  RowSelector(const dp_value_info &argument, NpyArray data);
  /// Selects rows of a file, which are read when they are selected. If the file
  /// is not seekable, load() reads all that will be selected.
  RowSelector(const dp_value_info &argument, NpzArray file);

  int64_t rows() const { return allRows; }
  bool isRandom = false; ///< made by --random

  /// Returns the digest of all rows, which are in memory.
  std::string digestOfAll() const;

  /// Returns true if load() must be called before select().
  bool mustLoad() const { return file.source && !file.isSeekable(); }
  /// Reads the rows r with needed[r] and checks the CRC of all.
  void load(const std::vector<bool> &needed);

  /// Returns a digest of all rows: of the rows in memory, else the CRC that the
  /// file records, else a digest of samples, so that no process reads all.
  uint64_t digest() const;

  /// Returns the file that select() reads; null if the rows are in memory.
  NpzArray *rowFile() { return file.source ? &file : nullptr; }

  /// Returns an array with the shape of all `rows`, but the data of rows
  /// [part.offset, part.offset + part.size) of them. It points into the data if
  /// these are consecutive and their dimension is the outermost, else into a
  /// copy. Valid until the next call.
  dp_array select(const std::vector<int64_t> &rows, Chunk part);

private:
  RowSelector(const dp_value_info &argument, std::vector<int64_t> shape);

  NpyArray array;             ///< in memory: all rows, or the rows of `place`
  NpzArray file;              ///< else
  uint64_t recorded = 0;      ///< the file's CRC, or the digest of samples
  bool isRead = false;        ///< by parts, from a file
  std::vector<int64_t> place; ///< of each row in `array`; empty: its own
  int64_t dim, unit, allRows;
  int64_t outer, rowBytes; ///< outer x rows x rowBytes
  std::vector<int64_t> shape;
  std::vector<char> copy;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_FEED_H
