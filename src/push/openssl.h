// What OpenSSL hands out, let go of by itself.
#pragma once

#include <memory>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>
#include <openssl/ssl.h>
#include <string>
#include <string_view>

namespace scoville::push {

template <auto Free>
struct Freed {
    template <class T>
    void operator()(T* one) const {
        Free(one);
    }
};
template <class T, auto Free>
using Owned = std::unique_ptr<T, Freed<Free>>;

using OwnedKey = Owned<EVP_PKEY, EVP_PKEY_free>;
using OwnedKeyContext = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using OwnedDigest = Owned<EVP_MD_CTX, EVP_MD_CTX_free>;
using OwnedCipher = Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>;
using OwnedKdf = Owned<EVP_KDF, EVP_KDF_free>;
using OwnedKdfContext = Owned<EVP_KDF_CTX, EVP_KDF_CTX_free>;
using OwnedNumber = Owned<BIGNUM, BN_clear_free>;
using OwnedGroup = Owned<EC_GROUP, EC_GROUP_free>;
using OwnedPoint = Owned<EC_POINT, EC_POINT_free>;
using OwnedSignature = Owned<ECDSA_SIG, ECDSA_SIG_free>;
using OwnedBuilder = Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using OwnedParams = Owned<OSSL_PARAM, OSSL_PARAM_free>;
using OwnedTlsRules = Owned<SSL_CTX, SSL_CTX_free>;
using OwnedTls = Owned<SSL, SSL_free>;

inline unsigned char* octets(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
inline const unsigned char* octets(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace scoville::push
