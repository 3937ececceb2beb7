// Games of bots as records, for tests that look back at them.
#pragma once

#include <gtest/gtest.h>

#include "lab/arena/blocks.h"
#include "lab/arena/entrant.h"
#include "lookback/of_record.h"
#include "lookback/report_out.h"
#include "notation/rules_in.h"
#include "notation/spicy_in.h"
#include "notation/strict_json.h"
#include "record/of_game.h"
#include "record/replay.h"

namespace scoville::lookback {

template <class Options>
std::string record_of(const Options& options, const std::string& bot, std::uint64_t seed) {
    const lab::Lineup lineup(std::vector<lab::Entrant>(options.players, *lab::entrant_named(bot)));
    return lab::blocks_of(options, lineup, {.seed = seed, .keep_records = true})(0).records[0];
}

// Tables that show everything a player can meet.
inline const std::vector<spicy::Options>& spicy_tables() {
    static const auto all = spicy::VariantSet::first(spicy::variant_count);
    static const std::vector<spicy::Options> list{
        {.everyone_answers = true},
        {},
        {.players = 2, .edition = spicy::Edition::y2022, .everyone_answers = true},
        {.players = 6, .variants = all, .everyone_answers = true},
        {.players = 3, .variants = all, .strict = true},
        {.players = 5, .edition = spicy::Edition::y2022, .strict = true, .everyone_answers = true},
        {.edition = spicy::Edition::y2021_fr, .variants = all},
        {.players = 3, .edition = spicy::Edition::y2022_classic, .everyone_answers = true, .above_end = 20}};
    return list;
}

inline std::vector<std::string> all_sorts(std::uint64_t seed) {
    std::vector<std::string> records;
    for (const spicy::Options& options : spicy_tables()) records.push_back(record_of(options, "odds", seed));
    for (const std::uint8_t players : {std::uint8_t{3}, std::uint8_t{4}})
        records.push_back(record_of(schoten::Options{.players = players, .start = {}}, "odds", seed));
    return records;
}

inline std::string json_of(const Report& report) {
    std::string text;
    JsonOut out(text);
    write_report(out, report);
    return text;
}

// A game of Spicy taken apart.
struct SpicyGame {
    spicy::Deal deal;
    std::vector<notation::SpicyMove> moves;
};
inline SpicyGame spicy_game(const std::string& text) {
    const auto record = notation::parse_strictly(text, {})->as_object();
    SpicyGame game{*record::spicy_deal(record, notation::rules_in(record)->place), {}};
    for (const auto& action : record.at("actions").as_array())
        EXPECT_TRUE(notation::read_spicy_move(action, game.deal.state.rules, game.moves.emplace_back()));
    return game;
}

}  // namespace scoville::lookback
