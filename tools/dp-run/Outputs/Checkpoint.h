//===- Checkpoint.h - A saved run -------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_OUTPUTS_CHECKPOINT_H
#define DP_TOOLS_DP_RUN_OUTPUTS_CHECKPOINT_H

#include "dp/Files/Checkpoint.h"

#include <optional>

namespace dp {

/// The state of a run after some of its steps. The position in the data and
/// random values follow from `step` and the seeds in `settings`.
struct Checkpoint : CheckpointHead {
  NpzFile states;                 ///< by name
  std::optional<NpzFile> metrics; ///< as Recorder::save; if recorded

  /// Returns a checkpoint of the states alone as arrays for another process,
  /// and moves the states there.
  NpzFile pack();
  /// Reads a checkpoint. Throws Failure or FileError if `file`, called `name`,
  /// is no checkpoint or is damaged.
  static Checkpoint unpack(NpzFile file, const std::string &name);
};

/// Throws Failure unless the run's settings are the checkpoint's; names each
/// that differs.
void requireSameRun(const Checkpoint &checkpoint, const std::string &name,
                    const Settings &settings);

/// The folder of --checkpoint. One run at a time uses it. A crash at any moment
/// leaves the last complete checkpoint.
class CheckpointFolder {
public:
  /// Creates the folder if it does not exist, and locks it for this process.
  /// Throws Failure or FileError.
  CheckpointFolder(std::string path, std::string suffix);
  ~CheckpointFolder();
  CheckpointFolder(const CheckpointFolder &) = delete;

  /// Reads the last checkpoint that is not damaged; warns about later ones. If
  /// there is no later one, it removes all but the last two.
  /// Returns none if there is no checkpoint. Throws Failure if all are damaged.
  std::optional<Checkpoint> readLast();
  /// The file of that checkpoint.
  const std::string &lastRead() const { return readFrom; }

  /// Returns true if there is a checkpoint, damaged or not.
  bool isEmpty() const { return list().empty(); }

  /// Writes a checkpoint and removes all but the last two. Throws FileError.
  /// `metrics` is null if none are recorded.
  void write(const CheckpointHead &head, const NpzFile &states,
             const NpzFile *metrics);

private:
  struct File {
    int64_t step;
    std::string name;
  };
  std::vector<File> list() const; ///< in reverse order of their steps
  void removeOld();               ///< leaves the last two

  std::string path, suffix, readFrom;
  int lock = -1;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_OUTPUTS_CHECKPOINT_H
