// What the tests of records share: writing one, having it replayed, and reading the answer.
#pragma once

#include <algorithm>
#include <fstream>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "record/replay.h"
#include "tests/support/places.h"

namespace scoville::record::test {

namespace json = boost::json;

constexpr std::size_t all_actions = std::numeric_limits<std::size_t>::max();

inline std::string text_of(const json::value& value) { return json::serialize(value); }

// A rule's id, or one of the four words.
inline bool is_code(std::string_view code) {
    static const std::set<std::string, std::less<>> known = [] {
        std::set<std::string, std::less<>> ids{"not-your-turn", "unknown-card", "game-over", "bad-action"};
        std::ifstream file(std::string(places::tests) + "/rule_ids.txt");
        for (std::string line; std::getline(file, line);)
            if (!line.starts_with('#')) ids.insert(line);
        return ids;
    }();
    return known.contains(code);
}

struct Answer {
    Outcome outcome = Outcome::bad_record;
    std::string text;
    json::object fields;

    const json::value& operator[](std::string_view name) const { return fields.at(name); }
    const json::value& state(std::string_view name) const { return fields.at("state").at(name); }
    std::string shown(std::string_view name) const { return text_of(state(name)); }
    std::string_view code() const {
        return fields.contains("error") ? std::string_view(fields.at("error").at("code").as_string())
                                        : "accepted";
    }
    std::string_view message() const { return fields.at("error").at("message").as_string(); }
    std::int64_t applied() const { return fields.at("applied").as_int64(); }
    bool over() const { return fields.at("over").as_bool(); }
    // The events of one name, in order.
    std::vector<json::object> events(std::string_view name) const {
        std::vector<json::object> found;
        for (const json::value& event : fields.at("events").as_array())
            if (event.at("event") == json::value(name)) found.push_back(event.as_object());
        return found;
    }
};

// Every answer has the form that the format promises, whatever the record was.
inline void expect_form(const Answer& answer) {
    EXPECT_EQ(answer.text.find('\n'), std::string::npos);
    const json::object& fields = answer.fields;
    ASSERT_TRUE(fields.contains("ok") && fields.contains("applied")) << answer.text;
    EXPECT_EQ(fields.at("ok").as_bool(), answer.outcome == Outcome::all_legal);
    EXPECT_EQ(fields.contains("error"), answer.outcome != Outcome::all_legal);
    if (answer.outcome == Outcome::bad_record) {
        EXPECT_EQ(fields.size(), 3u);
        EXPECT_EQ(answer.applied(), 0);
        EXPECT_TRUE(fields.at("error").at("at").is_null());
        EXPECT_EQ(answer.code(), "bad-record");
        EXPECT_FALSE(answer.message().empty());
        return;
    }
    for (const char* name : {"events", "winners", "scores"}) EXPECT_TRUE(fields.at(name).is_array()) << name;
    EXPECT_TRUE(fields.at("state").is_object());
    EXPECT_TRUE(fields.at("over").is_bool());
    EXPECT_EQ(fields.at("winners").as_array().empty(), !answer.over());
    EXPECT_EQ(fields.at("scores").as_array().empty(), !answer.over());
    if (answer.outcome == Outcome::illegal_action) {
        EXPECT_EQ(fields.at("error").at("at"), fields.at("applied"));
        EXPECT_TRUE(is_code(answer.code())) << answer.code();
        EXPECT_FALSE(answer.message().empty());
    }
}

inline Answer replay(std::string_view record, Viewer viewer = Viewer::everything(),
                     std::size_t until = all_actions) {
    Answer answer;
    Replayer replayer({.viewer = viewer, .until = until});
    answer.outcome = replayer.replay(record, answer.text);
    json::error_code error;
    const json::value parsed = json::parse(answer.text, error);
    EXPECT_FALSE(error) << "the answer is not JSON: " << answer.text.substr(0, 300);
    if (!error) answer.fields = parsed.as_object();
    expect_form(answer);
    return answer;
}
inline Answer replay(const json::value& record, Viewer viewer = Viewer::everything(),
                     std::size_t until = all_actions) {
    return replay(std::string_view(json::serialize(record)), viewer, until);
}

inline void expect_bad(std::string_view record, std::string_view place) {
    SCOPED_TRACE(record.substr(0, 400));
    const Answer answer = replay(record);
    ASSERT_EQ(answer.outcome, Outcome::bad_record);
    EXPECT_NE(answer.message().find(place), std::string_view::npos)
        << answer.message() << " does not name " << place;
}

// The parts of a record as JSON texts; an empty part is left out.
struct Parts {
    std::string game = "spicy";
    std::string options;
    std::string setup;
    std::string seed;
    std::string actions;

    std::string text() const {
        std::string record = R"({"record":1,"game":")" + game + R"(","options":{)" + options + "}";
        if (!seed.empty()) record += R"(,"seed":)" + seed;
        if (!setup.empty()) record += R"(,"setup":{)" + setup + "}";
        return record + R"(,"actions":[)" + actions + "]}";
    }
};

// 128 hex digits that differ for each n.
inline std::string hex_seed(unsigned n) {
    std::string digits(128, 'a');
    for (std::size_t i = 0; i < 8; ++i) digits[i] = "0123456789abcdef"[n >> (4 * i) & 15];
    return digits;
}
inline std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

// "c1 xs" as ["c1","xs"].
inline std::string card_list(std::string_view names) {
    std::string list = "[";
    while (!names.empty()) {
        const auto end = std::min(names.find(' '), names.size());
        if (end > 0) list += (list.size() > 1 ? "," : "") + in_quotes(names.substr(0, end));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return list + "]";
}
inline std::string hands(const std::vector<std::string_view>& by_seat) {
    std::string list;
    for (const std::string_view names : by_seat) list += (list.empty() ? "" : ",") + card_list(names);
    return R"("hands":[)" + list + "]";
}

}  // namespace scoville::record::test
