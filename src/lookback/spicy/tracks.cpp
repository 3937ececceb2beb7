#include "lookback/spicy/tracks.h"

#include <algorithm>

#include "spicy/inside/seen.h"

namespace scoville::lookback {

Tracks::Tracks(const spicy::State& dealt, Seat self) : self_(self), box_(dealt.rules.box) {
    for (Seat seat = 0; seat < dealt.rules.players; ++seat) {
        auto& hand = hands_.emplace_back();
        dealt.hands[seat].for_each_card(
            [&](spicy::Card card) { hand.push_back(add(card, seat == self || card == spicy::total_wild)); });
    }
    dealt_hands_ = hands_;
    for (int i = dealt.deck_next; i < dealt.deck_size; ++i)
        deck_.push_back(add(dealt.deck[static_cast<std::size_t>(i)], false));
}

int Tracks::add(spicy::Card card, bool seen) {
    cards_.push_back(card);
    seen_.push_back(seen);
    return static_cast<int>(cards_.size()) - 1;
}

std::vector<int> Tracks::find(Seat seat, const spicy::Action& action) const {
    std::vector<int> found;
    const auto take = [&](spicy::Card card) {
        for (const int one : hands_[seat])
            if (cards_[static_cast<std::size_t>(one)] == card &&
                std::find(found.begin(), found.end(), one) == found.end())
                return found.push_back(one);
    };
    take(action.card);
    for (const spicy::Card extra : action.extras) take(extra);
    return found;
}

bool Tracks::follow(const notation::SpicyMove& move, const std::vector<spicy::Event>& events,
                    const spicy::State& after) {
    Made made{move, {}};
    if (move.action.what == spicy::Do::play || move.action.what == spicy::Do::copy) {
        made.cards = find(move.seat, move.action);
        if (made.cards.size() != 1 + static_cast<std::size_t>(move.action.extras.size())) return false;
        chosen_[move.seat] = made.cards;
    }
    made_.push_back(made);
    for (const spicy::Event& event : events) tell(spicy::see(event, Viewer::everything()));
    while (stack_.size() > after.stack_size) stack_.erase(stack_.begin());  // won
    return agrees(after);
}

void Tracks::tell(const spicy::SeenEvent& event) {
    if (const auto* played = std::get_if<spicy::Played>(&event)) {
        const std::vector<int>& laid = chosen_[played->seat];
        for (const int one : laid) std::erase(hands_[played->seat], one);
        stack_.insert(stack_.end(), laid.begin() + 1, laid.end());
        stack_.push_back(laid[0]);
    } else if (const auto* back = std::get_if<spicy::TookBack>(&event)) {
        for (const int one : chosen_[back->seat]) {
            if (std::erase(stack_, one) == 0) continue;
            hands_[back->seat].push_back(one);
        }
    } else if (const auto* drew = std::get_if<spicy::Drew>(&event)) {
        for (int i = 0; i < drew->cards.size() && drawn_ < deck_.size(); ++i) {
            const int one = deck_[drawn_++];
            hands_[drew->seat].push_back(one);
            if (drew->seat == self_) seen_[static_cast<std::size_t>(one)] = true;
        }
    } else if (std::holds_alternative<spicy::Revealed>(event)) {
        if (!stack_.empty()) seen_[static_cast<std::size_t>(stack_.back())] = true;
    } else if (const auto* wild = std::get_if<spicy::TotalWildChosen>(&event);
               wild != nullptr && wild->taken) {
        hands_[wild->seat].push_back(add(spicy::total_wild, true));
    }
}

bool Tracks::agrees(const spicy::State& state) const {
    if (stack_.size() != state.stack_size) return false;
    for (std::size_t i = 0; i < stack_.size(); ++i)
        if (!(cards_[static_cast<std::size_t>(stack_[i])] == state.stack[i].kind())) return false;
    for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
        spicy::Hand hand;
        for (const int one : hands_[seat]) hand.add(cards_[static_cast<std::size_t>(one)]);
        if (!(hand == state.hands[seat])) return false;
    }
    return static_cast<int>(deck_.size() - drawn_) == state.draw_size();
}

bool Tracks::exchange(const spicy::State& for_these, FastRng& rng) {
    constexpr spicy::Card open = spicy::Card::hidden();
    std::vector<spicy::Card> now(cards_.size(), open);
    std::array<int, spicy::card_kinds> left{};
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        ++left[cards_[i].kind];
        if (seen_[i]) now[i] = cards_[i];
    }
    const auto put = [&](int one, spicy::Card card) {
        if (!seen_[static_cast<std::size_t>(one)]) now[static_cast<std::size_t>(one)] = card;
    };
    for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
        std::vector<spicy::Card> held;
        for_these.hands[seat].for_each_card([&](spicy::Card card) {
            if (!(card == spicy::total_wild)) held.push_back(card);
        });
        std::size_t next = 0;
        if (static_cast<Seat>(seat) == self_) continue;
        for (const int one : hands_[seat]) {
            if (seen_[static_cast<std::size_t>(one)]) continue;
            if (next == held.size()) return false;
            put(one, held[next++]);
        }
        if (next != held.size()) return false;
    }
    for (std::size_t i = 0; i < stack_.size(); ++i) put(stack_[i], for_these.stack[i].kind());
    for (std::size_t i = drawn_; i < deck_.size(); ++i)
        put(deck_[i], for_these.deck[static_cast<std::size_t>(for_these.deck_next) + i - drawn_]);
    for (const spicy::Card card : now)
        if (!(card == open) && --left[card.kind] < 0) return false;
    // Whatever is left was won and never seen.
    std::vector<spicy::Card> rest;
    for (std::uint8_t kind = 0; kind < spicy::card_kinds; ++kind)
        rest.insert(rest.end(), static_cast<std::size_t>(left[kind]), spicy::Card{kind});
    for (std::size_t i = rest.size(); i > 1; --i)
        std::swap(rest[i - 1], rest[rng.below(static_cast<std::uint32_t>(i))]);
    for (spicy::Card& card : now) {
        if (!(card == open)) continue;
        if (rest.empty()) return false;
        card = rest.back();
        rest.pop_back();
    }
    deal_out(now);
    return rest.empty();
}

void Tracks::deal_out(const std::vector<spicy::Card>& now) {
    exchanged_ = now;
    new_hands_.clear();
    for (const auto& hand : dealt_hands_) {
        auto& cards = new_hands_.emplace_back();
        for (const int one : hand) cards.push_back(now[static_cast<std::size_t>(one)]);
    }
    new_deck_.clear();
    for (const int one : deck_) new_deck_.push_back(now[static_cast<std::size_t>(one)]);
}

std::vector<notation::SpicyMove> Tracks::moves() const {
    std::vector<notation::SpicyMove> moves;
    for (const Made& made : made_) {
        notation::SpicyMove move = made.move;
        if (!made.cards.empty()) {
            move.action.card = exchanged_[static_cast<std::size_t>(made.cards[0])];
            spicy::Extras extras;
            for (std::size_t i = 1; i < made.cards.size(); ++i)
                extras.push_back(exchanged_[static_cast<std::size_t>(made.cards[i])]);
            move.action.extras = extras;
        }
        moves.push_back(move);
    }
    return moves;
}

}  // namespace scoville::lookback
