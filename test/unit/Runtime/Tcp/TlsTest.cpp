//===- TlsTest.cpp - Encrypted connections --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cluster.h"
#include "Proxy.h"

#include <sys/socket.h>

using namespace dp;

namespace {

const std::string phrase = "the weights of the model are a secret, too. ";

/// Two processes, the second one behind a proxy, tell each other the phrase
/// many times. Returns what went through the proxy, or the error of either.
std::string overheard(bool tls, int64_t flipped = -1) {
  FreePort port, front;
  Proxy proxy(front.number(), port.number(), flipped);
  std::string errors[2];
  // What is not believed in the handshake is waited for until the deadline.
  double timeout = flipped >= 0 && flipped < 160 ? 2 : 20;
  auto talk = [&](int64_t rank) {
    errors[rank] = messageOf([&] {
      TcpJob job = makeJob(rank, 2, rank == 0 ? port.number() : front.number());
      job.tls = tls;
      ControlPlane control(join(job, timeout));
      control.setTimeout(20);
      std::string mine, all;
      for (int i = 0; i < 1000; ++i)
        mine += phrase;
      all.resize(2 * mine.size());
      control.allGather("phrases", mine.data(),
                        static_cast<int64_t>(mine.size()), all.data());
      if (all != mine + mine)
        throw Error("something else arrived");
      control.finish();
    });
  };
  std::thread second([&] { talk(1); });
  talk(0);
  second.join();
  if (errors[0] != "no error" || errors[1] != "no error")
    return "error: " + errors[0] + "; " + errors[1];
  return proxy.toServer() + proxy.toClient();
}

/// The two ends of a connection, encrypted with these keys.
struct Pair {
  Pair(const Key &one, const Key &two, uint64_t bytesPerKey = 1 << 20) {
    EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fds), 0);
    server = std::make_unique<Tls>(fds[0], true, one, bytesPerKey);
    client = std::make_unique<Tls>(fds[1], false, two, bytesPerKey);
  }
  ~Pair() {
    server.reset();
    client.reset();
    close(fds[0]);
    close(fds[1]);
  }
  /// Shakes hands; the two sides' errors.
  std::string connect() {
    std::string lost[2];
    bool done[2] = {false, false};
    Tls::Wait wait;
    for (int i = 0; i < 100 && !(done[0] && done[1]); ++i) {
      if (!done[0] && lost[0].empty())
        done[0] = server->shakeHands(wait, lost[0]);
      if (!done[1] && lost[1].empty())
        done[1] = client->shakeHands(wait, lost[1]);
    }
    return lost[0] + lost[1];
  }
  int fds[2];
  std::unique_ptr<Tls> server, client;
};

} // namespace

// The test can see plaintext where there is some.
TEST(Tls, NobodyElseReadsTheBytes) {
  std::string plain = overheard(false), encrypted = overheard(true);
  EXPECT_NE(plain.find(phrase), std::string::npos) << plain.substr(0, 300);
  EXPECT_EQ(encrypted.find("error"), std::string::npos)
      << encrypted.substr(0, 300);
  EXPECT_GT(encrypted.size(), 2 * 1000 * phrase.size());
  for (size_t at = 0; at + 6 <= phrase.size(); ++at)
    EXPECT_EQ(encrypted.find(phrase.substr(at, 6)), std::string::npos);
}

// A bit is flipped on the way: in the greeting, the claim, the TLS handshake or
// the data.
TEST(Tls, NobodyElseChangesTheBytes) {
  for (int64_t flipped : {3, 20, 45, 150, 175, 300, 1000, 20000}) {
    std::string result = overheard(true, flipped);
    EXPECT_EQ(result.find("error: "), 0u) << flipped;
    EXPECT_EQ(result.find("something else"), std::string::npos) << flipped;
  }
}

TEST(Tls, NeedsTheSameKey) {
  Key one = hmac("one", "test"), two = hmac("two", "test");
  EXPECT_EQ(Pair(one, one).connect(), "");
  std::string errors = Pair(one, two).connect();
  EXPECT_NE(errors.find("TLS failed"), std::string::npos) << errors;
}

// Traffic keys change while both sides send, and nothing is lost.
TEST(Tls, ChangesItsKeys) {
  Key key = hmac("one", "test");
  Pair pair(key, key, 10000);
  ASSERT_EQ(pair.connect(), "");
  std::string text;
  for (int i = 0; i < 300000; ++i)
    text += static_cast<char>(i * 7 + i / 256);
  Tls *sides[2] = {pair.server.get(), pair.client.get()};
  std::string received[2], lost;
  size_t sent[2] = {0, 0};
  for (int turn = 0; turn < 100000 && lost.empty() &&
                     received[0].size() + received[1].size() < 2 * text.size();
       ++turn)
    for (int s : {0, 1}) {
      if (sent[s] < text.size()) {
        size_t bytes = text.size() - sent[s];
        ssize_t n = sides[s]->send(&text[sent[s]], bytes, lost);
        sent[s] += static_cast<size_t>(std::max<ssize_t>(n, 0));
      }
      char buffer[5000];
      ssize_t n = sides[s]->receive(buffer, sizeof buffer, lost);
      if (n > 0)
        received[s].append(buffer, static_cast<size_t>(n));
    }
  EXPECT_EQ(lost, "");
  EXPECT_TRUE(received[0] == text);
  EXPECT_TRUE(received[1] == text);
}

// A peer that is gone is an error, not SIGPIPE.
TEST(Tls, SeesThatThePeerIsGone) {
  Key key = hmac("one", "test");
  Pair pair(key, key);
  ASSERT_EQ(pair.connect(), "");
  shutdown(pair.fds[1], SHUT_RDWR);
  char byte = 0;
  std::string lost;
  for (int i = 0; i < 3 && lost.empty(); ++i)
    EXPECT_EQ(pair.server->send(&byte, 1, lost), -1);
  EXPECT_EQ(lost, "Broken pipe");
  lost.clear();
  EXPECT_EQ(pair.server->receive(&byte, 1, lost), -1);
  EXPECT_FALSE(lost.empty());
}
