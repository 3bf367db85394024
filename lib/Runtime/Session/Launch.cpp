//===- Launch.cpp - Detection of the launcher -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "Support/Library.h"
#include "Tcp/Connect.h"
#include "Tcp/Listen.h"
#include "Tcp/Secret.h"
#include "Tcp/TcpTransport.h"
#include "dp/Runtime/Runtime.h"

#include <charconv>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

using namespace dp;

static const char *get(const char *name) {
  const char *value = std::getenv(name);
  return value && *value ? value : nullptr;
}

const char *dp::jobKindName(JobKind kind) {
  return kind == JobKind::Mpi ? "mpi" : kind == JobKind::Tcp ? "tcp" : "host";
}

/// Returns the variables of `names` that are set, or the variables that are
/// not: `RANK and WORLD_SIZE`.
static std::string listVariables(std::initializer_list<const char *> names,
                                 bool areSet) {
  std::vector<std::string> some;
  for (const char *name : names)
    if (!get(name) != areSet)
      some.push_back(name);
  std::string text;
  for (size_t i = 0; i < some.size(); ++i)
    text += (i == 0 ? "" : i + 1 == some.size() ? " and " : ", ") + some[i];
  return text;
}

/// Returns true if all of a launcher's variables are set. Throws Error if only
/// some are.
static bool areSet(std::initializer_list<const char *> names) {
  std::string set = listVariables(names, true);
  std::string missing = listVariables(names, false);
  if (set.empty() || missing.empty())
    return missing.empty();
  auto verb = [](const std::string &list) {
    return list.find(' ') == std::string::npos ? " is" : " are";
  };
  throw Error(set + verb(set) + " set, but " + missing + verb(missing) +
              " not: set all of them for a process of a job, or choose the "
              "kind of job 'host' to run alone");
}

JobKind dp::chooseJobKind(const char *name) {
  std::string wanted = name && *name ? name : "auto";
  for (JobKind kind : {JobKind::Host, JobKind::Mpi, JobKind::Tcp})
    if (wanted == jobKindName(kind))
      return kind;
  if (wanted != "auto")
    throw Error("unknown kind of job '" + wanted +
                "'; it is one of auto, host, mpi, tcp");
  if (areSet({"OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"}))
    return JobKind::Mpi;
  if (get("RANK") && get("WORLD_SIZE") && get("MASTER_ADDR"))
    return JobKind::Tcp;
  if (get("PMIX_RANK")) // srun --mpi=pmix, and other launchers
    return JobKind::Mpi;
  // Only srun sets SLURM_STEP_NUM_TASKS; a batch script has the other
  // variables, too. This comes before PMI: that may be srun's default without
  // being MPI's.
  if (get("SLURM_STEP_NUM_TASKS") &&
      areSet({"SLURM_STEP_NUM_TASKS", "SLURM_PROCID"}))
    return JobKind::Tcp;
  if (areSet({"PMI_RANK", "PMI_SIZE"})) // mpiexec of MPICH
    return JobKind::Mpi;
  // A job of one process needs no connection.
  const char *rank = get("RANK"), *size = get("WORLD_SIZE");
  if (size && std::strcmp(size, "1") == 0 &&
      (!rank || std::strcmp(rank, "0") == 0))
    return JobKind::Host;
  areSet({"RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"});
  return JobKind::Host;
}

/// Returns the number in variable `name`. Throws Error unless it is in [low,
/// high].
static int64_t number(const char *name, int64_t low, int64_t high) {
  const char *text = get(name);
  if (!text)
    throw Error(std::string(name) + " is not set");
  const char *end = text + std::strlen(text);
  int64_t value = 0;
  auto result = std::from_chars(text, end, value);
  if (result.ec != std::errc() || result.ptr != end || value < low ||
      value > high)
    throw Error(std::string(name) + " is '" + text + "', not a number from " +
                std::to_string(low) + " to " + std::to_string(high));
  return value;
}

/// Returns the first host of a list in Slurm's form: n03 for
/// `n[03-12,15],login`.
static std::string firstHost(const char *list) {
  std::string text = list;
  size_t open = text.find_first_of("[,");
  if (open == std::string::npos || text[open] == ',')
    return text.substr(0, open);
  size_t end = text.find_first_of("-,]", open);
  return text.substr(0, open) + text.substr(open + 1, end - open - 1);
}

static constexpr int64_t maxProcesses = 1 << 16;

/// Reads the number of processes and the place of this one from the variables
/// `size`, `rank` and `local`.
static void findPlace(TcpJob &job, const char *size, const char *rank,
                      const char *local) {
  job.processes = number(size, 1, maxProcesses);
  try {
    job.process = number(rank, 0, job.processes - 1);
  } catch (const Error &e) {
    if (!get(rank))
      throw;
    throw Error(std::string(e.what()) + " (" + size + " is " +
                std::to_string(job.processes) + ")");
  }
  if (get(local))
    job.localProcess = number(local, 0, job.processes - 1);
}

/// Returns true if `name` is set to a number that is less than all processes.
static bool isPart(const char *name, const TcpJob &job) {
  return get(name) && number(name, 1, maxProcesses) < job.processes;
}

static TcpJob jobOfEnvironment() {
  TcpJob job;
  bool mpirun = !get("RANK") && get("OMPI_COMM_WORLD_RANK");
  bool slurm = !get("RANK") && !mpirun && get("SLURM_PROCID");
  if (slurm) {
    findPlace(job,
              get("SLURM_STEP_NUM_TASKS") ? "SLURM_STEP_NUM_TASKS"
                                          : "SLURM_NTASKS",
              "SLURM_PROCID", "SLURM_LOCALID");
    const char *id = get("SLURM_JOB_ID"), *step = get("SLURM_STEP_ID");
    job.id = std::string(id ? id : "") + "." + (step ? step : "");
    for (const char *nodes : {"SLURM_STEP_NUM_NODES", "SLURM_NNODES"})
      if (get(nodes)) {
        job.severalHosts = number(nodes, 1, maxProcesses) > 1;
        break;
      }
  } else if (mpirun) {
    findPlace(job, "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK",
              "OMPI_COMM_WORLD_LOCAL_RANK");
    job.severalHosts = isPart("OMPI_COMM_WORLD_LOCAL_SIZE", job);
    job.id = get("PMIX_NAMESPACE") ? get("PMIX_NAMESPACE") : "";
  } else {
    findPlace(job, "WORLD_SIZE", "RANK", "LOCAL_RANK");
    job.severalHosts = isPart("LOCAL_WORLD_SIZE", job);
    job.id = get("TORCHELASTIC_RUN_ID") ? get("TORCHELASTIC_RUN_ID") : "";
  }
  if (const char *id = get("DP_JOB_ID"))
    job.id = id;
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
    // torchrun's agent listens at the port.
    const char *agent = get("TORCHELASTIC_USE_AGENT_STORE");
    bool next = agent && std::strcmp(agent, "True") == 0;
    job.port = static_cast<int>(number("MASTER_PORT", 1, 65535 - next)) + next;
  } else {
    int64_t id =
        get("SLURM_JOB_ID") ? number("SLURM_JOB_ID", 0, int64_t(1) << 62) : 0;
    job.port = static_cast<int>(20000 + id % 10000);
  }
  return job;
}

JobPlace dp::findJobPlace(JobKind kind) {
  if (kind == JobKind::Host)
    return {};
  TcpJob job;
  if (kind == JobKind::Tcp)
    job = jobOfEnvironment();
  else if (get("OMPI_COMM_WORLD_SIZE"))
    findPlace(job, "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK", "");
  else if (get("PMIX_RANK") && get("SLURM_STEP_NUM_TASKS"))
    findPlace(job, "SLURM_STEP_NUM_TASKS", "PMIX_RANK", "");
  else if (get("PMI_SIZE"))
    findPlace(job, "PMI_SIZE", "PMI_RANK", "");
  else
    throw Error("no variable of the launcher says the number of processes, "
                "which only MPI knows: join the job first");
  return {job.process, job.processes};
}

/// Returns the path of libdp_mpi.so beside this library, or the file that
/// DP_MPI_PLUGIN names.
static std::string pluginPath() {
  if (const char *path = get("DP_MPI_PLUGIN"))
    return path;
  return besideThisLibrary("libdp_mpi.so");
}

static std::unique_ptr<Transport> joinMpi() {
  std::string path = pluginPath();
  // MPI's plugins look for its symbols in the global scope.
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

/// Checks the number of processes: processes of another MPI's mpirun do not
/// find each other, and each would be a job of one.
static void checkSize(const Transport &transport) {
  for (const char *name :
       {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"})
    if (get(name)) {
      int64_t size = number(name, 1, maxProcesses);
      if (size != transport.processes())
        throw Error("the launcher started " + std::to_string(size) +
                        " processes (" + name + "), but MPI finds " +
                        std::to_string(transport.processes()) +
                        ": is the launcher of the MPI that libdp_mpi.so was "
                        "built with?",
                    DP_ERROR_LIBRARY);
      return;
    }
}

std::unique_ptr<ControlPlane> dp::joinJob(JobKind kind,
                                          const JoinOptions &options) {
  std::unique_ptr<Transport> transport;
  if (kind == JobKind::Mpi) {
    if (options.tls)
      throw Error("MPI's connections are its own and cannot be encrypted here: "
                  "choose the kind of job 'tcp' for TLS, with MASTER_ADDR and "
                  "MASTER_PORT set");
    transport = joinMpi();
    checkSize(*transport);
  } else if (kind == JobKind::Tcp) {
    TcpJob job = jobOfEnvironment();
    if (job.processes > 1) {
      checkDescriptors(job);
      Secret secret = findSecret(options.secretFile);
      job.secret = secret.bytes;
      job.secretSource = secret.source;
      job.listenAt = options.listenAt;
      job.tls = options.tls;
      transport =
          std::make_unique<TcpTransport>(job, connectAll(job, options.timeout));
    }
  }
  auto control = std::make_unique<ControlPlane>(std::move(transport));
  control->setTimeout(options.timeout);
  return control;
}
