//===- Kernels.cpp - The modules that a GPU has loaded --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Support/Error.h"

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
  return loaded;
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
  modules.clear();
  kernels.clear();
}
