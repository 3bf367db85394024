//===- DriverModule.cpp - Modules and launches ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// An emulated image is a shared object of the host; each load gets a copy of
// its own, so that devices do not share its static memory. PTX is interpreted.
// A cubin or fatbin can be loaded, not run.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Emulator.h"
#include "Ptx/Image.h"

#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

using namespace dp::fake;

namespace {

struct Function;

struct Module {
  int device = 0;
  int file = -1;                   // of the copy
  void *emulated = nullptr;        // its shared object
  std::unique_ptr<ptx::Image> ptx; // neither: code for GPUs alone
  uintptr_t begin = 0, end = 0;
  std::vector<std::unique_ptr<Function>> functions;

  ~Module() {
    if (emulated)
      dlclose(emulated);
    if (file >= 0)
      close(file);
  }
};

struct Function {
  Module *module;
  std::string name;
  void (*code)(void *const *); // of an emulated image
  const ptx::Kernel *kernel;   // of PTX. Neither: cannot be run
  int maxDynamicShared = 48 << 10;
};

/// The values of a launch's parameters, kept until it runs.
struct Params {
  std::vector<uint64_t> values;
  std::vector<void *> pointers;
};

Handles<Module> &moduleHandles() {
  static auto *handles = new Handles<Module>;
  return *handles;
}

Handles<Function> &functionHandles() {
  static auto *handles = new Handles<Function>;
  return *handles;
}

} // namespace

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// The size of an ELF file of this machine, 0 where the image is none.
static size_t hostElfSize(const void *image) {
  Elf64_Ehdr header;
  if (std::memcmp(image, ELFMAG, SELFMAG) != 0)
    return 0;
  std::memcpy(&header, image, sizeof(header));
#if defined(__x86_64__)
  constexpr int machine = EM_X86_64;
#elif defined(__aarch64__)
  constexpr int machine = EM_AARCH64;
#else
#error "unknown machine"
#endif
  if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_machine != machine ||
      header.e_type != ET_DYN)
    return 0;
  const char *bytes = static_cast<const char *>(image);
  size_t size = header.e_shoff + size_t(header.e_shnum) * sizeof(Elf64_Shdr);
  for (int i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    std::memcpy(&section, bytes + header.e_shoff + i * sizeof(section),
                sizeof(section));
    if (section.sh_type != SHT_NOBITS)
      size = std::max(size, section.sh_offset + section.sh_size);
  }
  for (int i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    std::memcpy(&segment, bytes + header.e_phoff + i * sizeof(segment),
                sizeof(segment));
    size = std::max(size, segment.p_offset + segment.p_filesz);
  }
  return size;
}

/// Whether it is PTX, which begins with a comment or its version.
static bool isPtx(const void *image) {
  const char *text = static_cast<const char *>(image);
  while (*text == '/' || *text == '\n') {
    const char *end = std::strchr(text, '\n');
    if (!end)
      return false;
    text = end + 1;
  }
  return std::strncmp(text, ".version", 8) == 0;
}

/// Whether it is code for a GPU: fatbin or cubin.
static bool isDeviceCode(const void *image) {
  uint32_t magic;
  std::memcpy(&magic, image, sizeof(magic));
  if (magic == 0xba55ed50u || magic == 0x466243b1u)
    return true;
  if (std::memcmp(image, ELFMAG, SELFMAG) == 0) {
    constexpr int machineCuda = 190;
    Elf64_Ehdr header;
    std::memcpy(&header, image, sizeof(header));
    return header.e_machine == machineCuda;
  }
  return false;
}

static bool loadPtx(Module &module, const char *text) {
  try {
    module.ptx = std::make_unique<ptx::Image>(text);
  } catch (const std::exception &error) {
    violation(std::string("PTX cannot be loaded: ") + error.what());
    return false;
  }
  module.begin = module.ptx->begin();
  module.end = module.ptx->end();
  return true;
}

/// Images import dp_emu_*, and this library may have been loaded locally.
static void exportSelf() {
  Dl_info self;
  if (dladdr(reinterpret_cast<void *>(&cuModuleLoadData), &self))
    dlopen(self.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_GLOBAL);
}

static bool loadEmulated(Module &module, const void *image, size_t size) {
  static bool exported = (exportSelf(), true);
  (void)exported;
  module.file = memfd_create("dp-emulated-image", MFD_CLOEXEC);
  const char *data = static_cast<const char *>(image);
  for (size_t done = 0; done < size;) {
    ssize_t n = write(module.file, data + done, size - done);
    if (n <= 0)
      return false;
    done += n;
  }
  // The descriptor stays open: the loader knows libraries by their path.
  std::string path = "/proc/self/fd/" + std::to_string(module.file);
  module.emulated = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!module.emulated) {
    violation(std::string("an emulated image cannot be loaded: ") + dlerror());
    return false;
  }
  struct link_map *map;
  if (dlinfo(module.emulated, RTLD_DI_LINKMAP, &map) == 0) {
    module.begin = map->l_addr;
    Elf64_Ehdr header;
    std::memcpy(&header, image, sizeof(header));
    for (int i = 0; i < header.e_phnum; ++i) {
      Elf64_Phdr segment;
      std::memcpy(&segment, data + header.e_phoff + i * sizeof(segment),
                  sizeof(segment));
      if (segment.p_type == PT_LOAD)
        module.end = std::max<uintptr_t>(
            module.end, map->l_addr + segment.p_vaddr + segment.p_memsz);
    }
  }
  return true;
}

static CUresult load(const char *name, CUmodule *result, const void *image) {
  DP_FAKE_CALL(name);
  auto module = std::make_unique<Module>();
  DP_FAKE_TRY(call.device(module->device));
  DP_FAKE_TRY(call.unsafeInCapture());
  if (!result || !image)
    return CUDA_ERROR_INVALID_VALUE;
  if (size_t size = hostElfSize(image)) {
    if (!loadEmulated(*module, image, size))
      return CUDA_ERROR_INVALID_IMAGE;
  } else if (isPtx(image)) {
    if (!loadPtx(*module, static_cast<const char *>(image)))
      return CUDA_ERROR_INVALID_PTX;
  } else if (!isDeviceCode(image)) {
    return CUDA_ERROR_INVALID_IMAGE;
  }
  *result = moduleHandles().add<CUmodule>(module.release());
  return CUDA_SUCCESS;
}

CUresult cuModuleLoadData(CUmodule *module, const void *image) {
  return load("cuModuleLoadData", module, image);
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned,
                            CUjit_option *, void **) {
  return load("cuModuleLoadDataEx", module, image);
}

CUresult cuModuleUnload(CUmodule handle) {
  DP_FAKE_CALL("cuModuleUnload");
  Module *module = moduleHandles().get(handle);
  if (!module)
    return CUDA_ERROR_INVALID_HANDLE;
  for (const auto &stream : engine().allStreams())
    if (stream->device == module->device && !stream->idle() &&
        !engine().faultOf(module->device))
      violation("cuModuleUnload while " + stream->name + " of device " +
                std::to_string(module->device) + " has work to do");
  for (auto &function : module->functions)
    functionHandles().remove(function.get());
  moduleHandles().remove(module);
  delete module;
  return CUDA_SUCCESS;
}

CUresult cuModuleGetFunction(CUfunction *result, CUmodule handle,
                             const char *name) {
  DP_FAKE_CALL("cuModuleGetFunction");
  Module *module = moduleHandles().get(handle);
  if (!module)
    return CUDA_ERROR_INVALID_HANDLE;
  void *code = module->emulated ? dlsym(module->emulated, name) : nullptr;
  const ptx::Kernel *kernel = module->ptx ? module->ptx->find(name) : nullptr;
  if ((module->emulated && !code) || (module->ptx && !kernel))
    return CUDA_ERROR_NOT_FOUND;
  module->functions.push_back(std::make_unique<Function>(Function{
      module, name, reinterpret_cast<void (*)(void *const *)>(code), kernel}));
  *result = functionHandles().add<CUfunction>(module->functions.back().get());
  return CUDA_SUCCESS;
}

/// The size of a symbol of a shared object.
static size_t symbolBytes(void *address) {
  Dl_info info;
  const Elf64_Sym *symbol = nullptr;
  void *entry = nullptr;
  if (!dladdr1(address, &info, &entry, RTLD_DL_SYMENT))
    return 0;
  symbol = static_cast<const Elf64_Sym *>(entry);
  return symbol ? symbol->st_size : 0;
}

bool dp::fake::isModuleMemory(const void *pointer, size_t bytes) {
  auto first = reinterpret_cast<uintptr_t>(pointer);
  for (const Module *module : moduleHandles().all())
    if (first >= module->begin && first + bytes <= module->end)
      return true;
  return false;
}

CUresult cuModuleGetGlobal_v2(CUdeviceptr *pointer, size_t *bytes,
                              CUmodule handle, const char *name) {
  DP_FAKE_CALL("cuModuleGetGlobal_v2");
  Module *module = moduleHandles().get(handle);
  if (!module)
    return CUDA_ERROR_INVALID_HANDLE;
  size_t size = 0;
  void *found = module->emulated ? dlsym(module->emulated, name)
                : module->ptx    ? module->ptx->findVariable(name, size)
                                 : nullptr;
  if (!found)
    return CUDA_ERROR_NOT_FOUND;
  if (pointer)
    *pointer = reinterpret_cast<uintptr_t>(found);
  if (bytes)
    *bytes = module->emulated ? symbolBytes(found) : size;
  return CUDA_SUCCESS;
}

CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attribute,
                            CUfunction handle) {
  DP_FAKE_CALL("cuFuncGetAttribute");
  Function *function = functionHandles().get(handle);
  if (!function)
    return CUDA_ERROR_INVALID_HANDLE;
  switch (attribute) {
  case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    *value = 1024;
    return CUDA_SUCCESS;
  case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
  case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
    *value = 0;
    return CUDA_SUCCESS;
  case CU_FUNC_ATTRIBUTE_NUM_REGS:
    *value = 32;
    return CUDA_SUCCESS;
  case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
    *value = function->maxDynamicShared;
    return CUDA_SUCCESS;
  }
  return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuFuncSetAttribute(CUfunction handle, CUfunction_attribute attribute,
                            int value) {
  DP_FAKE_CALL("cuFuncSetAttribute");
  Function *function = functionHandles().get(handle);
  if (!function)
    return CUDA_ERROR_INVALID_HANDLE;
  if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES ||
      value < 0 || value > 227 << 10)
    return CUDA_ERROR_INVALID_VALUE;
  function->maxDynamicShared = value;
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

/// Copies `bytes` at each of `count` addresses, as many as can be read.
static size_t copyReadable(void *to, void *const *from, size_t count,
                           size_t bytes) {
  iovec local = {to, count * bytes};
  std::vector<iovec> remote(count);
  for (size_t i = 0; i < count; ++i)
    remote[i] = {from[i], bytes};
  ssize_t n = process_vm_readv(getpid(), &local, 1, remote.data(), count, 0);
  return n < 0 ? 0 : n / bytes;
}

/// Only the kernel knows how many parameters it has, and it runs later. So up
/// to the most that there can be are taken, as long as memory is readable; the
/// kernel reads those that are its own. Each is at most 8 bytes.
static std::shared_ptr<Params> copyParams(void **params) {
  constexpr size_t most = 512, chunk = 16;
  auto result = std::make_shared<Params>();
  std::vector<uint64_t> &values = result->values;
  values.assign(most, ~uint64_t(0));
  for (size_t first = 0; first < most; first += chunk) {
    void *words[chunk], *sources[chunk];
    for (size_t i = 0; i < chunk; ++i)
      words[i] = params + first + i;
    size_t count = copyReadable(sources, words, chunk, sizeof(void *));
    size_t n = copyReadable(&values[first], sources, count, 8);
    // The end of a page is no reason to lose a short parameter.
    for (size_t bytes : {4, 2, 1})
      if (n < count &&
          copyReadable(&values[first + n], &sources[n], 1, bytes)) {
        ++n;
        n += copyReadable(&values[first + n], &sources[n], count - n, 8);
      }
    if (n < chunk)
      break; // what follows the last parameter may be anything
  }
  for (uint64_t &value : values)
    result->pointers.push_back(&value);
  return result;
}

CUresult cuLaunchKernel(CUfunction handle, unsigned gridX, unsigned gridY,
                        unsigned gridZ, unsigned blockX, unsigned blockY,
                        unsigned blockZ, unsigned sharedBytes,
                        CUstream streamHandle, void **params, void **extra) {
  DP_FAKE_CALL("cuLaunchKernel");
  Stream *stream;
  DP_FAKE_TRY(call.stream(streamHandle, stream));
  Function *function = functionHandles().get(handle);
  if (!function || function->module->device != stream->device)
    return CUDA_ERROR_INVALID_HANDLE;
  uint64_t threads = uint64_t(blockX) * blockY * blockZ;
  if (gridX == 0 || gridY == 0 || gridZ == 0 || threads == 0 ||
      gridX > INT32_MAX || gridY > 65535 || gridZ > 65535 || threads > 1024 ||
      blockZ > 64 || sharedBytes > unsigned(function->maxDynamicShared) ||
      extra)
    return CUDA_ERROR_INVALID_VALUE;
  if (!function->code && !function->kernel && !settings().record)
    return CUDA_ERROR_NO_BINARY_FOR_GPU;

  auto dims = [](unsigned x, unsigned y, unsigned z) {
    std::string text = std::to_string(x);
    if (y != 1 || z != 1)
      text += "x" + std::to_string(y) + "x" + std::to_string(z);
    return text;
  };
  Launch launch;
  if (function->code)
    launch.kernel = function->code;
  std::copy_n(std::initializer_list<unsigned>{gridX, gridY, gridZ}.begin(), 3,
              launch.grid);
  std::copy_n(std::initializer_list<unsigned>{blockX, blockY, blockZ}.begin(),
              3, launch.block);
  launch.sharedBytes = sharedBytes;
  launch.imageBegin = function->module->begin;
  launch.imageEnd = function->module->end;

  Op op;
  op.name = "kernel " + function->name + " grid " + dims(gridX, gridY, gridZ) +
            " block " + dims(blockX, blockY, blockZ);
  if (sharedBytes)
    op.name += " shared " + std::to_string(sharedBytes);
  if (const ptx::Kernel *kernel = function->kernel) {
    struct Memory {
      std::vector<char> params, shared;
    };
    auto memory = std::make_shared<Memory>();
    memory->params = ptx::copyParams(*kernel, params);
    launch.staticSharedBytes = ptx::sharedBytesOf(*kernel);
    op.run = [launch, kernel, memory](OpContext &context) mutable {
      memory->shared.resize(launch.staticSharedBytes + 16);
      launch.shared = memory->shared.data();
      launch.shared += -reinterpret_cast<uintptr_t>(launch.shared) & 15;
      launch.kernel = [&](void *const *) {
        ptx::runThread(*kernel, memory->params.data(), launch.shared);
      };
      runGrid(launch, context);
    };
  } else {
    std::shared_ptr<Params> values =
        params && function->code ? copyParams(params) : nullptr;
    op.run = [launch, values](OpContext &context) mutable {
      if (!launch.kernel)
        return; // recorded only
      launch.params = values ? values->pointers.data() : nullptr;
      runGrid(launch, context);
    };
  }
  engine().enqueue(*stream, std::move(op));
  return CUDA_SUCCESS;
}
