//===- Checkpoint.h - From where a run can go on ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_CHECKPOINT_H
#define DP_TOOLS_DP_RUN_CHECKPOINT_H

#include "Program.h"
#include "Settings.h"

#include <map>
#include <optional>

namespace dp {

/// What a run is after some of its steps. The place in the data, and what is
/// drawn by chance, follow from `step` and the seeds among the settings.
struct Checkpoint {
  int64_t step = 0;  ///< steps that have been run
  int64_t epoch = 0; ///< in which the next one begins; for people
  Settings settings; ///< what must be the same in a run that goes on
  NpzFile states;    ///< by name
  std::map<std::string, std::string> paths; ///< as Inputs::pathsOfStates
  std::optional<NpzFile> metrics;           ///< as Recorder::save; if recorded

  /// As the arrays of one file: the states under their names, the rest under
  /// names that begin with "dp.checkpoint". Every array has a digest.
  /// Takes the states and metrics; takeBack() returns the states.
  NpzFile pack();
  void takeBack(NpzFile &file);
  /// Throws Failure if `file`, called `name`, is no checkpoint or is damaged.
  static Checkpoint unpack(NpzFile file, const std::string &name);
};

/// Throws Failure unless the run's settings are the checkpoint's; names each
/// that differs.
void requireSameRun(const Checkpoint &checkpoint, const std::string &name,
                    const Settings &settings);

/// The folder of --checkpoint. One run at a time uses it; a crash at any moment
/// leaves the last complete checkpoint there.
class CheckpointFolder {
public:
  /// Creates the folder if it is not there, and holds it for this process.
  /// Throws Failure or FileError.
  CheckpointFolder(std::string path, std::string suffix);
  ~CheckpointFolder();
  CheckpointFolder(const CheckpointFolder &) = delete;

  /// Reads the last checkpoint that is whole; warns of later ones that are not.
  /// None if there is no checkpoint at all. Throws Failure if none is whole.
  std::optional<Checkpoint> readLast();
  /// The file that it came from.
  const std::string &lastRead() const { return readFrom; }

  /// Whether there is a checkpoint, damaged or not.
  bool isEmpty() const { return list().empty(); }

  /// Writes it, and removes those before the one before. Throws FileError;
  /// the states are there again in any case.
  void write(Checkpoint &checkpoint);

private:
  struct File {
    int64_t step;
    std::string name;
  };
  std::vector<File> list() const; ///< the last one first

  std::string path, suffix, readFrom;
  int lock = -1;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_CHECKPOINT_H
