//===- Runtime.h - Running an executable ------------------------*- C -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The host API: load what dp-compile wrote, run its entries on N devices.
// Plain C, for any host program; docs/runtime-abi.md explains it. No call ends
// the process or throws: each returns a status, and dp_last_error() says what
// happened.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_RUNTIME_H
#define DP_RUNTIME_RUNTIME_H

#include "dp/Runtime/DeviceABI.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/// What went wrong in the last call of this thread that did not return
/// DP_SUCCESS. Valid until the thread's next failing call; never null.
const char *dp_last_error(void);

/// Bytes of one element of `dtype`, or 0 for no dtype.
int64_t dp_dtype_size(dp_dtype dtype);
/// The spelling of `dtype` in descriptors (`f32`, `bool`, ...), or "?".
const char *dp_dtype_name(dp_dtype dtype);

//===----------------------------------------------------------------------===//
// Executables
//===----------------------------------------------------------------------===//

typedef struct dp_executable dp_executable;

/// Loads the executable at `path`. The file is checked before any of its code
/// runs: a truncated or foreign file is DP_ERROR_INVALID.
dp_status dp_executable_load(const char *path, dp_executable **executable);

/// Unloads it; its sessions must have been destroyed. Null is allowed.
void dp_executable_destroy(dp_executable *executable);

/// The descriptor's JSON text (docs/executable.md).
const char *dp_executable_json(const dp_executable *executable);

/// The device count it was compiled for, or 0 if any will do.
int64_t dp_executable_device_count(const dp_executable *executable);

int64_t dp_executable_entry_count(const dp_executable *executable);
/// The entry's number, or -1.
int64_t dp_executable_find_entry(const dp_executable *executable,
                                 const char *name);

typedef int32_t dp_placement_kind;
enum { DP_REPLICATED = 0, DP_SHARDED = 1, DP_PARTIAL = 2 };

typedef int32_t dp_role;
enum {
  DP_ROLE_STATE = 0, ///< stays on the devices between steps
  DP_ROLE_BATCH = 1, ///< scattered for every step
  DP_ROLE_INPUT = 2, ///< replicated for every step
  DP_ROLE_RESULT = 3,
};

/// An argument or a result. The pointers live as long as the executable.
typedef struct dp_value_info {
  const char *name;
  dp_dtype dtype;
  int32_t rank;
  const int64_t *shape; ///< global; -1 is a dynamic dimension
  dp_role role;
  dp_placement_kind placement;
  int64_t shard_dim;  ///< sharded: the dimension, -1: a range of all; else -1
  int64_t shard_unit; ///< sharded: chunks are multiples of it
  dp_reduction reduction; ///< partial: how the summands combine
  int64_t updates; ///< result: the state argument it is the new value of, or -1
  int64_t index_min, index_max; ///< argument used to index: its range, else
                                ///< index_min > index_max
} dp_value_info;

typedef struct dp_entry_info {
  const char *name;
  int64_t num_arguments;
  int64_t num_results;
} dp_entry_info;

dp_status dp_executable_entry(const dp_executable *executable, int64_t entry,
                              dp_entry_info *info);
dp_status dp_executable_argument(const dp_executable *executable, int64_t entry,
                                 int64_t argument, dp_value_info *info);
dp_status dp_executable_result(const dp_executable *executable, int64_t entry,
                               int64_t result, dp_value_info *info);

//===----------------------------------------------------------------------===//
// Jobs: several processes that run one program
//===----------------------------------------------------------------------===//

/// The processes that a launcher (mpirun, srun, torchrun) started together, one
/// rank of the program each. Every process makes the same calls in the same
/// order; those that wait for the others have the job's deadline. After an
/// error in one of them the job cannot be used any more. A status of
/// DP_ERROR_ABORTED says that another process reports the error.
typedef struct dp_job dp_job;

/// Zero is the default of every option. The last three are of "tcp".
typedef struct dp_job_options {
  /// "mpi", "tcp", "host" (this process alone), or "auto" or null: what the
  /// environment says (docs/runtime-abi.md).
  const char *backend;
  double timeout_seconds; ///< how long to wait for the others; 0: any time
  /// File with the secret that proves who is of the job; nobody else may read
  /// it. Null: as docs/runtime-abi.md says.
  const char *secret_file;
  /// Host name or address that this process listens at until all have met.
  /// Null: process 0 where the others look for it, the others at the address
  /// that they reach process 0 from.
  const char *listen_address;
  int32_t tls; ///< 1: encrypt all connections by TLS; the same in all processes
} dp_job_options;

/// Joins the job this process was started in.
dp_status dp_job_join(const dp_job_options *options, dp_job **job);

/// Ends the job in order: waits until every process has called it.
dp_status dp_job_finish(dp_job *job);

/// Frees it; its sessions must have been destroyed. Null is allowed. Without
/// dp_job_finish the other processes see this one as failed.
void dp_job_destroy(dp_job *job);

/// "mpi", "tcp" or "host".
const char *dp_job_backend(const dp_job *job);
int64_t dp_job_process_count(const dp_job *job);
/// This process's number, which is the rank it runs.
int64_t dp_job_process(const dp_job *job);

/// Finds out whether all processes are well. `error` is null, or what is wrong
/// in this one. If any is not well, all return an error: process 0 the message
/// of the lowest process that has one, the others DP_ERROR_ABORTED.
dp_status dp_job_agree(dp_job *job, const char *error);

/// Copies the `bytes` bytes at `data` of process `root` to `data` of all
/// others; as DistributedDataParallel does with parameters and buffers when it
/// is made, where not every process has them.
dp_status dp_job_broadcast(dp_job *job, void *data, int64_t bytes,
                           int64_t root);

/// Copies the `bytes` bytes at `mine` of every process to `all`, in the order
/// of the processes; `bytes` is the same for all.
dp_status dp_job_all_gather(dp_job *job, const void *mine, int64_t bytes,
                            void *all);

/// A setting of a process, as text: `--batch`, `8`.
typedef struct dp_setting {
  const char *name;
  const char *value;
} dp_setting;

/// Finds out whether all processes have the same settings: what a program is
/// fed and which calls a process makes is its caller's, and where they differ
/// the job would compute nothing of meaning. If one is another, or missing, all
/// return an error that names it, its values and the ranks: process 0
/// DP_ERROR_INVALID, the others DP_ERROR_ABORTED.
dp_status dp_job_compare(dp_job *job, const dp_setting *settings,
                         int64_t count);

/// Asks all processes to stop at the same place: dp_job_stop_reason tells them.
/// `reason` is positive, for example a signal's number. May be called by a
/// signal handler.
void dp_request_stop(int32_t reason);

/// The largest reason that any process had given when the processes last met,
/// as they do at the end of each step; 0: none. It is the same in all processes
/// at the same place of their calls, so they can all end after the same step. A
/// process that is alone gets what it gave. Until all know, a wait for another
/// process ends with an error 25 seconds after dp_request_stop.
int32_t dp_job_stop_reason(const dp_job *job);

/// Tells the other processes that this one has failed; their present or next
/// call returns DP_ERROR_ABORTED with `message`.
void dp_job_abort(dp_job *job, const char *message);

/// Makes every wait for other processes return an error soon, in all jobs. May
/// be called by a signal handler.
void dp_interrupt(void);

/// For a handler of SIGCONT under Open MPI, whose launcher sends it to
/// processes that it ends a second later, with no time to say anything then:
/// interrupts a wait under way, unless the process was stopped just before.
void dp_interrupt_if_not_stopped(void);

//===----------------------------------------------------------------------===//
// Sessions
//===----------------------------------------------------------------------===//

/// N devices with the state of one program on them. Used by one thread at a
/// time. Where they are in several processes, whole values come together in
/// process 0.
typedef struct dp_session dp_session;

/// What runs the program: by default what it was compiled for, and nothing
/// else can; naming it makes sure.
typedef int32_t dp_backend;
enum { DP_BACKEND_DEFAULT = 0, DP_BACKEND_HOST = 1, DP_BACKEND_CUDA = 2 };

/// Zero is the default of every option.
typedef struct dp_session_options {
  int64_t devices; ///< N, at least 1
  int64_t threads; ///< per device; 0: max(1, cores / N), on GPUs 1
  /// Null: all devices are in this process. Else each process of the job has
  /// one, and `devices` is the number of processes. Every call that follows is
  /// made by all processes with arguments of the same shapes; dynamic sizes are
  /// compared when they change.
  dp_job *job;
  /// A step in which nothing moves for that long fails with DP_ERROR_TIMEOUT
  /// and the ranks that are missing; 0: never.
  double timeout_seconds;
  /// Called once, on a thread of the runtime, when that happens: where a rank
  /// is stuck in the program, dp_session_run itself cannot return. Null: it
  /// returns when the rank does.
  void (*on_timeout)(void *context, const char *message);
  void *on_timeout_context;
  /// Not 0: the data of a batch argument is the chunk of this process's rank
  /// alone, dense; its shape is the whole batch's. For several processes.
  int32_t local_batches;
  dp_backend backend;
  /// cuda: the GPU of each rank, as CUDA_VISIBLE_DEVICES numbers them; null and
  /// 0: 0 to N - 1. Rank 0 is on the first.
  const int64_t *device_ids;
  int64_t num_device_ids;
  /// cuda: the GPU that replicated results and states are read from; null: that
  /// of rank 0.
  const int64_t *output_device;
  /// cuda, booleans. Deterministic: NCCL keeps to one algorithm (the setting of
  /// the first session of the process holds). Graph: a step is one CUDA graph,
  /// where there is one GPU in the process. Loopback: ranks beyond the number
  /// of GPUs share them in turn, and all collectives go through the host.
  int32_t deterministic, cuda_graph, loopback;
} dp_session_options;

dp_status dp_session_create(dp_executable *executable,
                            const dp_session_options *options,
                            dp_session **session);
/// Null is allowed.
void dp_session_destroy(dp_session *session);

/// Seconds that the last step took on this process' first device, by its own
/// clock: from the first kernel to the last, without moving arguments and
/// results. Negative where the device has none (the host) or no step has run.
double dp_session_step_seconds(dp_session *session);

/// What the user should know, one message after the other, each once; null when
/// there is none. The text is valid until the next call.
const char *dp_session_take_warning(dp_session *session);

int64_t dp_session_thread_count(const dp_session *session);

/// A dense row-major array in host memory.
typedef struct dp_array {
  void *data;
  dp_dtype dtype;
  int32_t rank;
  const int64_t *shape;
} dp_array;

/// Puts the global `value` of the state called `name` on the devices. Dtype
/// and shape must be the descriptor's (signed and unsigned integers of one
/// width are the same bits, and accepted for each other). Between processes the
/// values must be equal: dp_session_prepare or dp_session_run compares digests
/// of shape and bytes, once, and fails with the state and the ranks that differ
/// from rank 0; nothing can be done with the job then.
dp_status dp_session_set_state(dp_session *session, const char *name,
                               const dp_array *value);

/// Copies the global value of a state into `value->data`; dtype and shape must
/// be the state's. Where several processes hold parts of it, process 0 gets it
/// and the others' data may be null.
dp_status dp_session_get_state(dp_session *session, const char *name,
                               dp_array *value);

/// Allocates and touches what `entry` needs for arguments of these shapes, so
/// that the first step takes no longer than the others. Optional. Data is not
/// read; `arguments` is as for dp_session_run. With several processes all call
/// it, or none.
dp_status dp_session_prepare(dp_session *session, int64_t entry,
                             const dp_array *arguments);

/// Runs one step. `arguments` has one array per argument of the entry; those of
/// state arguments are ignored. `results` has one per result, whose `data` is
/// filled, or left alone if null; those that update state are ignored. The
/// shapes and dtypes must be the descriptor's, dynamic dimensions as in the
/// arguments (dp_session_result_shape). A failure leaves the states unset. With
/// several processes only process 0's results are filled; the same results are
/// null in all, and arguments that are neither batch nor state must be equal
/// (compared in the entry's first step).
dp_status dp_session_run(dp_session *session, int64_t entry,
                         const dp_array *arguments, const dp_array *results);

/// Makes one batch of the rows that each process has, any number of them and
/// none too; called by all before a step. `arguments` is this process's own, as
/// if it were alone; `joined`, room for as many other arrays, is what to give
/// to dp_session_result_shape, prepare and run: the rows of all processes in
/// the order of the processes, each with the data it needs (see local_batches),
/// valid until the next call. `rows` is their number: where it is 0, all
/// processes have run out. So a step is that of the rows together, and a
/// process that has none any more goes on with empty batches until all are out:
/// what join() of DistributedDataParallel is for. The batches must be dynamic;
/// their other dynamic sizes must be the same in all processes with rows.
dp_status dp_session_join(dp_session *session, int64_t entry,
                          const dp_array *arguments, dp_array *joined,
                          int64_t *rows);

/// The global shape of a result for arguments of these shapes; `shape` has
/// room for the result's rank.
dp_status dp_session_result_shape(const dp_session *session, int64_t entry,
                                  const dp_array *arguments, int64_t result,
                                  int64_t *shape);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif // DP_RUNTIME_RUNTIME_H
