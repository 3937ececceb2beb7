#include "fair/sealed_text.h"

#include <set>

#include <gtest/gtest.h>

#include "fair/seeded_chance.h"
#include "fair/vault.h"

namespace scoville::fair {
namespace {

TextKey some_key(std::uint64_t seed) {
    SeededChance chance(seed);
    return text_key_of(new_server_secret(chance));
}

}  // namespace

TEST(SealedText, is_read_back_and_says_nothing_not_even_its_length) {
    const TextKey key = some_key(1);
    std::set<std::size_t> sizes;
    for (const std::string& text :
         {std::string(), std::string("\"move\":{\"seat\":1,\"do\":\"pass\"}"), std::string(128, 'x')}) {
        const std::string sealed = seal_text(key, 7, text);
        sizes.insert(sealed.size());
        EXPECT_EQ(unseal_text(key, 7, sealed), text);
        EXPECT_EQ(sealed.find("move"), std::string::npos);
    }
    EXPECT_EQ(sizes.size(), 1U);
    for (const std::size_t size : {200, 300, 400})
        EXPECT_EQ(unseal_text(key, 9, seal_text(key, 9, std::string(size, 'y'))), std::string(size, 'y'));
}

TEST(SealedText, opens_under_its_own_key_and_number_only_and_undamaged) {
    const TextKey key = some_key(1);
    const std::string sealed = seal_text(key, 7, "c10");
    EXPECT_FALSE(unseal_text(key, 8, sealed));
    EXPECT_FALSE(unseal_text(some_key(2), 7, sealed));
    EXPECT_FALSE(unseal_text(key, 7, ""));
    EXPECT_FALSE(unseal_text(key, 7, sealed.substr(0, 40)));
    for (std::size_t i = 0; i < sealed.size(); ++i) {
        std::string changed = sealed;
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        EXPECT_NE(unseal_text(key, 7, changed), "c10") << i;
    }
}

// Two moves under one number, because the first could not be written: no part of one looks like the other.
TEST(SealedText, another_text_under_the_same_number_has_nothing_in_common) {
    const TextKey key = some_key(1);
    const std::string one = seal_text(key, 7, "c9"), other = seal_text(key, 7, "c8");
    int same = 0;
    for (std::size_t i = 0; i < one.size(); ++i) same += one[i] == other[i] ? 1 : 0;
    EXPECT_LT(same, 20);
}

}  // namespace scoville::fair
