//===- TcpTransport.cpp - Bytes between processes by TCP ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "TcpTransport.h"

#include <poll.h>

using namespace dp;

TcpTransport::TcpTransport(const TcpJob &job,
                           std::vector<Connection> connections)
    : job(job), peers(connections.size()) {
  for (size_t p = 0; p < peers.size(); ++p)
    peers[p].connection = std::move(connections[p]);
}

void TcpTransport::send(int64_t peer, const void *data, int64_t bytes) {
  peers[peer].sends.push(
      {const_cast<char *>(static_cast<const char *>(data)), bytes});
  move(peers[peer]);
}

void TcpTransport::receive(int64_t peer, void *data, int64_t bytes) {
  peers[peer].receives.push({static_cast<char *>(data), bytes});
}

/// Sends and receives as much as possible without waiting. Returns whether
/// anything moved.
bool TcpTransport::move(Peer &peer) {
  bool moved = false;
  std::string lost;
  while (!peer.sends.empty()) {
    Message &m = peer.sends.front();
    ssize_t n =
        peer.connection.send(m.data, static_cast<size_t>(m.bytes), lost);
    if (n <= 0) {
      // Data that the peer sent before it ended may still arrive.
      if (peer.receives.empty() && !lost.empty())
        peer.lost = lost;
      break;
    }
    moved = true;
    m.data += n;
    if ((m.bytes -= n) == 0)
      peer.sends.pop();
  }
  while (!peer.receives.empty()) {
    Message &m = peer.receives.front();
    ssize_t n = peer.connection.receive(m.data, static_cast<size_t>(m.bytes),
                                        peer.lost);
    if (n <= 0)
      break;
    moved = true;
    m.data += n;
    if ((m.bytes -= n) == 0)
      peer.receives.pop();
  }
  return moved;
}

bool TcpTransport::progress(bool sleep) {
  bool pending = false, moved = false;
  for (Peer &peer : peers) {
    if (peer.sends.empty() && peer.receives.empty())
      continue;
    moved |= move(peer);
    pending |= !peer.sends.empty() || !peer.receives.empty();
  }
  if (!pending || moved || !sleep)
    return pending;
  // Only a few sockets are polled: any of them ends the sleep, and all are
  // tried after it.
  constexpr int most = 64;
  pollfd fds[most];
  int count = 0;
  for (Peer &peer : peers)
    if (count < most && peer.lost.empty() &&
        (!peer.sends.empty() || !peer.receives.empty()))
      fds[count++] = {peer.connection.socket().fd(),
                      static_cast<short>((peer.sends.empty() ? 0 : POLLOUT) |
                                         (peer.receives.empty() ? 0 : POLLIN)),
                      0};
  poll(fds, static_cast<nfds_t>(count), 1);
  return true;
}

void TcpTransport::finish() {
  for (Peer &peer : peers)
    peer.connection.close();
}
