#include <map>

#include "spicy_games.h"

namespace scoville::record::test {
namespace {

const std::vector<Game>& games() {
    static const std::vector<Game> grown = many_games(40);
    return grown;
}

std::vector<Viewer> viewers(int players) {
    std::vector<Viewer> list{Viewer::spectator()};
    for (int seat = 0; seat < players; ++seat) list.push_back(Viewer::at_seat(static_cast<Seat>(seat)));
    return list;
}

bool is_own(Viewer viewer, const json::value& seat) { return viewer.is(static_cast<Seat>(seat.as_int64())); }

// A card of the stack or of an event as somebody else sees it; the back of a total wild differs (W3).
json::value from_behind(const json::value& card) { return card == "xx" ? card : json::value("??"); }

json::value event_for(const json::value& event, Viewer viewer) {
    json::object seen = event.as_object();
    const auto* seat = seen.if_contains("seat");
    if (seat == nullptr || is_own(viewer, *seat)) return seen;
    const std::string_view name = seen.at("event").as_string();
    if (name == "played" || name == "copied" || name == "took-back") {
        seen["card"] = from_behind(seen.at("card"));
        if (auto* extras = seen.if_contains("extras"))
            for (json::value& extra : extras->as_array()) extra = from_behind(extra);
    }
    if (name == "drew") seen.erase("cards");
    return seen;
}

TEST(View, the_games_looked_at_show_every_kind_of_event) {
    std::map<std::string, int> seen;
    for (const Game& game : games()) {
        const Answer all = replay(game.text());
        for (const json::value& event : all["events"].as_array()) {
            ++seen[std::string(event.at("event").as_string())];
            if (event.as_object().contains("extras")) ++seen["extras"];
        }
    }
    for (const char* name : {"started", "played", "copied", "extras", "took-back", "passed", "drew", "peeked",
                             "answered", "declined", "challenged", "revealed", "won", "last-card-stood",
                             "trophy", "total-wild-offered", "total-wild", "over"})
        EXPECT_GT(seen[name], 0) << name;
}

TEST(View, events_show_a_seat_its_own_cards_and_nobody_elses) {
    for (const Game& game : games()) {
        const Answer all = replay(game.text());
        for (const Viewer viewer : viewers(game.players)) {
            const Answer seen = replay(game.text(), viewer);
            const auto& full = all["events"].as_array();
            ASSERT_EQ(seen["events"].as_array().size(), full.size());
            for (std::size_t i = 0; i < full.size(); ++i)
                ASSERT_EQ(seen["events"].at(i), event_for(full[i], viewer)) << text_of(full[i]);
        }
    }
}

TEST(View, states_show_a_seat_its_own_cards_and_nobody_elses) {
    for (const Game& game : games()) {
        const Answer whole = replay(game.text());
        for (std::size_t until = 0; until <= static_cast<std::size_t>(whole.applied()); until += 5) {
            const Answer all = replay(game.text(), Viewer::everything(), until);
            for (const Viewer viewer : viewers(game.players)) {
                const Answer seen = replay(game.text(), viewer, until);
                json::object expected = all["state"].as_object();
                if (!all.over()) {
                    auto& held = expected.at("hands").as_array();
                    for (std::size_t seat = 0; seat < held.size(); ++seat)
                        if (!viewer.is(static_cast<Seat>(seat)))
                            held[seat] = static_cast<std::int64_t>(held[seat].as_array().size());
                    for (json::value& card : expected.at("stack").as_array())
                        if (!is_own(viewer, card.at("seat"))) card.at("card") = from_behind(card.at("card"));
                }
                if (game.parts.options.find("endCard") == std::string::npos) {
                    const std::int64_t printed = game.players == 2 ? 60 : game.players <= 4 ? 38 : 15;
                    expected.at("aboveEnd") =
                        std::max<std::int64_t>(1, all.state("draw").as_int64() - printed);
                }
                ASSERT_EQ(seen["state"], expected) << game.parts.options << " until " << until;
                for (const char* name : {"over", "winners", "scores", "applied", "ok"})
                    ASSERT_EQ(seen[name], all[name]);
            }
        }
    }
}

TEST(View, an_error_reads_the_same_for_everyone) {
    int tried = 0;
    for (const Game& game : games()) {
        if (game.refused.empty()) continue;
        Game longer = game;
        longer.parts.actions += (game.parts.actions.empty() ? "" : ",") + game.refused;
        const Answer all = replay(longer.text());
        ASSERT_EQ(all.outcome, Outcome::illegal_action);
        for (const Viewer viewer : viewers(game.players))
            EXPECT_EQ(replay(longer.text(), viewer)["error"], all["error"]);
        ++tried;
    }
    EXPECT_GT(tried, 10);
}

TEST(View, a_seat_that_is_not_at_the_table_is_a_wrong_record) {
    const Game& game = games().front();
    for (Seat seat = static_cast<Seat>(game.players); seat < max_seats; ++seat) {
        const Answer answer = replay(game.text(), Viewer::at_seat(seat));
        EXPECT_EQ(answer.outcome, Outcome::bad_record);
        EXPECT_NE(answer.message().find("view"), std::string_view::npos);
    }
}

TEST(Replay, every_card_is_in_exactly_one_place) {
    int finished = 0;
    for (const Game& game : games()) {
        const Answer whole = replay(game.text());
        finished += whole.over() ? 1 : 0;
        for (std::size_t until = 0; until <= static_cast<std::size_t>(whole.applied()); ++until) {
            const Answer answer = replay(game.text(), Viewer::everything(), until);
            std::int64_t spice = answer.state("draw").as_int64();
            std::int64_t total = answer.state("totalWildsLeft").as_int64();
            const auto count = [&](const json::value& card) { ++(card == "xx" ? total : spice); };
            for (const json::value& hand : answer.state("hands").as_array())
                for (const json::value& card : hand.as_array()) count(card);
            for (const json::value& card : answer.state("stack").as_array()) count(card.at("card"));
            for (const json::value& won : answer.state("won").as_array()) {
                spice += won.at("spice").as_int64();
                total += won.at("total").as_int64();
            }
            ASSERT_EQ(spice, 100);
            ASSERT_EQ(total, game.parts.options.find("\"2022\"") != std::string::npos ? 6 : 0);
        }
    }
    EXPECT_GT(finished, 5);
}

TEST(Replay, until_is_like_a_record_that_stops_there) {
    for (const Game& game : games()) {
        json::value record = json::parse(game.text());
        const std::string whole = replay(record).text;
        json::array& actions = record.as_object().at("actions").as_array();
        EXPECT_EQ(replay(record, Viewer::everything(), actions.size()).text, whole);
        EXPECT_EQ(replay(record, Viewer::everything(), actions.size() + 1).text, whole);
        for (std::size_t until = actions.size(); until-- > 0;) {
            const std::string stopped = replay(game.text(), Viewer::everything(), until).text;
            actions.pop_back();
            ASSERT_EQ(stopped, replay(record).text);
        }
    }
}

TEST(Replay, until_does_not_reach_a_bad_action_behind_it) {
    Game game = games().front();
    const auto good = static_cast<std::size_t>(replay(game.text()).applied());
    game.parts.actions += R"(,{"seat":99},null,{"seat":0,"do":"pass"})";
    EXPECT_EQ(replay(game.text(), Viewer::everything(), good).outcome, Outcome::all_legal);
    const Answer answer = replay(game.text(), Viewer::everything(), good + 1);
    EXPECT_EQ(answer.outcome, Outcome::illegal_action);
    EXPECT_EQ(answer["error"].at("at"), static_cast<std::int64_t>(good));
    EXPECT_EQ(replay(game.text()).text, answer.text);
}

}  // namespace
}  // namespace scoville::record::test
