// This verifier and tools/verify.py, which was written apart from it, come to the same verdicts: on records
// good and doctored in every way (doctored.py), and on what is legal in games of all options (played.py). The
// web client's is held to the same by web/tests/cross.test.ts.
#include <cstdio>
#include <set>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "any/inside/game.h"
#include "fair/hex.h"
#include "notation/any_in.h"
#include "tests/support/places.h"
#include "verify/verify.h"

namespace scoville::verify::test {
namespace {

namespace json = boost::json;

// Calls f with each line of what the script prints.
template <class F>
void for_each_line(const std::string& script, const std::string& argument, F&& f) {
    const std::string command =
        "python3 " + std::string(places::tests) + "/verify/" + script + " " + argument;
    std::FILE* pipe = ::popen(command.c_str(), "r");
    ASSERT_NE(pipe, nullptr);
    char* line = nullptr;
    std::size_t size = 0;
    for (ssize_t read = 0; (read = ::getline(&line, &size, pipe)) > 0;)
        f(json::parse(std::string_view(line, static_cast<std::size_t>(read))).as_object());
    std::free(line);  // NOLINT(cppcoreguidelines-no-malloc): getline's
    EXPECT_EQ(::pclose(pipe), 0) << command;
}

std::string verdict_of(const Report& report) {
    switch (report.outcome) {
        case Outcome::fair: return "fair";
        case Outcome::unfair: return report.check;
        case Outcome::unreadable: break;
    }
    return "unreadable";
}

TEST(Cross, the_same_verdict_on_every_doctored_record) {
    int records = 0;
    for_each_line(
        "doctored.py", std::string(places::tests) + "/golden/fair", [&](const json::object& doctored) {
            std::vector<KeptHead> kept;
            for (const json::value& head : doctored.at("heads").as_array())
                kept.push_back(head_from(head.as_string()).value());
            const Report report = verify(doctored.at("record").as_string(), kept);
            EXPECT_EQ(verdict_of(report), doctored.at("verdict").as_string()) << doctored.at("name");
            if (report.outcome != Outcome::unreadable)
                EXPECT_EQ(text_of(report), doctored.at("line").as_string()) << doctored.at("name");
            ++records;
        });
    EXPECT_GT(records, 450);
}

TEST(Cross, the_same_rules_in_every_game_of_chance) {
    int games = 0;
    std::set<any::Kind> kinds;
    for_each_line("played.py", "400", [&](const json::object& played) {
        const auto kind = any::kind_named(played.at("game").as_string()).value();
        const auto options = notation::read_options(any::todays_rules(kind), played.at("options"));
        ASSERT_TRUE(options) << json::serialize(played.at("options"));
        std::vector<fair::DealKey> keys;
        for (const json::value& seed : played.at("seeds").as_array())
            keys.push_back(fair::from_hex<64>(seed.as_string()).value());
        any::Events events;
        any::Game game(*options, std::make_shared<const std::vector<fair::DealKey>>(keys), events);
        for (const json::value& tried : played.at("tried").as_array()) {
            notation::AnyMove move;
            events.clear();
            const bool legal = notation::read_move(tried.at(0), game.options(), move) &&
                               game.act(move.seat, move.action, events);
            ASSERT_EQ(legal, tried.at(1).as_bool()) << json::serialize(tried) << " in game " << games;
        }
        EXPECT_EQ(game.over(), played.at("over").as_bool());
        kinds.insert(kind);
        ++games;
    });
    EXPECT_EQ(games, 400);
    EXPECT_EQ(kinds.size(), any::Games::size) << "a game that tools/verify.py does not know";
}

}  // namespace
}  // namespace scoville::verify::test
