//===- HostAPI.cpp - The C API of the runtime -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Each call turns exceptions into a status and a message.
//
//===----------------------------------------------------------------------===//

#include "Session/Agreement.h"
#include "Session/Launch.h"
#include "Session/Session.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include "dp/Files/Checkpoint.h"

#include <algorithm>
#include <cstdio>
#include <new>
#include <system_error>

using namespace dp;

// A fixed buffer: reporting "out of memory" must not allocate.
static thread_local char lastError[2048] = "";
static thread_local int64_t lastErrorRank = -1;

static void setLastError(const char *message, int64_t rank = -1) {
  lastErrorRank = rank;
  size_t size =
      std::min(std::char_traits<char>::length(message), sizeof lastError - 1);
  std::copy(message, message + size, lastError);
  lastError[size] = '\0';
}

template <typename F>
static dp_status guarded(F f) {
  try {
    f();
    return DP_SUCCESS;
  } catch (const Error &e) {
    setLastError(e.what(), e.rank);
    return e.status;
  } catch (const std::bad_alloc &) {
    setLastError("out of memory");
    return DP_ERROR_MEMORY;
  } catch (const std::system_error &e) { // thrown by std::thread only
    char text[256];
    std::snprintf(text, sizeof text,
                  "cannot start a thread: %s (too little memory, ulimit -v, or "
                  "too many processes, ulimit -u)",
                  e.what());
    setLastError(text);
    return DP_ERROR_MEMORY;
  } catch (const std::exception &e) {
    setLastError(e.what());
    return DP_ERROR_INVALID;
  }
}

/// Throws if a caller passed null where the API does not allow it.
static void require(bool ok, const char *what) {
  if (!ok)
    throw Error(std::string("null ") + what);
}

const char *dp_last_error(void) { return lastError; }

int64_t dp_last_error_rank(void) { return lastErrorRank; }

int64_t dp_dtype_size(dp_dtype dtype) { return dtypeSize(dtype); }

const char *dp_dtype_name(dp_dtype dtype) { return dtypeName(dtype); }

dp_status dp_executable_load(const char *path, dp_executable **executable) {
  return guarded([&] {
    require(path && executable, "path or executable");
    *executable = nullptr;
    *executable = new dp_executable(path);
  });
}

void dp_executable_destroy(dp_executable *executable) { delete executable; }

const char *dp_executable_json(const dp_executable *executable) {
  return executable->json;
}

int64_t dp_executable_device_count(const dp_executable *executable) {
  return executable->descriptor.devices;
}

int64_t dp_executable_entry_count(const dp_executable *executable) {
  return static_cast<int64_t>(executable->descriptor.entries.size());
}

int64_t dp_executable_find_entry(const dp_executable *executable,
                                 const char *name) {
  const std::vector<Entry> &entries = executable->descriptor.entries;
  for (size_t i = 0; i < entries.size(); ++i)
    if (entries[i].name == name)
      return static_cast<int64_t>(i);
  return -1;
}

static const Entry &entryAt(const dp_executable *executable, int64_t entry) {
  require(executable, "executable");
  if (entry < 0 || entry >= dp_executable_entry_count(executable))
    throw Error("entry " + std::to_string(entry) + " does not exist");
  return executable->descriptor.entries[entry];
}

dp_status dp_executable_entry(const dp_executable *executable, int64_t entry,
                              dp_entry_info *info) {
  return guarded([&] {
    const Entry &e = entryAt(executable, entry);
    *info = {e.name.c_str(), static_cast<int64_t>(e.arguments.size()),
             static_cast<int64_t>(e.results.size())};
  });
}

static void describe(const std::vector<Value> &values, int64_t index,
                     dp_value_info *info) {
  if (index < 0 || index >= static_cast<int64_t>(values.size()))
    throw Error("value " + std::to_string(index) + " does not exist");
  const Value &v = values[index];
  const ValuePlacement &p = v.placement;
  *info = {v.name.c_str(), v.dtype,    static_cast<int32_t>(v.shape.size()),
           v.shape.data(), v.role,     p.kind,
           p.dim,          p.unit,     p.reduction,
           v.updates,      v.indexMin, v.indexMax};
}

dp_status dp_executable_argument(const dp_executable *executable, int64_t entry,
                                 int64_t argument, dp_value_info *info) {
  return guarded(
      [&] { describe(entryAt(executable, entry).arguments, argument, info); });
}

dp_status dp_executable_result(const dp_executable *executable, int64_t entry,
                               int64_t result, dp_value_info *info) {
  return guarded(
      [&] { describe(entryAt(executable, entry).results, result, info); });
}

dp_status dp_job_find_place(const char *kind, int64_t *process,
                            int64_t *process_count) {
  return guarded([&] {
    require(process && process_count, "process or process_count");
    JobPlace place = findJobPlace(chooseJobKind(kind));
    *process = place.process;
    *process_count = place.processes;
  });
}

dp_status dp_job_join(const dp_job_options *options, dp_job **job) {
  return guarded([&] {
    require(options && job, "options or job");
    *job = nullptr;
    JobKind kind = chooseJobKind(options->kind);
    JoinOptions join(options->timeout_seconds);
    join.secretFile = options->secret_file ? options->secret_file : "";
    join.listenAt = options->listen_address ? options->listen_address : "";
    join.tls = options->tls != 0;
    *job = new dp_job{kind, joinJob(kind, join)};
  });
}

dp_status dp_job_finish(dp_job *job) {
  return guarded([&] { job->control->finish(); });
}

void dp_job_destroy(dp_job *job) { delete job; }

const char *dp_job_kind(const dp_job *job) { return jobKindName(job->kind); }

int64_t dp_job_process_count(const dp_job *job) {
  return job->control->processes();
}

int64_t dp_job_process(const dp_job *job) { return job->control->process(); }

dp_status dp_job_agree(dp_job *job, const char *error) {
  return guarded([&] { job->control->agree(error); });
}

dp_status dp_job_broadcast(dp_job *job, void *data, int64_t bytes,
                           int64_t root) {
  return guarded([&] {
    require(job && (data || bytes == 0), "job or data");
    if (bytes < 0 || root < 0 || root >= job->control->processes())
      throw Error("a broadcast of " + std::to_string(bytes) +
                  " bytes from process " + std::to_string(root) + " of " +
                  std::to_string(job->control->processes()));
    job->control->broadcast("a broadcast", data, bytes, root);
  });
}

dp_status dp_job_all_gather(dp_job *job, const void *mine, int64_t bytes,
                            void *all) {
  return guarded([&] {
    require(job && ((mine && all) || bytes == 0), "job, mine or all");
    if (bytes < 0)
      throw Error("an all-gather of " + std::to_string(bytes) + " bytes");
    job->control->allGather("an all-gather", mine, bytes, all);
  });
}

dp_status dp_job_compare(dp_job *job, const dp_setting *settings,
                         int64_t count) {
  return guarded([&] {
    require(job && (settings || count == 0), "job or settings");
    std::vector<Setting> mine;
    for (int64_t i = 0; i < count; ++i) {
      require(settings[i].name && settings[i].value, "name or value");
      mine.push_back({settings[i].name, settings[i].value});
    }
    requireSameSettings(*job->control, "the comparison of the settings", mine);
  });
}

void dp_request_stop(int32_t reason) { requestStop(reason); }

int32_t dp_job_stop_reason(const dp_job *job) {
  return job->control->stopReason();
}

void dp_job_abort(dp_job *job, const char *message) {
  job->control->abort(message, job->control->process());
}

void dp_interrupt(void) { interruptWaits(); }

void dp_interrupt_if_not_stopped(void) { interruptIfNotStopped(); }

dp_status dp_session_create(dp_executable *executable,
                            const dp_session_options *options,
                            dp_session **session) {
  return guarded([&] {
    require(executable && options && session, "executable, options or session");
    *session = nullptr;
    *session = new dp_session(*executable, *options);
  });
}

void dp_session_destroy(dp_session *session) { delete session; }

const char *dp_session_take_warning(dp_session *session) {
  return session->takeWarning();
}

dp_status dp_session_save_kernel_choices(dp_session *session,
                                         const char *path) {
  return guarded([&] {
    require(session && path, "session or path");
    session->saveKernelChoices(path);
  });
}

double dp_session_step_seconds(dp_session *session) {
  return session->stepSeconds();
}

int64_t dp_session_thread_count(const dp_session *session) {
  return session->threadsPerDevice();
}

dp_status dp_session_profile(dp_session *session, int32_t on) {
  return guarded([&] {
    require(session, "session");
    session->setProfiled(on != 0);
  });
}

int64_t dp_session_activities(const dp_session *session,
                              const dp_activity **activities) {
  *activities = session->lastActivities().data();
  return static_cast<int64_t>(session->lastActivities().size());
}

dp_status dp_session_set_state(dp_session *session, const char *name,
                               const dp_array *value) {
  return guarded([&] {
    require(session && name && value, "session, name or value");
    session->setState(name, *value);
  });
}

dp_status dp_session_share_state(dp_session *session, const char *name,
                                 const dp_array *value) {
  return guarded([&] {
    require(session && name && value, "session, name or value");
    session->shareState(name, *value);
  });
}

dp_status dp_session_get_state(dp_session *session, const char *name,
                               dp_array *value) {
  return guarded([&] {
    require(session && name && value, "session, name or value");
    session->getState(name, *value);
  });
}

dp_status dp_session_prepare(dp_session *session, int64_t entry,
                             const dp_array *arguments) {
  return guarded([&] {
    require(session, "session");
    require(arguments || session->entryAt(entry).arguments.empty(),
            "arguments");
    session->prepare(entry, arguments);
  });
}

dp_status dp_session_run(dp_session *session, int64_t entry,
                         const dp_array *arguments, const dp_array *results) {
  return guarded([&] {
    require(session, "session");
    const Entry &e = session->entryAt(entry);
    require(arguments || e.arguments.empty(), "arguments");
    require(results || e.results.empty(), "results");
    session->run(entry, arguments, results);
  });
}

dp_status dp_session_upload(dp_session *session, int64_t entry,
                            const dp_array *arguments, int64_t *count) {
  return guarded([&] {
    require(session && count, "session or count");
    require(arguments || session->entryAt(entry).arguments.empty(),
            "arguments");
    *count = session->beginUpload(entry, arguments);
  });
}

dp_status dp_session_await_uploads(dp_session *session) {
  return guarded([&] {
    require(session, "session");
    session->awaitUploads();
  });
}

dp_status dp_session_drop_uploads(dp_session *session) {
  return guarded([&] {
    require(session, "session");
    session->dropUploads();
  });
}

dp_status dp_session_run_uploaded(dp_session *session, int64_t entry,
                                  const dp_array *arguments,
                                  const dp_array *results) {
  return guarded([&] {
    require(session, "session");
    const Entry &e = session->entryAt(entry);
    require(arguments || e.arguments.empty(), "arguments");
    require(results || e.results.empty(), "results");
    session->run(entry, arguments, results, /*takesUpload=*/true);
  });
}

dp_status dp_session_join(dp_session *session, int64_t entry,
                          const dp_array *arguments, dp_array *joined,
                          int64_t *rows) {
  return guarded([&] {
    require(session && rows, "session or rows");
    require((arguments && joined) || session->entryAt(entry).arguments.empty(),
            "arguments or joined");
    *rows = session->joinBatches(entry, arguments, joined);
  });
}

dp_status dp_session_result_shape(const dp_session *session, int64_t entry,
                                  const dp_array *arguments, int64_t result,
                                  int64_t *shape) {
  return guarded([&] {
    require(session && shape, "session or shape");
    require(arguments || session->entryAt(entry).arguments.empty(),
            "arguments");
    std::vector<int64_t> s = session->resultShape(entry, arguments, result);
    std::copy(s.begin(), s.end(), shape);
  });
}

dp_status dp_file_write(const char *path, const void *data, int64_t bytes) {
  return guarded([&] {
    require(path && (data || bytes == 0), "path or data");
    writeFileAtomically(path, static_cast<const char *>(data),
                        static_cast<size_t>(bytes));
  });
}

/// Checks the arrays and returns their views.
static ArrayViews viewsOf(const dp_named_array *arrays, int64_t count) {
  require(arrays || count == 0, "arrays");
  ArrayViews views;
  for (int64_t i = 0; i < count; ++i) {
    const dp_array &array = arrays[i].array;
    require(arrays[i].name, "name of an array");
    requireHostMemory(array, arrays[i].name);
    int64_t bytes = dtypeSize(array.dtype);
    if (bytes == 0)
      throw Error("array '" + std::string(arrays[i].name) + "' has no dtype");
    for (int32_t d = 0; d < array.rank; ++d)
      bytes *= array.shape[d];
    require(array.data || bytes == 0, "data of an array");
    ArrayView view(array.dtype, {array.shape, array.shape + array.rank},
                   static_cast<const char *>(array.data),
                   static_cast<size_t>(bytes));
    if (!views.emplace(arrays[i].name, std::move(view)).second)
      throw Error("two arrays are called '" + std::string(arrays[i].name) +
                  "'");
  }
  return views;
}

dp_status dp_arrays_write(const char *path, const dp_named_array *arrays,
                          int64_t count) {
  return guarded([&] {
    require(path, "path");
    writeArrays(path, viewsOf(arrays, count));
  });
}

dp_status dp_checkpoint_write(const char *path, const dp_named_array *states,
                              int64_t count, int64_t step, const char *writer,
                              const char *more) {
  return guarded([&] {
    require(path && writer, "path or writer");
    CheckpointHead head;
    head.step = step;
    head.settings = {{"written by", writer}};
    head.more = more ? more : "";
    writeCheckpoint(path, head, viewsOf(states, count), nullptr);
  });
}

struct dp_array_file {
  explicit dp_array_file(const char *path) : file(path) {
    for (const auto &item : file.arrays())
      if (item.first.find('\0') != std::string::npos)
        throw FileError("'" + std::string(path) +
                        "': an array's name has a NUL");
    isHeaded = isCheckpoint(file.arrays());
    if (isHeaded) {
      head = openCheckpoint(file.arrays(), path);
      for (const std::string &name : head.stateNames)
        add(name, file.arrays().at(name));
    } else {
      for (const auto &[name, view] : file.arrays())
        add(name, view);
    }
  }

  void add(const std::string &name, const ArrayView &view) {
    auto *data = const_cast<char *>(view.data);
    arrays.push_back(
        {name.c_str(),
         {data, view.dtype, static_cast<int32_t>(view.shape.size()),
          view.shape.data()}});
  }

  ArrayFile file;
  bool isHeaded;
  CheckpointHead head;
  std::vector<dp_named_array> arrays;
};

dp_status dp_array_file_open(const char *path, dp_array_file **file) {
  return guarded([&] {
    require(path && file, "path or file");
    *file = nullptr;
    *file = new dp_array_file(path);
  });
}

void dp_array_file_close(dp_array_file *file) { delete file; }

int64_t dp_array_file_arrays(const dp_array_file *file,
                             const dp_named_array **arrays) {
  *arrays = file->arrays.data();
  return static_cast<int64_t>(file->arrays.size());
}

const char *dp_array_file_head(const dp_array_file *file) {
  return file->isHeaded ? file->head.text.c_str() : nullptr;
}
