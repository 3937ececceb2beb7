// The examples of the RFCs, to the byte.
#include <gtest/gtest.h>

#include "push/aes128gcm.h"
#include "push/base64url.h"
#include "push/openssl.h"
#include "push/vapid.h"

namespace scoville::push {
namespace {

std::string bytes(std::string_view letters) { return from_base64url(letters).value(); }

bool is_signed(std::string_view text, std::string_view signature, std::string_view public_key) {
    const OwnedBuilder builder(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), "group", "prime256v1", 0);
    OSSL_PARAM_BLD_push_octet_string(builder.get(), "pub", public_key.data(), public_key.size());
    const OwnedParams params(OSSL_PARAM_BLD_to_param(builder.get()));
    const OwnedKeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* key = nullptr;
    EVP_PKEY_fromdata_init(context.get());
    EXPECT_EQ(EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, params.get()), 1);
    const OwnedKey owned(key);
    const OwnedSignature numbers(ECDSA_SIG_new());
    ECDSA_SIG_set0(numbers.get(), BN_bin2bn(octets(signature), 32, nullptr),
                   BN_bin2bn(octets(signature) + 32, 32, nullptr));
    unsigned char* wrapped = nullptr;
    const int size = i2d_ECDSA_SIG(numbers.get(), &wrapped);
    const OwnedDigest digest(EVP_MD_CTX_new());
    EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key);
    const bool right = EVP_DigestVerify(digest.get(), wrapped, static_cast<std::size_t>(size), octets(text),
                                        text.size()) == 1;
    OPENSSL_free(wrapped);
    return right;
}

TEST(Rfc8291, the_example_is_encrypted_to_the_byte) {
    const Reader reader{
        bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        bytes("BTBZMqHH6r4Tts7J_aSIgg")};
    const Once once{PrivateKey::from(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
                    bytes("DGv6ra1nlYgDCS1FRnbzlw")};
    EXPECT_EQ(base64url(once.key.public_key()),
              "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    const auto body = encrypt("When I grow up, I want to be a watermelon", reader, once);
    ASSERT_TRUE(body);
    EXPECT_EQ(base64url(*body),
              "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
              "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
              "lcy4a-fN");
}

TEST(Rfc8291, both_sides_agree_on_the_same_secret) {
    const PrivateKey server = PrivateKey::from(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
    const PrivateKey browser = PrivateKey::from(bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
    const auto shared = server.agree_with(browser.public_key());
    ASSERT_TRUE(shared);
    EXPECT_EQ(base64url(*shared), "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
    EXPECT_EQ(browser.agree_with(server.public_key()), shared);
}

TEST(Rfc8291, whoever_gave_no_point_of_the_curve_gets_nothing) {
    const PrivateKey key = PrivateKey::fresh();
    std::string off = PrivateKey::fresh().public_key();
    off.back() = static_cast<char>(off.back() ^ 1);
    for (const std::string& bad : {std::string(), std::string("\4"), std::string(65, '\0'), off,
                                   std::string(1, '\0'), std::string(65, '\4')}) {
        EXPECT_FALSE(is_public_key(bad));
        EXPECT_FALSE(key.agree_with(bad));
        EXPECT_FALSE(encrypt("x", {bad, std::string(auth_size, 'a')}, Once::fresh()));
    }
    EXPECT_FALSE(encrypt("x", {key.public_key(), "short"}, Once::fresh()));
}

TEST(Rfc8291, padded_messages_are_all_of_one_size) {
    const Reader reader{PrivateKey::fresh().public_key(), std::string(auth_size, 'a')};
    const auto size = [&](std::string_view text) {
        return encrypt(text, reader, Once::fresh(), 256)->size();
    };
    EXPECT_EQ(size(""), size(std::string(255, 'x')));
    EXPECT_NE(*encrypt("x", reader, Once::fresh()), *encrypt("x", reader, Once::fresh()));
}

TEST(Rfc8292, the_example_is_signed_as_we_sign) {
    constexpr std::string_view said =
        "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1Mj"
        "M3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0";
    const std::string signature =
        bytes("i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA");
    const std::string key =
        bytes("BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs");
    EXPECT_TRUE(is_signed(said, signature, key));
    EXPECT_FALSE(is_signed(std::string(said) + "x", signature, key));

    // The same claims by our own key: the same words, another signature.
    const Vapid vapid(PrivateKey::fresh(), "mailto:push@example.com");
    constexpr std::chrono::seconds ends{1'453'523'768};
    const std::string header = vapid.authorization(
        "https://push.example.net", std::chrono::system_clock::time_point(ends - std::chrono::hours(12)));
    ASSERT_TRUE(header.starts_with("vapid t=" + std::string(said) + "."));
    const std::size_t from = header.rfind('.') + 1;
    const std::string ours = bytes(header.substr(from, header.find(',') - from));
    EXPECT_EQ(header.substr(header.find(", k=") + 4), vapid.public_key());
    EXPECT_TRUE(is_signed(said, ours, bytes(vapid.public_key())));
}

TEST(Vapid, the_same_bytes_are_the_same_key) {
    const std::string long_one(64, '\xff');
    EXPECT_EQ(PrivateKey::from(long_one).public_key(), PrivateKey::from(long_one).public_key());
    EXPECT_NE(PrivateKey::from(long_one).public_key(), PrivateKey::from("1").public_key());
    EXPECT_TRUE(is_public_key(PrivateKey::from(std::string(32, '\0')).public_key()));
}

TEST(Base64url, there_is_one_way_to_write_bytes) {
    for (const std::string_view text : {"", "a", "ab", "abc", "\xff\xfe\xfd\xfc"})
        EXPECT_EQ(from_base64url(base64url(text)), text);
    EXPECT_EQ(base64url("\xfb\xff"), "-_8");
    EXPECT_EQ(from_base64url("-_8="), "\xfb\xff");
    for (const std::string_view bad : {"-_9", "a", "+/8", "ab c", "====", "a\n"})
        EXPECT_FALSE(from_base64url(bad)) << bad;
}

}  // namespace
}  // namespace scoville::push
