//===- Session.h - A program on its devices ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_SESSION_H
#define DP_LIB_RUNTIME_SESSION_SESSION_H

#include "Device/Buffer.h"
#include "Device/DeviceBackend.h"
#include "Devices.h"
#include "Launch.h"
#include "Layout.h"
#include "Program/Executable.h"
#include "Watchdog.h"

#include <unordered_map>

struct dp_session {
  dp_session(const dp_executable &executable,
             const dp_session_options &options);
  ~dp_session();

  void setState(const std::string &name, const dp_array &value);
  void getState(const std::string &name, const dp_array &value);
  void prepare(int64_t entry, const dp_array *arguments);
  void run(int64_t entry, const dp_array *arguments, const dp_array *results);
  int64_t joinBatches(int64_t entry, const dp_array *arguments,
                      dp_array *joined);
  std::vector<int64_t> resultShape(int64_t entry, const dp_array *arguments,
                                   int64_t result) const;
  const dp::Entry &entryAt(int64_t entry) const;
  const char *takeWarning() {
    warning = backend->takeWarning();
    return warning.empty() ? nullptr : warning.c_str();
  }
  double stepSeconds() { return devices[devices.first()].stepSeconds(); }
  int64_t threadsPerDevice() const { return devices.threadsPerDevice(); }

private:
  /// A state on the devices.
  struct State {
    const dp::Value *value = nullptr;
    bool isSet = false;
    std::vector<int64_t> shape;
    std::vector<dp::Buffer> buffers; ///< per rank
    uint64_t digest = 0; ///< of the value that was set, between processes
  };

  /// What one rank needs to run an entry.
  struct RankPlan {
    std::vector<dp::LocalPart> arguments, results;
    std::vector<dp::Buffer> owned; ///< of inputs and results
    std::vector<void *> buffers;   ///< what the program gets
    /// Where the host reads and writes inputs and results: the buffers
    /// themselves, or pinned memory that is copied to and from them.
    std::vector<dp::Buffer> mirrors;
    std::vector<void *> hostBuffers;
    dp::Buffer arena;
  };

  /// An entry, laid out for the present sizes of its dynamic dimensions.
  struct Plan {
    std::vector<State *> states; ///< per argument; null for inputs
    bool valid = false;
    // With those of the other processes.
    bool inputsCompared = false, sizesCompared = false;
    std::vector<int64_t> dims;
    std::vector<std::vector<int64_t>> resultShapes;
    std::vector<RankPlan> ranks;
    /// Per result that is no state: all ranks' host buffers and the element
    /// count.
    std::vector<std::vector<const void *>> sources;
    std::vector<int64_t> counts;
  };

  /// Batches made of the rows of all processes, and the messages for it.
  struct Join {
    std::vector<std::vector<int64_t>> shapes; ///< per argument
    std::vector<std::vector<char>> data;
    std::vector<std::vector<char>> outgoing, incoming; ///< per process
  };

  dp::RankSet agreeOnRanks(const dp_session_options &options);
  void watch(const dp_session_options &options);
  bool isAcross() const { return control && control->processes() > 1; }
  void compareStates();
  void compareInputs(int64_t entry, const dp_array *arguments);
  void compareSizes(int64_t entry);
  int64_t ownRows(int64_t entry, const dp_array *arguments) const;
  void agreeOnSizes(const dp::Entry &e, const std::vector<int64_t> &table);
  void gatherState(const State &state, void *data);
  void gatherResults(int64_t entry, const dp_array *results);
  void checkData(int64_t entry, const dp_array *arguments) const;

  void connect();
  /// The rank of this process that replicated values are read from.
  int64_t outputRank() const {
    return isAcross() ? devices.first() : backend->outputRank();
  }
  State &findState(const std::string &name);
  const int64_t *shapeOf(const dp::Entry &e, const Plan &p,
                         const dp_array *arguments, int64_t i) const;
  int64_t sizeOf(const dp::Entry &e, const Plan &p, const dp_array *arguments,
                 const dp::Entry::Dim &dim) const;
  void layOut(int64_t entry, const dp_array *arguments);
  void layOutRank(int64_t entry, int64_t rank, const dp_array *arguments);
  void checkArguments(int64_t entry, const dp_array *arguments) const;
  void checkResults(int64_t entry, const dp_array *results) const;
  dp_status feed(int64_t entry, int64_t rank, const dp_array *arguments);
  dp_status fetch(int64_t entry, int64_t rank, const dp_array *results);
  void runRank(int64_t entry, int64_t rank, const dp_array *arguments,
               const dp_array *results);
  void collectResults(int64_t entry, int64_t rank, const dp_array *results);

  const dp_executable &executable;
  dp::ControlPlane *control; ///< null: no job
  bool localBatches;
  std::unique_ptr<dp::DeviceBackend> backend;
  std::string warning; ///< the last one taken
  dp::Devices devices;
  std::unordered_map<std::string, State> states;
  std::vector<const State *> stateOrder; ///< as in the descriptor
  bool statesCompared = true;            ///< with those of the other processes
  std::vector<Plan> plans;               ///< per entry
  Join join;
  // Results that cross processes: their bytes, and where they are put.
  std::vector<char> packed, gathered;
  std::vector<int64_t> gatherBytes;
  std::vector<void *> gatherPlaces;
  std::vector<const void *> gatherSources;
  std::unique_ptr<dp::Watchdog> watchdog; ///< null: no deadline
};

#endif // DP_LIB_RUNTIME_SESSION_SESSION_H
