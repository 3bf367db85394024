//===- ThousandsTest.cpp - A job of very many processes -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Tcp/Handshake.h"
#include "TestJob.h"

#include <cstring>
#include <gtest/gtest.h>
#include <list>
#include <poll.h>
#include <sys/resource.h>
#include <thread>

using namespace dp;

namespace {

/// All ranks of a job but two, on one thread. They shake hands with those two
/// and keep the connections; one listener serves all of them.
class Crowd {
public:
  /// `first`: where rank 0 is; `other`: the rank that is no member, either.
  Crowd(const TcpJob &like, Address first, int64_t other)
      : like(like), other(other) {
    int status = 0;
    Address here = first;
    here.port = 0;
    listener = Socket::listenAt(here, status);
    EXPECT_TRUE(listener.isOpen());
    for (int64_t r = 1; r < like.processes; ++r)
      if (r != other)
        call(r, 0, first, hmac(like.secret, "meet"));
  }

  void run(double timeout) {
    for (Deadline end(timeout); !isComplete() && !end.passed() && !hasFailed;) {
      // Nobody is answered before the key is known.
      std::vector<pollfd> fds = {
          {listener.fd(), static_cast<short>(joined > 0 ? POLLIN : 0), 0}};
      for (Member &m : members)
        fds.push_back(
            {m.connection.socket().fd(),
             static_cast<short>(m.isDone ? 0
                                : m.isConnecting || !m.shake.output.empty()
                                    ? POLLOUT
                                    : POLLIN),
             0});
      poll(fds.data(), static_cast<nfds_t>(fds.size()), 100);
      size_t i = 1, count = fds.size();
      for (auto m = members.begin(); i < count; ++m, ++i)
        if (fds[i].revents != 0 && !m->isDone)
          proceed(*m);
      int status = 0;
      while (fds[0].revents != 0) {
        Socket s = listener.accept(status);
        if (!s.isOpen())
          break;
        members.emplace_back(Connection(std::move(s)), Handshake(meshKey));
      }
    }
    EXPECT_TRUE(isComplete()) << joined << " joined, " << called << " called, "
                              << answered << " answered";
  }

  /// Members that rank 0 took; those that the other one took; those that it
  /// called.
  int64_t joined = 0, called = 0, answered = 0;

private:
  struct Member {
    Member(Connection connection, Handshake shake, int64_t rank = -1,
           int64_t to = -1)
        : connection(std::move(connection)), shake(std::move(shake)),
          rank(rank), to(to), isConnecting(to >= 0) {}

    Connection connection;
    Handshake shake;
    int64_t rank, to; ///< -1: it is called by the other one
    bool isConnecting, isDone = false;
    std::string table;
  };

  bool isComplete() const {
    return joined == like.processes - 2 &&
           called == like.processes - 1 - other && answered == other - 1;
  }

  void call(int64_t rank, int64_t to, Address at, const Key &key) {
    Claim claim;
    claim.process = rank;
    claim.processes = like.processes;
    claim.server = to;
    claim.job = hmac(like.secret, "job", like.id);
    claim.listensAt.port = static_cast<uint32_t>(listener.port());
    int status = 0;
    Socket s = Socket::connectTo(at, status);
    ASSERT_TRUE(s.isOpen()) << std::strerror(status);
    members.emplace_back(Connection(std::move(s)), Handshake(key, claim), rank,
                         to);
  }

  void fail(const std::string &why) {
    hasFailed = true;
    ADD_FAILURE() << why;
  }

  void proceed(Member &m) {
    if (m.isConnecting) {
      m.isConnecting = false;
      if (int status = m.connection.socket().finishConnect())
        return fail(std::strerror(status));
    }
    std::string lost;
    char buffer[65536];
    for (;;) {
      if (!m.shake.output.empty()) {
        ssize_t n = m.connection.send(m.shake.output.data(),
                                      m.shake.output.size(), lost);
        if (n > 0)
          m.shake.output.erase(0, static_cast<size_t>(n));
      }
      size_t wanted = m.shake.wanted();
      if (!m.shake.output.empty() || wanted == 0)
        break;
      ssize_t n = m.connection.receive(buffer, wanted, lost);
      if (n <= 0)
        break;
      if (!m.shake.receive(buffer, static_cast<size_t>(n)))
        return fail("no handshake");
      if (m.shake.hasClaim()) {
        m.shake.answer(Verdict::Welcome);
        ++answered;
      }
    }
    if (m.shake.hasVerdict() && m.shake.verdict() != Verdict::Welcome)
      return fail("refused");
    if (m.shake.hasVerdict() && m.to == 0) { // the addresses, then their code
      size_t size = sizeof(Key) * 2 + like.processes * sizeof(Address);
      while (m.table.size() < size && lost.empty()) {
        ssize_t n = m.connection.receive(
            buffer, std::min(sizeof buffer, size - m.table.size()), lost);
        if (n <= 0)
          break;
        m.table.append(buffer, static_cast<size_t>(n));
      }
      if (m.table.size() == size)
        join(m);
    } else if (m.shake.hasVerdict() && m.shake.output.empty()) {
      m.isDone = true;
      called += m.to == other;
    }
    if (!lost.empty())
      fail("rank " + std::to_string(m.rank) + ": " + lost);
  }

  /// Rank 0 has told `m` where all are.
  void join(Member &m) {
    m.isDone = true;
    ++joined;
    size_t end = m.table.size() - sizeof(Key);
    Key code;
    std::memcpy(code.data(), &m.table[end], sizeof code);
    Key session = m.shake.sessionKey();
    EXPECT_EQ(code,
              hmac(bytesOf(session), "addresses", m.table.substr(0, end)));
    if (joined == 1)
      meshKey = hmac(like.secret, "mesh", m.table.substr(0, sizeof(Key)));
    if (m.rank > other) {
      Address at;
      std::memcpy(&at, &m.table[sizeof(Key) + other * sizeof at], sizeof at);
      call(m.rank, other, at, meshKey);
    }
  }

  TcpJob like;
  int64_t other;
  Key meshKey = {};
  Socket listener;
  std::list<Member> members;
  bool hasFailed = false;
};

} // namespace

// Rank 0, and one in the middle, which connects to those before it and takes
// connections from those after it.
TEST(Thousands, Meet) {
  rlimit limit, more;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &limit), 0);
  more = limit;
  more.rlim_cur = more.rlim_max;
  setrlimit(RLIMIT_NOFILE, &more);
  // Four descriptors for each member, both ends being here.
  int64_t ranks = std::min<int64_t>(
      2000,
      (static_cast<int64_t>(std::min<rlim_t>(more.rlim_max, 1 << 20)) - 200) /
          4);
  int64_t middle = ranks / 2;
  FreePort port;
  TcpJob job = makeJob(0, ranks, port.number());
  job.host = "127.0.0.1";
  std::string errors[2];
  std::vector<Connection> connections[2];
  auto meet = [&](int which) {
    TcpJob mine = job;
    mine.process = which == 0 ? 0 : middle;
    errors[which] =
        messageOf([&] { connections[which] = connectAll(mine, 120); });
  };
  std::thread first([&] { meet(0); });
  std::thread second([&] { meet(1); });
  std::string error;
  Address at = Address::resolve(job.host, job.port, error).at(0);
  for (int status = 0, tries = 0; tries < 2000; ++tries) { // until it listens
    Socket s = Socket::connectTo(at, status);
    if (s.isOpen() && waitFor(s.fd(), POLLOUT, Deadline(20)) &&
        s.finishConnect() == 0)
      break;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  Crowd crowd(job, at, middle);
  crowd.run(120);
  first.join();
  second.join();
  setrlimit(RLIMIT_NOFILE, &limit);
  EXPECT_EQ(errors[0], "no error");
  EXPECT_EQ(errors[1], "no error");
  EXPECT_EQ(crowd.joined, ranks - 2);
  EXPECT_GE(ranks, 200) << "the limit of descriptors is too low for this test";
}
