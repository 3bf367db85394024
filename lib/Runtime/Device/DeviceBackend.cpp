//===- DeviceBackend.cpp - Creation of the devices of a session -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "DeviceBackend.h"
#include "Support/Error.h"

#include <algorithm>

using namespace dp;

void DeviceBackend::saveKernelChoices(const std::string &) const {
  throw Error("the session has no kernel choices");
}

static Error noGpus() {
  return Error("devices on the CPU cannot reach the memory of a GPU");
}

void DeviceBackend::readCallers(void *, const void *, CallersStream, int64_t) {
  throw noGpus();
}

void DeviceBackend::writeCallers(void *, CallersStream, const void *, int64_t) {
  throw noGpus();
}

void DeviceMemory::writeRows(void *, const CallersRows &, int64_t, int64_t) {
  throw noGpus();
}

void DeviceMemory::readRows(const CallersRows &, const void *, int64_t,
                            int64_t) {
  throw noGpus();
}

void DeviceBackend::warn(const std::string &message) {
  std::lock_guard<std::mutex> lock(mutex);
  if (std::find(warnings.begin(), warnings.end(), message) == warnings.end())
    warnings.push_back(message);
}

std::string DeviceBackend::takeWarning() {
  std::lock_guard<std::mutex> lock(mutex);
  return taken < warnings.size() ? warnings[taken++] : "";
}
