#include "lookback/schoten/anew.h"

#include <vector>

#include "base/json_out.h"
#include "notation/any_out.h"
#include "notation/schoten_out.h"
#include "notation/schoten_text.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/rounds.h"

namespace scoville::lookback {
namespace {

using schoten::CardSet;

// The cards of this colour that the seat has not seen, dealt anew to the places where they lay.
void exchange(schoten::RoundDeal& deal, const std::array<CardSet, schoten::max_players>& hidden, CardSet rack,
              schoten::Colour colour, int players, FastRng& rng) {
    std::vector<schoten::Card> cards;
    const auto of_colour = [&](CardSet set) {
        std::vector<schoten::Card> list;
        set.for_each_card([&](schoten::Card card) {
            if (card.colour() == colour) list.push_back(card);
        });
        return list;
    };
    for (int seat = 0; seat < players; ++seat)
        for (const schoten::Card card : of_colour(hidden[static_cast<std::size_t>(seat)]))
            cards.push_back(card);
    for (const schoten::Card card : of_colour(rack)) cards.push_back(card);
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[rng.below(static_cast<std::uint32_t>(i))]);
    std::size_t next = 0;
    for (int seat = 0; seat < players; ++seat) {
        auto& hand = deal.hands[static_cast<std::size_t>(seat)];
        const auto old = of_colour(hidden[static_cast<std::size_t>(seat)]);
        for (const schoten::Card card : old) hand.remove(card);
        for (std::size_t i = 0; i < old.size(); ++i) hand.add(cards[next++]);
    }
}

std::string written(const schoten::Deals& deals, std::span<const notation::SchotenMove> moves) {
    std::string text;
    JsonOut out(text);
    out.open_object().key("record").number(1);
    notation::write_game_name(out, any::Options(deals.options));
    notation::write_options(out.key("options"), any::Options(deals.options));
    out.key("setup").open_object().key("rounds").open_array();
    for (const schoten::RoundDeal& round : deals.rounds) {
        out.open_object().key("hands").open_array();
        for (int seat = 0; seat < deals.options.players; ++seat) {
            out.open_array();
            round.hands[static_cast<std::size_t>(seat)].for_each_card(
                [&](schoten::Card card) { out.word(notation::text_of(card).view()); });
            out.close_array();
        }
        out.close_array().key("numbers").open_object();
        for (const schoten::Colour colour : schoten::colours)
            out.key(schoten::name_of(colour)).number(round.numbers[static_cast<std::size_t>(colour)]);
        out.close_object().close_object();
    }
    out.close_array().close_object().key("actions").open_array();
    for (const auto& move : moves) notation::write_schoten_move(out, move.seat, move.action);
    out.close_array().close_object();
    return text;
}

}  // namespace

Result<NewRecord, std::string> schoten_anew(const schoten::Deals& deals,
                                            std::span<const notation::SchotenMove> all, const Again& again) {
    const auto moves = all.first(static_cast<std::size_t>(again.move));
    const schoten::Ruleset rules = schoten::ruleset_of(deals.options);
    schoten::Silent silent;
    schoten::State state = schoten::begin(rules, *deals.options.start);
    schoten::deal_if_due(state, deals, silent);
    for (const notation::SchotenMove& move : moves) {
        if (!schoten::apply(state, move.seat, move.action, silent))
            return std::string("the game cannot be followed");
        schoten::deal_if_due(state, deals, silent);
    }
    FastRng rng(again.seed);
    schoten::Deals anew = deals;
    const auto round = static_cast<std::size_t>(state.round());
    std::array<CardSet, schoten::max_players> hidden{};
    for (Seat seat = 0; seat < rules.players; ++seat)
        if (seat != again.seat) hidden[seat] = state.hands[seat];
    for (const schoten::Colour colour : schoten::colours)
        exchange(anew.rounds[round], hidden, state.rack, colour, rules.players, rng);
    for (std::size_t later = round + 1; later < anew.rounds.size(); ++later)
        anew.rounds[later] = schoten::fast_deal(rules, rng);
    return NewRecord{written(anew, moves)};
}

}  // namespace scoville::lookback
