#include "push/p256.h"

#include <openssl/core_names.h>
#include <openssl/rand.h>

#include "base/check.h"
#include "push/openssl.h"

namespace scoville::push {
namespace {

constexpr const char* curve = "prime256v1";
constexpr int number_size = 32;

OwnedGroup group() {
    OwnedGroup found(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
    CHECK(found != nullptr);
    return found;
}

// From 1 to the order less 1.
OwnedNumber number_from(std::string_view bytes, const EC_GROUP& on) {
    OwnedNumber number(BN_bin2bn(octets(bytes), static_cast<int>(bytes.size()), nullptr));
    const Owned<BN_CTX, BN_CTX_free> context(BN_CTX_new());
    const BIGNUM* order = EC_GROUP_get0_order(&on);
    CHECK(number != nullptr && context != nullptr);
    if (!BN_is_zero(number.get()) && BN_cmp(number.get(), order) < 0) return number;
    const OwnedNumber most(BN_dup(order));
    CHECK(BN_sub_word(most.get(), 1) == 1 &&
          BN_mod(number.get(), number.get(), most.get(), context.get()) == 1 &&
          BN_add_word(number.get(), 1) == 1);
    return number;
}

std::string public_of(const BIGNUM& number, const EC_GROUP& on) {
    const OwnedPoint point(EC_POINT_new(&on));
    CHECK(point && EC_POINT_mul(&on, point.get(), &number, nullptr, nullptr, nullptr) == 1);
    std::string bytes(public_key_size, '\0');
    CHECK(EC_POINT_point2oct(&on, point.get(), POINT_CONVERSION_UNCOMPRESSED, octets(bytes), bytes.size(),
                             nullptr) == public_key_size);
    return bytes;
}

// None if it is no key.
OwnedKey key_of(std::string_view public_key, const BIGNUM* number) {
    const OwnedBuilder builder(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, curve, 0);
    OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, public_key.data(),
                                     public_key.size());
    if (number != nullptr) OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number);
    const OwnedParams params(OSSL_PARAM_BLD_to_param(builder.get()));
    const OwnedKeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* key = nullptr;
    CHECK(params && context && EVP_PKEY_fromdata_init(context.get()) == 1);
    const int selection = number != nullptr ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
    if (EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) != 1) return {};
    return OwnedKey(key);
}

OwnedKey public_key_of(std::string_view bytes) {
    return bytes.size() == public_key_size && bytes[0] == 4 ? key_of(bytes, nullptr) : OwnedKey();
}

}  // namespace

struct PrivateKey::Inside {
    OwnedKey key;
    std::string public_key;
};

PrivateKey::PrivateKey(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
PrivateKey::PrivateKey(PrivateKey&&) noexcept = default;
PrivateKey& PrivateKey::operator=(PrivateKey&&) noexcept = default;
PrivateKey::~PrivateKey() = default;

PrivateKey PrivateKey::from(std::string_view bytes) {
    const OwnedGroup on = group();
    const OwnedNumber number = number_from(bytes, *on);
    auto inside = std::make_unique<Inside>();
    inside->public_key = public_of(*number, *on);
    inside->key = key_of(inside->public_key, number.get());
    CHECK(inside->key != nullptr);
    return PrivateKey(std::move(inside));
}

PrivateKey PrivateKey::fresh() {
    // Twice as long as the number: no number is likelier than another.
    std::string bytes(2 * static_cast<std::size_t>(number_size), '\0');
    CHECK(RAND_priv_bytes(octets(bytes), static_cast<int>(bytes.size())) == 1);
    PrivateKey key = from(bytes);
    OPENSSL_cleanse(bytes.data(), bytes.size());
    return key;
}

const std::string& PrivateKey::public_key() const { return inside_->public_key; }

std::optional<std::string> PrivateKey::agree_with(std::string_view public_key) const {
    const OwnedKey other = public_key_of(public_key);
    if (!other) return std::nullopt;
    const OwnedKeyContext context(EVP_PKEY_CTX_new_from_pkey(nullptr, inside_->key.get(), nullptr));
    std::string shared(static_cast<std::size_t>(number_size), '\0');
    std::size_t size = shared.size();
    if (EVP_PKEY_derive_init(context.get()) != 1 ||
        EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1 ||
        EVP_PKEY_derive(context.get(), octets(shared), &size) != 1 || size != shared.size())
        return std::nullopt;
    return shared;
}

std::string PrivateKey::sign(std::string_view text) const {
    const OwnedDigest digest(EVP_MD_CTX_new());
    constexpr std::size_t longest = 80;  // as ASN.1
    std::string wrapped(longest, '\0');
    std::size_t size = wrapped.size();
    CHECK(EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, inside_->key.get()) == 1);
    CHECK(EVP_DigestSign(digest.get(), octets(wrapped), &size, octets(text), text.size()) == 1);
    const unsigned char* at = octets(wrapped);
    const OwnedSignature signature(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
    CHECK(signature != nullptr);
    std::string plain(2 * static_cast<std::size_t>(number_size), '\0');
    BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), octets(plain), number_size);
    BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), octets(plain) + number_size, number_size);
    return plain;
}

bool is_public_key(std::string_view bytes) { return public_key_of(bytes) != nullptr; }

}  // namespace scoville::push
