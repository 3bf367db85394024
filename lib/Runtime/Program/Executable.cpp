//===- Executable.cpp - Loading a program ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Executable.h"
#include "CpuFeatures.h"
#include "Support/Error.h"

#include <dlfcn.h>

using namespace dp;

/// Moves this library to the global scope, where programs find the dp_rt_*
/// calls. It is not there if a plugin's dlopen has loaded it.
static void makeCallsGlobal() {
  Dl_info info;
  if (dladdr(reinterpret_cast<void *>(&dp_rt_launch), &info) && info.dli_fname)
    if (void *self =
            dlopen(info.dli_fname, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD))
      dlclose(self);
}

static void *symbol(void *library, const std::string &name) {
  void *address = dlsym(library, name.c_str());
  if (!address)
    throw Error("malformed executable: it does not define '" + name + "'");
  return address;
}

/// Refuses a program with instructions that this CPU lacks.
static void checkCpu(const Descriptor &d) {
  for (const std::string &feature : d.features)
    if (!cpuHasFeature(feature))
      throw Error("the executable was compiled for CPU '" + d.cpu +
                  "'; this one lacks " + feature);
}

dp_executable::dp_executable(const std::string &path) : path(path), file(path) {
  const ElfSymbols &symbols = file.symbols;
  auto calls = [&](const char *name) {
    return symbols.undefined.count(name) != 0;
  };
  uses.f8 = calls("dp_rt_gemm_f8");
  uses.gemm = uses.f8 || calls("dp_rt_gemm");
  uses.conv = calls("dp_rt_conv");
  uses.collectives = calls("dp_rt_all_reduce") || calls("dp_rt_all_gather") ||
                     calls("dp_rt_reduce_scatter") || calls("dp_rt_all_to_all");
  makeCallsGlobal();
  library = file.load();
  try {
    load(path);
  } catch (...) {
    dlclose(library);
    throw;
  }
}

void dp_executable::load(const std::string &path) {
  auto version = *static_cast<const uint32_t *>(symbol(library, versionSymbol));
  if (version != DP_ABI_VERSION)
    throw Error("'" + path + "' was compiled for ABI version " +
                std::to_string(version) + "; this runtime has version " +
                std::to_string(DP_ABI_VERSION));
  json = static_cast<const char *>(symbol(library, descriptorSymbol));
  descriptor = parseDescriptor(json);
  checkCpu(descriptor);
  for (const Entry &e : descriptor.entries)
    code.push_back(
        {reinterpret_cast<dp_entry_fn>(symbol(library, e.symbol)),
         reinterpret_cast<dp_arena_size_fn>(symbol(library, e.arena))});
}

dp_executable::~dp_executable() {
  if (library)
    dlclose(library);
}
