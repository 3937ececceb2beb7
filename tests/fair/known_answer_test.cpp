#include <array>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sodium.h>

#include "fair/bytes.h"
#include "fair/chain.h"
#include "fair/commit.h"
#include "fair/hash.h"
#include "fair/stream.h"

namespace scoville::fair {
namespace {

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

ServerSecret known_secret() {
    ServerSecret::Bytes bytes{};
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return ServerSecret(bytes);
}

std::vector<Entropy> known_entropy() {
    std::vector<Entropy> entropy(3);
    for (std::size_t seat = 0; seat < 3; ++seat) entropy[seat].fill(static_cast<std::uint8_t>(0xa0 + seat));
    return entropy;
}

DealKey known_key() {
    return deal_key(known_secret(), commitment(known_secret(), "tbl_0001", "spicy-1", 0), known_entropy());
}

TEST(KnownAnswer, the_commitment) {
    EXPECT_EQ(hex(commitment(known_secret(), "tbl_0001", "spicy-1", 0)),
              "4ce68e42601a9924cea09eda3ac3f2aec8bd03d186ec868d2d103791d94f270d");
}

TEST(KnownAnswer, the_key) { EXPECT_EQ(hex(known_key().reveal()).substr(0, 16), "04872d48b79b1b9f"); }

TEST(KnownAnswer, the_deck_and_the_next_number) {
    std::vector<int> deck(100);
    std::iota(deck.begin(), deck.end(), 0);
    Stream stream(known_key());
    stream.shuffle(std::span<int>(deck));
    EXPECT_EQ(std::vector<int>(deck.begin(), deck.begin() + 10),
              (std::vector{22, 38, 90, 41, 35, 17, 0, 72, 8, 47}));
    EXPECT_EQ(stream.below(5), 4u);
}

// Worked out with Python's hashlib; docs/fairness.md has the same numbers.
TEST(KnownAnswer, the_chain) {
    const Hash start = log_start("tbl_0001");
    EXPECT_EQ(hex(start), "ecff2e4bf0b3db6a3a9c20524a3a5af2b90046fe1ec54043b239b73d4ffefe75");
    const Hash first = log_next(start, R"({"n":1,"do":"created"})", nothing_hidden);
    EXPECT_EQ(hex(first), "15172fa4cc2118b9b8163e6948581bb87b7c40eab41b3714b7e1a272f61dacfe");
    const Hash hidden = blinded(known_secret(), 2, R"({"seat":0,"do":"pass"})");
    EXPECT_EQ(hex(hidden), "d81ad5dd7dbf03f221b910a42f3a9c077feb5f9919cacd27dad67460d2f52381");
    EXPECT_EQ(hex(log_next(first, R"({"n":2,"do":"moved"})", hidden)),
              "bc15965d343cdeca2578be59ebb12b11ac55fc70d762904b70d758b117cadb2d");
}

// The same written out byte by byte, without the code under test.
TEST(Commitment, hashes_each_field_behind_its_length) {
    std::string message;
    const auto field = [&](const std::string& bytes) {
        for (int i = 0; i < 4; ++i) message += static_cast<char>(bytes.size() >> (8 * i) & 255);
        message += bytes;
    };
    field("fair-1/commit");
    field("tbl");
    field("schoten-1");
    field(std::string("\x04\x03\x02\x01", 4));
    std::string secret;
    for (int i = 0; i < 64; ++i) secret += static_cast<char>(i);
    field(secret);
    Hash expected{};
    crypto_hash_sha256(expected.data(), reinterpret_cast<const unsigned char*>(message.data()),
                       message.size());
    EXPECT_EQ(commitment(known_secret(), "tbl", "schoten-1", 0x01020304), expected);
}

TEST(Commitment, depends_on_every_part) {
    const Hash base = commitment(known_secret(), "tbl_0001", "spicy-1", 0);
    EXPECT_NE(commitment(known_secret(), "tbl_0002", "spicy-1", 0), base);
    EXPECT_NE(commitment(known_secret(), "tbl_0001", "spicy-2", 0), base);
    EXPECT_NE(commitment(known_secret(), "tbl_0001", "spicy-1", 1), base);
    EXPECT_NE(commitment(known_secret(), "tbl_0001s", "picy-1", 0), base);
    auto bytes = known_secret().reveal();
    bytes[63] ^= 1;
    EXPECT_NE(commitment(ServerSecret(bytes), "tbl_0001", "spicy-1", 0), base);
}

TEST(DealKey, is_the_hmac_of_seats_and_their_bytes) {
    const Hash c = commitment(known_secret(), "tbl_0001", "spicy-1", 0);
    std::vector<std::uint8_t> message;
    const auto field = [&](std::span<const std::uint8_t> bytes) {
        const auto size = static_cast<std::uint32_t>(bytes.size());
        for (int i = 0; i < 4; ++i) message.push_back(static_cast<std::uint8_t>(size >> (8 * i)));
        message.insert(message.end(), bytes.begin(), bytes.end());
    };
    const std::string label = "fair-1/deal";
    field({reinterpret_cast<const std::uint8_t*>(label.data()), label.size()});
    field(c);
    const auto entropy = known_entropy();
    for (std::uint8_t seat = 0; seat < 3; ++seat) {
        field({&seat, 1});
        field(entropy[seat]);
    }
    std::array<std::uint8_t, 64> expected{};
    crypto_auth_hmacsha512_state hmac;
    crypto_auth_hmacsha512_init(&hmac, known_secret().reveal().data(), 64);
    crypto_auth_hmacsha512_update(&hmac, message.data(), message.size());
    crypto_auth_hmacsha512_final(&hmac, expected.data());
    EXPECT_EQ(known_key().reveal(), expected);
}

TEST(DealKey, depends_on_every_seat_and_their_order) {
    const Hash c = commitment(known_secret(), "tbl_0001", "spicy-1", 0);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        auto entropy = known_entropy();
        entropy[seat][31] ^= 1;
        EXPECT_NE(deal_key(known_secret(), c, entropy).reveal(), known_key().reveal()) << seat;
    }
    auto swapped = known_entropy();
    std::swap(swapped[0], swapped[1]);
    EXPECT_NE(deal_key(known_secret(), c, swapped).reveal(), known_key().reveal());
    auto absent = known_entropy();
    absent.pop_back();
    const auto two = deal_key(known_secret(), c, absent).reveal();
    absent.push_back(Entropy{});
    EXPECT_NE(deal_key(known_secret(), c, absent).reveal(), two);
}

TEST(Bytes, numbers_are_little_endian_and_fields_carry_their_length) {
    EXPECT_EQ(hex(little_endian(std::uint32_t{0x01020304})), "04030201");
    EXPECT_EQ(hex(little_endian(std::uint64_t{1})), "0100000000000000");
    EXPECT_EQ(hex(length_of(bytes_of("ab"))), "02000000");
    EXPECT_EQ(hex(length_of({})), "00000000");
}

// FIPS 180-2 and RFC 4231.
TEST(Hash, known_answers) {
    EXPECT_EQ(hex(Sha256().digest()), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex(Sha256().plain(bytes_of("a")).plain(bytes_of("bc")).digest()),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const std::string key(20, '\x0b');
    EXPECT_EQ(hex(HmacSha512(bytes_of(key)).plain(bytes_of("Hi There")).digest()),
              "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
              "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854");
}

TEST(Hash, a_field_is_its_length_and_its_bytes) {
    EXPECT_EQ(Sha256().field("ab").field("").digest(),
              Sha256().plain(bytes_of(std::string("\2\0\0\0ab\0\0\0\0", 10))).digest());
}

}  // namespace
}  // namespace scoville::fair
