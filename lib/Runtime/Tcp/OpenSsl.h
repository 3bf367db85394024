//===- OpenSsl.h - Functions of OpenSSL for jobs ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The library is loaded when processes connect by TCP. Jobs without TCP need
// none, and a runtime that was copied to another machine uses the machine's.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_TCP_OPENSSL_H
#define DP_LIB_RUNTIME_TCP_OPENSSL_H

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>

#define DP_OPENSSL_FUNCTIONS(F)                                                \
  F(BIO_get_data)                                                              \
  F(BIO_clear_flags)                                                           \
  F(BIO_meth_new)                                                              \
  F(BIO_meth_set_create)                                                       \
  F(BIO_meth_set_ctrl)                                                         \
  F(BIO_meth_set_read)                                                         \
  F(BIO_meth_set_write)                                                        \
  F(BIO_new)                                                                   \
  F(BIO_set_data)                                                              \
  F(BIO_set_flags)                                                             \
  F(BIO_set_init)                                                              \
  F(CRYPTO_memcmp)                                                             \
  F(ERR_clear_error)                                                           \
  F(ERR_error_string_n)                                                        \
  F(ERR_get_error)                                                             \
  F(EVP_sha256)                                                                \
  F(HMAC)                                                                      \
  F(RAND_bytes)                                                                \
  F(SSL_CIPHER_find)                                                           \
  F(SSL_CTX_ctrl)                                                              \
  F(SSL_CTX_free)                                                              \
  F(SSL_CTX_new)                                                               \
  F(SSL_CTX_set_ciphersuites)                                                  \
  F(SSL_CTX_set_num_tickets)                                                   \
  F(SSL_CTX_set_psk_find_session_callback)                                     \
  F(SSL_CTX_set_psk_use_session_callback)                                      \
  F(SSL_SESSION_new)                                                           \
  F(SSL_SESSION_set1_master_key)                                               \
  F(SSL_SESSION_set_cipher)                                                    \
  F(SSL_SESSION_set_protocol_version)                                          \
  F(SSL_do_handshake)                                                          \
  F(SSL_free)                                                                  \
  F(SSL_get_error)                                                             \
  F(SSL_get_ex_data)                                                           \
  F(SSL_key_update)                                                            \
  F(SSL_new)                                                                   \
  F(SSL_read)                                                                  \
  F(SSL_session_reused)                                                        \
  F(SSL_set_accept_state)                                                      \
  F(SSL_set_bio)                                                               \
  F(SSL_set_connect_state)                                                     \
  F(SSL_set_ex_data)                                                           \
  F(SSL_set_verify)                                                            \
  F(SSL_shutdown)                                                              \
  F(SSL_write)                                                                 \
  F(TLS_method)

namespace dp {

struct OpenSsl {
#define DP_DECLARE_OPENSSL(name) decltype(&::name) name;
  DP_OPENSSL_FUNCTIONS(DP_DECLARE_OPENSSL)
#undef DP_DECLARE_OPENSSL
};

/// Loads OpenSSL at the first call. Throws Error.
const OpenSsl &openSsl();

} // namespace dp

#endif // DP_LIB_RUNTIME_TCP_OPENSSL_H
