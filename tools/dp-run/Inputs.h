//===- Inputs.h - The arguments of an entry ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_INPUTS_H
#define DP_TOOLS_DP_RUN_INPUTS_H

#include "Feed.h"
#include "Options.h"
#include "Program.h"
#include "Settings.h"

#include <map>

namespace dp {

/// Reads the arrays of the file at `path`; returns none if `path` is empty.
NpzFile readIf(const std::string &path);

/// The arguments of an entry, found in the files by name and checked before the
/// first step.
class Inputs {
public:
  /// Reads the files except that of --state, whose content is `states`. Of the
  /// rows it reads those of `rank` of `ranks`. `resumed`, the states of a
  /// checkpoint, replaces those in `states`; `resumedPaths` is pathsOfStates()
  /// of that run. Throws Failure or NpzError.
  Inputs(const Program &program, const Options &options, NpzFile states,
         int64_t rank, int64_t ranks, NpzFile resumed = {},
         const std::map<std::string, std::string> &resumedPaths = {});

  /// Returns what must be the same in all processes: the numbers of rows and
  /// steps, and inputs that all share.
  Settings settingsOfAll() const;

  /// Returns what a run must have in common with one that it continues after
  /// `step` steps: rows, seeds, and digests of all inputs of those steps. The
  /// rows are read from the file if this process does not hold all of them.
  Settings settingsOfRun(int64_t step);

  /// Returns the file of each batch, in the order of the arguments; null if its
  /// rows are in memory.
  std::vector<NpzArray *> rowFilesInUse();

  /// Returns the name of each batch and the digest of its rows, in the same
  /// order.
  std::vector<std::pair<std::string, uint64_t>> rowDigests() const;

  /// Initial state by name.
  NpzFile &states() { return stateValues; }
  /// Per state that the file of --state names by a path, that path.
  const std::map<std::string, std::string> &pathsOfStates() const {
    return statePaths;
  }

  /// With --join: the steps in which this process takes all of its rows once.
  /// setStepsPerEpoch then sets the steps of an epoch of all processes; batches
  /// of the remaining steps are empty.
  int64_t ownStepsPerEpoch() const { return ownPerEpoch; }
  void setStepsPerEpoch(int64_t count);

  int64_t steps() const { return stepCount; }
  int64_t rows() const { return rowCount; }
  /// Return the epoch in which a step begins, and the number of epochs of the
  /// run.
  int64_t epochOf(int64_t step) const;
  int64_t epochs() const { return epochOf(stepCount - 1) + 1; }

  /// Returns the arguments of a step, one per argument of the entry (state:
  /// null); valid until the next call. Batches have the shape of the rows of
  /// all ranks and the data of this one's.
  const std::vector<dp_array> &argumentsOf(int64_t step);

private:
  std::string digestOfRows(size_t argument);
  void findStates();
  void findBatches();
  void findInputs();
  void chooseSteps();
  void checkPerStep() const;
  const std::vector<int64_t> &rowsOf(int64_t step);
  void loadRows();
  RowSelector selector(const dp_value_info &value, NpyArray data);
  int64_t chooseBatch() const;
  void reportMissing() const;
  NpyArray random(const dp_value_info &value, std::vector<int64_t> shape);

  const Program &program;
  const Options &options;
  int64_t rank, ranks;
  std::map<std::string, NpzArray> rowFiles; ///< batches read by parts
  NpzFile stateFile, dataFile, perStepFile;
  NpzFile stateValues;
  std::map<std::string, std::string> statePaths; ///< by name
  std::map<size_t, RowSelector> batches;         ///< by argument number
  std::map<size_t, NpyArray> constants, perStep;
  std::vector<std::string> missingStates, missingData, missingInputs;
  bool batchMayBeShort = false;
  int64_t batch = 0, rowCount = 0, stepCount = 1;
  int64_t ownPerEpoch = 0, perEpoch = 0; ///< with --join
  std::optional<RowOrder> order;
  std::map<size_t, std::string> digestsOfRows; ///< computed so far
  std::vector<dp_array> current;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_H
