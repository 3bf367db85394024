//===- CudaBackend.cpp - The GPUs of a session ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudaBackend.h"
#include "Cuda/Bindings/CublasLt.h"
#include "Cuda/Bindings/Cudnn.h"
#include "Cuda/Bindings/Cufft.h"
#include "Cuda/Bindings/Cusolver.h"
#include "CudaDevice.h"
#include "Support/Error.h"

#include <algorithm>
#include <cstdlib>

using namespace dp;
using namespace dp::cuda;

/// Refuses GPUs without products of 8-bit floats.
static void requireF8(const std::vector<int> &gpus) {
  for (int ordinal : gpus) {
    CUdevice device;
    int major, minor;
    check(driver().cuDeviceGet(&device, ordinal), "cuDeviceGet");
    check(driver().cuDeviceGetAttribute(
              &major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device),
          "cuDeviceGetAttribute");
    check(driver().cuDeviceGetAttribute(
              &minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device),
          "cuDeviceGetAttribute");
    if (10 * major + minor < 89)
      throw Error("the program multiplies 8-bit floats, which needs a GPU of "
                  "compute capability 8.9 or newer; GPU " +
                      std::to_string(ordinal) + " has " +
                      std::to_string(major) + "." + std::to_string(minor) +
                      "; compile it with --fp8=none",
                  DP_ERROR_LIBRARY);
  }
}

CudaBackend::CudaBackend(const dp_executable &executable,
                         const dp_session_options &options,
                         ControlPlane *control)
    : settings(executable, options.timeout_seconds) {
  if (options.devices < 1)
    throw Error("the device count must be at least 1, not " +
                std::to_string(options.devices));
  try {
    driver();
  } catch (const Error &e) {
    throw Error(std::string("the executable is for CUDA, but ") + e.what(),
                e.status);
  }
  chooseGpus(options, control);
  if (executable.uses.f8)
    requireF8(settings.gpus);
  if (executable.uses.gemm)
    cublasLt();
  if (executable.uses.conv)
    cudnn();
  // One call of the program has all routines.
  for (const std::string &library : executable.descriptor.libraries) {
    if (library == "cublas")
      cublas();
    else if (library == "cusolver")
      cusolver();
    else if (library == "cufft")
      cufft();
  }
  chooseCommunicator(options);
  readKernelChoices(options);
  std::string imbalance = imbalanceWarning(settings.gpus);
  if (!imbalance.empty())
    warn(imbalance);
}

/// `0, 2`.
static std::string joined(const std::vector<int> &numbers) {
  std::string text;
  for (int n : numbers)
    text += (text.empty() ? "" : ", ") + std::to_string(n);
  return text;
}

void CudaBackend::chooseGpus(const dp_session_options &options,
                             ControlPlane *control) {
  int visible = 0;
  CUresult result = driver().cuDeviceGetCount(&visible);
  if (result == CUDA_ERROR_NO_DEVICE || (result == CUDA_SUCCESS && !visible))
    throw Error("the executable is for CUDA, but no GPU is visible",
                DP_ERROR_LIBRARY);
  check(result, "cannot count the GPUs");
  std::vector<int> ids;
  for (int64_t i = 0; i < options.num_device_ids; ++i) {
    int64_t id = options.device_ids[i];
    if (id < 0 || id >= visible)
      throw Error("there is no GPU " + std::to_string(id) + "; " +
                  std::to_string(visible) + " are visible, from 0");
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
      throw Error("GPU " + std::to_string(id) +
                  " is named twice in the device ids (--loopback runs several "
                  "ranks on one GPU)");
    ids.push_back(static_cast<int>(id));
  }
  if (ids.empty())
    for (int i = 0; i < visible; ++i)
      ids.push_back(i);
  int64_t count = static_cast<int64_t>(ids.size());
  settings.isAcross = control && control->processes() > 1;
  if (settings.isAcross) {
    // A launcher may make only its own GPU visible to each process.
    int64_t local = control->localProcess();
    settings.firstRank = control->process();
    if (local >= count && count != 1 && !options.loopback)
      throw Error("process " + std::to_string(local) +
                  " of this host has no "
                  "GPU: there are " +
                  std::to_string(count) +
                  "; --loopback runs several ranks on one GPU");
    settings.gpus.push_back(ids[local % count]);
    return;
  }
  if (options.devices > count && !options.loopback)
    throw Error(std::to_string(options.devices) + " devices on " +
                std::to_string(count) + (count == 1 ? " GPU" : " GPUs") +
                "; --loopback runs several ranks on one GPU");
  for (int64_t rank = 0; rank < options.devices; ++rank)
    settings.gpus.push_back(ids[rank % count]);
  if (!options.output_device)
    return;
  int64_t wanted = *options.output_device;
  auto found = std::find(settings.gpus.begin(), settings.gpus.end(), wanted);
  if (found == settings.gpus.end())
    throw Error("the output device " + std::to_string(wanted) +
                " is none of the GPUs in use: " + joined(settings.gpus));
  output = found - settings.gpus.begin();
}

void CudaBackend::chooseCommunicator(const dp_session_options &options) {
  // NCCL takes 1.7 s to start, and a machine with one GPU need not have it.
  bool isAlone = settings.gpus.size() == 1 && !settings.isAcross;
  settings.isAlone = isAlone && !std::getenv("DP_NCCL_ALONE");
  isLoopback = options.loopback != 0;
  settings.usesNccl =
      settings.executable.uses.collectives && !isLoopback && !settings.isAlone;
  if (settings.usesNccl) {
    if (options.deterministic)
      makeNcclDeterministic();
    settings.registersArenas =
        nccl().registersMemory() && !options.deterministic && !isAlone;
  }
  if (!options.cuda_graph)
    return;
  bool throughHost = settings.executable.uses.collectives &&
                     !settings.usesNccl && !settings.isAlone;
  // A graph would replay the values of an argument that the host read in the
  // first step.
  bool readsHost = false;
  for (const Entry &entry : settings.executable.descriptor.entries)
    for (const Value &argument : entry.arguments)
      readsHost |= argument.onHost;
  settings.usesGraphs = !throughHost && !readsHost;
  if (!settings.usesGraphs)
    warn(std::string("no CUDA graph is used: ") +
         (throughHost ? "loopback collectives go through the host"
                      : "arguments stay in the host's memory"));
}

/// The model of the GPUs and the versions of the libraries that compute on
/// them.
static std::string describeMachine(const CudaSettings &settings) {
  std::string model;
  for (int ordinal : settings.gpus) {
    CUdevice device;
    char name[256];
    check(driver().cuDeviceGet(&device, ordinal), "cuDeviceGet");
    check(driver().cuDeviceGetName(name, sizeof name, device),
          "cuDeviceGetName");
    if (!model.empty() && model != name)
      throw Error("kernel choices are for GPUs of one model, and these are " +
                  model + " and " + name);
    model = name;
  }
  if (settings.executable.uses.gemm)
    model += ", cuBLASLt " + std::to_string(cublasLt().cublasLtGetVersion());
  if (settings.executable.uses.conv)
    model += ", cuDNN " + std::to_string(cudnn().cudnnGetVersion());
  return model;
}

void CudaBackend::readKernelChoices(const dp_session_options &options) {
  if (!options.kernel_choices && !options.tune_kernels)
    return;
  if (options.tune_kernels && settings.isAcross)
    throw Error("kernels are tuned in one process");
  if (options.tune_kernels && settings.usesGraphs)
    throw Error("kernels are tuned by waiting for the GPU, which a CUDA graph "
                "cannot");
  settings.choices = std::make_unique<KernelChoices>(describeMachine(settings));
  settings.choices->measures = options.tune_kernels;
  if (options.kernel_choices)
    settings.choices->load(options.kernel_choices);
}

void CudaBackend::saveKernelChoices(const std::string &path) const {
  if (!settings.choices)
    return DeviceBackend::saveKernelChoices(path);
  settings.choices->save(path);
}

void CudaBackend::exchange(ControlPlane *control) {
  if (!settings.usesNccl)
    return;
  if (settings.isAcross && control->wire().isEncrypted())
    throw Error("NCCL's connections are its own and cannot be encrypted: only "
                "with 'loopback' do all bytes go through the job's, which TLS "
                "encrypts");
  if (!control || control->process() == 0) {
    ncclResult_t result = nccl().ncclGetUniqueId(&settings.id);
    if (result != ncclSuccess)
      throw Error(std::string("NCCL does not start: ") +
                      nccl().ncclGetErrorString(result),
                  DP_ERROR_LIBRARY);
  }
  if (settings.isAcross)
    control->broadcast("the NCCL unique id", &settings.id, sizeof settings.id,
                       0);
}

bool CudaBackend::beginReductions() {
  if (settings.usesNccl)
    return true;
  if (isLoopback || settings.isAlone)
    return false;
  try {
    nccl();
  } catch (const Error &e) {
    warn(std::string("results in the memory of GPUs are added up by the host: "
                     "the program has no collectives, and ") +
         e.what());
    return false;
  }
  settings.usesNccl = true;
  exchange(nullptr);
  return true;
}

std::unique_ptr<Device>
CudaBackend::makeDevice(int64_t rank, Communicator &comm, Team &team) {
  return std::make_unique<CudaDevice>(rank, comm, team, settings, *this);
}

std::string dp::cuda::imbalanceWarning(const std::vector<int> &gpus) {
  std::vector<double> memory, cores;
  for (int ordinal : gpus) {
    CUdevice device;
    size_t bytes;
    int count;
    check(driver().cuDeviceGet(&device, ordinal), "cuDeviceGet");
    check(driver().cuDeviceTotalMem_v2(&bytes, device), "cuDeviceTotalMem");
    check(driver().cuDeviceGetAttribute(
              &count, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device),
          "cuDeviceGetAttribute");
    memory.push_back(static_cast<double>(bytes));
    cores.push_back(count);
  }
  for (const std::vector<double> *values : {&memory, &cores}) {
    auto extremes = std::minmax_element(values->begin(), values->end());
    // The first of the greatest, as Python's max returns it.
    auto largest = std::max_element(values->begin(), values->end());
    if (*extremes.first / *largest < 0.75)
      return "There is an imbalance between your GPUs. You may want to exclude "
             "GPU " +
             std::to_string(gpus[extremes.first - values->begin()]) +
             " which has less than 75% of the memory or cores of GPU " +
             std::to_string(gpus[largest - values->begin()]) +
             ". You can do so by setting the device_ids option "
             "(--device-ids), or by setting the CUDA_VISIBLE_DEVICES "
             "environment variable.";
  }
  return "";
}
