// Whole games as readable text: each action, what happened and how the table lies then; below it, for every
// seat and a spectator, what looks different to them.
// The records are kept (*.record.json); their playthroughs (*.playthrough.txt) must not change unless meant:
//   SCOVILLE_UPDATE_GOLDEN=1 build/release/tests/test_golden    writes them anew
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/strict_json.h"
#include "record/replay.h"
#include "tests/support/places.h"

namespace scoville::record {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// JSON as one reads it aloud: no quotes, no braces around lists.
std::string plain(const json::value& value) {
    if (value.is_null()) return "-";
    if (value.is_string()) return std::string(value.get_string());
    std::string text;
    if (const auto* list = value.if_array()) {
        for (const json::value& entry : *list) text += (text.empty() ? "" : " ") + plain(entry);
        return "[" + text + "]";
    }
    if (const auto* object = value.if_object()) {
        for (const auto& [key, entry] : *object)
            text += (text.empty() ? "" : " ") + std::string(key) + "=" + plain(entry);
        return "(" + text + ")";
    }
    return json::serialize(value);
}

std::string fields(const json::object& object, std::string_view first) {
    std::string text;
    for (const auto& [key, entry] : object)
        if (std::string_view(key) != first) text += " " + std::string(key) + "=" + plain(entry);
    return text;
}

// "2:p9=c4" for a card of the stack; "2:p9" for an extra, "2:p9=c4*" for a copy.
std::string stack_text(const json::array& stack) {
    std::string text;
    for (const json::value& entry : stack) {
        const json::object& card = entry.as_object();
        text += (text.empty() ? "" : " ") + plain(card.at("seat")) + ":" + plain(card.at("card"));
        if (!card.at("declared").is_null()) text += "=" + plain(card.at("declared"));
        if (card.at("copy").as_bool()) text += "*";
    }
    return text.empty() ? "empty" : text;
}

std::string field_text(std::string_view name, const json::value& value) {
    return std::string(name) + " " + (name == "stack" ? stack_text(value.as_array()) : plain(value));
}

// All fields, or only those that look different to this viewer than to one who sees everything.
std::string state_text(const json::object& state, const json::object* open) {
    std::string text;
    for (const auto& [key, value] : state) {
        const std::string field = field_text(key, value);
        if (open != nullptr && field == field_text(key, open->at(key))) continue;
        text += (text.empty() ? "" : " | ") + field;
    }
    return text;
}

std::string event_text(const json::value& event) {
    const json::object& object = event.as_object();
    return plain(object.at("event")) + fields(object, "event");
}

json::object see_at(const std::string& record, Viewer viewer, std::size_t until) {
    Replayer replayer({.viewer = viewer, .until = until});
    std::string answer;
    EXPECT_EQ(replayer.replay(record, answer), Outcome::all_legal) << answer;
    return json::parse(answer).as_object();
}

std::string playthrough(const std::string& record) {
    const json::object parsed = json::parse(record).as_object();
    const json::array& actions = parsed.at("actions").as_array();
    const auto players = parsed.at("options").as_object().at("players").as_int64();
    std::vector<std::pair<std::string, Viewer>> viewers;
    for (Seat seat = 0; seat < players; ++seat)
        viewers.emplace_back("seat " + std::to_string(seat), Viewer::at_seat(seat));
    viewers.emplace_back("spectator", Viewer::spectator());

    std::ostringstream out;
    out << plain(parsed.at("game")) << fields(parsed.at("options").as_object(), "") << "\n";
    std::size_t told = 0;
    for (std::size_t step = 0; step <= actions.size(); ++step) {
        out << "\n";
        if (step > 0) {
            const json::object& action = actions[step - 1].as_object();
            out << step << ". seat " << plain(action.at("seat")) << ": " << plain(action.at("do"));
            for (const auto& [key, value] : action)
                if (std::string_view(key) != "seat" && std::string_view(key) != "do")
                    out << " " << std::string_view(key) << "=" << plain(value);
            out << "\n";
        }
        const json::object open = see_at(record, Viewer::everything(), step);
        const json::array& happened = open.at("events").as_array();
        for (std::size_t i = told; i < happened.size(); ++i)
            out << "      " << event_text(happened[i]) << "\n";
        out << "    " << state_text(open.at("state").as_object(), nullptr) << "\n";
        if (open.at("over").as_bool())
            out << "    over, winners " << plain(open.at("winners")) << ", scores "
                << plain(open.at("scores")) << "\n";
        for (const auto& [name, viewer] : viewers) {
            const json::object seen = see_at(record, viewer, step);
            const json::array& events = seen.at("events").as_array();
            EXPECT_EQ(events.size(), happened.size());
            out << "  " << name << ": "
                << state_text(seen.at("state").as_object(), &open.at("state").as_object()) << "\n";
            for (std::size_t i = told; i < events.size(); ++i)
                if (events[i] != happened[i]) out << "      " << event_text(events[i]) << "\n";
        }
        told = happened.size();
    }
    return out.str();
}

std::vector<fs::path> records() {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(fs::path(places::tests) / "golden"))
        if (entry.path().string().ends_with(".record.json")) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

TEST(Golden, playthroughs_are_as_they_were) {
    const bool update = std::getenv("SCOVILLE_UPDATE_GOLDEN") != nullptr;  // NOLINT(concurrency-mt-unsafe)
    ASSERT_GE(records().size(), 6u);
    for (const fs::path& path : records()) {
        fs::path expected = path;
        expected.replace_extension().replace_extension(".playthrough.txt");
        const std::string now = playthrough(read(path));
        if (update) std::ofstream(expected, std::ios::binary) << now;
        EXPECT_EQ(now, read(expected)) << path.filename();
    }
}

}  // namespace
}  // namespace scoville::record
