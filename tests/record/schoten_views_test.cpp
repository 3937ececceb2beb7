#include "schoten_table.h"

namespace scoville::record::test {
namespace {

struct Table {
    int players;
    Parts parts;
};

const std::vector<Table>& finished_games() {
    static const std::vector<Table> played = [] {
        std::vector<Table> list;
        for (int players = 3; players <= 4; ++players) {
            for (unsigned n = 0; n < 3; ++n) {
                std::vector<std::string> keys;
                for (unsigned i = 0; i < static_cast<unsigned>(players); ++i)
                    keys.push_back(hex_seed(n * 50 + i));
                list.push_back(
                    {players, play_to_the_end({.game = "schoten",
                                               .options = R"("players":)" + std::to_string(players),
                                               .seed = key_list(keys)},
                                              n)});
            }
        }
        return list;
    }();
    return played;
}

std::multiset<std::string> backs(const json::value& hand) {
    std::multiset<std::string> list;
    for (const json::value& card : hand.as_array())
        list.insert(std::string(card.as_string()).substr(0, 1) + "?");
    return list;
}
std::multiset<std::string> texts(const json::value& hand) {
    std::multiset<std::string> list;
    for (const json::value& card : hand.as_array()) list.emplace(card.as_string());
    return list;
}

TEST(T3, others_hands_show_their_backs_only) {
    for (const Table& table : finished_games()) {
        const auto actions = static_cast<std::size_t>(replay(table.parts.text()).applied());
        for (std::size_t until = 0; until < actions; until += 3) {
            const Answer all = replay(table.parts.text(), Viewer::everything(), until);
            for (int looking = -1; looking < table.players; ++looking) {
                const Viewer viewer =
                    looking < 0 ? Viewer::spectator() : Viewer::at_seat(static_cast<Seat>(looking));
                const Answer seen = replay(table.parts.text(), viewer, until);
                for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.players); ++seat) {
                    const json::value& hand = all.state("hands").at(seat);
                    if (viewer.is(static_cast<Seat>(seat)))
                        ASSERT_EQ(seen.state("hands").at(seat), hand);
                    else
                        ASSERT_EQ(texts(seen.state("hands").at(seat)), backs(hand));
                }
                for (const char* name : {"round", "phase", "turn", "ranking", "trick", "led", "rack",
                                         "collections", "roundScores", "scores"})
                    ASSERT_EQ(seen.state(name), all.state(name)) << name;
                if (all.state("phase") != "tips") ASSERT_EQ(seen.state("tips"), all.state("tips"));
            }
        }
    }
}

TEST(T3, backs_are_listed_colour_by_colour) {
    for (const Table& table : finished_games()) {
        const Answer seen = replay(table.parts.text(), Viewer::spectator(), 0);
        for (const json::value& hand : seen.state("hands").as_array()) {
            std::size_t last = 0;
            for (const json::value& card : hand.as_array()) {
                const auto colour = letters.find(card.as_string()[0]);
                ASSERT_NE(colour, std::string_view::npos);
                ASSERT_GE(colour, last);
                last = colour;
            }
        }
    }
}

TEST(T6, no_view_of_another_shows_a_tip_before_all_are_in) {
    for (const Table& table : finished_games()) {
        const auto players = static_cast<std::size_t>(table.players);
        for (std::size_t given = 0; given < players; ++given) {
            const Answer seen = replay(table.parts.text(), Viewer::spectator(), given);
            EXPECT_EQ(seen.text.find("most"), std::string::npos);
            const Answer other =
                replay(table.parts.text(), Viewer::at_seat(static_cast<Seat>(players - 1)), given);
            EXPECT_EQ(other.text.find("most"), std::string::npos);
        }
        EXPECT_NE(replay(table.parts.text(), Viewer::spectator(), players).text.find("most"),
                  std::string::npos);
    }
}

TEST(T3, events_name_no_card_that_was_not_played) {
    for (const Table& table : finished_games()) {
        std::set<std::string> played;
        const Answer all = replay(table.parts.text());
        for (const auto& event : all.events("card")) played.emplace(event.at("card").as_string());
        for (const char* viewer : {"spectator", "seat"}) {
            const Answer seen =
                replay(table.parts.text(),
                       viewer == std::string_view("seat") ? Viewer::at_seat(1) : Viewer::spectator());
            for (const json::value& event : seen["events"].as_array()) {
                json::object fields = event.as_object();
                fields.erase("ranking");
                if (const auto* card = fields.if_contains("card"); card != nullptr && card->is_string())
                    EXPECT_TRUE(played.contains(std::string(card->as_string())));
                else
                    for (const auto& field : fields)
                        EXPECT_FALSE(field.value().is_string() && field.value().as_string().size() <= 3 &&
                                     field.key() != "colour")
                            << text_of(event);
            }
        }
    }
}

TEST(Replay, every_schoten_card_is_in_exactly_one_place) {
    for (const Table& table : finished_games()) {
        const Answer whole = replay(table.parts.text());
        for (std::size_t until = 0; until <= static_cast<std::size_t>(whole.applied()); ++until) {
            const Answer answer = replay(table.parts.text(), Viewer::everything(), until);
            std::map<std::string, std::int64_t> count;
            for (const json::value& hand : answer.state("hands").as_array())
                for (const json::value& card : hand.as_array()) ++count[colour_of(card.as_string())];
            for (const json::value& laid : answer.state("trick").as_array())
                ++count[colour_of(laid.at("card").as_string())];
            for (const std::string& colour : colour_names) {
                count[colour] += answer.state("rack").at(colour).as_int64();
                for (const json::value& collection : answer.state("collections").as_array())
                    count[colour] += collection.at(colour).as_int64();
                ASSERT_EQ(count[colour], 12) << colour << " at " << until;
            }
        }
    }
}

TEST(Replay, until_works_for_schoten_too) {
    const Table& table = finished_games().front();
    json::value record = json::parse(table.parts.text());
    json::array& actions = record.as_object().at("actions").as_array();
    for (std::size_t until = actions.size(); until-- > 0;) {
        const std::string stopped = replay(table.parts.text(), Viewer::at_seat(0), until).text;
        actions.pop_back();
        ASSERT_EQ(stopped, replay(record, Viewer::at_seat(0)).text);
    }
}

}  // namespace
}  // namespace scoville::record::test
