//===- Launch.cpp - How this process was started --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "Tcp/TcpTransport.h"
#include "dp/Runtime/Runtime.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

using namespace dp;

static const char *get(const char *name) {
  const char *value = std::getenv(name);
  return value && *value ? value : nullptr;
}

const char *dp::backendName(Backend backend) {
  return backend == Backend::Mpi   ? "mpi"
         : backend == Backend::Tcp ? "tcp"
                                   : "host";
}

Backend dp::chooseBackend(const char *name) {
  std::string wanted = name && *name ? name : "auto";
  for (Backend b : {Backend::Host, Backend::Mpi, Backend::Tcp})
    if (wanted == backendName(b))
      return b;
  if (wanted != "auto")
    throw Error("unknown backend '" + wanted +
                "'; it is one of auto, host, mpi, tcp");
  if (get("OMPI_COMM_WORLD_SIZE"))
    return Backend::Mpi;
  if (get("RANK") && get("WORLD_SIZE") && get("MASTER_ADDR"))
    return Backend::Tcp;
  if (get("PMIX_RANK")) // srun --mpi=pmix, and other launchers
    return Backend::Mpi;
  // Only srun sets this one; a batch script has the other variables too. Before
  // PMI, which a site may have as srun's default and MPI may not speak.
  if (get("SLURM_STEP_NUM_TASKS") && get("SLURM_PROCID"))
    return Backend::Tcp;
  if (get("PMI_RANK") && get("PMI_SIZE")) // mpiexec of MPICH
    return Backend::Mpi;
  return Backend::Host;
}

/// The number in variable `name`; throws Error unless it is in [low, high].
static int64_t number(const char *name, const char *text, int64_t low,
                      int64_t high) {
  char *end = nullptr;
  long long value = text ? std::strtoll(text, &end, 10) : 0;
  if (!text)
    throw Error(std::string(name) + " is not set");
  if (end == text || *end || value < low || value > high)
    throw Error(std::string(name) + " is '" + text + "', not a number from " +
                std::to_string(low) + " to " + std::to_string(high));
  return value;
}

static int64_t number(const char *name, int64_t low, int64_t high) {
  return number(name, get(name), low, high);
}

/// The first host of a list as Slurm writes it: `n[03-12,15],login` is n03.
static std::string firstHost(const char *list) {
  std::string text = list;
  size_t open = text.find_first_of("[,");
  if (open == std::string::npos || text[open] == ',')
    return text.substr(0, open);
  size_t end = text.find_first_of("-,]", open);
  return text.substr(0, open) + text.substr(open + 1, end - open - 1);
}

static constexpr int64_t maxProcesses = 1 << 16;

static TcpJob jobOfEnvironment() {
  TcpJob job;
  bool slurm = !get("RANK") && get("SLURM_PROCID");
  if (slurm) {
    const char *size =
        get("SLURM_STEP_NUM_TASKS") ? "SLURM_STEP_NUM_TASKS" : "SLURM_NTASKS";
    job.processes = number(size, 1, maxProcesses);
    job.process = number("SLURM_PROCID", 0, job.processes - 1);
    if (get("SLURM_LOCALID"))
      job.localProcess = number("SLURM_LOCALID", 0, job.processes - 1);
    const char *id = get("SLURM_JOB_ID"), *step = get("SLURM_STEP_ID");
    job.id = std::string(id ? id : "") + "." + (step ? step : "");
  } else {
    job.processes = number("WORLD_SIZE", 1, maxProcesses);
    job.process = number("RANK", 0, job.processes - 1);
    if (get("LOCAL_RANK"))
      job.localProcess = number("LOCAL_RANK", 0, job.processes - 1);
    job.id = get("TORCHELASTIC_RUN_ID") ? get("TORCHELASTIC_RUN_ID") : "";
  }
  if (const char *host = get("MASTER_ADDR")) {
    job.host = host;
  } else {
    const char *nodes = get("SLURM_STEP_NODELIST");
    if (!nodes)
      nodes = get("SLURM_JOB_NODELIST");
    if (!slurm || !nodes)
      throw Error("MASTER_ADDR is not set");
    job.host = firstHost(nodes);
  }
  if (get("MASTER_PORT") || !slurm) {
    job.port = static_cast<int>(number("MASTER_PORT", 1, 65534));
    // torchrun's agent listens at the port itself.
    const char *agent = get("TORCHELASTIC_USE_AGENT_STORE");
    if (agent && std::strcmp(agent, "True") == 0)
      ++job.port;
  } else {
    int64_t id =
        get("SLURM_JOB_ID") ? number("SLURM_JOB_ID", 0, int64_t(1) << 62) : 0;
    job.port = static_cast<int>(20000 + id % 10000);
  }
  return job;
}

/// libdp_mpi.so beside this library, or what DP_MPI_PLUGIN names.
static std::string pluginPath() {
  if (const char *path = get("DP_MPI_PLUGIN"))
    return path;
  Dl_info info;
  std::string self;
  if (dladdr(reinterpret_cast<void *>(&dp_executable_load), &info) &&
      info.dli_fname)
    self = info.dli_fname;
  return self.substr(0, self.rfind('/') + 1) + "libdp_mpi.so";
}

static std::unique_ptr<Transport> joinMpi() {
  std::string path = pluginPath();
  // MPI's own plugins look for its symbols in the global scope.
  void *plugin = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (!plugin)
    throw Error(std::string("the MPI backend cannot be loaded: ") + dlerror() +
                    "; the runtime builds it where it finds MPI (Debian: "
                    "libopenmpi-dev), and DP_MPI_PLUGIN names another",
                DP_ERROR_LIBRARY);
  using Join = Transport *(*)(char *, int64_t);
  auto join = reinterpret_cast<Join>(dlsym(plugin, "dp_mpi_transport"));
  if (!join)
    throw Error("'" + path +
                    "' is no MPI backend of this runtime: it lacks "
                    "dp_mpi_transport",
                DP_ERROR_LIBRARY);
  char error[512] = "";
  Transport *transport = join(error, sizeof error);
  if (!transport)
    throw Error(error, DP_ERROR_LIBRARY);
  return std::unique_ptr<Transport>(transport); // the library stays loaded
}

std::unique_ptr<ControlPlane> dp::joinJob(Backend backend, double timeout) {
  std::unique_ptr<Transport> transport;
  if (backend == Backend::Mpi) {
    transport = joinMpi();
  } else if (backend == Backend::Tcp) {
    TcpJob job = jobOfEnvironment();
    if (job.processes > 1)
      transport = std::make_unique<TcpTransport>(job, connectAll(job, timeout));
  }
  auto control = std::make_unique<ControlPlane>(std::move(transport));
  control->setTimeout(timeout);
  return control;
}
