#include "house/ids.h"

#include <set>

#include <gtest/gtest.h>

#include "fair/seeded_chance.h"
#include "fair/system_chance.h"

namespace scoville::house {

TEST(Ids, follow_from_chance_alone) {
    fair::SeededChance one(3), two(3), other(4);
    const std::string id = new_table_id(one);
    EXPECT_EQ(id, new_table_id(two));
    EXPECT_NE(id, new_table_id(other));
    EXPECT_NE(new_table_id(one), id);
}

TEST(Ids, have_their_form) {
    fair::SystemChance chance;
    EXPECT_EQ(new_person_id(chance).substr(0, 2), "p_");
    EXPECT_EQ(new_person_id(chance).size(), 18U);
    EXPECT_EQ(new_code(chance).size(), 6U);
    EXPECT_EQ(new_secret(chance).size(), 43U);
    EXPECT_EQ(normal_code("ab-c 2e"), "ABC2E");
    std::set<std::string> codes;
    for (int i = 0; i < 100; ++i) codes.insert(new_code(chance));
    EXPECT_GT(codes.size(), 98U);
}

// SHA-256 of "abc" begins ba7816bf 8f01cfea: the same on every machine, for ever.
TEST(Ids, seeds_and_hashes_are_named_ones) {
    EXPECT_EQ(seed_of("abc"), 0xba7816bf8f01cfeaU);
    EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

}  // namespace scoville::house
