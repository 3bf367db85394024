//===- BatchFeed.h - The rows of batch arguments ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_BATCHFEED_H
#define DP_TOOLS_DP_RUN_INPUTS_BATCHFEED_H

#include "Feed.h"
#include "Options.h"

#include <map>

namespace dp {

class StepPlan;

/// The batch arguments of an entry: their rows, from the file of --data or
/// --random, and those of them that a step gets.
class BatchFeed {
public:
  /// Opens the file of --data; of the rows, `rank` of `ranks` gets its part.
  /// Throws Failure or NpzError.
  BatchFeed(const Program &program, const Options &options, int64_t rank,
            int64_t ranks);

  bool isEmpty() const { return batches.empty(); }
  /// The rows of a step, and of all data.
  int64_t batchSize() const { return batch; }
  int64_t rows() const { return rowCount; }
  /// Whether a batch may have fewer rows.
  bool mayBeShort() const { return isDynamic; }

  /// The arrays of the file that no batch took, by argument name, until they
  /// are dropped.
  const NpzFile &file() const { return dataFile; }
  void dropFile() { dataFile.clear(); }
  /// The batches that no source has.
  const std::vector<std::string> &missing() const { return missingBatches; }

  /// Reads this rank's rows of all steps if they cannot be read later.
  void load(StepPlan &plan);

  /// Puts the batches of the step that takes `rows` into `arguments`: the shape
  /// of all these rows and the data of this rank's. Valid until the next call.
  void select(const std::vector<int64_t> &rows,
              std::vector<dp_array> &arguments);

  /// Returns the file of each batch, in the order of the arguments; null if its
  /// rows are in memory.
  std::vector<NpzArray *> filesInUse();

  /// A batch and its rows, for comparisons between processes and runs.
  struct Batch {
    size_t argument;
    std::string name;
    bool isRandom;
  };
  std::vector<Batch> all() const;
  /// Returns a digest of a batch's rows that needs no process to read all.
  uint64_t sampleDigest(size_t argument) const;
  /// Returns the digest of all rows. They are read from the file if this
  /// process does not hold all of them.
  std::string digest(size_t argument);

private:
  void open();
  int64_t chooseBatch() const;
  void takeFromFile();
  void makeRandomRows();

  const Program &program;
  const Options &options;
  int64_t rank, ranks;
  std::map<std::string, NpzArray> rowFiles; ///< batches read by parts
  NpzFile dataFile;
  std::map<size_t, RowSelector> batches; ///< by argument number
  std::vector<std::string> missingBatches;
  bool isDynamic = true, isFromFile = false;
  int64_t batch = 0, rowCount = 0;
  std::map<size_t, std::string> digests; ///< computed so far
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_BATCHFEED_H
