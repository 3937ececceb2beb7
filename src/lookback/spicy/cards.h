// The face-down cards of a game: what each was, what was said of it, who called it, and what a master at
// every other seat believed.
#pragma once

#include "lookback/spicy/scenes.h"

namespace scoville::lookback {

struct LaidCard {
    int scene = 0;
    int move = no_move;
    Seat owner = no_seat;
    spicy::Card card;
    spicy::Declaration said;
    bool copy = false;
    bool number_right = false, spice_right = false;
    Seat challenger = no_seat;
    spicy::Trait trait = spicy::Trait::none;
    bool caught = false;
    std::array<std::optional<Belief>, max_seats> master{}, odds{};  // of those who could have called it
};

template <class Player>
std::vector<LaidCard> laid_cards(Player& player, const std::vector<Scene<Player>>& scenes) {
    std::vector<LaidCard> cards;
    bool open = false;  // the last of them lies on top
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        const Scene<Player>& scene = scenes[i];
        bool laid = false;
        for (const spicy::Event& event : scene.events) {
            const spicy::SeenEvent seen = spicy::see(event, Viewer::everything());
            if (const auto* played = std::get_if<spicy::Played>(&seen)) {
                laid = played->card != spicy::total_wild;
                open = laid;
                if (!laid) continue;
                LaidCard card{.scene = static_cast<int>(i),
                              .move = scene.move,
                              .owner = played->seat,
                              .card = played->card,
                              .said = played->declared,
                              .copy = played->copy};
                const spicy::Truth& truth = spicy::truth_of(card.card);
                card.number_right = spicy::number_is_right(scene.from.state.rules, truth, card.said.number());
                card.spice_right = truth.spices.has(card.said.spice());
                cards.push_back(card);
            } else if (const auto* called = std::get_if<spicy::Challenged>(&seen);
                       called != nullptr && open) {
                cards.back().challenger = called->seat;
                cards.back().trait = called->trait;
            } else if (const auto* shown = std::get_if<spicy::Revealed>(&seen); shown != nullptr && open) {
                cards.back().caught = shown->winner == cards.back().challenger;
                open = false;
            }
        }
        if (!laid || i + 1 == scenes.size()) continue;
        const Table<Player>& table = scenes[i + 1].from;
        for (Seat seat = 0; seat < table.state.rules.players; ++seat) {
            const Asked asked = table.state.waiting.empty() ? Asked::reaction : Asked::awaited;
            if (seat == cards.back().owner) continue;
            const Question put = question(table, seat, asked);
            if (put.legal.challenges.empty()) continue;
            cards.back().master[seat] = player.believes(table.minds[seat], put.ask());
            cards.back().odds[seat] = Player::odds(table.minds[seat], put.ask());
        }
    }
    return cards;
}

}  // namespace scoville::lookback
