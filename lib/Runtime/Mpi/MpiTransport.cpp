//===- MpiTransport.cpp - Bytes between processes by MPI ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The only library that is linked with MPI: the runtime loads it if an MPI
// launcher has started the process. Every message is non-blocking, so that
// every wait has a deadline.
//
//===----------------------------------------------------------------------===//

#include "Job/Transport.h"
#include "Support/Error.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <ctime>
#include <deque>
#include <mpi.h>
#include <vector>

using namespace dp;

namespace {

// MPI counts in int; a longer message is split.
constexpr int64_t maxMessage = 1 << 30;

void check(int result, const char *call) {
  if (result == MPI_SUCCESS)
    return;
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(result, text, &length);
  throw Error(std::string(call) + " failed: " + std::string(text, length),
              DP_ERROR_LIBRARY);
}

/// The messages of one kind with one process. MPI may complete a short one
/// before a long one that precedes it; they count as complete in order.
class Lane {
public:
  /// Number of messages that have not completed.
  int64_t pending() const { return begun - ended; }

  /// Begins a message; returns its number.
  int64_t begin() {
    early.push_back(false);
    return begun++;
  }
  void complete(int64_t number) {
    early[number - ended] = true;
    while (!early.empty() && early.front()) {
      early.pop_front();
      ++ended;
    }
  }

private:
  int64_t begun = 0, ended = 0;
  std::deque<bool> early; ///< of each pending message: it has completed
};

class MpiTransport : public Transport {
public:
  MpiTransport();
  ~MpiTransport() override;

  int64_t processes() const override {
    return static_cast<int64_t>(receives.size());
  }
  int64_t process() const override { return self; }
  int64_t localProcess() const override { return local; }
  void send(int64_t peer, const void *data, int64_t bytes) override;
  void receive(int64_t peer, void *data, int64_t bytes) override;
  void receiveFrame(int64_t peer, void *data, int64_t,
                    int64_t capacity) override {
    receive(peer, data, capacity);
  }
  bool progress(bool sleep) override;
  int64_t receiving(int64_t peer) const override {
    return receives[peer].pending();
  }
  int64_t sending(int64_t peer) const override { return sends[peer].pending(); }
  // Only the launcher notices that a process is gone, and ends the job.
  std::string lost(int64_t) const override { return {}; }
  void finish() override;

private:
  struct Message {
    Lane *lane;
    int64_t number;
  };

  void add(MPI_Request request, Lane &lane);

  MPI_Comm comm = MPI_COMM_NULL;
  bool finalizes = false;
  int self = 0, local = 0;
  std::vector<MPI_Request> requests;
  std::vector<Message> messages; ///< per request
  std::vector<int> completed;
  std::vector<Lane> receives, sends; ///< per peer
};

MpiTransport::MpiTransport() {
  int initialized = 0, finalized = 0, level, size = 0;
  MPI_Initialized(&initialized);
  MPI_Finalized(&finalized);
  if (finalized)
    throw Error("MPI was finalized: a process can join one MPI job only",
                DP_ERROR_LIBRARY);
  if (!initialized) {
    check(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &level),
          "MPI_Init_thread");
    finalizes = true;
  }
  check(MPI_Comm_dup(MPI_COMM_WORLD, &comm), "MPI_Comm_dup");
  check(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN),
        "MPI_Comm_set_errhandler");
  MPI_Comm host;
  check(
      MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host),
      "MPI_Comm_split_type");
  MPI_Comm_rank(host, &local);
  MPI_Comm_free(&host);
  MPI_Comm_rank(comm, &self);
  MPI_Comm_size(comm, &size);
  receives.resize(size);
  sends.resize(size);
}

MpiTransport::~MpiTransport() {
  // After a failure only the buffers are released: MPI cannot be finalized
  // without the others.
  for (MPI_Request &request : requests) {
    MPI_Cancel(&request);
    MPI_Request_free(&request);
  }
}

void MpiTransport::add(MPI_Request request, Lane &lane) {
  requests.push_back(request);
  messages.push_back({&lane, lane.begin()});
}

void MpiTransport::send(int64_t peer, const void *data, int64_t bytes) {
  assert(bytes > 0 && peer != self && "no message");
  for (int64_t at = 0; at < bytes; at += maxMessage) {
    MPI_Request request;
    check(MPI_Isend(static_cast<const char *>(data) + at,
                    static_cast<int>(std::min(maxMessage, bytes - at)),
                    MPI_BYTE, static_cast<int>(peer), 0, comm, &request),
          "MPI_Isend");
    add(request, sends[peer]);
  }
}

void MpiTransport::receive(int64_t peer, void *data, int64_t bytes) {
  assert(bytes > 0 && peer != self && "no message");
  for (int64_t at = 0; at < bytes; at += maxMessage) {
    MPI_Request request;
    check(MPI_Irecv(static_cast<char *>(data) + at,
                    static_cast<int>(std::min(maxMessage, bytes - at)),
                    MPI_BYTE, static_cast<int>(peer), 0, comm, &request),
          "MPI_Irecv");
    add(request, receives[peer]);
  }
}

bool MpiTransport::progress(bool sleep) {
  if (requests.empty())
    return false;
  completed.resize(requests.size());
  int count = 0;
  check(MPI_Testsome(static_cast<int>(requests.size()), requests.data(), &count,
                     completed.data(), MPI_STATUSES_IGNORE),
        "MPI_Testsome");
  if (count == 0) {
    if (sleep) {
      timespec nap = {0, 20'000};
      nanosleep(&nap, nullptr);
    }
    return true;
  }
  for (int i = 0; i < count; ++i)
    messages[completed[i]].lane->complete(messages[completed[i]].number);
  size_t kept = 0;
  for (size_t i = 0; i < requests.size(); ++i)
    if (requests[i] != MPI_REQUEST_NULL) {
      requests[kept] = requests[i];
      messages[kept++] = messages[i];
    }
  requests.resize(kept);
  messages.resize(kept);
  return kept != 0;
}

void MpiTransport::finish() {
  check(MPI_Comm_free(&comm), "MPI_Comm_free");
  if (finalizes)
    check(MPI_Finalize(), "MPI_Finalize");
}

} // namespace

/// Joins the job that the launcher started. Returns null after an error, whose
/// text is copied to `error`.
extern "C" __attribute__((visibility("default"))) Transport *
dp_mpi_transport(char *error, int64_t bytes) {
  try {
    return new MpiTransport();
  } catch (const std::exception &e) {
    std::snprintf(error, static_cast<size_t>(bytes), "%s", e.what());
    return nullptr;
  }
}
