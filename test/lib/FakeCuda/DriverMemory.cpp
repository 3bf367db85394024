//===- DriverMemory.cpp - Allocation, copies, fills -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Accesses of the host itself cannot be seen. So what a copy will read from
// pinned memory is remembered when it is enqueued and compared when it runs,
// and what a copy will write there holds a pattern until it does.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Nccl.h"

#include <algorithm>
#include <cstring>
#include <utility>

using namespace dp::fake;

CUresult cuMemGetInfo_v2(size_t *free, size_t *total) {
  DP_FAKE_CALL("cuMemGetInfo_v2");
  int device;
  DP_FAKE_TRY(call.device(device));
  *total = settings().memoryOf(device);
  *free = *total - engine().memory.used(device);
  return CUDA_SUCCESS;
}

CUresult cuMemAlloc_v2(CUdeviceptr *pointer, size_t bytes) {
  DP_FAKE_CALL("cuMemAlloc_v2");
  int device;
  DP_FAKE_TRY(call.device(device));
  DP_FAKE_TRY(call.unsafeInCapture());
  if (!pointer || bytes == 0)
    return CUDA_ERROR_INVALID_VALUE;
  Memory &memory = engine().memory;
  if (bytes > settings().memoryOf(device) - memory.used(device))
    return CUDA_ERROR_OUT_OF_MEMORY;
  void *result = memory.allocate(bytes, device);
  if (!result)
    return CUDA_ERROR_OUT_OF_MEMORY;
  *pointer = reinterpret_cast<CUdeviceptr>(result);
  return CUDA_SUCCESS;
}

CUresult cuMemFree_v2(CUdeviceptr pointer) {
  DP_FAKE_CALL("cuMemFree_v2");
  int device = currentDevice();
  DP_FAKE_TRY(call.unsafeInCapture());
  if (device < 0)
    return CUDA_ERROR_INVALID_CONTEXT;
  if (isNcclMemory(reinterpret_cast<void *>(pointer)))
    violation("cuMemFree of memory of ncclMemAlloc");
  // Operations still in a stream that use it will be found to.
  if (!pointer ||
      engine().memory.release(reinterpret_cast<void *>(pointer), device))
    return engine().faultOf(device);
  violation("cuMemFree of what is no allocation of device " +
            std::to_string(device) + " (any more)");
  return CUDA_ERROR_INVALID_VALUE;
}

static CUresult allocateHost(const char *name, void **pointer, size_t bytes) {
  DP_FAKE_CALL(name);
  int device;
  DP_FAKE_TRY(call.device(device));
  DP_FAKE_TRY(call.unsafeInCapture());
  if (!pointer || bytes == 0)
    return CUDA_ERROR_INVALID_VALUE;
  *pointer = engine().memory.allocate(bytes, -1);
  return *pointer ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuMemHostAlloc(void **pointer, size_t bytes, unsigned) {
  return allocateHost("cuMemHostAlloc", pointer, bytes);
}

CUresult cuMemAllocHost_v2(void **pointer, size_t bytes) {
  return allocateHost("cuMemAllocHost_v2", pointer, bytes);
}

CUresult cuMemFreeHost(void *pointer) {
  DP_FAKE_CALL("cuMemFreeHost");
  DP_FAKE_TRY(call.unsafeInCapture());
  if (engine().memory.release(pointer, -1))
    return CUDA_SUCCESS;
  violation("cuMemFreeHost of what is no pinned allocation (any more)");
  return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
                               CUdeviceptr pointer) {
  DP_FAKE_CALL("cuPointerGetAttribute");
  if (!data || attribute != CU_POINTER_ATTRIBUTE_MEMORY_TYPE)
    return CUDA_ERROR_INVALID_VALUE;
  const Allocation *allocation =
      engine().memory.find(reinterpret_cast<void *>(pointer), 1);
  if (!allocation)
    return CUDA_ERROR_INVALID_VALUE; // Memory that the driver does not know.
  *static_cast<CUmemorytype *>(data) =
      allocation->device < 0 ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

namespace {

/// Where one side of a copy lies.
struct Place {
  char *pointer;
  const Allocation *allocation; ///< null: pageable host memory, or
  bool isModule;                ///< a global variable of a module

  Place(const void *p, size_t bytes)
      : pointer(static_cast<char *>(const_cast<void *>(p))),
        allocation(engine().memory.find(p, bytes)),
        isModule(!allocation && isModuleMemory(p, bytes)) {}
  bool isPinned() const { return allocation && allocation->device < 0; }
};

} // namespace

static uint64_t digest(const char *data, size_t bytes) {
  uint64_t hash = 14695981039346656037ull;
  size_t i = 0;
  for (; i + 8 <= bytes; i += 8) {
    uint64_t word;
    std::memcpy(&word, data + i, 8);
    hash = (hash ^ word) * 1099511628211ull;
    hash ^= hash >> 29;
  }
  for (; i < bytes; ++i)
    hash = (hash ^ static_cast<unsigned char>(data[i])) * 1099511628211ull;
  return hash;
}

/// Whether some stream still has a copy to or from host memory to do; then the
/// host cannot be blamed for what changes there.
static int64_t pendingHostWrites = 0;

static CUresult copyAsync(Call &call, const char *name, void *to,
                          const void *from, size_t bytes, bool fromHost,
                          bool toHost, Stream &stream) {
  if (bytes == 0)
    return CUDA_SUCCESS;
  Place source(from, bytes), target(to, bytes);
  std::string label = std::string(name) + " " + std::to_string(bytes);
  bool pageableSource = fromHost && !source.isPinned();
  bool pageableTarget = toHost && !target.isPinned();
  if (stream.capture && (pageableSource || pageableTarget)) {
    stream.capture->invalid = true;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  }
  // A pageable source is staged before the call returns.
  std::shared_ptr<std::vector<char>> staged;
  if (pageableSource)
    staged = std::make_shared<std::vector<char>>(source.pointer,
                                                 source.pointer + bytes);
  bool watchSource =
      fromHost && !pageableSource && !stream.capture && pendingHostWrites == 0;
  uint64_t before = watchSource ? digest(source.pointer, bytes) : 0;
  bool hideTarget = toHost && !pageableTarget && !stream.capture;
  if (hideTarget) {
    ++pendingHostWrites;
    std::memset(target.pointer, 0xfd, bytes);
  }

  Op op;
  op.name = label;
  op.run = [=](OpContext &context) {
    Memory &memory = engine().memory;
    if (hideTarget)
      --pendingHostWrites;
    const char *data = staged ? staged->data() : source.pointer;
    if (!pageableSource && !source.isModule &&
        !memory.access(context, data, bytes, Memory::Read, Memory::Allowed))
      return;
    if (!pageableTarget && !target.isModule &&
        !memory.access(context, target.pointer, bytes, Memory::Write,
                       Memory::Allowed))
      return;
    if (watchSource && digest(data, bytes) != before) {
      violation("device " + std::to_string(context.device) + ": the host " +
                "changed pinned memory that " + memory.describe(context.id) +
                " had not read yet");
      engine().fault(context.device);
    }
    std::memmove(target.pointer, data, bytes);
  };
  engine().enqueue(stream, std::move(op));
  if (pageableTarget)
    engine().synchronize(call.lock, stream);
  return engine().faultOf(stream.device);
}

static void *pointer(CUdeviceptr p) { return reinterpret_cast<void *>(p); }

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t bytes,
                              CUstream handle) {
  DP_FAKE_CALL("cuMemcpyHtoDAsync_v2");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  return copyAsync(call, "cuMemcpyHtoDAsync", pointer(to), from, bytes, true,
                   false, *stream);
}

CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t bytes,
                              CUstream handle) {
  DP_FAKE_CALL("cuMemcpyDtoHAsync_v2");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  return copyAsync(call, "cuMemcpyDtoHAsync", to, pointer(from), bytes, false,
                   true, *stream);
}

CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                              CUstream handle) {
  DP_FAKE_CALL("cuMemcpyDtoDAsync_v2");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  return copyAsync(call, "cuMemcpyDtoDAsync", pointer(to), pointer(from), bytes,
                   false, false, *stream);
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                       CUstream handle) {
  DP_FAKE_CALL("cuMemcpyAsync");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  // Unified addressing: what no allocation of ours holds is the host's.
  auto isHost = [&](CUdeviceptr p) {
    const Allocation *a = engine().memory.find(pointer(p), bytes);
    return !a || a->device < 0;
  };
  return copyAsync(call, "cuMemcpyAsync", pointer(to), pointer(from), bytes,
                   isHost(from), isHost(to), *stream);
}

/// The synchronous forms use the default stream.
static CUresult copy(Call &call, const char *name, void *to, const void *from,
                     size_t bytes, bool fromHost, bool toHost) {
  Stream *stream;
  DP_FAKE_TRY(call.stream(nullptr, stream));
  DP_FAKE_TRY(call.unsafeInCapture());
  DP_FAKE_TRY(
      copyAsync(call, name, to, from, bytes, fromHost, toHost, *stream));
  if (fromHost || toHost)
    engine().synchronize(call.lock, *stream);
  return engine().faultOf(stream->device);
}

CUresult cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, size_t bytes) {
  DP_FAKE_CALL("cuMemcpyHtoD_v2");
  return copy(call, "cuMemcpyHtoD", pointer(to), from, bytes, true, false);
}

CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t bytes) {
  DP_FAKE_CALL("cuMemcpyDtoH_v2");
  return copy(call, "cuMemcpyDtoH", to, pointer(from), bytes, false, true);
}

CUresult cuMemcpyDtoD_v2(CUdeviceptr to, CUdeviceptr from, size_t bytes) {
  DP_FAKE_CALL("cuMemcpyDtoD_v2");
  return copy(call, "cuMemcpyDtoD", pointer(to), pointer(from), bytes, false,
              false);
}

CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *request, CUstream handle) {
  DP_FAKE_CALL("cuMemcpy2DAsync_v2");
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  CUDA_MEMCPY2D c = *request;
  if (c.srcMemoryType != CU_MEMORYTYPE_DEVICE ||
      c.dstMemoryType != CU_MEMORYTYPE_DEVICE)
    return CUDA_ERROR_NOT_SUPPORTED;
  if (c.WidthInBytes > c.srcPitch || c.WidthInBytes > c.dstPitch ||
      std::max(c.srcPitch, c.dstPitch) >
          static_cast<size_t>(settings().maxPitch))
    return CUDA_ERROR_INVALID_VALUE;
  Op op;
  op.name = "cuMemcpy2DAsync " + std::to_string(c.WidthInBytes) + "x" +
            std::to_string(c.Height);
  op.run = [c](OpContext &context) {
    for (size_t row = 0; row < c.Height; ++row) {
      void *from =
          pointer(c.srcDevice + (c.srcY + row) * c.srcPitch + c.srcXInBytes);
      void *to =
          pointer(c.dstDevice + (c.dstY + row) * c.dstPitch + c.dstXInBytes);
      if (!engine().memory.access(context, from, c.WidthInBytes, Memory::Read,
                                  Memory::Allowed) ||
          !engine().memory.access(context, to, c.WidthInBytes, Memory::Write,
                                  Memory::Allowed))
        return;
      std::memmove(to, from, c.WidthInBytes);
    }
  };
  engine().enqueue(*stream, std::move(op));
  return CUDA_SUCCESS;
}

/// An operation of a stream that accesses memory of any device: copies rows of
/// `bytes` bytes.
static CUresult copyPeer(Call &call, const std::string &name,
                         CUcontext toHandle, CUdeviceptr to, size_t toPitch,
                         CUcontext fromHandle, CUdeviceptr from,
                         size_t fromPitch, size_t bytes, size_t rows,
                         CUstream handle) {
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  const Context *target = contextOf(toHandle), *source = contextOf(fromHandle);
  if (!target || !source)
    return CUDA_ERROR_INVALID_CONTEXT;
  Op op;
  op.name = name;
  op.run = [=, toDevice = target->device,
            fromDevice = source->device](OpContext &context) {
    auto access = [&](int device, void *data, Memory::Access kind) {
      int own = std::exchange(context.device, device);
      bool isRight =
          engine().memory.access(context, data, bytes, kind, Memory::Allowed);
      context.device = own;
      return isRight;
    };
    for (size_t row = 0; row < rows; ++row) {
      void *read = pointer(from + row * fromPitch),
           *written = pointer(to + row * toPitch);
      if (!access(fromDevice, read, Memory::Read) ||
          !access(toDevice, written, Memory::Write))
        return;
      std::memmove(written, read, bytes);
    }
  };
  engine().enqueue(*stream, std::move(op));
  return CUDA_SUCCESS;
}

CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext toContext,
                           CUdeviceptr from, CUcontext fromContext,
                           size_t bytes, CUstream handle) {
  DP_FAKE_CALL("cuMemcpyPeerAsync");
  return copyPeer(call, "cuMemcpyPeerAsync " + std::to_string(bytes), toContext,
                  to, bytes, fromContext, from, bytes, bytes, 1, handle);
}

CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *c, CUstream handle) {
  DP_FAKE_CALL("cuMemcpy3DPeerAsync");
  if (c->srcMemoryType != CU_MEMORYTYPE_DEVICE ||
      c->dstMemoryType != CU_MEMORYTYPE_DEVICE || c->Depth != 1)
    return CUDA_ERROR_NOT_SUPPORTED;
  if (c->WidthInBytes > c->srcPitch || c->WidthInBytes > c->dstPitch ||
      std::max(c->srcPitch, c->dstPitch) >
          static_cast<size_t>(settings().maxPitch))
    return CUDA_ERROR_INVALID_VALUE;
  return copyPeer(call,
                  "cuMemcpy3DPeerAsync " + std::to_string(c->WidthInBytes) +
                      "x" + std::to_string(c->Height),
                  c->dstContext,
                  c->dstDevice + c->dstY * c->dstPitch + c->dstXInBytes,
                  c->dstPitch, c->srcContext,
                  c->srcDevice + c->srcY * c->srcPitch + c->srcXInBytes,
                  c->srcPitch, c->WidthInBytes, c->Height, handle);
}

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

template <typename T>
static CUresult fill(Call &call, const char *name, CUdeviceptr to, T value,
                     size_t count, CUstream handle) {
  Stream *stream;
  DP_FAKE_TRY(call.stream(handle, stream));
  if (to % sizeof(T) != 0)
    return CUDA_ERROR_INVALID_VALUE;
  if (count == 0)
    return CUDA_SUCCESS;
  Op op;
  op.name = std::string(name) + " " + std::to_string(count * sizeof(T));
  op.run = [=](OpContext &context) {
    auto *data = static_cast<T *>(pointer(to));
    if (engine().memory.access(context, data, count * sizeof(T), Memory::Write,
                               Memory::Allowed))
      std::fill(data, data + count, value);
  };
  engine().enqueue(*stream, std::move(op));
  return CUDA_SUCCESS;
}

CUresult cuMemsetD8_v2(CUdeviceptr to, unsigned char value, size_t count) {
  DP_FAKE_CALL("cuMemsetD8_v2");
  return fill(call, "cuMemsetD8", to, value, count, nullptr);
}

CUresult cuMemsetD32_v2(CUdeviceptr to, unsigned value, size_t count) {
  DP_FAKE_CALL("cuMemsetD32_v2");
  return fill(call, "cuMemsetD32", to, value, count, nullptr);
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count,
                         CUstream stream) {
  DP_FAKE_CALL("cuMemsetD8Async");
  return fill(call, "cuMemsetD8Async", to, value, count, stream);
}

CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t count,
                          CUstream stream) {
  DP_FAKE_CALL("cuMemsetD32Async");
  return fill(call, "cuMemsetD32Async", to, value, count, stream);
}
