#include "fair/chance.h"

#include <array>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "fair/hex.h"
#include "fair/seeded_chance.h"
#include "fair/system_chance.h"
#include "fair/vault.h"

namespace scoville::fair {
namespace {

// Gives the same bytes over and over.
class Scripted final : public Chance {
public:
    explicit Scripted(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {}
    void fill(std::span<std::uint8_t> to) override {
        for (std::uint8_t& byte : to) byte = bytes_[next_++ % bytes_.size()];
    }

private:
    std::vector<std::uint8_t> bytes_;
    std::size_t next_ = 0;
};

TEST(Chance, what_is_seeded_comes_again) {
    SeededChance one(3), again(3), other(4);
    const auto first = one.bytes<64>();
    EXPECT_EQ(again.bytes<64>(), first);
    EXPECT_NE(other.bytes<64>(), first);
    EXPECT_NE(one.bytes<64>(), first);
}

TEST(Chance, the_systems_never_does) {
    SystemChance chance;
    std::set<std::array<std::uint8_t, 32>> seen;
    for (int i = 0; i < 100; ++i) EXPECT_TRUE(seen.insert(chance.bytes<32>()).second);
}

TEST(Chance, equal_chance_seals_equally) {
    SeededChance one(3), again(3);
    const Vault vault(new_vault_key(one));
    const Vault same(new_vault_key(again));
    EXPECT_EQ(vault.seal(new_server_secret(one), "table/1", one),
              same.seal(new_server_secret(again), "table/1", again));
    EXPECT_EQ(new_entropy(one), new_entropy(again));
}

// 2^32 mod 3 is 1: the word 0 would make 0 likelier than the rest, so it is drawn again.
TEST(Chance, below_is_without_bias) {
    Scripted chance({0, 0, 0, 0, 0, 0, 0, 5});
    EXPECT_EQ(chance.below(3), 2u);
    SeededChance seeded(1);
    std::array<int, 7> counts{};
    for (int i = 0; i < 70'000; ++i) ++counts[seeded.below(7)];
    for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

}  // namespace
}  // namespace scoville::fair
