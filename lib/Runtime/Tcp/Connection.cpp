//===- Connection.cpp - Bytes to and from one process ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Connection.h"

#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>

using namespace dp;

ssize_t Connection::send(const void *data, size_t bytes, std::string &lost) {
  if (tls)
    return tls->send(data, bytes, lost);
  ssize_t n;
  do
    n = ::send(theSocket.fd(), data, bytes, MSG_NOSIGNAL | MSG_DONTWAIT);
  while (n < 0 && errno == EINTR);
  if (n < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
    lost = std::strerror(errno);
  return n;
}

ssize_t Connection::receive(void *data, size_t bytes, std::string &lost) {
  if (tls)
    return tls->receive(data, bytes, lost);
  ssize_t n;
  do
    n = ::recv(theSocket.fd(), data, bytes, MSG_DONTWAIT);
  while (n < 0 && errno == EINTR);
  if (n == 0) {
    lost = "its connection was closed";
    return -1;
  }
  if (n < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
    lost = std::strerror(errno);
  return n;
}

bool Connection::sendAll(const void *data, size_t bytes,
                         const Deadline &deadline, std::string &lost) {
  for (const char *at = static_cast<const char *>(data); bytes > 0;) {
    ssize_t n = send(at, bytes, lost);
    if (n > 0) {
      at += n;
      bytes -= static_cast<size_t>(n);
    } else if (!lost.empty()) {
      return false;
    } else if (!waitFor(theSocket.fd(), POLLOUT, deadline)) {
      lost = "it did not take what it was sent";
      return false;
    }
  }
  return true;
}

bool Connection::receiveAll(void *data, size_t bytes, const Deadline &deadline,
                            std::string &lost) {
  for (char *at = static_cast<char *>(data); bytes > 0;) {
    ssize_t n = receive(at, bytes, lost);
    if (n > 0) {
      at += n;
      bytes -= static_cast<size_t>(n);
    } else if (!lost.empty()) {
      return false;
    } else if (!waitFor(theSocket.fd(), POLLIN, deadline)) {
      lost = "it sent nothing";
      return false;
    }
  }
  return true;
}

void Connection::close() {
  if (tls)
    tls->close();
  tls.reset();
  theSocket = Socket();
}
