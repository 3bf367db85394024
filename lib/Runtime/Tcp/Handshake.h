//===- Handshake.h - Mutual proof of the job's secret -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Four frames of fixed sizes, each read completely before any of it is checked:
//
//   client                                     server
//   Greeting: magic, nonce           ------->
//                                    <-------  Greeting: magic, nonce
//   Claim: rank, size, job, HMAC     ------->
//                                    <-------  Answer: verdict, HMAC
//
// Every HMAC covers all bytes before it in both directions; its key derives
// from the job's secret. The nonces are fresh, so that nothing can be replayed.
// The server proves nothing to a client that has not proved itself.
//
// Tls.h has TLS 1.3 with a pre-shared key (PSK) anyway. With the secret as that
// key it would be a mutual proof, too, but keep less:
//
//  - RFC 9257 (4.1, 6) forbids a PSK that more than two nodes have: a process
//    whose connection is sent back to it would take itself for its peer (the
//    "Selfie" attack). Here each code covers the ranks of both sides and the
//    direction, and sessionKey gives TLS a PSK that two processes have, once.
//  - A replayed ClientHello still has a valid binder, so the server answers it
//    with a proof of its own before it knows that the client is alive.
//  - Claims and verdicts are needed all the same, inside of TLS: all that would
//    go are the nonces and the codes. A wrong secret would be an alert of the
//    library instead of a verdict, and a job without TLS on one side a broken
//    record instead of OtherTls.
//  - Without encryption both sides would have to leave TLS at the same byte,
//    though OpenSSL may have read further and sends tickets unasked. So a
//    stranger would talk to a parser of TLS in jobs that do not use it, instead
//    of two frames of fixed sizes.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_HANDSHAKE_H
#define DP_LIB_RUNTIME_TCP_HANDSHAKE_H

#include "Crypto.h"
#include "Socket.h"

#include <cassert>

namespace dp {

/// The server's verdict on a claim.
enum class Verdict : uint64_t {
  Welcome = 1,
  OtherSecret, ///< the only one without proof
  OtherJob,    ///< its id differs
  OtherSize,   ///< its number of processes differs
  OtherTls,    ///< one wants TLS, the other does not
  OtherRank,   ///< the server is not the rank that the client wants
  Taken        ///< another process is this rank
};

/// The claim of a client.
struct Claim {
  int64_t process = 0, processes = 0;
  int64_t server = 0; ///< the rank that it wants to connect to
  uint64_t tls = 0;   ///< 1: everything after the handshake is encrypted
  Key job = {};       ///< digest of the job's id
  Address listensAt;  ///< family 0: the address it connects from
};

/// One side of a handshake. It consumes and produces bytes and knows no
/// sockets.
class Handshake {
public:
  /// The server's side.
  explicit Handshake(const Key &key) : key(key) {}
  /// The client's side.
  Handshake(const Key &key, const Claim &claim);

  /// Bytes to be sent, in order; the caller removes them.
  std::string output;

  /// Returns the number of bytes that it needs next; 0: none.
  size_t wanted() const { return expected - input.size(); }
  /// Consumes at most wanted() bytes. Returns false if they are not of a
  /// handshake; the connection must then be closed.
  bool receive(const char *data, size_t bytes);

  /// Server: whether a claim with a valid proof waits for an answer.
  bool hasClaim() const { return state == State::Claimed; }
  const Claim &claim() const { return theClaim; }
  void answer(Verdict verdict);
  /// Server: whether the client's proof was invalid; the client has been told.
  bool isRefused() const { return state == State::Refused; }

  /// Client: whether the server has answered. An answer with an invalid proof
  /// counts as OtherSecret.
  bool hasVerdict() const { return state == State::Answered; }
  Verdict verdict() const {
    assert(hasVerdict() && "the server has not answered");
    return theVerdict;
  }

  /// After a welcome: returns a key that only the two processes have.
  Key sessionKey() const {
    assert(theVerdict == Verdict::Welcome && "the two do not know each other");
    return hmac(bytesOf(key), "session", transcript);
  }

private:
  enum class State {
    Greeting,
    Claiming,
    Claimed,
    Answering,
    Answered,
    Refused
  };

  void expect(State next, size_t bytes);
  void greet();
  bool take();
  Key codeOf(const char *label, Verdict verdict) const;

  Key key;
  bool isClient = false;
  State state = State::Greeting;
  size_t expected = 40; ///< of the current frame: a Greeting
  std::string input, transcript;
  Claim theClaim;
  Verdict theVerdict = Verdict::OtherSecret;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_HANDSHAKE_H
