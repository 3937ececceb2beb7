#include "base/json_out.h"

#include <array>
#include <limits>

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace scoville {
namespace {

template <class F>
std::string written(F&& f) {
    std::string text;
    JsonOut out(text);
    f(out);
    return text;
}

TEST(JsonOut, writes_empty_brackets) {
    EXPECT_EQ(written([](JsonOut& o) { o.open_object().close_object(); }), "{}");
    EXPECT_EQ(written([](JsonOut& o) { o.open_array().close_array(); }), "[]");
}

TEST(JsonOut, puts_commas_only_between) {
    EXPECT_EQ(written([](JsonOut& o) {
                  o.open_object();
                  o.key("a").number(1).key("b").open_array().number(1).null().close_array();
                  o.key("c").open_object().close_object().key("d").boolean(true);
                  o.close_object();
              }),
              R"({"a":1,"b":[1,null],"c":{},"d":true})");
}

TEST(JsonOut, separates_brackets_that_follow_each_other) {
    EXPECT_EQ(written([](JsonOut& o) {
                  o.open_array();
                  o.open_object().key("x").word("y").close_object();
                  o.open_object().close_object();
                  o.open_array().open_array().close_array().close_array();
                  o.raw("{}").raw("[1]").text("t");
                  o.close_array();
              }),
              R"([{"x":"y"},{},[[]],{},[1],"t"])");
}

TEST(JsonOut, writes_numbers_to_the_ends_of_their_range) {
    EXPECT_EQ(written([](JsonOut& o) { o.number(0); }), "0");
    EXPECT_EQ(written([](JsonOut& o) { o.number(-17); }), "-17");
    EXPECT_EQ(written([](JsonOut& o) { o.number(std::numeric_limits<std::int64_t>::min()); }),
              "-9223372036854775808");
    EXPECT_EQ(written([](JsonOut& o) { o.number(std::numeric_limits<std::int64_t>::max()); }),
              "9223372036854775807");
}

TEST(JsonOut, text_survives_a_reader_whatever_bytes_it_has) {
    std::string all;
    for (int c = 0; c < 128; ++c) all += static_cast<char>(c);
    all += "Schärfe ‖ 🌶";
    const std::string json = written([&](JsonOut& o) { o.text(all); });
    EXPECT_EQ(boost::json::value_to<std::string>(boost::json::parse(json)), all);
    for (const char c : json) EXPECT_FALSE(static_cast<unsigned char>(c) < 0x20);
}

TEST(JsonOut, escapes_what_would_end_the_text) {
    EXPECT_EQ(written([](JsonOut& o) { o.text("a\"b\\c\n"); }), R"("a\"b\\c\u000a")");
}

TEST(JsonOut, pieces_of_any_length_come_out_in_order) {
    for (std::size_t length = 0; length < 1'200; length += 7) {
        const std::string word(length, 'w');
        std::string wanted = "[";
        const std::string json = written([&](JsonOut& o) {
            o.open_array();
            for (int i = 0; i < 5; ++i) {
                o.word(word).number(i).text(word).raw("{}");
                o.open_object().key("key").boolean(false).close_object();
                const std::string quoted = '"' + word + '"';
                if (i > 0) wanted += ',';
                wanted += quoted + ',' + std::to_string(i) + ',' + quoted + R"(,{},{"key":false})";
            }
            o.close_array();
        });
        ASSERT_EQ(json, wanted + "]");
    }
}

TEST(JsonOut, nothing_at_no_address_is_an_empty_text) {
    EXPECT_EQ(written([](JsonOut& o) {
                  o.open_array().text({}).word({}).open_object().key(std::string_view()).text("x");
                  o.close_object().close_array();
              }),
              R"(["","",{"":"x"}])");
}

TEST(JsonOut, writes_bytes_as_hex) {
    const std::array<std::uint8_t, 3> bytes{0x00, 0xaf, 0x12};
    EXPECT_EQ(written([&](JsonOut& o) { o.open_array().hex(bytes).hex({}).close_array(); }),
              R"(["00af12",""])");
}

TEST(JsonOut, what_is_not_closed_yet_is_there_after_a_flush) {
    EXPECT_EQ(written([](JsonOut& o) { o.open_array().number(1).flush(); }), "[1");
}

TEST(JsonOut, takes_over_the_fields_of_an_object) {
    const auto with = [](std::string_view object) {
        return written([&](JsonOut& o) {
            o.open_object().key("a").number(1).fields_of(object).key("z").number(2).close_object();
        });
    };
    EXPECT_EQ(with(R"({"b":{"c":[]},"d":"}"})"), R"({"a":1,"b":{"c":[]},"d":"}","z":2})");
    EXPECT_EQ(with("{}"), R"({"a":1,"z":2})");
    EXPECT_EQ(written([](JsonOut& o) { o.open_object().fields_of(R"({"b":1})").close_object(); }),
              R"({"b":1})");
}

TEST(JsonOut, appends_to_what_is_there) {
    std::string text = "x ";
    JsonOut(text).number(1);
    EXPECT_EQ(text, "x 1");
}

}  // namespace
}  // namespace scoville
