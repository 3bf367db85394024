//===- Inputs.h - What the entry is fed -------------------------*- C++ -*-===//
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

/// The arrays of the file at `path`; none if it is empty.
NpzFile readIf(const std::string &path);

/// Everything an entry takes, found in the files by argument name and checked
/// before the first step.
class Inputs {
public:
  /// Reads the files but for `states`, what is in that of --state; of the rows
  /// only those of `rank` of `ranks`, if these are several. Throws Failure or
  /// NpzError.
  /// `resumed`, the states of a checkpoint, takes the place of those in
  /// `states`; `resumedPaths` is what pathsOfStates() was then.
  Inputs(const Program &program, const Options &options, NpzFile states,
         int64_t rank, int64_t ranks, NpzFile resumed = {},
         const std::map<std::string, std::string> &resumedPaths = {});

  /// What must be the same in all processes: how many rows and steps there are,
  /// and what is the same for all of them.
  Settings settingsOfAll() const;

  /// What a run must have in common with one that it goes on from after `step`
  /// steps: rows, seeds, and digests of all that those steps were fed. That of
  /// the rows is read from the file where this process holds not all of them.
  Settings settingsOfRun(int64_t step);

  /// The file of each batch, in the order of the arguments; null where its
  /// rows are in memory.
  std::vector<NpzArray *> rowFilesInUse();

  /// The name of each batch and the digest of its rows, in the same order.
  std::vector<std::pair<std::string, uint64_t>> rowDigests() const;

  /// Initial state by name.
  NpzFile &states() { return stateValues; }
  /// What the state's file calls those that it calls by a path.
  const std::map<std::string, std::string> &pathsOfStates() const {
    return statePaths;
  }

  /// With --join: steps in which this process goes once through its rows. Then
  /// setStepsPerEpoch says how many an epoch has, for all processes: the
  /// batches of the remaining ones are empty.
  int64_t ownStepsPerEpoch() const { return ownPerEpoch; }
  void setStepsPerEpoch(int64_t count);

  int64_t steps() const { return stepCount; }
  int64_t rows() const { return rowCount; }
  /// The epoch a step begins in, and the number of epochs of the run.
  int64_t epochOf(int64_t step) const;
  int64_t epochs() const { return epochOf(stepCount - 1) + 1; }

  /// The arguments of a step, one per argument of the entry (state: null);
  /// valid until the next call. Batches have the shape of all ranks' rows and
  /// the data of this one's.
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
  std::map<size_t, std::string> digestsOfRows; ///< that were made
  std::vector<dp_array> current;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_INPUTS_H
