//===- ConnectTest.cpp - Connection of the processes of a job -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cluster.h"
#include "Proxy.h"
#include "Tcp/Handshake.h"

#include <arpa/inet.h>
#include <atomic>
#include <cstring>
#include <poll.h>
#include <random>

using namespace dp;

namespace {

Address local(int port, const char *host = "127.0.0.1") {
  std::string error;
  return Address::resolve(host, port, error).at(0);
}

/// A connection with `port`, made as soon as anybody listens there.
Connection knock(int port, const char *host = "127.0.0.1") {
  for (Deadline end(20); !end.passed();) {
    int status = 0;
    Socket s = Socket::connectTo(local(port, host), status);
    if (s.isOpen() && waitFor(s.fd(), POLLOUT, end) && s.finishConnect() == 0)
      return Connection(std::move(s));
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  ADD_FAILURE() << "nobody listens at " << port;
  return Connection();
}

bool isListening(int port, const char *host = "127.0.0.1") {
  int status = 0;
  Socket s = Socket::connectTo(local(port, host), status);
  return s.isOpen() && waitFor(s.fd(), POLLOUT, Deadline(5)) &&
         s.finishConnect() == 0;
}

/// Rank 0 on a thread of its own.
class First {
public:
  explicit First(const TcpJob &job, double timeout = 60)
      : thread([this, job, timeout] {
          message = messageOf([&] { connections = connectAll(job, timeout); },
                              &status, &rank);
        }) {}
  ~First() {
    if (thread.joinable())
      thread.join();
  }
  /// "no error", or why it did not join.
  std::string result() {
    thread.join();
    return message;
  }

  /// Of the error, after result().
  dp_status status = DP_SUCCESS;
  int64_t rank = -1;

private:
  std::vector<Connection> connections;
  std::string message;
  std::thread thread;
};

} // namespace

TEST(Connect, NamesTheRanksThatAreMissing) {
  FreePort port;
  TcpJob job = makeJob(0, 3, port.number());
  std::string place = "localhost:" + std::to_string(job.port);
  dp_status status = DP_SUCCESS;
  int64_t rank = -1;
  EXPECT_EQ(messageOf([&] { connectAll(job, 0.2); }, &status, &rank),
            "ranks that did not connect to rank 0 within 0.2 s (job at " +
                place + "): 1, 2");
  EXPECT_EQ(status, DP_ERROR_TIMEOUT);
  EXPECT_EQ(rank, 1);
  job.host = "127.0.0.1"; // a host's own name may be that, too
  std::string message = messageOf([&] { connectAll(job, 0.2); });
  EXPECT_NE(message.find("): 1, 2; rank 0 listens at 127.0.0.1:" +
                         std::to_string(job.port) +
                         ", which other hosts do not reach (dp-run --listen)"),
            std::string::npos)
      << message;
  job.host = "localhost";
  job.process = 1;
  message = messageOf([&] { connectAll(job, 0.2); }, &status, &rank);
  EXPECT_EQ(message.substr(0, message.find(": Conn")),
            "rank 1 cannot reach rank 0 at " + place + " within 0.2 s");
  EXPECT_EQ(status, DP_ERROR_TIMEOUT);
  EXPECT_EQ(rank, 0);
  job.host = "no-such-host.invalid";
  message = messageOf([&] { connectAll(job, 0.2); });
  EXPECT_EQ(message.find("rank 1 cannot reach rank 0 at no-such-host.invalid:"),
            0u)
      << message;
}

// Each is told why, and rank 0 still meets who is of its job.
TEST(Connect, TurnsOtherJobsAway) {
  FreePort port;
  TcpJob job = makeJob(0, 2, port.number());
  job.id = "job 17";
  First first(job);
  job.process = 1;
  std::string there = "rank 0 at localhost:" + std::to_string(job.port);
  TcpJob other = job;
  other.secret = "known to others";
  EXPECT_EQ(messageOf([&] { connectAll(other, 20); }),
            there + " has another secret than rank 1, which has it from the "
                    "test: the processes of a job need the same, by "
                    "DP_JOB_SECRET or DP_JOB_SECRET_FILE, and each job another "
                    "MASTER_PORT");
  other = job;
  other.id = "job 18";
  EXPECT_EQ(messageOf([&] { connectAll(other, 20); }),
            there + " is of another job than rank 1: they were started with "
                    "different ids (DP_JOB_ID, or the launcher's); take "
                    "another MASTER_PORT for each job");
  other = job;
  other.processes = 3;
  EXPECT_EQ(messageOf([&] { connectAll(other, 20); }),
            there + " is of a job of another number of processes than the 3 of "
                    "rank 1");
  other = job;
  other.tls = true;
  EXPECT_EQ(messageOf([&] { connectAll(other, 20); }),
            there + " does not encrypt its connections, but rank 1 does, by "
                    "TLS: ask for it in all processes");
  EXPECT_EQ(messageOf([&] { connectAll(job, 20); }), "no error");
  EXPECT_EQ(first.result(), "no error");
}

TEST(Connect, SaysWhomItTurnedAway) {
  FreePort port;
  TcpJob job = makeJob(0, 2, port.number());
  First first(job, 2);
  TcpJob other = makeJob(1, 2, port.number());
  other.secret = "known to others";
  EXPECT_NE(messageOf([&] { connectAll(other, 20); }), "no error");
  other = makeJob(1, 2, port.number());
  other.id = "another";
  EXPECT_NE(messageOf([&] { connectAll(other, 20); }), "no error");
  std::string message = first.result();
  EXPECT_NE(message.find("): 1; 1 that had another secret than this rank's, "
                         "which is from the test, were turned away, the last "
                         "from "),
            std::string::npos)
      << message;
  EXPECT_NE(message.find("; 1 of another job were turned away"),
            std::string::npos)
      << message;
}

TEST(Connect, RefusesARankTwice) {
  FreePort port;
  First first(makeJob(0, 3, port.number()));
  std::string one, two;
  std::thread other([&] {
    one = messageOf([&] { connectAll(makeJob(1, 3, port.number()), 20); });
  });
  two = messageOf([&] { connectAll(makeJob(1, 3, port.number()), 20); });
  other.join();
  std::string message = first.result();
  EXPECT_EQ(message.find("two processes say that they are rank 1 of the job at "
                         "localhost:"),
            0u)
      << message;
  std::string taken =
      " already has a rank 1: two processes have the same RANK, "
      "or two jobs the same MASTER_PORT";
  EXPECT_NE((one + two).find(taken), std::string::npos) << one << "; " << two;
}

// A stranger that connects delays nobody, whatever it sends or does not send.
TEST(Connect, StrangersDelayNobody) {
  FreePort port;
  First first(makeJob(0, 3, port.number()));
  std::mt19937 random(14);
  std::vector<Connection> strangers;
  std::string lost;
  Claim claim;
  for (int i = 0; i < 300; ++i) {
    strangers.push_back(knock(port.number()));
    std::string bytes;
    switch (i % 6) {
    case 0: // idle
      break;
    case 1:
      bytes = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
      break;
    case 2: // random
      for (int k = 0; k < 500; ++k)
        bytes += static_cast<char>(random());
      break;
    case 3: // right first bytes
      bytes = Handshake(Key{}, claim).output.substr(0, 8 + random() % 32);
      break;
    case 4: // half a handshake
      bytes = Handshake(Key{}, claim).output;
      break;
    case 5: // a whole one, without the secret
      bytes = Handshake(Key{}, claim).output + std::string(120, 'x');
      break;
    }
    strangers.back().send(bytes.data(), bytes.size(), lost);
  }
  // They were served one after the other for 2 s each, once.
  EXPECT_EQ(messageOf([&] {
              std::thread second([&] {
                EXPECT_EQ(messageOf([&] {
                            connectAll(makeJob(1, 3, port.number()), 60);
                          }),
                          "no error");
              });
              std::vector<Connection> third;
              std::string error = messageOf([&] {
                third = connectAll(makeJob(2, 3, port.number()), 60);
              });
              second.join();
              EXPECT_EQ(error, "no error");
            }),
            "no error");
  EXPECT_EQ(first.result(), "no error");
}

// A recorded handshake of a process lets no other process join.
TEST(Connect, RefusesReplays) {
  FreePort port, front;
  std::string said;
  {
    First first(makeJob(0, 2, port.number()));
    Proxy proxy(front.number(), port.number());
    EXPECT_EQ(messageOf([&] { connectAll(makeJob(1, 2, front.number()), 60); }),
              "no error");
    EXPECT_EQ(first.result(), "no error");
    said = proxy.toServer();
    ASSERT_EQ(said.size(), 160u);
  }
  FreePort again;
  First first(makeJob(0, 2, again.number()));
  for (int i = 0; i < 5; ++i) {
    Connection c = knock(again.number());
    std::string lost;
    char answer[80];
    EXPECT_TRUE(c.sendAll(said.data(), said.size(), Deadline(20), lost));
    EXPECT_TRUE(c.receiveAll(answer, sizeof answer, Deadline(20), lost))
        << lost;
    EXPECT_EQ(answer[40], static_cast<char>(Verdict::OtherSecret));
  }
  EXPECT_EQ(messageOf([&] { connectAll(makeJob(1, 2, again.number()), 60); }),
            "no error");
  EXPECT_EQ(first.result(), "no error");
}

// The port is open at the needed address only, and only until all are
// connected.
TEST(Connect, ListensWhereItMust) {
  FreePort port;
  TcpJob job = makeJob(0, 2, port.number());
  job.host = "127.0.0.1";
  First first(job);
  knock(port.number());
  EXPECT_FALSE(isListening(port.number(), "127.0.0.2"));
  job.process = 1;
  std::vector<Connection> other;
  EXPECT_EQ(messageOf([&] { other = connectAll(job, 60); }), "no error");
  EXPECT_EQ(first.result(), "no error");
  EXPECT_FALSE(isListening(port.number()));

  // Everywhere, if that is asked for.
  FreePort all;
  job = makeJob(0, 2, all.number());
  job.listenAt = "0.0.0.0";
  First second(job);
  knock(all.number());
  EXPECT_TRUE(isListening(all.number(), "127.0.0.2"));
  job.process = 1;
  EXPECT_EQ(messageOf([&] { connectAll(job, 60); }), "no error");
  EXPECT_EQ(second.result(), "no error");
}

TEST(Connect, SaysWhyItCannotListen) {
  int status = 0;
  Socket used = Socket::listenAt(local(0), status);
  TcpJob job = makeJob(0, 2, used.port());
  job.host = "127.0.0.1";
  EXPECT_EQ(messageOf([&] { connectAll(job, 20); }),
            "rank 0 cannot listen at 127.0.0.1:" + std::to_string(job.port) +
                ": the port is in use, by another job or by another program; "
                "choose another MASTER_PORT");
  job.host = "192.0.2.1"; // of nobody: RFC 5737
  EXPECT_EQ(
      messageOf([&] { connectAll(job, 20); }),
      "rank 0 cannot listen at 192.0.2.1:" + std::to_string(job.port) +
          ": Cannot assign requested address; '192.0.2.1' is no address "
          "of this host: rank 0 must run there, or be given the address to "
          "listen at (dp-run --listen)");
}

// TCP connects a socket with itself if its own port is the one it connects to.
TEST(Connect, RefusesAConnectionWithItself) {
  FreePort port;
  Address self = local(port.number());
  Socket s(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  int one = 1;
  setsockopt(s.fd(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  sockaddr_in name = {};
  name.sin_family = AF_INET;
  name.sin_port = htons(static_cast<uint16_t>(port.number()));
  name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  auto *address = reinterpret_cast<sockaddr *>(&name);
  ASSERT_EQ(::bind(s.fd(), address, sizeof name), 0);
  ASSERT_TRUE(::connect(s.fd(), address, sizeof name) == 0 ||
              errno == EINPROGRESS);
  ASSERT_TRUE(waitFor(s.fd(), POLLOUT, Deadline(20)));
  ASSERT_EQ(s.peer().text(), self.text());
  EXPECT_EQ(s.finishConnect(), ECONNREFUSED);
  s = Socket();
  int status = 0;
  EXPECT_TRUE(Socket::listenAt(self, status).isOpen()) << std::strerror(status);
}

// A server of something else that answers, and one that closes connections.
TEST(Connect, OtherServersAreNoRankZero) {
  int status = 0;
  Socket server = Socket::listenAt(local(0), status);
  std::atomic<bool> stops{false};
  std::thread thread([&] {
    std::string lost;
    while (!stops)
      if (waitFor(server.fd(), POLLIN, Deadline(0.05)))
        if (Socket s = server.accept(status); s.isOpen())
          Connection(std::move(s)).send("SSH-2.0-OpenSSH_9.2\r\n", 21, lost);
  });
  TcpJob job = makeJob(1, 2, server.port());
  job.host = "127.0.0.1";
  std::string message = messageOf([&] { connectAll(job, 20); });
  stops = true;
  thread.join();
  EXPECT_EQ(message,
            "what listens at 127.0.0.1:" + std::to_string(job.port) +
                " is no process of a job of this version: rank 1 looks "
                "for rank 0 there");
}

// The ranks of a job meet in any order of arrival.
TEST(Connect, AnyOrder) {
  std::mt19937 random(14);
  for (int round = 0; round < 10; ++round) {
    FreePort port;
    std::vector<std::thread> threads;
    std::vector<std::vector<Connection>> all(6);
    for (int64_t r = 0; r < 6; ++r) {
      int delay = static_cast<int>(random() % 30);
      threads.emplace_back([&, r, delay, tls = round % 2 == 1] {
        std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        TcpJob job = makeJob(r, 6, port.number());
        job.tls = tls;
        EXPECT_EQ(messageOf([&] { all[r] = connectAll(job, 60); }), "no error");
      });
    }
    for (std::thread &t : threads)
      t.join();
    for (int64_t r = 0; r < 6; ++r)
      for (int64_t p = 0; p < 6; ++p)
        EXPECT_EQ(all[r].at(p).isOpen(), r != p);
  }
}

// A rank that has joined and ends before all are connected is named at once.
TEST(Connect, SeesWhoLeaves) {
  FreePort port;
  std::string place = "localhost:" + std::to_string(port.number());
  First first(makeJob(0, 3, port.number()));
  dp_status status = DP_SUCCESS;
  int64_t rank = -1;
  EXPECT_EQ(messageOf([&] { connectAll(makeJob(1, 3, port.number()), 0.5); },
                      &status, &rank),
            "rank 0 at " + place +
                " did not tell within 0.5 s where the others are: a rank is "
                "missing");
  EXPECT_EQ(status, DP_ERROR_TIMEOUT);
  EXPECT_EQ(rank, -1);
  EXPECT_EQ(first.result(), "rank 1 ended while the processes of the job at " +
                                place + " were meeting");
  EXPECT_EQ(first.status, DP_ERROR_GONE);
  EXPECT_EQ(first.rank, 1);
}

TEST(Connect, SeesThatRank0Leaves) {
  FreePort port;
  First first(makeJob(0, 3, port.number()), 1);
  dp_status status = DP_SUCCESS;
  int64_t rank = -1;
  std::string message = messageOf(
      [&] { connectAll(makeJob(1, 3, port.number()), 60); }, &status, &rank);
  EXPECT_EQ(
      message.find("rank 0 at localhost:" + std::to_string(port.number()) +
                   " ended before all ranks had come: "),
      0u)
      << message;
  EXPECT_EQ(status, DP_ERROR_GONE);
  EXPECT_EQ(rank, 0);
  first.result();
  EXPECT_EQ(first.status, DP_ERROR_TIMEOUT);
  EXPECT_EQ(first.rank, 2);
}

// For the whole process, so in one of its own.
TEST(Connect, EndsIfItIsInterrupted) {
  EXPECT_EXIT(
      {
        FreePort port;
        dp_status status = DP_SUCCESS;
        int64_t rank = 0;
        interruptWaits();
        messageOf([&] { connectAll(makeJob(0, 2, port.number()), 60); },
                  &status, &rank);
        std::exit(rank == -1 ? status : 1);
      },
      testing::ExitedWithCode(DP_ERROR_INTERRUPTED), "");
}
