// Any bytes as a table and a sequence of actions: accepted is exactly legal or fault, refused changes
// nothing, cards stay in one place.
#include <algorithm>
#include <cstdint>

#include "base/check.h"
#include "lab/moves/spicy_moves.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace {

using namespace scoville;         // NOLINT(google-build-using-namespace)
using namespace scoville::spicy;  // NOLINT(google-build-using-namespace)

class Input {
public:
    Input(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
    bool empty() const { return left_ == 0; }
    std::uint8_t next() {
        if (left_ == 0) return 0;
        --left_;
        return *data_++;
    }

private:
    const std::uint8_t* data_;
    std::size_t left_;
};

Options read_options(Input& in) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + in.next() % 5);
    options.edition = static_cast<Edition>(in.next() % edition_count);
    if (offers_variants(options.edition)) options.variants = VariantSet::from_word(in.next() % 64);
    options.strict = in.next() & 1;
    options.everyone_answers = in.next() & 1;
    options.above_end = static_cast<std::uint8_t>(1 + in.next() % 60);
    return options;
}

// Often a sensible card, sometimes any.
Card read_card(Input& in, const Hand& hand) {
    const std::uint8_t byte = in.next();
    if (byte < 224 && !hand.empty()) return hand.nth(byte % static_cast<unsigned>(hand.size()));
    return Card{static_cast<std::uint8_t>(byte % card_kinds)};
}

Action read_action(Input& in, const State& state, Seat seat) {
    Action action{.what = static_cast<Do>(in.next() % 7)};
    const std::uint8_t flags = in.next();
    action.last = flags & 1;
    action.standing = flags & 2;
    action.take = flags & 4;
    action.trait = static_cast<Trait>((flags >> 3) % 3);
    if (action.what != Do::play && action.what != Do::copy) return action;
    action.card = read_card(in, state.hands[seat]);
    action.declared = Declaration{static_cast<std::uint8_t>(in.next() % 64)};
    for (int i = (flags >> 5) % 3; i > 0; --i) action.extras.push_back(read_card(in, state.hands[seat]));
    return action;
}

bool is_listed(const State& state, Seat seat, Action action) {
    if ((action.what == Do::play || action.what == Do::copy) && !state.rules.strict &&
        state.hands[seat].size() == 1)
        action.last = true;
    if (action.card == total_wild) action.last = false;
    if (!state.rules.everyone_answers) action.standing = false;
    const auto same = [&](Action listed) {
        if (listed.what != action.what) return false;
        switch (action.what) {
            case Do::play:
                return listed.card == action.card && listed.declared == action.declared &&
                       listed.last == action.last && listed.extras == action.extras;
            case Do::copy:
                return listed.card == action.card && listed.last == action.last &&
                       listed.extras == action.extras;
            case Do::challenge: return listed.trait == action.trait;
            case Do::let: return listed.standing == action.standing;
            case Do::total_wild: return listed.take == action.take;
            case Do::pass:
            case Do::peek: break;
        }
        return true;
    };
    const auto legal = lab::legal_actions(state, seat);
    const auto faults = lab::fault_actions(state, seat);
    return std::any_of(legal.begin(), legal.end(), same) || std::any_of(faults.begin(), faults.end(), same);
}

void check_cards(const State& state) {
    int spices = state.draw_size();
    int totals = state.total_wilds_left;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const int held = state.hands[seat].count(total_wild);
        CHECK(held <= 1);
        spices += state.hands[seat].size() - held + state.won[seat].spice;
        totals += held + state.won[seat].total;
    }
    for (int i = 0; i < state.stack_size; ++i)
        ++(state.stack[static_cast<std::size_t>(i)].kind() == total_wild ? totals : spices);
    CHECK(spices == state.rules.box.spice_cards());
    CHECK(totals == state.rules.box.total_wilds);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input in(data, size);
    const Options options = read_options(in);
    const Ruleset rules = ruleset_of(options);
    FastRng rng(in.next());
    State state;
    FastDealer(rules,
               std::min<int>(*options.above_end, rules.box.spice_cards() - rules.players * rules.dealt))
        .deal(state, rng);
    Silent silent;
    while (!in.empty()) {
        const Seat seat = static_cast<Seat>(in.next() % 7);
        const State before = state;
        const Action action = read_action(in, state, seat < rules.players ? seat : 0);
        const Verdict verdict = apply(state, seat, action, silent);
        CHECK(static_cast<bool>(verdict) == (seat < rules.players && is_listed(before, seat, action)));
        if (seat < rules.players)
            CHECK(static_cast<bool>(verdict) == allows(legal(before, seat), faults(before, seat), action));
        if (verdict) {
            check_cards(state);
        } else {
            CHECK(state == before);
            CHECK(!verdict.refusal().code.empty() && !verdict.refusal().sentence.empty());
        }
        CHECK(see(state, Viewer::spectator(), Finished::sealed).over == state.over());
    }
    return 0;
}
