//===- StateStore.h - The states of a session -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_STATESTORE_H
#define DP_LIB_RUNTIME_SESSION_STATESTORE_H

#include "CallArrays.h"
#include "Context.h"
#include "Device/Buffer.h"
#include "Layout.h"

#include <list>
#include <unordered_map>

namespace dp {

/// A state rounded to f16 or bf16 on the devices.
struct RoundedState {
  const Value *value;          ///< its declaration
  std::vector<Buffer> buffers; ///< per rank
};

/// A state on the devices.
struct State {
  const Value *value = nullptr; ///< its declaration
  bool isSet = false;
  std::vector<int64_t> shape;
  std::vector<Buffer> buffers; ///< per rank
  std::list<RoundedState> copies;
  uint64_t digest = 0; ///< of the value that was set; only in a job
};

/// Holds the states of all entries of a program: puts them on the devices,
/// reads them back, and compares them between processes.
class StateStore {
public:
  explicit StateStore(const SessionContext &context) : context(context) {}

  /// Returns the state that `value` declares. Entries that declare the same
  /// name share it. The reference stays valid.
  State &declare(const Value &value);
  /// Returns the copy of `state` that `value` declares. A step that updates the
  /// state updates the copy, too. Entries that declare the same dtype share
  /// it. The reference stays valid.
  static RoundedState &declareCopy(State &state, const Value &value);

  void set(const std::string &name, const dp_array &value);
  /// Lets the state of the only device lie in the caller's memory. Throws Error
  /// if there are several devices, or if it is not the device's memory.
  void share(const std::string &name, const dp_array &value);
  /// In a job, all processes call it, and process 0 gets the value.
  void get(const std::string &name, const dp_array &value);
  /// Marks all states as not set: a step has failed, and some ranks may have
  /// updated a state and others not.
  void invalidate();

  /// In a job: throws on all processes unless all have set the same values
  /// since the last call.
  void compare();

  /// Adds the streams of the caller in which shared states may change.
  void addStreams(std::vector<CallersStream> &streams) const {
    for (CallersStream stream : sharedStreams)
      addStream(streams, stream);
  }

  /// Changes when a state gets another shape or its buffers.
  uint64_t layoutVersion() const { return version; }

private:
  State &find(const std::string &name);
  /// Throws Error unless `value` can be that of the state.
  static void check(const State &state, const std::string &name,
                    const dp_array &value);
  /// Lets copies come after the present work of the array's stream and of those
  /// of shared states.
  void awaitCaller(const dp_array &value) const;
  void gather(const State &state, void *data);
  void setCopy(RoundedState &copy, const dp_array &value);
  /// Writes the rank's part of a whole array to its buffer.
  void write(int64_t rank, const Value &value, const dp_array &array,
             Buffer &buffer);

  const SessionContext &context;
  std::unordered_map<std::string, State> states;
  std::vector<const State *> order;         ///< as in the descriptor
  std::vector<CallersStream> sharedStreams; ///< of shared states on a GPU
  uint64_t version = 0;
  bool isCompared = true;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_STATESTORE_H
