//===- Runtime.h - Running an executable ------------------------*- C -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The host API: loads an executable of dp-compile and runs its entries on N
// devices. Plain C, for any host program; docs/runtime-abi.md explains it. No
// call ends the process or throws: each returns a status, and dp_last_error()
// has the message.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_RUNTIME_H
#define DP_RUNTIME_RUNTIME_H

#include "dp/Runtime/DeviceABI.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/// Returns the message of the last call of this thread that did not return
/// DP_SUCCESS. Valid until the thread's next failing call; never null.
const char *dp_last_error(void);

/// Returns the rank that the same call found to have failed, to be gone, to be
/// late or to differ from the others, the lowest of several; -1 if it is
/// unknown or there is none, for example because only this call's arguments are
/// wrong.
int64_t dp_last_error_rank(void);

/// Returns the bytes of one element of `dtype`, or 0 for no dtype.
int64_t dp_dtype_size(dp_dtype dtype);
/// Returns the spelling of `dtype` in descriptors (`f32`, `bool`, ...), or "?".
const char *dp_dtype_name(dp_dtype dtype);

/// Writes the digest of the `bytes` bytes at `data` to `text`: XXH3, 128 bits,
/// as 32 hexadecimal digits and a NUL. Checkpoints record that of each array.
void dp_digest(const void *data, int64_t bytes, char text[33]);

//===----------------------------------------------------------------------===//
// Executables
//===----------------------------------------------------------------------===//

typedef struct dp_executable dp_executable;

/// Loads the executable at `path`. The file is checked before any of its code
/// runs: a truncated or foreign file is DP_ERROR_INVALID.
dp_status dp_executable_load(const char *path, dp_executable **executable);

/// Unloads the executable; its sessions must have been destroyed. Null is
/// allowed.
void dp_executable_destroy(dp_executable *executable);

/// Returns the descriptor's JSON text (docs/executable.md).
const char *dp_executable_json(const dp_executable *executable);

/// Returns the number of devices that it was compiled for, or 0 for any.
int64_t dp_executable_device_count(const dp_executable *executable);

int64_t dp_executable_entry_count(const dp_executable *executable);
/// Returns the entry's number, or -1.
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
  int64_t updates; ///< result: the state argument whose new value it is, or -1
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
/// order; calls that wait for other processes have the job's deadline. After an
/// error in one of them the job cannot be used any more. DP_ERROR_ABORTED means
/// that another process reports the error, DP_ERROR_GONE that one cannot: it
/// ended, or its connection did.
typedef struct dp_job dp_job;

/// Zero is the default of every option. The last three are of "tcp".
typedef struct dp_job_options {
  /// How the processes connect: "mpi", "tcp", "host" (this process alone), or
  /// "auto" or null: chosen by the environment (docs/runtime-abi.md).
  const char *kind;
  double timeout_seconds; ///< of a wait for other processes; 0: none
  /// The file with the job's secret, which only its owner may read. Null: see
  /// docs/runtime-abi.md.
  const char *secret_file;
  /// The host name or address at which this process listens until all are
  /// connected. Null: MASTER_ADDR for process 0, for another one the address
  /// from which it reaches process 0.
  const char *listen_address;
  int32_t tls; ///< 1: encrypt all connections by TLS; the same in all processes
} dp_job_options;

/// Finds the number of this process and the number of all in the launcher's
/// variables, for a job of that kind (dp_job_options::kind). It joins no job,
/// so that any process may call it at any time, a forked one too.
dp_status dp_job_find_place(const char *kind, int64_t *process,
                            int64_t *process_count);

/// Joins the job that this process was started in.
dp_status dp_job_join(const dp_job_options *options, dp_job **job);

/// Ends the job in order: waits until every process has called it.
dp_status dp_job_finish(dp_job *job);

/// Frees the job; its sessions must have been destroyed. Null is allowed.
/// Without dp_job_finish the other processes see this one as failed.
void dp_job_destroy(dp_job *job);

/// "mpi", "tcp" or "host".
const char *dp_job_kind(const dp_job *job);
int64_t dp_job_process_count(const dp_job *job);
/// Returns the number of this process, which is its rank.
int64_t dp_job_process(const dp_job *job);

/// Finds out whether a process has an error: `error` is that of this one, or
/// null. If any has one, all return an error: process 0 the message of the
/// lowest such process, the others DP_ERROR_ABORTED.
dp_status dp_job_agree(dp_job *job, const char *error);

/// Copies the `bytes` bytes at `data` of process `root` to `data` of all
/// others; as DistributedDataParallel does with parameters and buffers when it
/// is constructed.
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

/// Finds out whether all processes have the same settings, as options that
/// decide which calls they make and with what data. If one differs or is
/// missing, all return an error that names it, its values and the ranks:
/// process 0 DP_ERROR_INVALID, the others DP_ERROR_ABORTED.
dp_status dp_job_compare(dp_job *job, const dp_setting *settings,
                         int64_t count);

/// Asks all processes to stop after the same step: dp_job_stop_reason tells
/// them. `reason` is positive, for example a signal's number. May be called by
/// a signal handler.
void dp_request_stop(int32_t reason);

/// Returns the largest reason that any process had given at the last meeting of
/// the processes, which the end of each step is; 0: none. After the same calls
/// it is the same in all processes, so they can all end after the same step. A
/// single process gets its own reason. Until all know, a wait for another
/// process fails 25 seconds after dp_request_stop, with DP_ERROR_INTERRUPTED.
int32_t dp_job_stop_reason(const dp_job *job);

/// Tells the other processes that this one has failed; their current or next
/// call returns DP_ERROR_ABORTED with `message`.
void dp_job_abort(dp_job *job, const char *message);

/// Makes every wait for other processes return DP_ERROR_INTERRUPTED soon, in
/// all jobs. May be called by a signal handler.
void dp_interrupt(void);

/// For a handler of SIGCONT under Open MPI, whose launcher sends it to
/// processes a second before it kills them: interrupts a current wait, unless
/// the process was stopped just before.
void dp_interrupt_if_not_stopped(void);

//===----------------------------------------------------------------------===//
// Sessions
//===----------------------------------------------------------------------===//

/// N devices with the state of one program on them. One thread at a time may
/// use it. If the devices are in several processes, whole values come together
/// in process 0.
typedef struct dp_session dp_session;

/// The backend that runs the program. Only the one that it was compiled for
/// can; a session that names another one is an error.
typedef int32_t dp_backend;
enum { DP_BACKEND_DEFAULT = 0, DP_BACKEND_HOST = 1, DP_BACKEND_CUDA = 2 };

/// Zero is the default of every option.
typedef struct dp_session_options {
  int64_t devices; ///< N, at least 1
  int64_t threads; ///< per device; 0: max(1, cores / N), on GPUs 1
  /// Null: all devices are in this process. Else each process of the job has
  /// one, and `devices` is the number of processes. All processes make every
  /// later call, with arguments of the same shapes; dynamic sizes are compared
  /// when they change.
  dp_job *job;
  /// Seconds without progress after which a step fails with DP_ERROR_TIMEOUT
  /// and the names of the missing ranks; 0: never.
  double timeout_seconds;
  /// Called once for a step, on a thread of the runtime, when that happens:
  /// while a rank is stuck in the program, dp_session_run cannot return. Null:
  /// it returns when the rank does. `rank` is as dp_last_error_rank() returns
  /// it.
  void (*on_timeout)(void *context, const char *message, int64_t rank);
  void *on_timeout_context;
  /// Not 0: the data of a batch argument is the dense chunk of this process's
  /// rank alone; its shape is that of the whole batch. For several processes.
  int32_t local_batches;
  dp_backend backend;
  /// cuda: the GPU of each rank, as CUDA_VISIBLE_DEVICES numbers them; null and
  /// 0: 0 to N - 1. Rank 0 is on the first.
  const int64_t *device_ids;
  int64_t num_device_ids;
  /// cuda: the GPU that replicated results and states are read from; null: that
  /// of rank 0.
  const int64_t *output_device;
  /// cuda, booleans. Deterministic: NCCL uses one algorithm (the setting of the
  /// first session of the process stays). Graph: a step is one CUDA graph per
  /// GPU. Loopback: ranks beyond the number of GPUs share them in turn, and all
  /// collectives go through the host.
  int32_t deterministic, cuda_graph, loopback;
  /// cuda: a file of dp_session_save_kernel_choices, which names the algorithms
  /// of cuBLASLt and cuDNN for the calls that it knows; null: the libraries
  /// choose. It is an error if it was measured on another model of GPU or with
  /// other versions of the libraries. All processes of a job need the same one.
  const char *kernel_choices;
  /// cuda, a boolean: a call whose algorithm is not known measures the
  /// library's proposals, when it is made for the first time. Results may have
  /// other bits than without. For one process, without a CUDA graph.
  int32_t tune_kernels;
} dp_session_options;

dp_status dp_session_create(dp_executable *executable,
                            const dp_session_options *options,
                            dp_session **session);
/// Null is allowed.
void dp_session_destroy(dp_session *session);

/// Writes the algorithms that a session with `tune_kernels` has measured or
/// read.
dp_status dp_session_save_kernel_choices(dp_session *session, const char *path);

/// Returns the seconds that the last step took on the first device of this
/// process, by the device's clock: from the first kernel to the last, without
/// the transfer of arguments and results. Negative if the device has no clock
/// (the host) or no step has run.
double dp_session_step_seconds(dp_session *session);

/// Returns the next warning for the user; null if there is none. Valid until
/// the next call.
const char *dp_session_take_warning(dp_session *session);

int64_t dp_session_thread_count(const dp_session *session);

/// The memory that an array lies in.
typedef int32_t dp_memory;
enum { DP_MEMORY_HOST = 0, DP_MEMORY_CUDA = 1 };

/// A dense row-major array. The last three members are zero for one in host
/// memory.
typedef struct dp_array {
  void *data;
  dp_dtype dtype;
  int32_t rank;
  const int64_t *shape;
  /// DP_MEMORY_CUDA: `data` is in the memory of GPU `gpu`, as
  /// CUDA_VISIBLE_DEVICES numbers them. Any visible GPU will do; a program for
  /// the CPU cannot take it.
  dp_memory memory;
  int32_t gpu;
  /// A CUstream of that GPU; null: its default stream. A call uses the array
  /// after the work that the stream has then, and no longer than until it
  /// returns, so that later work of any stream may change the array.
  void *stream;
} dp_array;

/// Puts the global `value` of the state called `name` on the devices. Dtype and
/// shape must be the descriptor's (signed and unsigned integers of one width
/// are accepted for each other). Between processes the values must be equal:
/// dp_session_prepare or dp_session_run compares digests of shape and bytes,
/// once, and fails with the names of the state and of the ranks that differ
/// from rank 0. The job cannot be used any more then.
dp_status dp_session_set_state(dp_session *session, const char *name,
                               const dp_array *value);

/// As dp_session_set_state, for a session of one device, on the CPU or on the
/// GPU in whose memory `value` is: the state lies in `value->data` from now on,
/// and steps update it there. The memory must outlive the session. On the CPU
/// it has the alignment of its elements at least, and steps are fastest with 64
/// bytes; on a GPU it has 64 bytes, and a step begins after the work that
/// `value->stream` has then, so the stream must outlive the session, too. A
/// later dp_session_set_state copies into it.
dp_status dp_session_share_state(dp_session *session, const char *name,
                                 const dp_array *value);

/// Copies the global value of a state into `value->data`; dtype and shape must
/// be the state's. If several processes hold parts of it, process 0 gets it,
/// and the data of the others may be null.
dp_status dp_session_get_state(dp_session *session, const char *name,
                               dp_array *value);

/// Allocates and touches the memory that `entry` needs for arguments of these
/// shapes, so that the first step takes no longer than the others. Optional.
/// `arguments` is as for dp_session_run; their data is not read. Of several
/// processes all call it, or none.
dp_status dp_session_prepare(dp_session *session, int64_t entry,
                             const dp_array *arguments);

/// Runs one step. `arguments` has one array per argument of the entry; arrays
/// of state arguments are ignored. `results` has one per result, whose `data`
/// is filled, or left alone if null; results that update state are ignored. The
/// shapes and dtypes must be the descriptor's, dynamic dimensions as in the
/// arguments (dp_session_result_shape). Devices on the CPU, and GPUs of arrays
/// in their own memory, read and write the arrays where they are if a rank's
/// part is dense: nobody else changes them during the call, and with several
/// devices a result overlaps no argument. Other arrays in GPU memory are copied
/// between GPUs; docs/runtime-abi.md names those that go through the host. A
/// failure leaves the states unset and the results with any content. With
/// several processes only the results of process 0 are filled; the same results
/// must be null in all, and arguments that are neither batch nor state must be
/// equal (they are compared in the entry's first step, and of up to 256
/// elements whenever they change).
dp_status dp_session_run(dp_session *session, int64_t entry,
                         const dp_array *arguments, const dp_array *results);

/// Begins to copy arguments of a later step to its GPUs, beside the step that
/// runs next: those of the batch that are in pinned host memory and of which
/// each rank of this process has one piece. `count` receives how many these
/// are; if none, nothing has begun. `arguments` is as for dp_session_run, an
/// array without data is left out. The memory must stay as it is until
/// dp_session_await_uploads, or the step, has returned. At most two uploads
/// wait for their steps. Only for devices on GPUs.
dp_status dp_session_upload(dp_session *session, int64_t entry,
                            const dp_array *arguments, int64_t *count);

/// Waits until the arrays of all uploads have been read, so that they may be
/// changed or freed.
dp_status dp_session_await_uploads(dp_session *session);

/// As dp_session_run, with the values of the oldest upload, which must be of
/// this entry and whose step this is, also if it fails; of the arguments that
/// it has, `arguments` has the shapes alone.
dp_status dp_session_run_uploaded(dp_session *session, int64_t entry,
                                  const dp_array *arguments,
                                  const dp_array *results);

/// Forgets the uploads for which no step has run, after waiting as
/// dp_session_await_uploads.
dp_status dp_session_drop_uploads(dp_session *session);

/// Joins the rows of all processes, of which each may have any number or none,
/// into one batch; all call it before a step. `arguments` are this process's
/// own, as if it were alone. `joined` has room for as many arrays and receives
/// the arguments for dp_session_result_shape, prepare and run: batches of the
/// rows of all processes, in their order, with the data that this process needs
/// (see local_batches). They are valid until the next call. `rows` receives the
/// number of all rows; 0 means that all processes have run out. A process
/// without rows continues with empty batches until then, so a step is that of
/// all rows together, as with join() of DistributedDataParallel. Batches of a
/// fixed size must be as many rows as all processes have together; the other
/// dynamic sizes must be the same in all processes with rows.
dp_status dp_session_join(dp_session *session, int64_t entry,
                          const dp_array *arguments, dp_array *joined,
                          int64_t *rows);

/// Computes the global shape of a result for arguments of these shapes; `shape`
/// has room for the result's rank.
dp_status dp_session_result_shape(const dp_session *session, int64_t entry,
                                  const dp_array *arguments, int64_t result,
                                  int64_t *shape);

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Writes the `bytes` bytes at `data` to the file at `path`. It replaces an
/// older file once it is complete and synced; a link is followed.
dp_status dp_file_write(const char *path, const void *data, int64_t bytes);

typedef struct dp_named_array {
  const char *name;
  dp_array array;
} dp_named_array;

/// Writes the arrays to a .safetensors file or, if `path` does not end so, to a
/// .npz, as dp_file_write does.
dp_status dp_arrays_write(const char *path, const dp_named_array *arrays,
                          int64_t count);

/// Writes a checkpoint as dp-run does: a file of dp_arrays_write with the
/// states and digests. `step` counts the steps that have been run, `writer`
/// names the program for dp-run's messages, `more` is a JSON object of further
/// members of the head, or null.
dp_status dp_checkpoint_write(const char *path, const dp_named_array *states,
                              int64_t count, int64_t step, const char *writer,
                              const char *more);

/// The arrays of a file.
typedef struct dp_array_file dp_array_file;

/// Opens a .safetensors file or, if `path` does not end so, a .npz or .npy. A
/// .safetensors file is mapped: it must not shrink while it is open. Of a
/// checkpoint, of dp-run too, all arrays are compared with their digests.
dp_status dp_array_file_open(const char *path, dp_array_file **file);

/// Closes the file, whose arrays end. Null is allowed.
void dp_array_file_close(dp_array_file *file);

/// Returns the number of arrays and in `arrays` an array of them, by name; of a
/// checkpoint its states alone. They must not be written.
int64_t dp_array_file_arrays(const dp_array_file *file,
                             const dp_named_array **arrays);

/// Returns the head of a checkpoint as JSON; null if the file is none.
const char *dp_array_file_head(const dp_array_file *file);

//===----------------------------------------------------------------------===//
// Profiles
//===----------------------------------------------------------------------===//

typedef int32_t dp_activity_kind;
enum {
  DP_ACTIVITY_KERNEL = 0,     ///< of the program; `name` is its symbol
  DP_ACTIVITY_LIBRARY = 1,    ///< a product ("gemm"), "conv" or "routine"
  DP_ACTIVITY_COPY = 2,       ///< within a device, or with the host
  DP_ACTIVITY_COLLECTIVE = 3, ///< a group, with the wait for the other ranks
  DP_ACTIVITY_WAIT = 4, ///< of the program for collectives that run beside it
};

/// An activity of a device from `begin` to `end`, in seconds since the step
/// began in this process. Activities of one kind never overlap on a device;
/// collectives overlap with other kinds in a program with `--overlap`.
typedef struct dp_activity {
  int64_t rank;
  dp_activity_kind kind;
  const char *name;    ///< lives as long as the executable
  int64_t collective;  ///< of a group the first one, as the descriptor's entry
                       ///< numbers its "collectives"; else -1
  int64_t collectives; ///< number of them in the group; else 0
  double begin, end;
} dp_activity;

/// Begins to record the activities of the devices of this process, or ends it.
/// DP_ERROR_INVALID on GPUs, where NVIDIA's profilers do that.
dp_status dp_session_profile(dp_session *session, int32_t on);

/// Returns the number of activities of the last step that was recorded, and in
/// `activities` an array of them, by rank and then by their end. It is valid
/// until the next step.
int64_t dp_session_activities(const dp_session *session,
                              const dp_activity **activities);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif // DP_RUNTIME_RUNTIME_H
