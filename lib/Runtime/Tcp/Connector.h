//===- Connector.h - The connections of one process of a job ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_CONNECTOR_H
#define DP_LIB_RUNTIME_TCP_CONNECTOR_H

#include "Connection.h"
#include "Crypto.h"
#include "Handshake.h"
#include "TcpJob.h"

#include <list>
#include <optional>
#include <vector>

namespace dp {

/// Connects one process of a job to others: to targets, and to processes that
/// connect to its listener. One event loop makes all connections. A connection
/// counts once its peer has proved that it is of this job. Until then it may
/// send a few frames of fixed sizes for a few seconds, and delays no other.
/// Functions throw Error.
class Connector {
public:
  /// `timeout`: seconds, 0: none.
  Connector(const TcpJob &job, double timeout)
      : job(job), timeout(timeout), deadline(timeout),
        key(hmac(job.secret, "meet")),
        jobDigest(hmac(job.secret, "job", job.id)), connections(job.processes),
        sessionKeys(job.processes), listening(job.processes) {}

  /// Uses `newKey`, derived from the job's secret, in handshakes from now on.
  void setKey(const Key &newKey) { key = newKey; }
  /// Accepts connections at `socket` from now on; at none if it is not open. A
  /// process without a listener makes one when it reaches process 0.
  void listenAt(Socket socket) { listener = std::move(socket); }
  /// Adds a process to connect to. Without addresses, the addresses of the
  /// job's host are used.
  void addTarget(int64_t rank, std::vector<Address> addresses) {
    targets.emplace_back(rank, std::move(addresses));
  }
  /// Connects to all targets and, if it listens, accepts a connection from
  /// every process from `first` on.
  void collect(int64_t first);

  /// Send and receive bytes over the connection with `rank`. Return false, with
  /// `lost` set, if it ended or the deadline passed.
  bool sendAll(int64_t rank, const void *data, size_t bytes,
               std::string &lost) {
    return connections[rank].sendAll(data, bytes, deadline, lost);
  }
  bool receiveAll(int64_t rank, void *data, size_t bytes, std::string &lost) {
    return connections[rank].receiveAll(data, bytes, deadline, lost);
  }
  Address peer(int64_t rank) { return connections[rank].socket().peer(); }
  /// A key that only this process and `rank` have.
  const Key &sessionKey(int64_t rank) const { return sessionKeys[rank]; }
  /// Returns the addresses at which the processes listen, as far as this
  /// process knows them.
  std::vector<Address> &addresses() { return listening; }
  std::vector<Connection> takeConnections() { return std::move(connections); }

  /// `HOST:PORT` of the job, and whether the deadline has passed, for messages.
  std::string place() const {
    return job.host + ":" + std::to_string(job.port);
  }
  bool isLate() const { return deadline.passed(); }
  /// `within 60 s`.
  std::string limit() const;

private:
  /// A connection that has not been proved yet.
  struct Candidate {
    enum Stage { Connecting, Proving, Encrypting };

    Connection connection;
    Address to;   ///< its peer
    int64_t rank; ///< of the peer; of an incoming connection once it is known
    bool isOutgoing;
    Stage stage;
    Deadline end;
    std::optional<Handshake> handshake = std::nullopt;
    Tls::Wait wait = Tls::Wait::Nothing;
  };

  /// A process to connect to.
  struct Target {
    Target(int64_t rank, std::vector<Address> addresses)
        : rank(rank), addresses(std::move(addresses)) {}

    int64_t rank;
    std::vector<Address> addresses; ///< tried in turn
    size_t tries = 0,
           turn = 0; ///< number of tries, and index of the next address
    Deadline next = Deadline(1e-9); ///< when to try; now
    bool isTried = false;           ///< a candidate is connecting to it
    std::string error;              ///< of the last try
  };

  std::string self() const { return "rank " + std::to_string(job.process); }
  void begin(Target &target);
  void acceptAll();
  bool dropStranger();
  bool proceed(Candidate &c, bool isReady);
  bool prove(Candidate &c);
  Verdict judge(const Claim &claim) const;
  [[noreturn]] void refused(const Candidate &c, Verdict verdict) const;
  void failed(Candidate &c, const std::string &reason);
  [[noreturn]] void timedOut() const;
  std::string turnedAway() const;
  std::string reach() const;

  const TcpJob &job;
  double timeout;
  Deadline deadline;
  Key key; ///< of handshakes
  Key jobDigest;
  std::vector<Connection> connections;
  std::vector<Key> sessionKeys;
  std::vector<Address> listening;
  Socket listener;
  bool accepts = false;
  int64_t firstIncoming = 0, missing = 0;
  std::list<Candidate> candidates;
  std::list<Target> targets;
  // Until when no connection is accepted, and since when.
  std::optional<Deadline> pause;
  std::optional<Deadline> giveUpAccepting;
  // Of connections that were turned away.
  int64_t withOtherSecret = 0, ofOtherJob = 0;
  Address lastStranger;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_CONNECTOR_H
