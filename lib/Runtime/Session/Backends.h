//===- Backends.h - The backend that an executable needs --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_BACKENDS_H
#define DP_LIB_RUNTIME_SESSION_BACKENDS_H

#include "Device/DeviceBackend.h"

struct dp_executable;
struct dp_session_options;

namespace dp {

/// The backend of the rank that is process `control->process()` of a job, or of
/// all ranks if it is null: what the options name, by default the executable's.
/// Throws Error where it is not that of the executable or has no usable device.
std::unique_ptr<DeviceBackend>
makeDeviceBackend(const dp_executable &executable,
                  const dp_session_options &options, ControlPlane *control);

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_BACKENDS_H
