#include <vector>

#include "fair/secret.h"
#include "notation/schoten_in.h"
#include "notation/schoten_out.h"
#include "record/playback.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/seen.h"

namespace scoville::record {

using namespace notation;  // NOLINT(google-build-using-namespace)

namespace {

using MaybeError = std::optional<FormError>;

// Writes each event as the viewer may know it, when it happens.
struct EventWriter {
    static constexpr bool listens = true;
    Viewer viewer;
    JsonOut& out;
    void tell(const schoten::Event& event) { write_schoten_event(out, see(event, viewer)); }
};

// Everything that chance decides: who starts, and the deal of every round.
struct Chance {
    schoten::Options options;
    std::vector<schoten::RoundDeal> rounds;
};

class SchotenPlayback final : public Playback {
public:
    SchotenPlayback(Chance chance, Viewer viewer, JsonOut& events)
        : chance_(std::move(chance)),
          state_(schoten::begin(schoten::ruleset_of(chance_.options), *chance_.options.start)),
          sink_{viewer, events} {
        deal_if_due();
    }
    int players() const override { return state_.rules.players; }
    Verdict act(const json::value& action) override {
        SchotenMove move;
        Verdict verdict = read_schoten_move(action, state_.rules, move);
        if (verdict) verdict = schoten::apply(state_, move.seat, move.action, sink_);
        deal_if_due();
        return verdict;
    }
    void write_state(JsonOut& out, Viewer viewer) const override {
        write_schoten_view(out, see(state_, viewer, Finished::open));
    }

private:
    void deal_if_due() {
        if (state_.phase != schoten::Phase::deal) return;
        schoten::start_round(state_, chance_.rounds[static_cast<std::size_t>(state_.round())], sink_);
    }

    Chance chance_;
    schoten::State state_;
    EventWriter sink_;
};

Result<schoten::RoundDeal, FormError> read_round(const json::value& value, const schoten::Ruleset& rules,
                                                 const std::string& place) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong(place, "must be an object");
    const auto* hands = object->if_contains("hands");
    if (hands == nullptr || !hands->is_array()) return wrong(place + ".hands", "must be a list of hands");
    const auto* numbers = object->if_contains("numbers");
    if (numbers == nullptr) return wrong(place + ".numbers", "are missing");

    schoten::RoundSetup setup;
    for (std::size_t i = 0; i < hands->get_array().size(); ++i) {
        auto cards = read_schoten_cards(hands->get_array()[i], place + ".hands[" + std::to_string(i) + "]");
        if (!cards) return cards.error();
        setup.hands.push_back(*cards);
    }
    const auto by_colour = read_schoten_numbers(*numbers, place + ".numbers");
    if (!by_colour) return by_colour.error();
    setup.numbers = *by_colour;
    const auto deal = schoten::deal_from_setup(rules, setup);
    if (!deal) return wrong(place, deal.error());
    return *deal;
}

MaybeError read_setup(const json::value& value, const schoten::Ruleset& rules, Chance& chance) {
    const auto* object = value.if_object();
    const auto* rounds = object != nullptr ? object->if_contains("rounds") : nullptr;
    if (rounds == nullptr || !rounds->is_array()) return wrong("setup.rounds", "must be a list of rounds");
    if (rounds->get_array().size() > rules.rounds)
        return wrong("setup.rounds", "there are more rounds than players");
    for (std::size_t i = 0; i < rounds->get_array().size(); ++i) {
        const auto deal =
            read_round(rounds->get_array()[i], rules, "setup.rounds[" + std::to_string(i) + "]");
        if (!deal) return deal.error();
        chance.rounds.push_back(*deal);
    }
    return std::nullopt;
}

// Deals the rounds that the set-up did not give.
MaybeError deal_from_seeds(const json::value* value, const schoten::Ruleset& rules, Chance& chance) {
    if (value == nullptr && chance.rounds.size() == rules.rounds) return std::nullopt;
    const auto* seeds = value != nullptr ? value->if_array() : nullptr;
    if (seeds == nullptr) return wrong("seed", "must be a list with a seed for each round");
    if (seeds->size() > rules.rounds) return wrong("seed", "there are more seeds than rounds");
    for (std::size_t i = chance.rounds.size(); i < rules.rounds; ++i) {
        const std::string place = "seed[" + std::to_string(i) + "]";
        if (i >= seeds->size()) return wrong(place, "is missing");
        const auto text = as_text((*seeds)[i]);
        const auto key = text ? fair::from_hex<64>(*text) : std::nullopt;
        if (!key) return wrong(place, "must be 128 hex digits");
        if (i > 0) {
            chance.rounds.push_back(schoten::deal_from_key(rules, *key));
            continue;
        }
        const schoten::FirstDeal first = schoten::first_deal_from_key(chance.options, *key);
        chance.options = first.options;
        chance.rounds.push_back(first.deal);
    }
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Playback>, FormError> begin_schoten(const json::object& record, Viewer viewer,
                                                           JsonOut& events) {
    const auto* options_value = record.if_contains("options");
    if (options_value == nullptr) return wrong("options", "are missing");
    const auto options = read_schoten_options(*options_value);
    if (!options) return options.error();
    const schoten::Ruleset rules = schoten::ruleset_of(*options);
    Chance chance{.options = *options, .rounds = {}};
    if (const auto* setup = record.if_contains("setup"))
        if (auto error = read_setup(*setup, rules, chance)) return *error;
    if (!chance.rounds.empty() && !chance.options.start) chance.options.start = 0;
    if (auto error = deal_from_seeds(record.if_contains("seed"), rules, chance)) return *error;
    std::unique_ptr<Playback> game = std::make_unique<SchotenPlayback>(std::move(chance), viewer, events);
    return game;
}

}  // namespace scoville::record
