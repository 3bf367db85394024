//===- Session.h - A program on its devices ---------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_SESSION_H
#define DP_LIB_RUNTIME_SESSION_SESSION_H

#include "BatchJoin.h"
#include "Results.h"
#include "Uploads.h"
#include "Watchdog.h"

#include <deque>
#include <optional>

/// Owns the devices of a program and the objects that run it on them: the
/// states, a plan per entry, the results and the exchange of batch rows. See
/// Runtime.h for the functions.
struct dp_session {
  dp_session(const dp_executable &executable,
             const dp_session_options &options);
  ~dp_session();

  void shareState(const std::string &name, const dp_array &value) {
    states.share(name, value);
  }
  void setState(const std::string &name, const dp_array &value) {
    states.set(name, value);
  }
  void getState(const std::string &name, const dp_array &value) {
    states.get(name, value);
  }
  void prepare(int64_t entry, const dp_array *arguments);
  /// `takesUpload`: arguments of the oldest upload are not read.
  void run(int64_t entry, const dp_array *givenArguments,
           const dp_array *givenResults, bool takesUpload = false);
  int64_t beginUpload(int64_t entry, const dp_array *arguments) {
    return uploads.begin(entry, entryAt(entry), arguments);
  }
  void awaitUploads() { uploads.await(); }
  void dropUploads() { uploads.drop(); }
  int64_t joinBatches(int64_t entry, const dp_array *arguments,
                      dp_array *joined);
  std::vector<int64_t> resultShape(int64_t entry, const dp_array *arguments,
                                   int64_t result) const {
    return planOf(entry).resultShape(arguments, result);
  }
  const dp::Entry &entryAt(int64_t entry) const {
    return planOf(entry).entry();
  }
  const char *takeWarning();
  void saveKernelChoices(const std::string &path) const {
    backend->saveKernelChoices(path);
  }
  double stepSeconds() { return devices[devices.first()].stepSeconds(); }
  void setProfiled(bool on);
  const std::vector<dp_activity> &lastActivities() const { return activities; }
  int64_t threadsPerDevice() const { return devices.threadsPerDevice(); }

private:
  void connect();
  template <typename F>
  void connectAll(F connectOne);
  bool devicesReduce(const dp::Entry &entry, const dp_array *results);
  void watch(const dp_session_options &options);
  void beginProfile();
  void endProfile();
  const dp::EntryPlan &planOf(int64_t entry) const;
  dp::EntryPlan &planOf(int64_t entry) {
    return const_cast<dp::EntryPlan &>(std::as_const(*this).planOf(entry));
  }

  std::unique_ptr<dp::DeviceBackend> backend;
  dp::Devices devices;
  dp::SessionContext context;
  dp::StateStore states;
  std::deque<dp::EntryPlan> plans; ///< per entry
  dp::Results results;
  dp::BatchJoin join;
  dp::Uploads uploads;
  std::unique_ptr<dp::Watchdog> watchdog; ///< null: no deadline
  std::string warning;                    ///< the last one taken
  /// Whether devices reduce results in the memory of GPUs, once one has come.
  std::optional<bool> reductions;
  bool isProfiled = false;
  std::vector<dp_activity> activities; ///< of the last profiled step
};

#endif // DP_LIB_RUNTIME_SESSION_SESSION_H
