//===- Cudnn.cpp - Loading cuDNN ------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cudnn.h"
#include "Support/Error.h"

#include <dlfcn.h>
#include <filesystem>

using namespace dp;
using namespace dp::cuda;

/// Opens NVRTC's library of headers where cuDNN's own search path finds NVRTC.
/// cuDNN compiles attention by NVRTC. NVRTC opens that library by its name
/// alone, and in PyPI's wheels no search path leads there. Whatever is opened
/// by its path is found by its name. Without any, cuDNN reports the failure.
static void openNvrtcBuiltins(const void *function) {
  Dl_info info;
  if (!dladdr(function, &info) || !info.dli_fname)
    return;
  std::error_code none;
  auto folder = std::filesystem::canonical(info.dli_fname, none).parent_path();
  using Iterator = std::filesystem::directory_iterator;
  for (const char *place : {"", "../../cu13/lib", "../../cuda_nvrtc/lib"})
    for (Iterator file(folder / place, none), end; !none && file != end;
         file.increment(none))
      if (file->path().filename().string().rfind("libnvrtc-builtins.so.", 0) ==
          0)
        dlopen(file->path().c_str(), RTLD_LAZY | RTLD_LOCAL);
}

static Cudnn loadCudnn() {
  Library library("cuDNN", "DP_CUDNN_LIBRARY",
                  {"libcudnn.so.9", "libcudnn.so"});
  Cudnn table;
  DP_CUDNN_FUNCTIONS(DP_FIND_FUNCTION)
  openNvrtcBuiltins(reinterpret_cast<const void *>(table.cudnnGetVersion));
  return table;
}

const Cudnn &dp::cuda::cudnn() {
  static const Cudnn table = loadCudnn();
  return table;
}

void dp::cuda::requireCudnn(cudnnStatus_t status, const std::string &what) {
  if (status != CUDNN_STATUS_SUCCESS)
    throw Error(what + ": cuDNN says " + cudnn().cudnnGetErrorString(status),
                DP_ERROR_LIBRARY);
}
