#include "bots/master/second.h"

#include <algorithm>

#include "bots/master/listing.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)
using In = SecondInputs;

namespace {

// The chance that one of `wanted` cards is among `drawn` of `size`: counting alone.
float one_of(int wanted, int drawn, int size) {
    if (wanted + drawn > size) return 1;
    double none = 1;
    for (int i = 0; i < drawn; ++i) none *= static_cast<double>(size - wanted - i) / (size - i);
    return static_cast<float>(1 - none);
}

// The number that was declared below, and so how many a declaration leaves out.
int said_below(const View& view, int index) {
    for (int i = index - 1; i >= 0; --i)
        if (!view.stack[i].extra) return view.stack[i].declared.number();
    return 0;
}
int leap_at(const View& view, int index) {
    const int before = said_below(view, index);
    const int number = view.stack[index].declared.number();
    return std::max(0, number - (number > before ? before : 0) - 1);
}

void list_top(const Listing& to, const UnseenCards& unseen) {
    const View& view = to.view();
    const SeenStackCard& top = to.top();
    const SeenHand& hand = view.hands[top.seat];
    to.mark(In::top_number + top.declared.number() - 1);
    to.mark(In::top_owner + to.after_me(top.seat));
    to.mark(In::top_hand + std::min<int>(hand.size, 8));
    to.mark_if(top.copy, In::top_marks);
    to.mark_if(top.card == total_wild, In::top_marks + 1);
    to.add(In::top_marks + 2, static_cast<float>(to.memory.passed().size()) * 0.5F);
    to.add(In::top_marks + 3, static_cast<float>(leap_at(view, view.stack.size() - 1)) * 0.2F);
    to.mark_if(view.stack.size() == 1, In::top_marks + 4);
    if (top.card == total_wild) return;
    if (!top.card.is_hidden()) {
        const Fit fit = fit_of(view.rules.twins, top.card, top.declared);
        to.mark_if(fit == Fit::both || fit == Fit::number, In::top_marks + 5);
        to.mark_if(fit == Fit::both || fit == Fit::spice, In::top_marks + 6);
        return;
    }
    const auto fitting = unseen.fitting(view.rules.twins, top.declared);
    const int size = std::max(unseen.size(), 1);
    const float scale = 1.0F / static_cast<float>(size);
    for (int i = 0; i < static_cast<int>(fit_count); ++i)
        to.add(In::chances + i,
               (i == 0 ? 10.0F : 3.0F) * scale * static_cast<float>(fitting[static_cast<std::size_t>(i)]));
    to.mark_if(fitting[0] == 0, In::chances + 4);
    const int held = std::clamp(hand.size - hand.total_wilds + 1, 1, size);
    to.add(In::chances + 5, one_of(fitting[0], held, size));
    to.add(In::chances + 6, one_of(fitting[0] + fitting[1], held, size));
    to.add(In::chances + 7, one_of(fitting[0] + fitting[2], held, size));
    to.add(In::chances + 8, 0.1F * static_cast<float>(fitting[0]));
}

}  // namespace

void list_cards(const Listing& to) {
    const View& view = to.view();
    const UnseenCards unseen = UnseenCards::from(to.ask.seat, view, to.memory.cards());
    const Hand hand = view.hands[to.ask.seat].cards;
    hand.for_each_kind(
        [&](Card card) { to.add(In::hand + to.slots.kind(card), static_cast<float>(hand.count(card))); });
    for (std::uint8_t kind = 0; kind < total_wild.kind; ++kind) {
        const Card card{kind};
        const int gone = view.rules.box.copies_of(card) - unseen.count(card) - hand.count(card);
        if (gone > 0) to.add(In::gone + to.slots.kind(card), static_cast<float>(gone) * 0.7F);
        if (kind < wild_spice.kind && to.memory.said()[kind] > 0)
            to.add(In::said + to.slots.kind(card), static_cast<float>(to.memory.said()[kind]) * 0.5F);
    }
    if (!view.stack.empty()) list_top(to, unseen);
    if (to.ask.legal.declarations.empty()) return;
    std::array<int, fit_count> best{};
    hand.for_each_kind([&](Card card) {
        Fit fit = Fit::neither;
        for (const int index : to.ask.legal.declarations)
            fit = std::min(fit, fit_of(view.rules.twins, card, {static_cast<std::uint8_t>(index)}));
        ++best[static_cast<std::size_t>(fit)];
    });
    for (int i = 0; i < static_cast<int>(fit_count); ++i)
        to.add(In::fits + i, static_cast<float>(best[static_cast<std::size_t>(i)]) * 0.5F);
    to.add(In::fits + 4, static_cast<float>(to.ask.legal.declarations.size()) * 0.1F);
}

void list_stack(const Listing& to) {
    const View& view = to.view();
    const int size = view.stack.size();
    to.mark_if(size == 0, In::stack);
    if (size == 0) return;
    to.add(In::stack + 1, static_cast<float>(size) * 0.1F);
    constexpr std::array<int, 6> steps{2, 3, 4, 6, 9, 13};
    for (int i = 0; i < static_cast<int>(steps.size()); ++i)
        to.mark_if(size >= steps[static_cast<std::size_t>(i)], In::stack + 2 + i);
    int own = 0;
    int totals = 0;
    int extras = 0;
    std::array<int, max_number> numbers{};
    for (int i = 0; i < size; ++i) {
        const SeenStackCard& card = view.stack[i];
        own += card.seat == to.ask.seat;
        totals += card.card == total_wild;
        extras += card.extra;
        if (!card.extra && i + 1 < size) ++numbers[static_cast<std::size_t>(card.declared.number() - 1)];
    }
    to.add(In::stack + 8, static_cast<float>(own) * 0.2F);
    to.add(In::stack + 9, static_cast<float>(totals));
    to.add(In::stack + 10, static_cast<float>(extras) * 0.3F);
    for (int i = 0; i < max_number; ++i)
        to.add(In::stack_said + i, static_cast<float>(numbers[static_cast<std::size_t>(i)]));
    int at = In::below;
    int left = In::below_cards;
    for (int i = size - 2; i >= 0 && left > 0; --i) {
        const SeenStackCard& card = view.stack[i];
        if (card.extra) continue;
        to.mark(at);
        to.add(at + 1, static_cast<float>(card.declared.number()) * 0.1F);
        to.mark_if(card.seat == to.ask.seat, at + 2);
        to.mark_if(card.seat == to.top().seat, at + 3);
        to.add(at + 4, static_cast<float>(leap_at(view, i)) * 0.2F);
        at += In::per_below;
        --left;
    }
}

void list_second(const SpicyAsk& ask, const MasterMemory& memory, const SpiceSlots& slots, Matter matter,
                 FeatureList& list) {
    list.clear();
    const Listing to{ask, memory, slots, list};
    list_cards(to);
    list_stack(to);
    list_seats(to);
    list_standing(to);
    list_rules(to);
    to.mark(In::matter + static_cast<int>(matter));
}

}  // namespace scoville::bots
