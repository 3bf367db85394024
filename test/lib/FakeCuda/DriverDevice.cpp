//===- DriverDevice.cpp - Initialization, devices, contexts ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include <cstring>
#include <dlfcn.h>
#include <set>

using namespace dp::fake;

static bool initialized = false;

/// Current contexts of a thread, the innermost last.
static thread_local std::vector<Context *> contextStack;

static std::vector<Context> &contexts() {
  static auto *contexts = [] {
    auto *result = new std::vector<Context>;
    for (int i = 0; i < settings().devices; ++i)
      result->push_back({i});
    return result;
  }();
  return *contexts;
}

Context *dp::fake::contextOf(CUcontext handle) {
  for (Context &context : contexts())
    if (reinterpret_cast<CUcontext>(&context) == handle && context.retained > 0)
      return &context;
  return nullptr;
}

int dp::fake::currentDevice() {
  if (contextStack.empty() || !contextStack.back())
    return -1;
  return contextStack.back()->device;
}

int dp::fake::retainCurrentDevice() {
  int device = currentDevice();
  if (device >= 0)
    ++contexts()[device].retained;
  return device;
}

Handles<Event> &dp::fake::eventHandles() {
  static auto *handles = new Handles<Event>;
  return *handles;
}

Handles<Stream> &dp::fake::streamHandles() {
  static auto *handles = new Handles<Stream>;
  return *handles;
}

Call::Call(const char *name) : lock(engine().mutex), name(name) {
  code = static_cast<CUresult>(injectedFailure(name));
  if (!code && !initialized)
    code = CUDA_ERROR_NOT_INITIALIZED;
}

CUresult Call::device(int &result) const {
  result = currentDevice();
  if (result < 0 || contexts()[result].retained <= 0)
    return CUDA_ERROR_INVALID_CONTEXT;
  return engine().faultOf(result);
}

CUresult Call::stream(CUstream handle, Stream *&result) const {
  int device;
  if (CUresult error = this->device(device))
    return error;
  // CU_STREAM_LEGACY is 1; the per-thread default stream is not faked.
  if (!handle || handle == reinterpret_cast<CUstream>(1)) {
    result = engine().defaultStream(device);
  } else if (!(result = streamHandles().get(handle))) {
    violation(std::string(name) + ": there is no such stream (any more)");
    return CUDA_ERROR_INVALID_HANDLE;
  }
  if (CUresult error = engine().faultOf(result->device))
    return error;
  if (result->capture && result->capture->invalid)
    return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
  // The default stream would wait for a stream that is being captured.
  if (result->legacy)
    for (const auto &other : engine().allStreams())
      if (other->capture && other->blocking && other->device == device)
        return CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
  return CUDA_SUCCESS;
}

CUresult Call::event(CUevent handle, Event *&result) const {
  if ((result = eventHandles().get(handle)))
    return engine().faultOf(result->device);
  violation(std::string(name) + ": there is no such event (any more)");
  return CUDA_ERROR_INVALID_HANDLE;
}

CUresult Call::unsafeInCapture() const {
  CUresult result = CUDA_SUCCESS;
  for (const auto &stream : engine().allStreams()) {
    Capture *capture = stream->capture.get();
    if (!capture || capture->mode == CU_STREAM_CAPTURE_MODE_RELAXED ||
        (capture->mode == CU_STREAM_CAPTURE_MODE_THREAD_LOCAL &&
         capture->thread != std::this_thread::get_id()))
      continue;
    capture->invalid = true;
    result = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Initialization and devices
//===----------------------------------------------------------------------===//

CUresult cuInit(unsigned flags) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  if (int code = injectedFailure("cuInit"))
    return static_cast<CUresult>(code);
  if (flags != 0)
    return CUDA_ERROR_INVALID_VALUE;
  if (settings().devices == 0)
    return CUDA_ERROR_NO_DEVICE;
  initialized = true;
  return CUDA_SUCCESS;
}

CUresult cuDriverGetVersion(int *version) {
  if (!version)
    return CUDA_ERROR_INVALID_VALUE;
  *version = 13000;
  return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int *count) {
  DP_FAKE_CALL("cuDeviceGetCount");
  *count = settings().devices;
  return CUDA_SUCCESS;
}

static bool exists(CUdevice device) {
  return device >= 0 && device < settings().devices;
}

CUresult cuDeviceGet(CUdevice *device, int ordinal) {
  DP_FAKE_CALL("cuDeviceGet");
  if (!exists(ordinal))
    return CUDA_ERROR_INVALID_DEVICE;
  *device = ordinal;
  return CUDA_SUCCESS;
}

CUresult cuDeviceGetName(char *name, int length, CUdevice device) {
  DP_FAKE_CALL("cuDeviceGetName");
  if (!exists(device))
    return CUDA_ERROR_INVALID_DEVICE;
  std::snprintf(name, length, "Fake GPU %d", device);
  return CUDA_SUCCESS;
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute,
                              CUdevice device) {
  DP_FAKE_CALL("cuDeviceGetAttribute");
  if (!exists(device))
    return CUDA_ERROR_INVALID_DEVICE;
  switch (attribute) {
  case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
  case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X:
  case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y:
    *value = 1024;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z:
    *value = 64;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X:
    *value = INT32_MAX;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:
  case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:
    *value = 65535;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK:
    *value = 48 << 10;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
    *value = 227 << 10;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_MAX_PITCH:
    *value = static_cast<int>(settings().maxPitch);
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_WARP_SIZE:
    *value = 32;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_CLOCK_RATE:
    *value = 1410000;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
    *value = settings().multiprocessorsOf(device);
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS:
  case CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING:
    *value = 1;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID:
    *value = device + 1;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID:
    *value = 0;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
    *value = settings().capability / 10;
    return CUDA_SUCCESS;
  case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
    *value = settings().capability % 10;
    return CUDA_SUCCESS;
  }
  return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice device) {
  DP_FAKE_CALL("cuDeviceTotalMem_v2");
  if (!exists(device))
    return CUDA_ERROR_INVALID_DEVICE;
  *bytes = settings().memoryOf(device);
  return CUDA_SUCCESS;
}

CUresult cuDeviceGetPCIBusId(char *id, int length, CUdevice device) {
  DP_FAKE_CALL("cuDeviceGetPCIBusId");
  if (!exists(device))
    return CUDA_ERROR_INVALID_DEVICE;
  std::snprintf(id, length, "0000:%02x:00.0", device + 1);
  return CUDA_SUCCESS;
}

CUresult cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer) {
  DP_FAKE_CALL("cuDeviceCanAccessPeer");
  if (!exists(device) || !exists(peer))
    return CUDA_ERROR_INVALID_DEVICE;
  *can = device != peer;
  return CUDA_SUCCESS;
}

CUresult cuCtxEnablePeerAccess(CUcontext handle, unsigned flags) {
  DP_FAKE_CALL("cuCtxEnablePeerAccess");
  int device;
  DP_FAKE_TRY(call.device(device));
  Context *peer = contextOf(handle);
  if (!peer)
    return CUDA_ERROR_INVALID_CONTEXT;
  if (flags != 0 || peer->device == device)
    return CUDA_ERROR_INVALID_VALUE;
  static auto *enabled = new std::set<std::pair<int, int>>;
  return enabled->insert({device, peer->device}).second
             ? CUDA_SUCCESS
             : CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  DP_FAKE_CALL("cuDevicePrimaryCtxRetain");
  if (!exists(device))
    return CUDA_ERROR_INVALID_DEVICE;
  ++contexts()[device].retained;
  *context = reinterpret_cast<CUcontext>(&contexts()[device]);
  return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) {
  DP_FAKE_CALL("cuDevicePrimaryCtxRelease_v2");
  if (!exists(device))
    return CUDA_ERROR_INVALID_DEVICE;
  if (contexts()[device].retained <= 0)
    return CUDA_ERROR_INVALID_CONTEXT;
  --contexts()[device].retained;
  return CUDA_SUCCESS;
}

CUresult cuCtxSetCurrent(CUcontext context) {
  DP_FAKE_CALL("cuCtxSetCurrent");
  Context *c = context ? contextOf(context) : nullptr;
  if (context && !c)
    return CUDA_ERROR_INVALID_CONTEXT;
  if (contextStack.empty())
    contextStack.push_back(c);
  else
    contextStack.back() = c;
  return CUDA_SUCCESS;
}

CUresult cuCtxGetCurrent(CUcontext *context) {
  DP_FAKE_CALL("cuCtxGetCurrent");
  *context = contextStack.empty()
                 ? nullptr
                 : reinterpret_cast<CUcontext>(contextStack.back());
  return CUDA_SUCCESS;
}

CUresult cuCtxPushCurrent_v2(CUcontext context) {
  DP_FAKE_CALL("cuCtxPushCurrent_v2");
  Context *c = contextOf(context);
  if (!c)
    return CUDA_ERROR_INVALID_CONTEXT;
  contextStack.push_back(c);
  return CUDA_SUCCESS;
}

CUresult cuCtxPopCurrent_v2(CUcontext *context) {
  DP_FAKE_CALL("cuCtxPopCurrent_v2");
  if (contextStack.empty())
    return CUDA_ERROR_INVALID_CONTEXT;
  if (context)
    *context = reinterpret_cast<CUcontext>(contextStack.back());
  contextStack.pop_back();
  return CUDA_SUCCESS;
}

CUresult cuCtxGetDevice(CUdevice *device) {
  DP_FAKE_CALL("cuCtxGetDevice");
  if (currentDevice() < 0)
    return CUDA_ERROR_INVALID_CONTEXT;
  *device = currentDevice();
  return CUDA_SUCCESS;
}

CUresult cuCtxSynchronize(void) {
  DP_FAKE_CALL("cuCtxSynchronize");
  int device;
  DP_FAKE_TRY(call.device(device));
  DP_FAKE_TRY(call.unsafeInCapture());
  const auto &streams = engine().allStreams();
  for (size_t i = 0; i < streams.size(); ++i)
    if (streams[i]->device == device)
      engine().synchronize(call.lock, *streams[i]);
  return engine().faultOf(device);
}

CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) {
  DP_FAKE_CALL("cuCtxGetStreamPriorityRange");
  if (least)
    *least = 0;
  if (greatest)
    *greatest = -5;
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Errors and symbols
//===----------------------------------------------------------------------===//

static const struct {
  CUresult code;
  const char *name, *text;
} errors[] = {
    {CUDA_SUCCESS, "CUDA_SUCCESS", "no error"},
    {CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED",
     "initialization error"},
    {CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE",
     "no CUDA-capable device is detected"},
    {CUDA_ERROR_INVALID_DEVICE, "CUDA_ERROR_INVALID_DEVICE",
     "invalid device ordinal"},
    {CUDA_ERROR_INVALID_IMAGE, "CUDA_ERROR_INVALID_IMAGE",
     "device kernel image is invalid"},
    {CUDA_ERROR_INVALID_PTX, "CUDA_ERROR_INVALID_PTX",
     "a PTX JIT compilation failed"},
    {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT",
     "invalid device context"},
    {CUDA_ERROR_NO_BINARY_FOR_GPU, "CUDA_ERROR_NO_BINARY_FOR_GPU",
     "no kernel image is available for execution on the device"},
    {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE",
     "invalid resource handle"},
    {CUDA_ERROR_ILLEGAL_STATE, "CUDA_ERROR_ILLEGAL_STATE",
     "the operation cannot be performed in the present state"},
    {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {CUDA_ERROR_NOT_READY, "CUDA_ERROR_NOT_READY", "device not ready"},
    {CUDA_ERROR_ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS",
     "an illegal memory access was encountered"},
    {CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
     "too many resources requested for launch"},
    {CUDA_ERROR_ASSERT, "CUDA_ERROR_ASSERT", "device-side assert triggered"},
    {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED",
     "unspecified launch failure"},
    {CUDA_ERROR_NOT_SUPPORTED, "CUDA_ERROR_NOT_SUPPORTED",
     "operation not supported"},
    {CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
     "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
     "operation not permitted when stream is capturing"},
    {CUDA_ERROR_STREAM_CAPTURE_INVALIDATED,
     "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
     "operation failed due to a previous error during capture"},
    {CUDA_ERROR_STREAM_CAPTURE_MERGE, "CUDA_ERROR_STREAM_CAPTURE_MERGE",
     "operation would result in a merge of separate capture sequences"},
    {CUDA_ERROR_STREAM_CAPTURE_UNMATCHED, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED",
     "capture was not ended in the same stream as it began"},
    {CUDA_ERROR_STREAM_CAPTURE_UNJOINED, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
     "capturing stream has unjoined work"},
    {CUDA_ERROR_STREAM_CAPTURE_ISOLATION, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
     "dependency created on uncaptured work in another stream"},
    {CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT",
     "operation would make the legacy stream depend on a capturing blocking "
     "stream"},
    {CUDA_ERROR_CAPTURED_EVENT, "CUDA_ERROR_CAPTURED_EVENT",
     "operation not permitted on an event last recorded in a capturing stream"},
    {CUDA_ERROR_UNKNOWN, "CUDA_ERROR_UNKNOWN", "unknown error"},
};

CUresult cuGetErrorName(CUresult error, const char **name) {
  for (const auto &e : errors)
    if (e.code == error) {
      *name = e.name;
      return CUDA_SUCCESS;
    }
  *name = nullptr;
  return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetErrorString(CUresult error, const char **text) {
  for (const auto &e : errors)
    if (e.code == error) {
      *text = e.text;
      return CUDA_SUCCESS;
    }
  *text = nullptr;
  return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetProcAddress_v2(const char *symbol, void **function, int, uint64_t,
                             CUdriverProcAddressQueryResult *status) {
  Dl_info self;
  void *library = nullptr;
  if (dladdr(reinterpret_cast<void *>(&cuGetProcAddress_v2), &self))
    library = dlopen(self.dli_fname, RTLD_NOW | RTLD_NOLOAD);
  *function = nullptr;
  // A name without its version means the newest.
  if (library) {
    for (const char *suffix : {"_v2", ""})
      if (!*function)
        *function = dlsym(library, (std::string(symbol) + suffix).c_str());
    dlclose(library);
  }
  if (status)
    *status = *function ? CU_GET_PROC_ADDRESS_SUCCESS
                        : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
  return *function ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
