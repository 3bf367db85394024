//===- Tls.cpp - Encryption of a connection -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Tls.h"
#include "OpenSsl.h"
#include "Support/Error.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>

using namespace dp;

// One suite: the hash of a pre-shared key must be that of the suite.
static const char suite[] = "TLS_AES_128_GCM_SHA256";
static const unsigned char suiteNumber[] = {0x13, 0x01};
static const char identity[] = "dp job";

// A call takes an int.
static constexpr size_t maxBytesPerCall = 1 << 20;

[[noreturn]] static void fail(const char *what) {
  char text[256] = "unknown error";
  if (unsigned long code = openSsl().ERR_get_error())
    openSsl().ERR_error_string_n(code, text, sizeof text);
  throw Error(std::string("OpenSSL: ") + what + ": " + text, DP_ERROR_LIBRARY);
}

static bool wouldBlock() {
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

/// Sends the held bytes. Returns whether none is left, or none can be sent any
/// more.
bool Tls::Wire::flush() {
  while (!held.empty()) {
    ssize_t n =
        ::send(fd, held.data(), held.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (n <= 0)
      return n < 0 && !wouldBlock();
    held.erase(0, static_cast<size_t>(n));
  }
  return true;
}

/// OpenSSL's own socket BIO writes without MSG_NOSIGNAL: a peer that is gone
/// would end this process by SIGPIPE.
bio_method_st *Tls::Wire::makeMethod() {
  const OpenSsl &s = openSsl();
  BIO_METHOD *method = s.BIO_meth_new(BIO_TYPE_SOURCE_SINK, "dp socket");
  if (!method)
    fail("BIO_meth_new");
  s.BIO_meth_set_create(method, [](BIO *bio) {
    openSsl().BIO_set_init(bio, 1);
    return 1;
  });
  s.BIO_meth_set_ctrl(method, [](BIO *, int command, long, void *) -> long {
    return command == BIO_CTRL_FLUSH;
  });
  s.BIO_meth_set_read(method, [](BIO *bio, char *data, int bytes) -> int {
    openSsl().BIO_clear_flags(bio, BIO_FLAGS_RWS | BIO_FLAGS_SHOULD_RETRY);
    auto &wire = *static_cast<Wire *>(openSsl().BIO_get_data(bio));
    ssize_t n = ::recv(wire.fd, data, static_cast<size_t>(bytes), MSG_DONTWAIT);
    if (n < 0 && wouldBlock())
      openSsl().BIO_set_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_SHOULD_RETRY);
    return static_cast<int>(n);
  });
  s.BIO_meth_set_write(method, [](BIO *bio, const char *data, int bytes) {
    openSsl().BIO_clear_flags(bio, BIO_FLAGS_RWS | BIO_FLAGS_SHOULD_RETRY);
    auto &wire = *static_cast<Wire *>(openSsl().BIO_get_data(bio));
    bool isFree = wire.flush();
    if (wire.holds) {
      wire.held.append(data, static_cast<size_t>(bytes));
      wire.flush();
      return bytes;
    }
    ssize_t n = -1;
    if (isFree)
      n = ::send(wire.fd, data, static_cast<size_t>(bytes),
                 MSG_DONTWAIT | MSG_NOSIGNAL);
    if (n < 0 && (!isFree || wouldBlock()))
      openSsl().BIO_set_flags(bio, BIO_FLAGS_WRITE | BIO_FLAGS_SHOULD_RETRY);
    return static_cast<int>(n);
  });
  return method;
}

/// The pre-shared key as a session. Null after an error.
static SSL_SESSION *makeSession(SSL *ssl) {
  const OpenSsl &s = openSsl();
  const Key &key = *static_cast<const Key *>(s.SSL_get_ex_data(ssl, 0));
  SSL_SESSION *session = s.SSL_SESSION_new();
  if (!session ||
      !s.SSL_SESSION_set1_master_key(session, key.data(), key.size()) ||
      !s.SSL_SESSION_set_cipher(session, s.SSL_CIPHER_find(ssl, suiteNumber)) ||
      !s.SSL_SESSION_set_protocol_version(session, TLS1_3_VERSION))
    return nullptr;
  return session;
}

static SSL_CTX *makeContext() {
  const OpenSsl &s = openSsl();
  SSL_CTX *context = s.SSL_CTX_new(s.TLS_method());
  if (!context)
    fail("SSL_CTX_new");
  s.SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, TLS1_3_VERSION,
                 nullptr);
  s.SSL_CTX_ctrl(context, SSL_CTRL_MODE,
                 SSL_MODE_ENABLE_PARTIAL_WRITE |
                     SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER,
                 nullptr);
  if (!s.SSL_CTX_set_ciphersuites(context, suite))
    fail("SSL_CTX_set_ciphersuites");
  s.SSL_CTX_set_num_tickets(context, 0);
  s.SSL_CTX_set_psk_use_session_callback(
      context, [](SSL *ssl, const EVP_MD *digest, const unsigned char **id,
                  size_t *idSize, SSL_SESSION **session) {
        *session = nullptr;
        *id = reinterpret_cast<const unsigned char *>(identity);
        *idSize = sizeof identity - 1;
        if (digest && digest != openSsl().EVP_sha256())
          return 1; // the key does not fit this hash
        *session = makeSession(ssl);
        return *session ? 1 : 0;
      });
  s.SSL_CTX_set_psk_find_session_callback(
      context, [](SSL *ssl, const unsigned char *id, size_t size,
                  SSL_SESSION **session) {
        *session = nullptr;
        if (size != sizeof identity - 1 || std::memcmp(id, identity, size) != 0)
          return 1;
        *session = makeSession(ssl);
        return *session ? 1 : 0;
      });
  return context;
}

Tls::Tls(int fd, bool isServer, const Key &key, uint64_t bytesPerKey)
    : wire{fd, false, {}}, key(key), bytesPerKey(bytesPerKey) {
  static BIO_METHOD *const method = Wire::makeMethod();
  static SSL_CTX *const context = makeContext();
  const OpenSsl &s = openSsl();
  s.ERR_clear_error();
  ssl = s.SSL_new(context);
  if (!ssl)
    fail("SSL_new");
  BIO *bio = s.BIO_new(method);
  if (!bio || !s.SSL_set_ex_data(ssl, 0, &this->key)) {
    s.SSL_free(ssl);
    fail("BIO_new");
  }
  s.BIO_set_data(bio, &wire);
  s.SSL_set_bio(ssl, bio, bio); // which frees it
  if (isServer) {
    s.SSL_set_accept_state(ssl);
    return;
  }
  // No certificate is accepted, only the key.
  s.SSL_set_verify(ssl, SSL_VERIFY_PEER, nullptr);
  s.SSL_set_connect_state(ssl);
}

Tls::~Tls() { openSsl().SSL_free(ssl); }

ssize_t Tls::check(int result, Wait &wait, std::string &lost) {
  const OpenSsl &s = openSsl();
  wait = Wait::Nothing;
  if (result > 0)
    return result;
  int systemError = errno;
  char text[256];
  switch (s.SSL_get_error(ssl, result)) {
  case SSL_ERROR_WANT_READ:
    wait = Wait::Read;
    break;
  case SSL_ERROR_WANT_WRITE:
    wait = Wait::Write;
    break;
  case SSL_ERROR_ZERO_RETURN:
    lost = "its connection was closed";
    break;
  case SSL_ERROR_SYSCALL:
    lost =
        systemError ? std::strerror(systemError) : "its connection was closed";
    break;
  default:
    unsigned long code = s.ERR_get_error();
    s.ERR_error_string_n(code, text, sizeof text);
    lost = ERR_GET_REASON(code) == SSL_R_UNEXPECTED_EOF_WHILE_READING
               ? "its connection was closed"
               : std::string("TLS failed: ") + text;
  }
  return -1;
}

bool Tls::shakeHands(Wait &wait, std::string &lost) {
  openSsl().ERR_clear_error();
  errno = 0;
  if (check(openSsl().SSL_do_handshake(ssl), wait, lost) < 0)
    return false;
  if (!openSsl().SSL_session_reused(ssl)) {
    lost = "TLS failed: the other side did not use the job's key";
    return false;
  }
  return true;
}

/// Tells the peer that another key follows. This must not wait for the socket:
/// OpenSSL would not read meanwhile, and both sides might wait for each other.
void Tls::changeKey() {
  // OpenSSL refuses this within a record; it is repeated after it.
  if (!openSsl().SSL_key_update(ssl, SSL_KEY_UPDATE_NOT_REQUESTED))
    return;
  wire.holds = true;
  if (openSsl().SSL_do_handshake(ssl) == 1)
    sent = 0;
  wire.holds = false;
}

ssize_t Tls::send(const void *data, size_t bytes, std::string &lost) {
  openSsl().ERR_clear_error();
  if (sent >= bytesPerKey)
    changeKey();
  openSsl().ERR_clear_error();
  Wait wait;
  errno = 0;
  ssize_t n =
      check(openSsl().SSL_write(
                ssl, data, static_cast<int>(std::min(bytes, maxBytesPerCall))),
            wait, lost);
  sent += static_cast<uint64_t>(std::max<ssize_t>(n, 0));
  return n;
}

ssize_t Tls::receive(void *data, size_t bytes, std::string &lost) {
  openSsl().ERR_clear_error();
  Wait wait;
  errno = 0;
  return check(
      openSsl().SSL_read(ssl, data,
                         static_cast<int>(std::min(bytes, maxBytesPerCall))),
      wait, lost);
}

void Tls::close() {
  openSsl().ERR_clear_error();
  openSsl().SSL_shutdown(ssl);
}
