#include "bots/master/features.h"

#include <algorithm>

#include "bots/spicy/beliefs.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

class Lister {
public:
    Lister(const SpicyAsk& ask, const MasterMemory& memory, const SpiceSlots& slots, FeatureList& list)
        : ask_(ask), view_(ask.view), memory_(memory), slots_(slots), list_(list) {}

    void cards() {
        const UnseenCards unseen = UnseenCards::from(ask_.seat, view_, memory_.cards());
        const Hand hand = view_.hands[ask_.seat].cards;
        hand.for_each_kind(
            [&](Card card) { add(Inputs::hand + slots_.kind(card), static_cast<float>(hand.count(card))); });
        for (std::uint8_t kind = 0; kind < total_wild.kind; ++kind) {
            const Card card{kind};
            const int gone = view_.rules.box.copies_of(card) - unseen.count(card) - hand.count(card);
            if (gone > 0) add(Inputs::gone + slots_.kind(card), static_cast<float>(gone));
        }
        if (!view_.stack.empty()) top_card(unseen);
        fits(hand);
    }

    void stack() {
        const int size = view_.stack.size();
        add(Inputs::stack, static_cast<float>(size) * 0.1F);
        if (size == 0) mark(Inputs::stack + 1);
        constexpr std::array<int, 4> steps{3, 5, 8, 12};
        for (int i = 0; i < 4; ++i)
            if (size >= steps[static_cast<std::size_t>(i)]) mark(Inputs::stack + 2 + i);
        int own = 0;
        int totals = 0;
        for (const SeenStackCard& card : view_.stack) {
            own += card.seat == ask_.seat;
            totals += card.card == total_wild;
        }
        add(Inputs::stack + 6, static_cast<float>(own) * 0.2F);
        add(Inputs::stack + 7, static_cast<float>(totals));
        below();
    }

    void seats() {
        const int players = view_.rules.players;
        for (int i = 0; i < players; ++i)
            seat(static_cast<Seat>((ask_.seat + i) % players), Inputs::seats + i * seat_features);
    }

    void table() {
        constexpr int at = Inputs::table;
        mark(at + view_.rules.players - 2);
        add(at + 5, static_cast<float>(view_.above_end) * 0.025F);
        constexpr std::array<int, 7> steps{1, 2, 3, 4, 6, 9, 14};
        for (int i = 0; i < 7; ++i)
            if (view_.above_end <= steps[static_cast<std::size_t>(i)]) mark(at + 6 + i);
        if (view_.rules.end_fixed) mark(at + 13);
        int left = view_.rules.box.trophies;
        for (Seat seat = 0; seat < view_.rules.players; ++seat) left -= view_.trophies[seat];
        if (left <= 1) mark(at + 14);
        if (left == 2) mark(at + 15);
        add(at + 16, static_cast<float>(view_.total_wilds_left) * 0.2F);
        if (view_.paw != no_seat) mark(view_.paw == ask_.seat ? at + 17 : at + 18);
        if (view_.total_wilds_left > 0) mark(at + 19);
    }

    void rules() {
        const Ruleset& rules = view_.rules;
        constexpr int at = Inputs::rules;
        if (rules.low_escape != no_spice) {
            mark(at);
            mark(at + 1 + slots_.slot_of(rules.low_escape));
        }
        if (rules.wraps_after.size() > 1) mark(at + 4);
        if (!rules.paw_on.empty()) mark(at + 5);
        if (!rules.extras_on.empty()) mark(at + 6);
        if (!rules.twins.empty()) mark(at + 7);
        if (rules.copying) mark(at + 8);
        if (rules.box.total_wilds > 0) mark(at + 9);
        add(at + 10, static_cast<float>(max_number - rules.box.numbers) * 0.2F);
        add(at + 11, static_cast<float>(max_spices - rules.box.spices));
        add(at + 12, static_cast<float>(3 - rules.box.copies) * 0.5F);
        add(at + 13, static_cast<float>(6 - rules.dealt) * 0.25F);
        if (rules.trophies_to_win == 1) mark(at + 14);
        if (rules.strict) mark(at + 15);
        for (const int declared : ask_.legal.declarations) {  // V1, V2: what they allow just now
            const Declaration said{static_cast<std::uint8_t>(declared)};
            if (said.number() <= 3 && !view_.stack.empty()) mark_once(at + 16 + slots_.slot_of(said.spice()));
        }
    }

    void matter(Matter matter) { mark(Inputs::matter + static_cast<int>(matter)); }

private:
    void add(int at, float value) {
        if (value != 0) list_.push_back({static_cast<std::uint16_t>(at), value});
    }
    void mark(int at) { add(at, 1); }
    void mark_once(int at) {
        if (!list_.ends_with(at)) mark(at);
    }

    void top_card(const UnseenCards& unseen) {
        const SeenStackCard& top = view_.stack[view_.stack.size() - 1];
        const int players = view_.rules.players;
        const SeenHand& hand = view_.hands[top.seat];
        mark(Inputs::top_number + top.declared.number() - 1);
        mark(Inputs::top_owner + (top.seat + players - ask_.seat) % players);
        mark(Inputs::top_hand + std::min<int>(hand.size, 8));
        if (top.copy) mark(Inputs::top_marks);
        if (top.card == total_wild) mark(Inputs::top_marks + 1);
        add(Inputs::top_marks + 2, static_cast<float>(memory_.passed().size()) * 0.5F);
        const TopCardOdds odds = top_card_odds(ask_, unseen, memory_.cards());
        if (top.seat == ask_.seat) {
            add(Inputs::top_marks + 3, static_cast<float>(odds.number));
            add(Inputs::top_marks + 4, static_cast<float>(odds.spice));
            return;
        }
        if (top.card == total_wild) return;
        add(Inputs::chances, static_cast<float>(odds.number));
        add(Inputs::chances + 1, static_cast<float>(odds.spice));
        add(Inputs::chances + 2, static_cast<float>(odds.both));
        const auto fitting = unseen.fitting(view_.rules.twins, top.declared);
        const float scale = 1.0F / static_cast<float>(std::max(unseen.size(), 1));
        for (int i = 0; i < static_cast<int>(fit_count); ++i)
            add(Inputs::chances + 3 + i,
                (i == 0 ? 10.0F : 3.0F) * scale * static_cast<float>(fitting[static_cast<std::size_t>(i)]));
        if (fitting[0] == 0) mark(Inputs::chances + 7);
    }

    void below() {
        int at = Inputs::below;
        int left = 4;
        const int size = view_.stack.size();
        for (int i = size - 2; i >= 0 && left > 0; --i) {
            const SeenStackCard& card = view_.stack[i];
            if (card.extra) continue;
            mark(at);
            add(at + 1, static_cast<float>(card.declared.number()) * 0.1F);
            if (card.seat == ask_.seat) mark(at + 2);
            if (card.seat == view_.stack[size - 1].seat) mark(at + 3);
            at += 4;
            --left;
        }
    }

    void fits(Hand hand) {
        std::array<int, fit_count> best{};
        hand.for_each_kind([&](Card card) {
            Fit fit = Fit::neither;
            for (const int index : ask_.legal.declarations)
                fit = std::min(fit, fit_of(view_.rules.twins, card, {static_cast<std::uint8_t>(index)}));
            ++best[static_cast<std::size_t>(fit)];
        });
        if (ask_.legal.declarations.empty()) return;
        for (int i = 0; i < static_cast<int>(fit_count); ++i)
            add(Inputs::fits + i, static_cast<float>(best[static_cast<std::size_t>(i)]) * 0.5F);
    }

    float points(Seat seat) const {
        const Ruleset& rules = view_.rules;
        const SeenHand& hand = view_.hands[seat];
        return static_cast<float>(rules.trophy_points * view_.trophies[seat] + view_.won[seat].spice -
                                  (hand.size - hand.total_wilds) +
                                  rules.total_wild_points * (view_.won[seat].total - hand.total_wilds));
    }

    void seat(Seat seat, int at) {
        const SeenHand& hand = view_.hands[seat];
        const Conduct& conduct = memory_.conduct(seat);
        add(at, static_cast<float>(hand.size) * 0.15F);
        if (hand.size <= 3) mark(at + 1 + hand.size);
        add(at + 5, static_cast<float>(view_.won[seat].spice) * 0.1F);
        add(at + 6, static_cast<float>(view_.trophies[seat]));
        add(at + 7, static_cast<float>(hand.total_wilds));
        add(at + 8, (points(seat) - (seat == ask_.seat ? 0 : points(ask_.seat))) * 0.06F);
        if (memory_.passed().has(seat)) mark(at + 9);
        if (view_.turn == seat) mark(at + 10);
        for (int i = 0; i < static_cast<int>(fit_count); ++i)
            add(at + 11 + i, static_cast<float>(conduct.shown[static_cast<std::size_t>(i)]) * 0.4F);
        const float moves = static_cast<float>(conduct.plays + conduct.passes);
        add(at + 15, static_cast<float>(conduct.passes) / (moves + 2));
        add(at + 16, moves * 0.05F);
        add(at + 17, static_cast<float>(memory_.cards().wariness(seat) - 1));
        add(at + 18, static_cast<float>(conduct.challenges) * 0.3F);
        add(at + 19, static_cast<float>(conduct.challenges_won) * 0.3F);
    }

    const SpicyAsk& ask_;
    const View& view_;
    const MasterMemory& memory_;
    const SpiceSlots& slots_;
    FeatureList& list_;
};

}  // namespace

void list_first(const SpicyAsk& ask, const MasterMemory& memory, const SpiceSlots& slots, Matter matter,
                FeatureList& list) {
    list.clear();
    Lister lister(ask, memory, slots, list);
    lister.cards();
    lister.stack();
    lister.seats();
    lister.table();
    lister.rules();
    lister.matter(matter);
}

}  // namespace scoville::bots
