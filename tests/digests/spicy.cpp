#include "bots/master/spicy.h"

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "base/check.h"
#include "base/fast_rng.h"
#include "bots/levels/make.h"
#include "spicy/face/options.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/seen.h"
#include "tests/digests/digests.h"

namespace scoville::digests {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)

constexpr int games_each = 4;

using MakeBot = std::function<std::unique_ptr<bots::SpicyBot>(std::uint64_t seed)>;

const std::vector<Options>& tables() {
    static const std::vector<Options> list{
        {.players = 2, .everyone_answers = true},
        {.players = 4, .variants = VariantSet::from_word(63), .everyone_answers = true},
        {.players = 3, .edition = Edition::y2022, .everyone_answers = true},
        {.players = 6, .variants = VariantSet::from_word(63), .strict = true},
    };
    return list;
}

class Game {
public:
    static constexpr bool listens = true;

    Game(const State& deal, const MakeBot& make, std::uint64_t seed, Hash& hash)
        : state_(deal), order_(seed), hash_(hash) {
        for (Seat seat = 0; seat < state_.rules.players; ++seat) bots_.push_back(make(order_.next()));
        tell(Event(Started{state_.turn, {}}));
    }

    void play() {
        while (!state_.over()) {
            const int laid = state_.stack_size;
            ask(state_.waiting.empty() ? state_.turn : first_after(state_.turn, state_.waiting));
            if (!state_.rules.everyone_answers && state_.stack_size != laid && state_.stack_size > 0)
                ask_around();
        }
    }

    void tell(const Event& event) {
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            bots_[seat]->see(see(event, Viewer::at_seat(seat)));
    }

private:
    bool ask(Seat seat) {
        const View view = see(state_, Viewer::at_seat(seat), Finished::sealed);
        const Legal allowed = legal(state_, seat);
        const Faults wrong = faults(state_, seat);
        const bots::SpicyAsk question{seat, view, allowed, wrong};
        for (const bots::WeighedAction& each : bots_[seat]->policy(question)) hash_.add(each.chance);
        if (const auto belief = bots_[seat]->belief(question)) {
            hash_.add(belief->number);
            hash_.add(belief->spice);
            hash_.add(belief->both);
        }
        const Action action = bots_[seat]->act(question);
        add(seat, action);
        CHECK(apply(state_, seat, action, *this));
        return action.what != Do::let;
    }

    // Live pace: everybody but the seat on turn gets a chance at a card that was just laid.
    void ask_around() {
        const auto from = static_cast<Seat>(order_.below(state_.rules.players));
        for (Seat i = 0; i < state_.rules.players; ++i) {
            const auto seat = static_cast<Seat>((from + i) % state_.rules.players);
            if (state_.over() || !state_.waiting.empty()) return;
            if (seat != state_.turn && legal(state_, seat).let && ask(seat)) return;
        }
    }

    void add(Seat seat, Action action) {
        for (const int part : {int{seat}, static_cast<int>(action.what), int{action.card.kind},
                               int{action.declared.index}, static_cast<int>(action.trait), int{action.last},
                               int{action.standing}, int{action.take}, action.extras.size()})
            hash_.add(static_cast<std::uint64_t>(part));
        for (const Card extra : action.extras) hash_.add(std::uint64_t{extra.kind});
    }

    State state_;
    std::vector<std::unique_ptr<bots::SpicyBot>> bots_;
    FastRng order_;
    Hash& hash_;
};

std::uint64_t of_games(const MakeBot& make) {
    Hash hash;
    FastRng rng(3);
    for (const Options& options : tables()) {
        const Ruleset rules = ruleset_of(options);
        const int above_end = rules.box.spice_cards() - rules.players * rules.dealt - rules.below_end;
        const FastDealer dealer(rules, above_end);
        for (int i = 0; i < games_each; ++i) {
            State deal;
            dealer.deal(deal, rng);
            Game(deal, make, rng.next(), hash).play();
        }
    }
    return hash.value();
}

}  // namespace

template <>
std::uint64_t of_level<spicy::Face>(bots::Level level) {
    return of_games([&](std::uint64_t seed) { return bots::make_spicy_bot(level, seed); });
}

std::uint64_t of_second_sight() {
    const auto net = std::make_shared<const bots::Net>(made_up_net());
    return of_games([&](std::uint64_t seed) {
        return std::make_unique<bots::MasterSpicy>(net, bots::MasterTemper{}, seed);
    });
}

}  // namespace scoville::digests
