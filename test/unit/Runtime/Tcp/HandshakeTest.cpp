//===- HandshakeTest.cpp - Mutual proof of the job's secret ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Tcp/Handshake.h"

#include <gtest/gtest.h>
#include <random>

using namespace dp;

namespace {

const Key right = hmac("the secret", "test"), wrong = hmac("another", "test");

Claim makeClaim() {
  Claim claim;
  claim.process = 3;
  claim.processes = 8;
  claim.job = hmac("the secret", "job", "17");
  return claim;
}

/// Gives `to` what `from` has to say, in parts of `part` bytes. Returns what
/// that was; `isGood` becomes false if it is refused as no handshake.
std::string pass(Handshake &from, Handshake &to, size_t part, bool &isGood) {
  std::string bytes = std::move(from.output);
  from.output.clear();
  for (size_t at = 0; at < bytes.size() && isGood;) {
    size_t count = std::min({part, to.wanted(), bytes.size() - at});
    if (count == 0)
      break;
    isGood &= to.receive(&bytes[at], count);
    at += count;
  }
  return bytes;
}

/// Feeds all bytes, as far as they are wanted. Returns whether the server then
/// believes that a process of the job is there.
bool isBelieved(Handshake &server, const std::string &bytes) {
  for (size_t at = 0; at < bytes.size();) {
    size_t count = std::min(server.wanted(), bytes.size() - at);
    if (count == 0 || !server.receive(&bytes[at], count))
      break;
    at += count;
  }
  return server.hasClaim();
}

} // namespace

TEST(Handshake, ProvesBothSides) {
  for (size_t part : {1, 7, 40, 1000}) {
    Handshake client(right, makeClaim()), server(right);
    bool good = true;
    EXPECT_EQ(pass(client, server, part, good).size(), 40u);
    EXPECT_EQ(pass(server, client, part, good).size(), 40u);
    EXPECT_EQ(pass(client, server, part, good).size(), 120u);
    ASSERT_TRUE(good && server.hasClaim());
    EXPECT_EQ(server.claim().process, 3);
    EXPECT_EQ(server.claim().processes, 8);
    EXPECT_EQ(server.claim().job, makeClaim().job);
    server.answer(Verdict::Welcome);
    EXPECT_EQ(pass(server, client, part, good).size(), 40u);
    ASSERT_TRUE(good && client.hasVerdict());
    EXPECT_EQ(client.verdict(), Verdict::Welcome);
    EXPECT_EQ(client.sessionKey(), server.sessionKey());
    EXPECT_EQ(client.wanted() + server.wanted(), 0u);
  }
}

TEST(Handshake, RefusesAnotherSecret) {
  Handshake client(wrong, makeClaim()), server(right);
  bool good = true;
  for (int i = 0; i < 2; ++i) {
    pass(client, server, 40, good);
    pass(server, client, 40, good);
  }
  EXPECT_TRUE(good && server.isRefused() && !server.hasClaim());
  EXPECT_TRUE(client.hasVerdict());
  EXPECT_EQ(client.verdict(), Verdict::OtherSecret);
}

// A server without the secret is not believed.
TEST(Handshake, ClientBelievesNoOtherServer) {
  Handshake client(right, makeClaim()), server(wrong);
  bool good = true;
  pass(client, server, 40, good);
  pass(server, client, 40, good);
  client.output.clear();
  std::string welcome(40, 0);
  welcome[0] = 1;
  EXPECT_TRUE(client.receive(welcome.data(), welcome.size()));
  EXPECT_TRUE(client.hasVerdict());
  EXPECT_EQ(client.verdict(), Verdict::OtherSecret);
}

TEST(Handshake, KnowsOtherProtocolsByTheirFirstBytes) {
  const std::string texts[] = {
      "GET / HTTP/1.1\r\n\r\n", "SSH-2.0-", "\x16\x03\x01", "dpjoin03", "dpx",
      std::string(1, 0)};
  for (const std::string &text : texts) {
    Handshake server(right);
    EXPECT_FALSE(server.receive(text.data(), text.size())) << text;
    Handshake client(right, makeClaim());
    EXPECT_FALSE(client.receive(text.data(), text.size())) << text;
  }
}

// The bytes of one handshake are not accepted in another one: not by another
// server, not by the same one, not by their sender.
TEST(Handshake, RefusesReplays) {
  std::string said, answered;
  {
    Handshake client(right, makeClaim()), server(right);
    bool good = true;
    for (int i = 0; i < 2; ++i) {
      said += pass(client, server, 1000, good);
      if (server.hasClaim())
        server.answer(Verdict::Welcome);
      answered += pass(server, client, 1000, good);
    }
    ASSERT_EQ(client.verdict(), Verdict::Welcome);
  }
  Handshake server(right);
  EXPECT_FALSE(isBelieved(server, said));
  EXPECT_TRUE(server.isRefused());
  Handshake client(right, makeClaim());
  for (size_t at = 0; at < answered.size();) {
    size_t count = std::min(client.wanted(), answered.size() - at);
    ASSERT_TRUE(count > 0 && client.receive(&answered[at], count));
    at += count;
  }
  ASSERT_TRUE(client.hasVerdict());
  EXPECT_EQ(client.verdict(), Verdict::OtherSecret);
  // A client that is given its own bytes back.
  Handshake alone(right, makeClaim());
  std::string greeting = alone.output;
  EXPECT_TRUE(alone.receive(greeting.data(), greeting.size()));
  std::string claim = alone.output.substr(40);
  EXPECT_TRUE(alone.receive(claim.data(), alone.wanted()));
  EXPECT_EQ(alone.verdict(), Verdict::OtherSecret);
}

// Random bytes, right beginnings, and right handshakes with some bits flipped,
// in either direction: none is believed, and nothing but the frames is taken.
TEST(Handshake, RefusesWhatIsNotExact) {
  std::mt19937 random(14);
  auto below = [&](size_t n) { return random() % n; };
  for (int round = 0; round < 2000; ++round) {
    Handshake client(right, makeClaim()), server(right);
    bool good = true;
    int kind = static_cast<int>(below(4));
    if (kind == 0) { // random bytes, perhaps after a right magic
      std::string bytes = below(2) ? client.output.substr(0, below(41)) : "";
      size_t size = below(400);
      while (bytes.size() < size)
        bytes += static_cast<char>(random());
      EXPECT_FALSE(isBelieved(server, bytes));
      continue;
    }
    auto damage = [&](std::string &bytes) {
      for (size_t count = 1 + below(3), i = 0; i < count; ++i)
        bytes[below(bytes.size())] ^= static_cast<char>(1 << below(8));
    };
    // The same bit may be flipped twice: then nothing is damaged.
    std::string before;
    auto damaged = [&](Handshake &side) {
      before = side.output;
      damage(side.output);
      return side.output != before;
    };
    bool isDamaged = false;
    if (kind == 1)
      isDamaged |= damaged(client);
    pass(client, server, 1 + below(50), good);
    if (kind == 2 && good)
      isDamaged |= damaged(server);
    if (good)
      pass(server, client, 1 + below(50), good);
    if (kind == 3 && good)
      isDamaged |= damaged(client);
    if (good)
      pass(client, server, 1 + below(150), good);
    EXPECT_EQ(good && server.hasClaim(), !isDamaged) << kind;
  }
  // The answer, too.
  for (int round = 0; round < 500; ++round) {
    Handshake client(right, makeClaim()), server(right);
    bool good = true;
    pass(client, server, 40, good);
    pass(server, client, 40, good);
    pass(client, server, 120, good);
    ASSERT_TRUE(server.hasClaim());
    server.answer(round % 2 ? Verdict::Welcome : Verdict::OtherJob);
    server.output[below(40)] ^= static_cast<char>(1 << below(8));
    pass(server, client, 40, good);
    EXPECT_EQ(client.verdict(), Verdict::OtherSecret);
  }
}
