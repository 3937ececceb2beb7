#include "load/skim.h"

#include <gtest/gtest.h>

namespace scoville::load {

TEST(Skim, members_come_as_they_are_written) {
    const std::string_view text = R"({"a":{"x":[1,{"y":"}"}]},"b":"\"]","c":-12,"d":null,"e":[],"f":true})";
    EXPECT_EQ(member(text, "a"), R"({"x":[1,{"y":"}"}]})");
    EXPECT_EQ(member(text, "b"), R"("\"]")");
    EXPECT_EQ(bare(member(text, "b")), R"(\"])");
    EXPECT_EQ(number(member(text, "c")), -12);
    EXPECT_EQ(member(text, "d"), "null");
    EXPECT_EQ(member(text, "e"), "[]");
    EXPECT_EQ(member(text, "f"), "true");
    EXPECT_EQ(member(text, "y"), "");
}

TEST(Skim, spaces_do_not_matter) {
    const std::string_view text = " { \"a\" : [ 1 , 2 ] ,\n\t\"b\" : 3 } ";
    EXPECT_EQ(member(text.substr(1), "a"), "[ 1 , 2 ]");
    EXPECT_EQ(number(member(text.substr(1), "b")), 3);
    EXPECT_EQ(items("[ 1 , \"x\" ,[ ] ]"), (std::vector<std::string_view>{"1", "\"x\"", "[ ]"}));
}

TEST(Skim, what_is_cut_off_ends_with_the_text) {
    const std::string whole = R"({"a":[{"b":"c\"d"},2],"e":{"f":[1,2,{"g":"h"}]}})";
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        const std::string cut = whole.substr(0, size);
        std::size_t seen = 0;
        each_member(cut, [&](std::string_view key, std::string_view value) {
            seen += key.size() + value.size();
            each_item(value, [&](std::string_view item) { seen += item.size(); });
        });
        EXPECT_LE(seen, 2 * size);
    }
    EXPECT_EQ(member("[1]", "a"), "");
    EXPECT_TRUE(items("{}").empty());
}

}  // namespace scoville::load
