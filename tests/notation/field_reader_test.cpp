#include "notation/field_reader.h"

#include <gtest/gtest.h>

namespace scoville::notation {
namespace {

TEST(FieldReader, gives_what_is_there) {
    const json::value value = json::parse(R"({"name":"Ann","n":-3,"yes":true,"seat":5,"list":[0,1]})");
    FirstMistake mistake;
    const FieldReader from(value, mistake);
    EXPECT_EQ(from.text("name", 3), "Ann");
    EXPECT_EQ(from.number("n"), -3);
    EXPECT_TRUE(from.flag("yes"));
    EXPECT_EQ(from.seat("seat"), 5);
    EXPECT_EQ(from.text_or_nothing("nothing"), "");
    EXPECT_EQ(from.list("list").size(), 2u);
    EXPECT_EQ(from.as_seat(from.list("list")[1], "list"), 1);
    EXPECT_FALSE(mistake.made());
}

TEST(FieldReader, keeps_the_first_mistake_and_goes_on_harmlessly) {
    const json::value value = json::parse(R"({"name":7,"n":"x","seat":6,"yes":0,"list":{},"seats":[9]})");
    for (const auto& [first, message] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
             {"name", "name is no such text"}, {"gone", "gone is missing"}}) {
        FirstMistake mistake;
        const FieldReader from(value, mistake);
        EXPECT_EQ(from.text(first), "");
        EXPECT_EQ(from.number("n"), 0);
        EXPECT_EQ(from.seat("seat"), 0);
        EXPECT_FALSE(from.flag("yes"));
        EXPECT_TRUE(from.list("list").empty());
        EXPECT_EQ(from.as_seat(from.list("seats")[0], "seats"), 0);
        EXPECT_TRUE(mistake.made());
        EXPECT_EQ(mistake.text(), message);
    }
}

TEST(FieldReader, what_is_no_object_has_no_fields) {
    FirstMistake mistake;
    const FieldReader from(json::value("text"), mistake);
    EXPECT_FALSE(from.has("name"));
    EXPECT_EQ(from.text("name"), "");
    EXPECT_EQ(mistake.text(), "it is no object");
}

TEST(FieldReader, bounds_are_kept) {
    const json::value value = json::parse(R"({"text":"abcd","n":5})");
    FirstMistake mistake;
    EXPECT_EQ(FieldReader(value, mistake).text("text", 3), "");
    EXPECT_EQ(mistake.text(), "text is no such text");
    FirstMistake other;
    EXPECT_EQ(FieldReader(value, other).integer("n", 0, 4), 0);
    EXPECT_EQ(other.text(), "n is out of range");
}

}  // namespace
}  // namespace scoville::notation
