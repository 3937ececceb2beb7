#include "bots/master/menu.h"

#include <algorithm>
#include <bit>

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::int16_t output(int at) { return static_cast<std::int16_t>(at); }

// The same in slots: a card's spice and number are those of its kind.
Fit fit_in_slots(NumberSet twins, int kind, int said) {
    return fit_of(twins, Card{static_cast<std::uint8_t>(kind)},
                  Declaration::of(said / max_number, said % max_number + 1));
}

int number_of(int said) { return said % max_number + 1; }

// This card said to be that, in slots.
std::int16_t cross_of(int kind, int said) {
    const int number = said % max_number;
    if (kind == total_wild.kind) return no_output;
    if (kind >= wild_spice.kind)
        return output(Outputs::cross_wild + (kind - wild_spice.kind) * max_number + number);
    const int other = kind / max_number == said / max_number ? 0 : max_number * max_number;
    return output(Outputs::cross + other + kind % max_number * max_number + number);
}

}  // namespace

void Menu::list(std::vector<MenuItem>& items) const {
    items.clear();
    if (matter == Matter::total_wild) {
        items.push_back({});
        items.push_back({{output(Outputs::take), no_output, no_output, no_output}});
        return;
    }
    if (matter == Matter::reaction) {
        items.push_back({});
        for (const int trait : challenges)
            items.push_back({{output(Outputs::challenge + trait), no_output, no_output, no_output}});
        for (const int kind : cards) {
            const auto fit = static_cast<int>(fit_in_slots(twins, kind, said[0]));
            items.push_back(
                {{output(Outputs::copy + fit), output(Outputs::card + kind), no_output, no_output}});
        }
        return;
    }
    items.push_back({{output(Outputs::pass), no_output, no_output, no_output}});
    for (const int kind : cards)
        for (const int each : said) {
            const auto fit = static_cast<int>(fit_in_slots(twins, kind, each));
            items.push_back({{output(Outputs::card + kind), output(Outputs::declaration + each),
                              output(Outputs::fit + fit * max_number + number_of(each) - 1),
                              crossing ? cross_of(kind, each) : no_output}});
        }
}

int Menu::card_at(int item) const {
    if (matter == Matter::reaction) {
        const int at = item - 1 - challenges.size();
        return at >= 0 ? cards[at] : -1;
    }
    return matter == Matter::turn && item > 0 ? cards[(item - 1) / said.size()] : -1;
}

int Menu::number_at(int item) const {
    return number_of(matter == Matter::reaction ? said[0] : said[(item - 1) % said.size()]);
}

bool Menu::takes_extras(int item) const {
    return max_extras > 0 && card_at(item) >= 0 && extras_on.has(number_at(item));
}

Menu menu_of(Sight sight, const SpicyAsk& ask, const SpiceSlots& slots, Matter matter) {
    const Legal& legal = ask.legal;
    Menu menu;
    menu.matter = matter;
    menu.crossing = sight != Sight::first;
    menu.twins = ask.view.rules.twins;
    if (matter == Matter::total_wild) return menu;
    const Hand hand = matter == Matter::turn ? legal.cards : legal.copies;
    hand.for_each_kind([&](Card card) {
        const int kind = slots.kind(card);
        menu.cards.push_back(static_cast<std::uint8_t>(kind));
        menu.counts[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(hand.count(card));
    });
    if (matter == Matter::turn) {
        for (const int index : legal.declarations)
            menu.said.push_back(
                static_cast<std::uint8_t>(slots.kind(Declaration{static_cast<std::uint8_t>(index)})));
    } else {
        menu.challenges = legal.challenges;
        menu.copying = !hand.empty();
        if (menu.copying) menu.said.push_back(static_cast<std::uint8_t>(slots.kind(legal.copied)));
    }
    menu.extras_on = legal.extras_on;
    menu.max_extras = static_cast<std::uint8_t>(
        legal.extras_on.empty() ? 0 : std::clamp(hand.size() - 1, 0, int{legal.max_extras}));
    return menu;
}

Action action_of(const Legal& legal, const SpiceSlots& slots, const Menu& menu, const Choice& choice) {
    if (menu.matter == Matter::total_wild) return Action::choose_total_wild(choice.item == 1);
    const int kind = menu.card_at(choice.item);
    if (kind < 0) {
        if (menu.matter == Matter::turn) return Action::pass();
        if (choice.item == 0) return Action::let();
        return Action::challenge(
            static_cast<Trait>(menu.challenges.nth(static_cast<unsigned>(choice.item - 1))));
    }
    const auto card_of = [&](int in_slots) {
        Card found = Card::hidden();
        const Hand hand = menu.matter == Matter::turn ? legal.cards : legal.copies;
        hand.for_each_kind([&](Card card) {
            if (slots.kind(card) == in_slots) found = card;
        });
        return found;
    };
    Extras extras;
    for (const int extra : choice.extras) extras.push_back(card_of(extra));
    const Card card = card_of(kind);
    if (menu.matter == Matter::reaction) return Action::copy(card, legal.last, extras);
    const int nth = (choice.item - 1) % menu.said.size();
    const Declaration declared{static_cast<std::uint8_t>(legal.declarations.nth(static_cast<unsigned>(nth)))};
    return Action::play(card, declared, legal.last && card != total_wild, extras);
}

void to_chances(std::vector<float>& logits) {
    const float most = *std::max_element(logits.begin(), logits.end());
    for (float& logit : logits) logit = exp_of(logit - most);
    float sum = 0;
    for (const float part : logits) sum += part;
    for (float& logit : logits) logit /= sum;
}

int pick_one(const std::vector<float>& chances, FastRng& rng) {
    float left = static_cast<float>(rng.next() >> 40) * 0x1p-24F;
    for (std::size_t i = 0; i + 1 < chances.size(); ++i) {
        left -= chances[i];
        if (left < 0) return static_cast<int>(i);
    }
    return static_cast<int>(chances.size()) - 1;
}

// What is always asked for: the value, and beliefs where there is something to believe.
std::span<const std::int16_t> Weighing::needs(const Menu& menu) {
    menu.list(items_);
    constexpr std::size_t bits = 64;
    std::array<std::uint64_t, (Outputs::count + bits - 1) / bits> needed{};
    const auto need = [&](int at) {
        needed[static_cast<std::size_t>(at) / bits] |= std::uint64_t{1}
                                                       << (static_cast<std::size_t>(at) % bits);
    };
    need(Outputs::value);
    if (menu.matter == Matter::reaction)
        for (int i = Outputs::belief; i < Outputs::challenge; ++i) need(i);
    for (const MenuItem& item : items_)
        for (const int at : item.outputs)
            if (at != no_output) need(at);
    if (menu.max_extras > 0) {
        for (int i = 0; i <= menu.max_extras; ++i) need(Outputs::how_many + i);
        for (const int kind : menu.cards) need(Outputs::extra + kind);
    }
    needs_.clear();
    for (std::size_t word = 0; word < needed.size(); ++word)
        for (std::uint64_t left = needed[word]; left != 0; left &= left - 1)
            needs_.push_back(output(static_cast<int>(word * bits) + std::countr_zero(left)));
    return needs_;
}

void Weighing::weigh(const OutputValues& outputs, float temperature) {
    chances_.clear();
    for (const MenuItem& item : items_) {
        float logit = 0;
        for (const int at : item.outputs)
            if (at != no_output) logit += outputs[static_cast<std::size_t>(at)];
        chances_.push_back(logit / temperature);
    }
    to_chances(chances_);
}

int Weighing::pick(FastRng& rng) const { return pick_one(chances_, rng); }

ExtrasStep how_many_extras(const Menu& menu, const OutputValues& outputs, float temperature) {
    ExtrasStep step;
    for (int i = 0; i <= menu.max_extras; ++i) {
        const int place = Outputs::how_many + i;
        step.outputs.push_back(output(place));
        step.chances.push_back(outputs[static_cast<std::size_t>(place)] / temperature);
    }
    to_chances(step.chances);
    return step;
}

ExtrasStep which_extra(const Menu& menu, int card, const InlineVec<std::uint8_t, 2>& before,
                       const OutputValues& outputs, float temperature) {
    auto counts = menu.counts;
    --counts[static_cast<std::size_t>(card)];
    for (const int kind : before) --counts[static_cast<std::size_t>(kind)];
    ExtrasStep step;
    for (const int kind : menu.cards) {
        if (counts[static_cast<std::size_t>(kind)] == 0) continue;
        const int place = Outputs::extra + kind;
        step.outputs.push_back(output(place));
        step.chances.push_back(outputs[static_cast<std::size_t>(place)] / temperature);
    }
    to_chances(step.chances);
    return step;
}

Picked pick_choice(const Menu& menu, const OutputValues& outputs, const Weighing& weighing, FastRng& rng,
                   float temperature) {
    Picked picked{.choice = {.item = weighing.pick(rng), .extras = {}}};
    picked.chance = static_cast<double>(weighing.chances()[static_cast<std::size_t>(picked.choice.item)]);
    if (!menu.takes_extras(picked.choice.item)) return picked;
    const ExtrasStep many = how_many_extras(menu, outputs, temperature);
    const int count = pick_one(many.chances, rng);
    picked.chance *= static_cast<double>(many.chances[static_cast<std::size_t>(count)]);
    for (int i = 0; i < count; ++i) {
        const ExtrasStep step =
            which_extra(menu, menu.card_at(picked.choice.item), picked.choice.extras, outputs, temperature);
        const auto at = static_cast<std::size_t>(pick_one(step.chances, rng));
        picked.chance *= static_cast<double>(step.chances[at]);
        picked.choice.extras.push_back(static_cast<std::uint8_t>(step.outputs[at] - Outputs::extra));
    }
    return picked;
}

}  // namespace scoville::bots
