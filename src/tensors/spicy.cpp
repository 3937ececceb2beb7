#include "tensors/spicy.h"

#include <array>

namespace scoville::tensors {
namespace {

using spicy::Action;
using spicy::Card;
using spicy::Declaration;
using spicy::Do;
using spicy::Hand;
using spicy::Legal;

constexpr int declaration_count = spicy::max_spices * spicy::max_number;
constexpr int recent_cards = 8;

int place_of(Declaration said) { return said.spice() * spicy::max_number + said.number() - 1; }
Declaration declaration_at(int place) {
    return Declaration::of(place / spicy::max_number, place % spicy::max_number + 1);
}

// What may still go under a begun 5.
Hand left_for_extras(const Legal& legal, const Action& begun) {
    Hand hand = begun.what == Do::copy ? legal.copies : legal.cards;
    hand.remove(begun.card);
    for (const Card extra : begun.extras) hand.remove(extra);
    return hand;
}

bool may_take_extras(const Legal& legal, const Action& action) {
    const Declaration said = action.what == Do::copy ? legal.copied : action.declared;
    return legal.extras_on.has(said.number()) && action.extras.size() < legal.max_extras &&
           !left_for_extras(legal, action).empty();
}

int kinds_in(const Hand& hand) {
    int kinds = 0;
    hand.for_each_kind([&](Card) { ++kinds; });
    return kinds;
}

// The nth kind of card in it, in order.
int kind_at(const Hand& hand, int n) {
    int kind = 0;
    hand.for_each_kind([&](Card card) {
        if (n-- == 0) kind = card.kind;
    });
    return kind;
}

// The plain numbers, below those of cards.
constexpr std::array plain{
    Spicy::pass,        Spicy::let,        Spicy::let_standing,     Spicy::call_wrong,
    Spicy::call_number, Spicy::call_spice, Spicy::leave_total_wild, Spicy::take_total_wild};
bool allows_plain(const Legal& legal, int number) {
    switch (number) {
        case Spicy::pass: return legal.pass;
        case Spicy::let: return legal.let;
        case Spicy::let_standing: return legal.standing;
        case Spicy::call_wrong:
        case Spicy::call_number:
        case Spicy::call_spice: return legal.challenges.has(number - Spicy::call_wrong);
        case Spicy::leave_total_wild:
        case Spicy::take_total_wild: return legal.choose;
        default: return false;
    }
}

Action without_extras(const Legal& legal, int number) {
    if (number >= Spicy::play) {
        const int rest = number - Spicy::play;
        const Card card{static_cast<std::uint8_t>(rest / declaration_count)};
        return Action::play(card, declaration_at(rest % declaration_count),
                            legal.last && card != spicy::total_wild);
    }
    return Action::copy({static_cast<std::uint8_t>(number - Spicy::copy)}, legal.last);
}

// A seat as this one sees it: 0 is itself, then clockwise.
int place_of(Seat seat, Seat me, int players) { return (seat + players - me) % players; }

template <class Out>
void describe_rules(const spicy::Ruleset& rules, Out& out) {
    out.field("players", spicy::Face::players.most - 1)[static_cast<std::size_t>(rules.players - 2)] = 1;
    const auto flags = out.field("rules", 9);
    flags[0] = rules.copying;
    flags[1] = rules.strict;
    flags[2] = rules.everyone_answers;
    flags[3] = rules.low_escape != spicy::no_spice;
    flags[4] = !rules.paw_on.empty();
    flags[5] = !rules.extras_on.empty();
    flags[6] = !rules.twins.empty();
    flags[7] = rules.wraps_after.size() > 1;
    flags[8] = byte(rules.box.total_wilds);
}

template <class Out>
void describe_seats(const spicy::View& view, Seat me, Out& out) {
    constexpr std::size_t each = 9;
    const auto seats = out.field("seats", max_seats * each);
    const int players = view.rules.players;
    const Seat top = view.stack.empty() ? no_seat : view.stack[view.stack.size() - 1].seat;
    for (Seat seat = 0; seat < players; ++seat) {
        const auto row = seats.subspan(static_cast<std::size_t>(place_of(seat, me, players)) * each, each);
        row[0] = view.hands[seat].size;
        row[1] = view.hands[seat].total_wilds;
        row[2] = view.won[seat].spice;
        row[3] = view.won[seat].total;
        row[4] = view.trophies[seat];
        row[5] = view.turn == seat;
        row[6] = view.waiting.has(seat);
        row[7] = top == seat;
        row[8] = view.paw == seat;
    }
}

template <class Out>
void describe_stack(const spicy::View& view, Seat me, Out& out) {
    const auto height = out.field("stack_size", 1);
    const auto top = out.field("top", declaration_count);
    const auto mark = out.field("top_marks", 2);
    const auto said = out.field("declared", declaration_count);
    const auto own = out.field("own_in_stack", spicy::card_kinds);
    const auto recent = out.field("recent", recent_cards * 3);
    height[0] = byte(static_cast<int>(view.stack.size()));
    std::size_t shown = 0;
    for (int i = static_cast<int>(view.stack.size()) - 1; i >= 0; --i) {
        const spicy::SeenStackCard& card = view.stack[i];
        if (!card.card.is_hidden() && card.seat == me) ++own[card.card.kind];
        if (card.declared.is_none()) continue;
        const auto place = static_cast<std::size_t>(place_of(card.declared));
        ++said[place];
        if (shown == 0) {
            top[place] = 1;
            mark[0] = card.copy;
            mark[1] = card.card == spicy::total_wild;
        }
        if (shown < recent_cards) {
            const auto row = recent.subspan(3 * shown, 3);
            row[0] = byte(1 + place_of(card.seat, me, view.rules.players));
            row[1] = byte(1 + card.declared.spice());
            row[2] = byte(card.declared.number());
        }
        ++shown;
    }
}

template <class Out>
void describe(const spicy::View& view, Seat me, const Spicy::Begun& begun, Out& out) {
    describe_rules(view.rules, out);
    const auto hand = out.field("hand", spicy::card_kinds);
    if (view.hands[me].open) view.hands[me].cards.for_each_card([&](Card card) { ++hand[card.kind]; });
    const auto started = out.field("begun", 1 + spicy::card_kinds);
    if (begun.action) {
        started[0] = byte(1 + static_cast<int>(begun.action->extras.size()));
        ++started[1u + begun.action->card.kind];
        for (const Card extra : begun.action->extras) ++started[1u + extra.kind];
    }
    describe_seats(view, me, out);
    describe_stack(view, me, out);
    const auto decks = out.field("decks", 3);
    decks[0] = view.draw;
    decks[1] = view.above_end;
    decks[2] = view.total_wilds_left;
}

}  // namespace

void Spicy::write_mask(const May& may, const Begun& begun, std::span<std::uint8_t, action_count> mask) {
    const Legal& legal = may.legal;
    const auto at = [&](int number) -> std::uint8_t& { return mask[static_cast<std::size_t>(number)]; };
    if (begun.action) {
        at(no_more_extras) = 1;
        left_for_extras(legal, *begun.action).for_each_kind([&](Card card) { at(extra + card.kind) = 1; });
        return;
    }
    for (const int number : plain) at(number) = allows_plain(legal, number);
    legal.copies.for_each_kind([&](Card card) { at(copy + card.kind) = 1; });
    legal.cards.for_each_kind([&](Card card) {
        for (const int said : legal.declarations)
            at(play + card.kind * declaration_count +
               place_of(Declaration{static_cast<std::uint8_t>(said)})) = 1;
    });
}

bool Spicy::allows(const May& may, const Begun& begun, int number) {
    const Legal& legal = may.legal;
    const auto card = [number](int from) { return Card{static_cast<std::uint8_t>(number - from)}; };
    if (number < 0 || number >= action_count) return false;
    if (begun.action) {
        if (number == no_more_extras) return true;
        return number >= extra && number < copy && left_for_extras(legal, *begun.action).has(card(extra));
    }
    if (number >= play) {
        const int rest = number - play;
        return legal.cards.has({static_cast<std::uint8_t>(rest / declaration_count)}) &&
               legal.declarations.has(declaration_at(rest % declaration_count).index);
    }
    if (number >= copy) return legal.copies.has(card(copy));
    return allows_plain(legal, number);
}

int Spicy::count(const May& may, const Begun& begun) {
    const Legal& legal = may.legal;
    if (begun.action) return 1 + kinds_in(left_for_extras(legal, *begun.action));
    int count = kinds_in(legal.copies) + kinds_in(legal.cards) * legal.declarations.size();
    for (const int number : plain) count += allows_plain(legal, number);
    return count;
}

int Spicy::nth(const May& may, const Begun& begun, int n) {
    const Legal& legal = may.legal;
    if (begun.action)
        return n == 0 ? no_more_extras : extra + kind_at(left_for_extras(legal, *begun.action), n - 1);
    for (const int number : plain)
        if (allows_plain(legal, number) && n-- == 0) return number;
    const int copies = kinds_in(legal.copies);
    if (n < copies) return copy + kind_at(legal.copies, n);
    n -= copies;
    const int said = legal.declarations.nth(static_cast<unsigned>(n % legal.declarations.size()));
    return play + kind_at(legal.cards, n / legal.declarations.size()) * declaration_count +
           place_of(Declaration{static_cast<std::uint8_t>(said)});
}

std::optional<Action> Spicy::choose(const May& may, Begun& begun, int number) {
    const auto finished = [&](const Action& action) -> std::optional<Action> {
        if (number != no_more_extras && may_take_extras(may.legal, action)) {
            begun.action = action;
            return std::nullopt;
        }
        begun.action.reset();
        return action;
    };
    switch (number) {
        case pass: return Action::pass();
        case let:
        case let_standing: return Action::let(number == let_standing);
        case call_wrong:
        case call_number:
        case call_spice: return Action::challenge(static_cast<spicy::Trait>(number - call_wrong));
        case leave_total_wild:
        case take_total_wild: return Action::choose_total_wild(number == take_total_wild);
        default: break;
    }
    if (number >= copy) return finished(without_extras(may.legal, number));
    Action action = *begun.action;
    if (number != no_more_extras) action.extras.push_back({static_cast<std::uint8_t>(number - extra)});
    return finished(action);
}

std::vector<int> Spicy::numbers_of(const May& may, const Action& action) {
    std::vector<int> numbers;
    Begun begun;
    const auto say = [&](int number) {
        numbers.push_back(number);
        return choose(may, begun, number);
    };
    switch (action.what) {
        case Do::pass: return {pass};
        case Do::let: return {action.standing ? let_standing : let};
        case Do::challenge: return {call_wrong + spicy::as_int(action.trait)};
        case Do::total_wild: return {action.take ? take_total_wild : leave_total_wild};
        case Do::peek: return {};
        case Do::play:
        case Do::copy: break;
    }
    if (!spicy::allows(may.legal, {}, action)) return {};
    const int first = action.what == Do::copy
                          ? copy + action.card.kind
                          : play + action.card.kind * declaration_count + place_of(action.declared);
    auto done = say(first);
    for (const Card card : action.extras) done = say(extra + card.kind);
    if (!done) done = say(no_more_extras);
    return numbers;
}

std::vector<Field> Spicy::fields() {
    Names names;
    describe(spicy::View{}, 0, {}, names);
    return names.take();
}

int Spicy::observation_size() {
    static const int size = [] {
        Names names;
        describe(spicy::View{}, 0, {}, names);
        return names.size();
    }();
    return size;
}

void Spicy::observe(const spicy::View& view, Seat seat, const Begun& begun, Row row) {
    describe(view, seat, begun, row);
}

}  // namespace scoville::tensors
