#include "push/aes128gcm.h"

#include <algorithm>
#include <openssl/core_names.h>
#include <openssl/rand.h>

#include "base/check.h"
#include "push/openssl.h"

namespace scoville::push {
namespace {

constexpr std::size_t key_size = 16;
constexpr std::size_t nonce_size = 12;
constexpr std::size_t tag_size = 16;
constexpr std::size_t mixed_size = 32;
constexpr std::size_t record_size = 4096;
constexpr char last_record = 2;

// `info` with the zero at its end (RFC 5869 over SHA-256).
std::string hkdf(std::string_view salt, std::string_view from, std::string_view info, std::size_t size) {
    const OwnedKdf kdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
    const OwnedKdfContext context(EVP_KDF_CTX_new(kdf.get()));
    CHECK(context != nullptr);
    char digest[] = "SHA256";
    const auto bytes = [](const char* name, std::string_view value) {
        return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(value.data()), value.size());
    };
    const OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                                 bytes(OSSL_KDF_PARAM_SALT, salt), bytes(OSSL_KDF_PARAM_KEY, from),
                                 bytes(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    std::string derived(size, '\0');
    CHECK(EVP_KDF_derive(context.get(), octets(derived), size, params) == 1);
    return derived;
}

template <std::size_t N>
constexpr std::string_view with_zero(const char (&text)[N]) {
    return {text, N};
}

std::string seal(std::string_view text, const std::string& key, const std::string& nonce) {
    const OwnedCipher cipher(EVP_CIPHER_CTX_new());
    std::string sealed(text.size() + tag_size, '\0');
    int written = 0;
    int rest = 0;
    CHECK(EVP_EncryptInit_ex2(cipher.get(), EVP_aes_128_gcm(), octets(key), octets(nonce), nullptr) == 1);
    CHECK(EVP_EncryptUpdate(cipher.get(), octets(sealed), &written, octets(text),
                            static_cast<int>(text.size())) == 1);
    CHECK(EVP_EncryptFinal_ex(cipher.get(), octets(sealed) + written, &rest) == 1);
    CHECK(EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_AEAD_GET_TAG, tag_size, octets(sealed) + text.size()) ==
          1);
    return sealed;
}

// RFC 8188, 2.1: the salt, the size of a record, whose key it was written with.
std::string head(const Once& once) {
    std::string text = once.salt;
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>((record_size >> shift) & 255);
    text += static_cast<char>(public_key_size);
    return text + once.key.public_key();
}

}  // namespace

Once Once::fresh() {
    std::string salt(salt_size, '\0');
    CHECK(RAND_bytes(octets(salt), static_cast<int>(salt_size)) == 1);
    return {PrivateKey::fresh(), salt};
}

std::optional<std::string> encrypt(std::string_view text, const Reader& reader, const Once& once,
                                   std::size_t padded) {
    CHECK(std::max(text.size(), padded) + 1 + tag_size <= record_size && once.salt.size() == salt_size);
    const auto shared = once.key.agree_with(reader.public_key);
    if (!shared || reader.auth.size() != auth_size) return std::nullopt;
    std::string both(with_zero("WebPush: info"));
    both += reader.public_key + once.key.public_key();
    const std::string mixed = hkdf(reader.auth, *shared, both, mixed_size);
    const std::string key = hkdf(once.salt, mixed, with_zero("Content-Encoding: aes128gcm"), key_size);
    const std::string nonce = hkdf(once.salt, mixed, with_zero("Content-Encoding: nonce"), nonce_size);
    std::string record(text);
    record += last_record;
    record.resize(std::max(record.size(), padded), '\0');
    return head(once) + seal(record, key, nonce);
}

}  // namespace scoville::push
