#include "notation/strict_json.h"

#include <gtest/gtest.h>

namespace scoville::notation {
namespace {

std::string error_of(std::string_view text) {
    const auto parsed = parse_strictly(text, {});
    return parsed ? "accepted" : parsed.error().message;
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

TEST(StrictJson, reads_every_kind_of_value) {
    const auto parsed = parse_strictly(
        " {\"a\" : [null, true, false, 0, -0, -17, 1.5, 1E+2, 2e-1, \"x\"], \"\":{},\n\t\"b\":[]}\r\n ", {});
    ASSERT_TRUE(parsed);
    const auto& list = parsed->at("a").as_array();
    EXPECT_TRUE(list[0].is_null());
    EXPECT_EQ(list[1], true);
    EXPECT_EQ(list[5], -17);
    EXPECT_EQ(list[6], 1.5);
    EXPECT_EQ(list[7], 100.0);
    EXPECT_EQ(list[9], "x");
    EXPECT_EQ(parsed->as_object().size(), 3u);
}

TEST(StrictJson, reads_values_without_a_bracket_around_them) {
    for (const char* text : {"null", "true", " 12 ", "\"a\"", "-1.5e3"})
        EXPECT_EQ(error_of(text), "accepted") << text;
}

TEST(StrictJson, reads_escapes_and_pairs_of_surrogates) {
    const auto parsed = parse_strictly(R"(["\"\\\/\b\f\n\r\t\u00e9\ud83c\udf36", "é🌶"])", {});
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->at(0).as_string(), "\"\\/\b\f\n\r\té🌶");
    EXPECT_EQ(parsed->at(1).as_string(), "é🌶");
}

TEST(StrictJson, refuses_what_rfc_8259_does_not_have) {
    for (const char* text : {"[1,]",        "{\"a\":1,}",  "[,1]",
                             "[1 2]",       "{\"a\" 1}",   "{\"a\":}",
                             "{a:1}",       "{1:1}",       "{'a':1}",
                             "['a']",       "[1]//x",      "[/*x*/1]",
                             "[01]",        "[-01]",       "[+1]",
                             "[.5]",        "[1.]",        "[1e]",
                             "[1e+]",       "[-]",         "[0x10]",
                             "[1_000]",     "[NaN]",       "[nan]",
                             "[Infinity]",  "[-Infinity]", "[True]",
                             "[TRUE]",      "[nul]",       "[undefined]",
                             "[\"\\x41\"]", "[\"\\u12\"]", "[\"\\u12g4\"]",
                             "[\"a\nb\"]",  "[\"a\tb\"]",  "[\"abc]",
                             "[}",          "{]",          "]",
                             "}",           ",",           ":"})
        EXPECT_TRUE(error_of(text).starts_with("line 1, column ") || error_of(text).starts_with("line 2"))
            << text << " " << error_of(text);
}

TEST(StrictJson, refuses_what_follows_the_end) {
    for (const char* text : {"1 1", "{}{}", "[] x", "null,", "{}]", "\"a\"\"b\"", "{}\n{}"})
        EXPECT_TRUE(error_of(text).starts_with("line ")) << text;
    EXPECT_NE(error_of(std::string_view("{}\0", 3)), "accepted");
    EXPECT_NE(error_of(std::string_view("\0{}", 3)), "accepted");
    EXPECT_NE(error_of(std::string_view("[\"a\0b\"]", 7)), "accepted");
}

TEST(StrictJson, refuses_a_byte_order_mark) {
    EXPECT_TRUE(error_of("\xef\xbb\xbf{}").starts_with("line 1, column 1"));
    EXPECT_NE(error_of("\xff\xfe{\0}\0"), "accepted");
}

TEST(StrictJson, refuses_lone_surrogates) {
    for (const char* text : {R"(["\ud83c"])", R"(["\ud83cx"])", R"(["\udf36"])", R"(["\ud83c\u0041"])",
                             R"(["\ud83c\ud83c"])", R"(["\udf36\ud83c"])", R"({"\ud83c":1})"})
        EXPECT_TRUE(error_of(text).starts_with("line 1")) << text;
}

TEST(StrictJson, refuses_bad_utf_8) {
    for (const char* bytes :
         {"\x80", "\xbf", "\xc3", "\xc3(", "\xc0\x80", "\xc1\xbf", "\xe2\x82", "\xe0\x80\x80", "\xe0\x9f\xbf",
          "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x9f\x8c", "\xf0\x80\x80\x80", "\xf4\x90\x80\x80",
          "\xf5\x80\x80\x80", "\xfe", "\xff", "\xf8\x88\x80\x80\x80"}) {
        EXPECT_NE(error_of("[\"" + std::string(bytes) + "\"]"), "accepted") << testing::PrintToString(bytes);
        EXPECT_NE(error_of("[\"" + std::string(bytes)), "accepted") << testing::PrintToString(bytes);
        EXPECT_NE(error_of("{\"" + std::string(bytes) + "\":1}"), "accepted")
            << testing::PrintToString(bytes);
    }
    EXPECT_EQ(error_of("[\"\xf4\x8f\xbf\xbf\xee\x80\x80\xc2\x80\"]"), "accepted");
}

TEST(StrictJson, refuses_a_key_that_stands_twice) {
    for (const char* text :
         {R"({"a":1,"a":2})", R"({"a":1,"b":2,"a":1})", R"([{"x":{"a":1,"a":1}}])", R"({"a":1,"\u0061":2})",
          R"({"":1,"":2})", R"({"a":{"a":1},"a":2})", R"({"\u0061\u0062":1,"ab":2})"})
        EXPECT_NE(error_of(text).find("twice"), std::string::npos) << text << " " << error_of(text);
}

TEST(StrictJson, the_same_key_may_stand_in_different_objects) {
    for (const char* text : {R"({"a":{"a":{"a":1}}})", R"([{"a":1},{"a":2}])", R"({"a":{"b":1},"b":{"a":1}})",
                             R"({"a":1,"A":2,"a ":3,"\u00e4":4})", R"({"x":{"a":1,"b":2},"a":1,"b":2})"})
        EXPECT_EQ(error_of(text), "accepted") << text;
}

TEST(StrictJson, keeps_keys_whole_that_are_written_with_escapes) {
    const auto parsed = parse_strictly(R"({"se\u0061t":1,"\u0073eat2":2,"d\"o":3})", {});
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->at("seat"), 1);
    EXPECT_EQ(parsed->at("seat2"), 2);
    EXPECT_EQ(parsed->at("d\"o"), 3);
}

TEST(StrictJson, goes_32_levels_deep_and_no_further) {
    EXPECT_EQ(error_of(nested(32)), "accepted");
    EXPECT_NE(error_of(nested(33)).find("deep"), std::string::npos);
    EXPECT_NE(error_of(std::string(10'000'000, '[')).find("deep"), std::string::npos);
    std::string objects;
    for (int i = 0; i < 1000; ++i) objects += R"({"a":)";
    EXPECT_NE(error_of(objects).find("deep"), std::string::npos);
}

TEST(StrictJson, names_line_and_column) {
    EXPECT_TRUE(error_of("x").starts_with("line 1, column 1:"));
    EXPECT_TRUE(error_of("[1,x]").starts_with("line 1, column 4:")) << error_of("[1,x]");
    EXPECT_TRUE(error_of("{\n  \"a\": x\n}").starts_with("line 2, column 8:"));
    EXPECT_TRUE(error_of("{}\n\n x").starts_with("line 3, column 2:"));
    EXPECT_TRUE(error_of("[\n").starts_with("line 2, column 1:"));
}

TEST(StrictJson, an_empty_text_ends_too_early) {
    for (const std::string_view text : {std::string_view(), std::string_view(""), std::string_view("  \n")})
        EXPECT_TRUE(error_of(text).starts_with("line ")) << error_of(text);
}

TEST(StrictJson, every_beginning_of_a_text_is_refused) {
    const std::string whole = R"({"a":[null,true,false,-1.5e3,"\u00e9\ud83c\udf36é🌶"],"b":{"c":"","d":[]}})";
    ASSERT_EQ(error_of(whole), "accepted");
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_TRUE(error_of(std::string_view(whole).substr(0, size)).starts_with("line 1, column ")) << size;
}

TEST(StrictJson, very_long_texts_are_refused_or_read_but_never_too_much) {
    EXPECT_NE(error_of("\"" + std::string(10'000'000, 'x') + "\""), "accepted");
    EXPECT_NE(error_of("{\"" + std::string(10'000'000, 'x') + "\":1}"), "accepted");
    EXPECT_EQ(error_of("\"" + std::string(1000, 'x') + "\""), "accepted");
    EXPECT_EQ(error_of("[" + std::string(10'000'000, ' ') + "]"), "accepted");
}

TEST(StrictJson, numbers_keep_their_kind) {
    const auto parsed = parse_strictly(
        "[9007199254740992,9223372036854775807,9223372036854775808,18446744073709551615,1.0,1e0,-0]", {});
    ASSERT_TRUE(parsed);
    EXPECT_TRUE(parsed->at(0).is_int64());
    EXPECT_TRUE(parsed->at(1).is_int64());
    EXPECT_TRUE(parsed->at(2).is_uint64());
    EXPECT_TRUE(parsed->at(3).is_uint64());
    EXPECT_TRUE(parsed->at(4).is_double());
    EXPECT_TRUE(parsed->at(5).is_double());
    EXPECT_FALSE(error_of("[1e99999999999]").empty());
}

}  // namespace
}  // namespace scoville::notation
