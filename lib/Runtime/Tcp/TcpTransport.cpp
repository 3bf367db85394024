//===- TcpTransport.cpp - Bytes between processes by TCP ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "TcpTransport.h"

#include <cassert>
#include <cstring>
#include <poll.h>

using namespace dp;

TcpTransport::TcpTransport(const TcpJob &job,
                           std::vector<Connection> connections)
    : job(job), peers(connections.size()) {
  for (size_t p = 0; p < peers.size(); ++p)
    peers[p].connection = std::move(connections[p]);
}

void TcpTransport::send(int64_t peer, const void *data, int64_t bytes) {
  assert(bytes > 0 && peer != process() && "no message");
  peers[peer].sends.push(
      {const_cast<char *>(static_cast<const char *>(data)), bytes});
  move(peers[peer]);
}

void TcpTransport::receive(int64_t peer, void *data, int64_t bytes) {
  assert(bytes > 0 && peer != process() && "no message");
  peers[peer].receives.push({static_cast<char *>(data), bytes});
}

void TcpTransport::receiveFrame(int64_t peer, void *data, int64_t expected,
                                int64_t capacity) {
  assert(0 < expected && expected <= capacity && peer != process() &&
         "no frame");
  peers[peer].receives.push({static_cast<char *>(data), expected, capacity});
}

/// Sends and receives as much as possible without waiting. Returns whether
/// anything moved.
bool TcpTransport::move(Peer &peer) {
  bool sent = moveOut(peer);
  return moveIn(peer) || sent;
}

bool TcpTransport::moveOut(Peer &peer) {
  bool moved = false;
  std::string lost;
  while (!peer.sends.empty()) {
    Message &m = peer.sends.front();
    ssize_t n = peer.connection.send(
        m.data + m.done, static_cast<size_t>(m.bytes - m.done), lost);
    if (n <= 0) {
      // Data that the peer sent before it ended may still arrive.
      if (peer.receives.empty() && !lost.empty())
        peer.lost = lost;
      break;
    }
    moved = true;
    if ((m.done += n) == m.bytes)
      peer.sends.pop();
  }
  return moved;
}

bool TcpTransport::moveIn(Peer &peer) {
  bool moved = false;
  while (!peer.receives.empty()) {
    Message &m = peer.receives.front();
    ssize_t n = receiveSome(peer, m.data + m.done,
                            static_cast<size_t>(m.bytes - m.done));
    if (n <= 0)
      break;
    moved = true;
    m.done += n;
    if (m.capacity > 0)
      findEnd(peer, m);
    if (m.done == m.bytes)
      peer.receives.pop();
  }
  return moved;
}

ssize_t TcpTransport::receiveSome(Peer &peer, char *to, size_t bytes) {
  if (peer.surplus.empty())
    return peer.connection.receive(to, bytes, peer.lost);
  bytes = peer.surplus.copy(to, bytes);
  peer.surplus.erase(0, bytes);
  return static_cast<ssize_t>(bytes);
}

/// Reads the size of a frame once it is there. A frame is received by one call
/// if it has the size that was expected; if it is smaller, a part of the next
/// frame may have been received, too.
void TcpTransport::findEnd(Peer &peer, Message &frame) {
  int64_t size;
  if (frame.done < static_cast<int64_t>(sizeof size))
    return;
  std::memcpy(&size, frame.data, sizeof size);
  bool isPossible =
      size >= static_cast<int64_t>(sizeof size) && size <= frame.capacity;
  frame.bytes = isPossible ? size : frame.done;
  if (frame.done <= frame.bytes)
    return;
  peer.surplus.insert(0, frame.data + frame.bytes,
                      static_cast<size_t>(frame.done - frame.bytes));
  frame.done = frame.bytes;
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
