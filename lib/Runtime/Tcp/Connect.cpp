//===- Connect.cpp - Connection of the processes of a job -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Every process tells process 0 where it listens; process 0 sends the list to
// all; then each process connects to the processes before it. Only the address
// of process 0 must be known, and the processes may be on any hosts.
//
//===----------------------------------------------------------------------===//

#include "Connect.h"
#include "Connector.h"
#include "Listen.h"
#include "Support/Error.h"

#include <cstring>

using namespace dp;

// Process 0 sends to each other one: freshKey, the addresses of all, and the
// HMAC of both by the key of the two.

static void sendAddresses(Connector &connector, const TcpJob &job,
                          const Key &freshKey) {
  const std::vector<Address> &listening = connector.addresses();
  std::string text(bytesOf(freshKey));
  text.append(reinterpret_cast<const char *>(listening.data()),
              listening.size() * sizeof(Address));
  std::string lost;
  for (int64_t p = 1; p < job.processes; ++p) {
    Key code = hmac(bytesOf(connector.sessionKey(p)), "addresses", text);
    if (!connector.sendAll(p, text.data(), text.size(), lost) ||
        !connector.sendAll(p, code.data(), code.size(), lost))
      throw Error("rank " + std::to_string(p) + " is gone (job at " +
                      connector.place() + "): " + lost,
                  connector.isLate() ? DP_ERROR_TIMEOUT : DP_ERROR_GONE, p);
  }
}

/// Returns the key that process 0 has drawn.
static Key receiveAddresses(Connector &connector) {
  std::vector<Address> &listening = connector.addresses();
  Key freshKey;
  std::string text(sizeof(Key) + listening.size() * sizeof(Address), 0), lost;
  Key code;
  if (!connector.receiveAll(0, text.data(), text.size(), lost) ||
      !connector.receiveAll(0, code.data(), code.size(), lost))
    throw connector.isLate()
        ? Error("rank 0 at " + connector.place() + " did not tell " +
                    connector.limit() +
                    " where the others are: a rank is missing",
                DP_ERROR_TIMEOUT)
        : Error("rank 0 at " + connector.place() +
                    " ended before all ranks had come: " + lost,
                DP_ERROR_GONE, 0);
  if (!areEqual(code,
                hmac(bytesOf(connector.sessionKey(0)), "addresses", text)))
    throw Error("what rank 0 at " + connector.place() +
                " sent was changed on its way (encrypt the connections where "
                "the network is not to be trusted)");
  std::memcpy(freshKey.data(), text.data(), freshKey.size());
  std::memcpy(listening.data(), text.data() + freshKey.size(),
              listening.size() * sizeof(Address));
  // It connected to process 0 from its own host, so it is reached at the host
  // of process 0.
  Address first = connector.peer(0);
  for (Address &a : listening)
    if (a.isLoopback() && !first.isLoopback()) {
      uint32_t port = a.port;
      a = first;
      a.port = port;
    }
  return freshKey;
}

std::vector<Connection> dp::connectAll(const TcpJob &job, double timeout) {
  if (job.secret.empty())
    throw Error("a job of several processes needs a secret");
  Connector connector(job, timeout);
  if (job.process == 0) {
    connector.listenAt(listenAsFirst(job));
    connector.collect(1);
    connector.listenAt(Socket());
    sendAddresses(connector, job, makeRandomKey());
    return connector.takeConnections();
  }
  connector.addTarget(0, {});
  connector.collect(job.processes);
  Key freshKey = receiveAddresses(connector);
  // A job with the same secret does not have this key.
  connector.setKey(hmac(job.secret, "mesh", bytesOf(freshKey)));
  for (int64_t p = 1; p < job.process; ++p)
    connector.addTarget(p, {connector.addresses()[p]});
  connector.collect(job.process + 1);
  return connector.takeConnections();
}
