//===- Kernels.cpp - Modules loaded on a GPU ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Support/Error.h"

#include <algorithm>
#include <cstring>
#include <mutex>

using namespace dp;
using namespace dp::cuda;

/// `; it was compiled for sm_80, sm_90`; empty if the executable does not say.
static std::string compiledFor(const std::vector<std::string> &archs) {
  std::string text;
  for (const std::string &arch : archs)
    text += (text.empty() ? "; it was compiled for " : ", ") + arch;
  return text;
}

CUmodule Kernels::load(const dp_gpu_module &module) {
  auto found = modules.find(&module);
  if (found != modules.end())
    return found->second;
  // The driver's log says which instruction or architecture it refuses.
  char log[4096] = "";
  CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER,
                            CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void *values[] = {log, reinterpret_cast<void *>(sizeof log)};
  CUmodule loaded = nullptr;
  CUresult result =
      driver().cuModuleLoadDataEx(&loaded, module.image, 2, options, values);
  if (result != CUDA_SUCCESS)
    throw Error(gpu.name() + " cannot load the kernels of '" + module.name +
                    "': " + describe(result) +
                    (log[0] ? ": " + std::string(log) : "") +
                    compiledFor(archs),
                DP_ERROR_LIBRARY);
  modules[&module] = loaded;
  prepareChecks(loaded);
  return loaded;
}

namespace {
/// Memory that the checks of a module and the host share.
struct Checks {
  int32_t word; ///< 1 + the offset of a failed check's text; 0: none has failed
  int32_t bytes; ///< of all texts
  void *address; ///< of the word, for the module
  char texts[1]; ///< as many as there are
};

/// The checks of all ranks of the process; ranks may share a context.
struct SharedChecks {
  struct Entry {
    const Checks *checks;
    CUcontext context;
    const Communicator *comm;
    int64_t rank;
  };
  std::mutex mutex;
  std::vector<Entry> entries;
};
} // namespace

static SharedChecks &sharedChecks() {
  static SharedChecks all;
  return all;
}

/// Neither copy is waited for: kernels come after them on the stream.
void Kernels::prepareChecks(CUmodule module) {
  CUdeviceptr word = 0, texts = 0;
  size_t wordBytes = 0, textBytes = 0;
  CUresult result =
      driver().cuModuleGetGlobal_v2(&word, &wordBytes, module, DP_CHECK_WORD);
  if (result == CUDA_ERROR_NOT_FOUND)
    return;
  if (result == CUDA_SUCCESS)
    result = driver().cuModuleGetGlobal_v2(&texts, &textBytes, module,
                                           DP_CHECK_TEXTS);
  check(result, "the checks of a module on " + gpu.name());
  Buffer buffer;
  buffer.reserve(gpu, static_cast<int64_t>(sizeof(Checks) + textBytes),
                 MemoryKind::Pinned);
  auto *shared = static_cast<Checks *>(buffer.data());
  *shared = {0, static_cast<int32_t>(textBytes), &shared->word, {}};
  check(driver().cuMemcpyDtoHAsync_v2(shared->texts, texts, textBytes,
                                      gpu.compute()),
        gpu.name());
  check(driver().cuMemcpyHtoDAsync_v2(word, &shared->address,
                                      sizeof shared->address, gpu.compute()),
        gpu.name());
  checks.push_back(std::move(buffer));
  std::lock_guard<std::mutex> lock(sharedChecks().mutex);
  sharedChecks().entries.push_back({shared, gpu.handle(), &comm, rank});
}

std::optional<Kernels::FailedCheck> Kernels::failedCheck() const {
  std::lock_guard<std::mutex> lock(sharedChecks().mutex);
  for (const SharedChecks::Entry &entry : sharedChecks().entries) {
    if (entry.context != gpu.handle() || entry.comm != &comm)
      continue;
    int32_t word = *static_cast<const volatile int32_t *>(&entry.checks->word);
    if (word <= 0 || word > entry.checks->bytes)
      continue;
    const char *text = entry.checks->texts + word - 1;
    return FailedCheck{
        entry.rank,
        std::string(text, strnlen(text, entry.checks->bytes - (word - 1)))};
  }
  return std::nullopt;
}

CUfunction Kernels::find(const dp_gpu_kernel &kernel, int64_t sharedBytes) {
  Kernel &k = kernels[&kernel];
  if (!k.function) {
    CUmodule module = load(*kernel.module);
    check(driver().cuModuleGetFunction(&k.function, module, kernel.name),
          "kernel '" + std::string(kernel.name) + "' of module '" +
              kernel.module->name + "'");
  }
  if (sharedBytes > k.sharedBytes) {
    check(driver().cuFuncSetAttribute(
              k.function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
              static_cast<int>(sharedBytes)),
          "kernel '" + std::string(kernel.name) + "' with " +
              std::to_string(sharedBytes) + " bytes of shared memory");
    k.sharedBytes = sharedBytes;
  }
  return k.function;
}

void Kernels::clear() {
  for (auto &module : modules)
    driver().cuModuleUnload(module.second);
  {
    std::lock_guard<std::mutex> lock(sharedChecks().mutex);
    auto &entries = sharedChecks().entries;
    for (const Buffer &buffer : checks)
      entries.erase(std::remove_if(entries.begin(), entries.end(),
                                   [&](const SharedChecks::Entry &entry) {
                                     return entry.checks == buffer.data();
                                   }),
                    entries.end());
  }
  checks.clear();
  modules.clear();
  kernels.clear();
}
