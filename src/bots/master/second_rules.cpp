// The table of the second sight: what is left of the game, and by which rules it is played.
#include "bots/master/listing.h"
#include "bots/master/second.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)
using In = SecondInputs;

namespace {

void list_table(const Listing& to) {
    const View& view = to.view();
    constexpr int at = In::table;
    to.mark(at + view.rules.players - 2);
    to.add(at + 5, static_cast<float>(view.above_end) * 0.025F);
    constexpr std::array<int, 7> steps{1, 2, 3, 4, 6, 9, 14};
    for (int i = 0; i < 7; ++i) to.mark_if(view.above_end <= steps[static_cast<std::size_t>(i)], at + 6 + i);
    to.mark_if(view.rules.end_fixed, at + 13);
    int left = view.rules.box.trophies;
    for (Seat seat = 0; seat < view.rules.players; ++seat) left -= view.trophies[seat];
    to.mark_if(left <= 1, at + 14);
    to.mark_if(left == 2, at + 15);
    to.add(at + 16, static_cast<float>(view.total_wilds_left) * 0.2F);
    if (view.paw != no_seat) to.mark(view.paw == to.ask.seat ? at + 17 : at + 18);
    to.mark_if(view.total_wilds_left > 0, at + 19);
}

}  // namespace

void list_rules(const Listing& to) {
    list_table(to);
    const Ruleset& rules = to.view().rules;
    constexpr int at = In::rules;
    if (rules.low_escape != no_spice) {
        to.mark(at);
        to.mark(at + 1 + to.slots.slot_of(rules.low_escape));
    }
    to.mark_if(rules.wraps_after.size() > 1, at + 4);
    to.mark_if(!rules.paw_on.empty(), at + 5);
    to.mark_if(!rules.extras_on.empty(), at + 6);
    to.mark_if(!rules.twins.empty(), at + 7);
    to.mark_if(rules.copying, at + 8);
    to.mark_if(rules.box.total_wilds > 0, at + 9);
    to.add(at + 10, static_cast<float>(max_number - rules.box.numbers) * 0.2F);
    to.add(at + 11, static_cast<float>(max_spices - rules.box.spices));
    to.add(at + 12, static_cast<float>(3 - rules.box.copies) * 0.5F);
    to.add(at + 13, static_cast<float>(6 - rules.dealt) * 0.25F);
    to.mark_if(rules.trophies_to_win == 1, at + 14);
    to.mark_if(rules.strict, at + 15);
    if (to.view().stack.empty()) return;
    std::array<bool, max_spices> low{};  // V1, V2: what they allow just now
    for (const int declared : to.ask.legal.declarations) {
        const Declaration said{static_cast<std::uint8_t>(declared)};
        if (said.number() <= 3) low[static_cast<std::size_t>(to.slots.slot_of(said.spice()))] = true;
    }
    for (int slot = 0; slot < max_spices; ++slot)
        to.mark_if(low[static_cast<std::size_t>(slot)], at + 16 + slot);
}

}  // namespace scoville::bots
