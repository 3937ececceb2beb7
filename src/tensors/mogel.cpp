#include "tensors/mogel.h"

namespace scoville::tensors {
namespace {

using mogel::Card;

constexpr std::size_t numbers = mogel::max_number;
constexpr std::size_t seats = mogel::max_players;

template <class Out>
void describe(const mogel::View& view, Seat me, Out& out) {
    out.field("players", seats)[view.rules.players - 1U] = 1;
    const auto hand = out.field("hand", numbers);
    if (view.hands[me].open) view.hands[me].cards.for_each_card([&](Card card) { ++hand[card.number - 1U]; });
    const auto said = out.field("said", numbers);
    if (view.said > 0) said[view.said - 1U] = 1;
    out.field("pile", 1)[0] = view.pile;
    const auto marks = out.field("seats", seats * 4);
    const int players = view.rules.players;
    for (Seat seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>((seat + players - me) % players);
        const auto row = marks.subspan(place * 4, 4);
        row[0] = view.turn == seat;
        row[1] = view.top_owner == seat;
        row[2] = view.hands[seat].size;
        row[3] = view.taken[seat];
    }
}

Names described() {
    Names names;
    describe(mogel::View{}, 0, names);
    return names;
}

}  // namespace

int Mogel::number_of(const Action& action) {
    if (action.what == mogel::Do::doubt) return doubt;
    return lay + (action.card.number - 1) * mogel::max_number + action.said - 1;
}

void Mogel::write_mask(const May& may, const Begun&, std::span<std::uint8_t, action_count> mask) {
    mogel::for_each_action(
        may, [&](const Action& action) { mask[static_cast<std::size_t>(number_of(action))] = 1; });
}

std::optional<mogel::Action> Mogel::choose(const May&, Begun&, int number) {
    if (number == doubt) return Action::doubt();
    return Action::lay(Card::of((number - lay) / mogel::max_number + 1), (number - lay) % mogel::max_number + 1);
}

bool Mogel::allows(const May& may, const Begun&, int number) {
    Begun begun;
    return number >= 0 && number < action_count && mogel::allows(may, *choose(may, begun, number));
}

int Mogel::count(const May& may, const Begun&) {
    int found = 0;
    mogel::for_each_action(may, [&](const Action&) { ++found; });
    return found;
}

int Mogel::nth(const May& may, const Begun&, int n) {
    int found = -1;
    mogel::for_each_action(may, [&](const Action& action) {
        if (n-- == 0) found = number_of(action);
    });
    return found;
}

std::vector<Field> Mogel::fields() { return described().take(); }
int Mogel::observation_size() { return described().size(); }
void Mogel::observe(const mogel::View& view, Seat seat, const Begun&, Row row) { describe(view, seat, row); }

}  // namespace scoville::tensors
