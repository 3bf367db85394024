//===- Checkpoint.h - The format of checkpoints -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A checkpoint is a file of arrays (dp/Files/ArrayFile.h), which dp-run and, by
// the runtime's C API, the Python package write and read:
//
//   NAME                    a state
//   dp.checkpoint.metrics/NAME
//                           a result of all steps so far, if dp-run records it
//   dp.checkpoint           a JSON object as text, the head: `version`, `step`,
//                           `epoch`, `settings`, `paths`, `metrics` (a boolean)
//                           and `arrays`, for each array its dtype, shape and
//                           digest
//   dp.checkpoint.digest    the digest of the head; older files have none
//
// Every error is a FileError that names the file.
//
//===----------------------------------------------------------------------===//

#ifndef DP_FILES_CHECKPOINT_H
#define DP_FILES_CHECKPOINT_H

#include "dp/Files/ArrayFile.h"

#include <utility>

namespace dp {

/// Names and values, in the order in which they are printed.
using Settings = std::vector<std::pair<std::string, std::string>>;

/// The facts of a checkpoint besides its arrays.
struct CheckpointHead {
  int64_t step = 0;  ///< steps that have been run
  int64_t epoch = 0; ///< in which the next step begins; informative
  Settings settings; ///< what must be the same in a run that continues
  std::map<std::string, std::string> paths; ///< of states, in a frontend's tree
  bool hasMetrics = false;
  /// A JSON object of other members, as another writer needs them; or empty.
  /// Reading leaves it empty: `text` has them.
  std::string more;

  // Of a head that was read.
  std::string text; ///< the JSON
  std::vector<std::string> stateNames, metricNames;
};

/// Returns the arrays that belong to a checkpoint besides its states and
/// metrics. `metrics` is null if there are none.
NpzFile sealCheckpoint(const CheckpointHead &head, const ArrayViews &states,
                       const ArrayViews *metrics);

/// Returns the name of a metric's array in the file.
std::string nameOfMetric(const std::string &name);

/// Writes a checkpoint to `path` as writeArrays does.
void writeCheckpoint(const std::string &path, const CheckpointHead &head,
                     const ArrayViews &states, const ArrayViews *metrics);

/// Returns true if the file with these arrays is a checkpoint.
bool isCheckpoint(const ArrayViews &arrays);

/// Reads the head of the file called `name` and compares all arrays with their
/// digests.
CheckpointHead openCheckpoint(const ArrayViews &arrays,
                              const std::string &name);

} // namespace dp

#endif // DP_FILES_CHECKPOINT_H
