// Whole games under virtual time, by bots and by people, and the same games as records.
#include <boost/json.hpp>

#include "bots/levels/make.h"
#include "notation/any_out.h"
#include "record/replay.h"
#include "table/entry_text.h"
#include "tests/table/plain_rows.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

// Built-in bots, as the server seats them: one for each seat, asked with what the seat may see.
VirtualTable::Brain real_bots(bots::Level level) {
    struct Bots {
        std::map<Seat, std::unique_ptr<bots::SpicyBot>> spicy;
        std::map<Seat, std::unique_ptr<bots::SchotenBot>> schoten;
    };
    auto all = std::make_shared<Bots>();
    return [all, level](const SeenGame& question, Seat seat) -> std::optional<any::Action> {
        if (const auto* view = std::get_if<spicy::View>(&question.view)) {
            auto& bot = all->spicy[seat];
            if (!bot) bot = bots::make_spicy_bot(level, seat);
            const auto& may = std::get<spicy::May>(*question.may);
            if (!may.legal.any()) return any::Action(Plain::let());
            return any::Action(bot->act({seat, *view, may.legal, may.faults}));
        }
        auto& bot = all->schoten[seat];
        if (!bot) bot = bots::make_schoten_bot(level, seat);
        return any::Action(bot->act(
            {seat, std::get<schoten::View>(question.view), std::get<schoten::Legal>(*question.may)}));
    };
}

// The finished game as `scoville replay` takes it.
std::string record_of(VirtualTable& t) {
    const any::Options options = t.game(0).options;
    std::string seeds, actions;
    for (const std::string& line : plain_rows(t.journal, t.vault())) {
        const auto entry = entry_from(line, options);
        EXPECT_TRUE(entry) << line;
        if (const auto* begun = std::get_if<Begun>(&entry->change)) {
            seeds.clear();
            actions.clear();
            for (const Sealed& deal : begun->deals) {
                const auto secret =
                    t.vault().unseal(deal.secret, "table-1/" + std::to_string(t.seating().games));
                if (!secret) return "sealed";
                if (!seeds.empty()) seeds += ',';
                seeds +=
                    '"' + fair::reveal_as_hex(fair::deal_key(*secret, deal.commitment, deal.entropy)) + '"';
            }
        } else if (const auto* moved = std::get_if<Moved>(&entry->change)) {
            if (!actions.empty()) actions += ',';
            JsonOut out(actions);
            notation::write_move(out, moved->seat, moved->action, options);
        }
    }
    const bool list = any::deal_each_round(any::kind_of(options));
    std::string text;
    JsonOut out(text);
    out.open_object().key("record").number(1).key("game").text(any::name_of(any::kind_of(options)));
    notation::write_options(out.key("options"), options);
    out.key("seed").raw(list ? "[" + seeds + "]" : seeds);
    out.key("actions").raw("[" + actions + "]");
    out.close_object();
    return text;
}

void expect_same_as_record(VirtualTable& t) {
    record::Replayer replayer({});
    std::string answer;
    const std::string record = record_of(t);
    ASSERT_EQ(replayer.replay(record, answer), record::Outcome::all_legal) << answer << record.substr(0, 500);
    const auto replayed = boost::json::parse(answer).as_object();
    ASSERT_TRUE(replayed.at("over").as_bool());
    std::string own;
    JsonOut out(own);
    out.open_object();
    notation::write_view(out, t.sight("nobody-in-particular").game->view);
    out.close_object();
    const auto shown = boost::json::parse(own).as_object();
    EXPECT_EQ(shown.at("winners"), replayed.at("winners"));
    EXPECT_EQ(shown.at("scores"), replayed.at("scores"));
}

void play_out(VirtualTable& t, const std::vector<Person>& people) {
    t.check_every = 40;
    seat_and_start(t, people);
    ASSERT_TRUE(t.wait_until([&] { return t.seating().phase == TablePhase::over; }, 24 * 3'600'000));
    t.check_journal();
    expect_same_as_record(t);
    EXPECT_EQ(t.seating().games, 1);
    int games = 0;
    double wins = 0;
    for (const Tally& tally : t.seating().series) {
        games += tally.games;
        wins += tally.wins;
    }
    EXPECT_EQ(games, static_cast<int>(t.seating().chairs.size()));
    EXPECT_NEAR(wins, 1, 1e-9);
    EXPECT_EQ(t.table().clock_for(std::nullopt, t.now).seats.size(), 0u);
}

struct Kind {
    const char* name;
    Settings settings;
};
std::vector<Kind> kinds() {
    using spicy::Edition;
    const auto all = spicy::VariantSet::first(spicy::variant_count);
    return {
        {"live", spicy_settings(4)},
        {"answers", spicy_settings(4, [](spicy::Options& o) { o.everyone_answers = true; })},
        {"2022", spicy_settings(3, [](spicy::Options& o) { o.edition = Edition::y2022; })},
        {"2022 answers", spicy_settings(6,
                                        [](spicy::Options& o) {
                                            o.edition = Edition::y2022;
                                            o.everyone_answers = true;
                                        })},
        {"all variants", spicy_settings(5, [&](spicy::Options& o) { o.variants = all; })},
        {"all variants, strict, answers", spicy_settings(2,
                                                         [&](spicy::Options& o) {
                                                             o.variants = all;
                                                             o.strict = o.everyone_answers = true;
                                                         })},
        {"strict", spicy_settings(4, [](spicy::Options& o) { o.strict = true; })},
        {"at random", spicy_settings(3, [](spicy::Options& o) { o.random_variants = 2; })},
        {"schoten 3", schoten_settings(3)},
        {"schoten 4", schoten_settings(4)},
    };
}

TEST(Games, bots_alone_finish_every_kind_and_the_record_agrees) {
    for (const Kind& kind : kinds()) {
        SCOPED_TRACE(kind.name);
        VirtualTable t(kind.settings);
        t.brain = real_bots(bots::Level::liar);
        play_out(t, {});
    }
}

// People who act like the random brain, as soon as something is shown.
TEST(Games, people_and_bots_finish_every_kind_and_the_record_agrees) {
    for (const Kind& kind : kinds()) {
        SCOPED_TRACE(kind.name);
        VirtualTable t(kind.settings);
        const auto brain = t.brain;
        t.check_every = 40;
        seat_and_start(t, {"ann", "bob"});
        FastRng rng(3);
        std::vector<std::string> asked;
        for (int i = 0; i < 20'000 && t.seating().playing(); ++i) {
            for (const Person& person : {Person("ann"), Person("bob")}) {
                const Seat seat = t.seat_of(person);
                const SeenGame game = t.game(seat);
                if (!t.seating().playing() || !game.may || !any::any(*game.may) || rng.below(3) != 0)
                    continue;
                const auto action = brain(game, seat);
                asked.push_back(t.act(person, *action, rng.below(200)));
            }
            t.advance(1 + rng.below(1'500));
        }
        ASSERT_EQ(t.seating().phase, TablePhase::over);
        t.advance(1'000);
        for (const std::string& nonce : asked) ASSERT_NE(t.code(nonce), "waiting") << nonce;
        expect_same_as_record(t);
    }
}

TEST(Games, a_rematch_keeps_people_and_counts_the_series) {
    VirtualTable t(spicy_settings(3));
    play_out(t, {"ann", "bob"});
    EXPECT_EQ(t.code(t.ask("cid", ask::Rematch{})), "not-seated");
    EXPECT_EQ(t.code(t.ask("bob", ask::Rematch{})), "done");
    EXPECT_EQ(t.seating().phase, TablePhase::lobby);
    EXPECT_TRUE(t.seating().chairs[t.seat_of("bob")].ready);
    EXPECT_FALSE(t.seating().chairs[t.seat_of("ann")].ready);
    EXPECT_EQ(t.code(t.ask("ann", ask::Configure{schoten_settings(3)})), "done");
    EXPECT_EQ(t.code(t.ask("bob", ask::Ready{true})), "done");
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
    ASSERT_TRUE(t.wait_until([&] { return t.seating().phase == TablePhase::over; }, 24 * 3'600'000));
    EXPECT_EQ(t.seating().games, 2);
    EXPECT_EQ(t.seating().series[0].games, 2);
    t.check_journal();
    t.restart(1'000);
    EXPECT_EQ(t.seating().phase, TablePhase::over);
}

TEST(Games, a_newcomer_does_not_see_the_hand_of_who_sat_there) {
    Settings settings = spicy_settings(2);
    settings.finished = Finished::sealed;
    VirtualTable t(settings);
    play_out(t, {"ann", "bob"});
    const Seat seat = t.seat_of("bob");
    const auto hand_open = [&](const Person& who) {
        return std::get<spicy::View>(t.sight(who).game->view).hands[seat].open;
    };
    EXPECT_TRUE(hand_open("bob"));
    t.ask("bob", ask::Stand{});
    EXPECT_EQ(t.code(t.ask("cid", ask::Sit{.seat = seat, .link = {}})), "done");
    EXPECT_FALSE(hand_open("cid"));
    t.ask("ann", ask::Rematch{});
    for (const SeenHappened& event : t.sight("cid").events)
        if (const auto* seen = std::get_if<any::SeenEvent>(&event.what))
            if (const auto* drew = std::get_if<spicy::Drew>(&std::get<spicy::SeenEvent>(*seen)))
                EXPECT_TRUE(drew->cards.empty());
}

}  // namespace
}  // namespace scoville::table::test
