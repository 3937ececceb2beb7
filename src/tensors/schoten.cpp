#include "tensors/schoten.h"

namespace scoville::tensors {
namespace {

using schoten::Card;
using schoten::Colour;

constexpr std::size_t colour_count = schoten::colour_count;
constexpr std::size_t seats = schoten::max_players;

std::size_t at(Colour colour) { return static_cast<std::size_t>(colour); }

void put(std::span<std::uint8_t> row, const schoten::ColourCounts& counts) {
    std::copy(counts.of.begin(), counts.of.end(), row.begin());
}

template <class Out>
void describe_seats(const schoten::View& view, Seat me, Out& out) {
    const auto backs = out.field("backs", seats * colour_count);
    const auto collected = out.field("collections", seats * colour_count);
    const auto most = out.field("tips_most", seats * colour_count);
    const auto fewest = out.field("tips_fewest", seats * colour_count);
    const auto marks = out.field("seats", seats * 4);
    const int players = view.rules.players;
    for (Seat seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>((seat + players - me) % players);
        put(backs.subspan(place * colour_count, colour_count), view.hands[seat].backs);
        put(collected.subspan(place * colour_count, colour_count), view.collections[seat]);
        if (view.tips[seat].known && schoten::in_box(view.tips[seat].tip.most)) {
            most[place * colour_count + at(view.tips[seat].tip.most)] = 1;
            fewest[place * colour_count + at(view.tips[seat].tip.fewest)] = 1;
        }
        const auto row = marks.subspan(place * 4, 4);
        row[0] = view.turn == seat;
        row[1] = view.waiting.has(seat);
        row[2] = view.starter == seat;
        row[3] = byte(view.scores[seat]);
    }
}

template <class Out>
void describe(const schoten::View& view, Seat me, Out& out) {
    out.field("players", 2)[static_cast<std::size_t>(view.rules.players - schoten::min_players)] = 1;
    out.field("phase", 4)[static_cast<std::size_t>(view.phase)] = 1;
    out.field("round", schoten::max_rounds)[view.round] = 1;
    const auto hand = out.field("hand", schoten::card_count);
    if (view.hands[me].open) view.hands[me].cards.for_each_card([&](Card card) { hand[card.index] = 1; });
    // By colour: its super trump's number, and how high the colour ranks, 4 the highest.
    const auto supers = out.field("super_trumps", colour_count);
    const auto ranks = out.field("ranks", colour_count);
    for (std::size_t place = 0; place < view.ranking.size(); ++place) {
        const Card pair = view.ranking[place];
        if (!pair.is_open()) continue;
        supers[at(pair.colour())] = byte(pair.number());
        ranks[at(pair.colour())] = byte(static_cast<int>(colour_count - place));
    }
    describe_seats(view, me, out);
    const auto led = out.field("led", colour_count);
    if (schoten::in_box(view.led)) led[at(view.led)] = 1;
    const auto trick = out.field("trick", seats * schoten::card_count);
    for (const schoten::TrickCard& played : view.trick) {
        const auto place =
            static_cast<std::size_t>((played.seat + view.rules.players - me) % view.rules.players);
        trick[place * schoten::card_count + played.card.index] = 1;
    }
    put(out.field("rack", colour_count), view.rack);
}

}  // namespace

int Schoten::number_of(const Action& action) {
    switch (action.what) {
        case schoten::Do::tip:
            return tip + schoten::as_int(action.tips.most) * schoten::colour_count +
                   schoten::as_int(action.tips.fewest);
        case schoten::Do::card: return card + action.card.index;
        case schoten::Do::take: break;
    }
    return take + schoten::as_int(action.colour);
}

void Schoten::write_mask(const May& may, const Begun&, std::span<std::uint8_t, action_count> mask) {
    schoten::for_each_action(
        may, [&](const Action& action) { mask[static_cast<std::size_t>(number_of(action))] = 1; });
}

bool Schoten::allows(const May& may, const Begun&, int number) {
    if (number < 0 || number >= action_count) return false;
    if (number >= take) return may.take.has(number - take);
    if (number >= card) return may.cards.has({static_cast<std::uint8_t>(number - card)});
    return may.tip && number / schoten::colour_count != number % schoten::colour_count;
}

int Schoten::count(const May& may, const Begun&) {
    constexpr int tips = schoten::colour_count * (schoten::colour_count - 1);
    return (may.tip ? tips : 0) + may.cards.size() + may.take.size();
}

int Schoten::nth(const May& may, const Begun&, int n) {
    constexpr int others = schoten::colour_count - 1;
    if (may.tip) {
        const int most = n / others;
        const int fewest = n % others;
        return tip + most * schoten::colour_count + fewest + (fewest >= most ? 1 : 0);
    }
    if (!may.cards.empty()) return card + may.cards.nth(static_cast<unsigned>(n)).index;
    return take + may.take.nth(static_cast<unsigned>(n));
}

std::optional<schoten::Action> Schoten::choose(const May&, Begun&, int number) {
    if (number >= take) return Action::take(static_cast<Colour>(number - take));
    if (number >= card) return Action::play({static_cast<std::uint8_t>(number - card)});
    return Action::tip(static_cast<Colour>(number / schoten::colour_count),
                       static_cast<Colour>(number % schoten::colour_count));
}

std::vector<Field> Schoten::fields() {
    Names names;
    describe(schoten::View{}, 0, names);
    return names.take();
}

int Schoten::observation_size() {
    static const int size = [] {
        Names names;
        describe(schoten::View{}, 0, names);
        return names.size();
    }();
    return size;
}

void Schoten::observe(const schoten::View& view, Seat seat, const Begun&, Row row) {
    describe(view, seat, row);
}

}  // namespace scoville::tensors
