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

void DeviceBackend::warn(const std::string &message) {
  std::lock_guard<std::mutex> lock(mutex);
  if (std::find(warnings.begin(), warnings.end(), message) == warnings.end())
    warnings.push_back(message);
}

std::string DeviceBackend::takeWarning() {
  std::lock_guard<std::mutex> lock(mutex);
  return taken < warnings.size() ? warnings[taken++] : "";
}
