//===- kernel_times.cpp - The device time of each kernel of a process -----===//
//
// A library that the CUDA driver loads into any process at its start
// (CUDA_INJECTION64_PATH), and that lets CUPTI record every kernel, copy and
// fill. It appends a line for each to the file of DP_KERNEL_TIMES:
//
//   BEGIN END STREAM GRID BLOCK REGISTERS SHARED NAME     nanoseconds, blocks,
//                                                         threads, bytes
//
// A copy's name is copy:KIND and a fill's is fill; GRID is their bytes.
// CUPTI itself is opened when it is needed, since a wheel's folder that only
// the process knows may have it.
//
//===----------------------------------------------------------------------===//

#include <cupti.h>
#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <mutex>

namespace {

std::FILE *file;
std::mutex fileMutex;

struct Cupti {
  void *library = dlopen("libcupti.so.13", RTLD_NOW);
  template <typename Function>
  Function *find(const char *name) const {
    return reinterpret_cast<Function *>(dlsym(library, name));
  }
  decltype(cuptiActivityGetNextRecord) *next =
      find<decltype(cuptiActivityGetNextRecord)>("cuptiActivityGetNextRecord");
  decltype(cuptiActivityFlushAll) *flush =
      find<decltype(cuptiActivityFlushAll)>("cuptiActivityFlushAll");
  decltype(cuptiActivityEnable) *enable =
      find<decltype(cuptiActivityEnable)>("cuptiActivityEnable");
  decltype(cuptiActivityRegisterCallbacks) *registerCallbacks =
      find<decltype(cuptiActivityRegisterCallbacks)>(
          "cuptiActivityRegisterCallbacks");
  bool complete() const {
    return library && next && flush && enable && registerCallbacks;
  }
};

const Cupti &cupti() {
  static const Cupti *made = new Cupti; // Outlives every handler at exit.
  return *made;
}

constexpr size_t kBufferBytes = 1 << 22;

void CUPTIAPI requestBuffer(uint8_t **buffer, size_t *size, size_t *records) {
  *buffer = static_cast<uint8_t *>(std::aligned_alloc(64, kBufferBytes));
  *size = *buffer ? kBufferBytes : 0;
  *records = 0;
}

void write(const CUpti_Activity *activity) {
  auto line = [](uint64_t begin, uint64_t end, uint32_t stream, uint64_t grid,
                 uint64_t block, unsigned registers, uint64_t shared,
                 const char *prefix, const char *name) {
    std::fprintf(file, "%llu %llu %u %llu %llu %u %llu %s%s\n",
                 static_cast<unsigned long long>(begin),
                 static_cast<unsigned long long>(end), stream,
                 static_cast<unsigned long long>(grid),
                 static_cast<unsigned long long>(block), registers,
                 static_cast<unsigned long long>(shared), prefix, name);
  };
  switch (activity->kind) {
  case CUPTI_ACTIVITY_KIND_KERNEL:
  case CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL: {
    auto *k = reinterpret_cast<const CUpti_ActivityKernel10 *>(activity);
    line(k->start, k->end, k->streamId,
         uint64_t(k->gridX) * k->gridY * k->gridZ,
         uint64_t(k->blockX) * k->blockY * k->blockZ, k->registersPerThread,
         k->staticSharedMemory + k->dynamicSharedMemory, "", k->name);
    break;
  }
  case CUPTI_ACTIVITY_KIND_MEMCPY: {
    auto *m = reinterpret_cast<const CUpti_ActivityMemcpy6 *>(activity);
    static constexpr const char *kinds[] = {
        "?", "HtoD", "DtoH", "HtoA", "AtoH", "AtoA", "AtoD", "DtoA", "DtoD"};
    line(m->start, m->end, m->streamId, m->bytes, 0, 0, 0,
         "copy:", m->copyKind < 9 ? kinds[m->copyKind] : "?");
    break;
  }
  case CUPTI_ACTIVITY_KIND_MEMSET: {
    auto *m = reinterpret_cast<const CUpti_ActivityMemset4 *>(activity);
    line(m->start, m->end, m->streamId, m->bytes, 0, 0, 0, "fill", "");
    break;
  }
  default:
    break;
  }
}

void CUPTIAPI completeBuffer(CUcontext, uint32_t, uint8_t *buffer, size_t,
                             size_t valid) {
  {
    std::lock_guard<std::mutex> lock(fileMutex);
    CUpti_Activity *activity = nullptr;
    while (cupti().next(buffer, valid, &activity) == CUPTI_SUCCESS)
      write(activity);
    std::fflush(file);
  }
  std::free(buffer);
}

} // namespace

/// Called by the driver at its start. Returns 1, as the driver expects of a
/// library that can go on.
extern "C" int InitializeInjection() {
  const char *path = std::getenv("DP_KERNEL_TIMES");
  if (!path || file)
    return 1;
  if (!cupti().complete()) {
    std::fprintf(stderr, "kernel_times: error: no CUPTI: %s\n", dlerror());
    return 1;
  }
  file = std::fopen(path, "a");
  if (!file) {
    std::perror(path);
    return 1;
  }
  CUptiResult results[] = {
      cupti().registerCallbacks(requestBuffer, completeBuffer),
      cupti().enable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL),
      cupti().enable(CUPTI_ACTIVITY_KIND_MEMCPY),
      cupti().enable(CUPTI_ACTIVITY_KIND_MEMSET)};
  for (CUptiResult result : results)
    if (result != CUPTI_SUCCESS)
      std::fprintf(stderr, "kernel_times: error: CUPTI says %d\n", result);
  std::atexit([] { cupti().flush(1); });
  return 1;
}
