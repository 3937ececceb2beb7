// A player as others may imagine it: it knows its own hand and what lies open, no more. Whatever it may do is
// weighed by a few thoughts, and what weighs more is done more often. The weights come from self-play
// (docs/training.md); it is quick enough for thousands of rounds in a moment.
#pragma once

#include "base/fast_rng.h"
#include "bots/schoten/standing.h"
#include "bots/schoten/world.h"

namespace scoville::bots {

// What a round shows to all beside collections, rack, tips and the trick, which are those of a world.
struct Course {
    PlaceSet out;  // cards that were laid
    std::array<schoten::ColourCounts, schoten::max_players> backs{};
    int tricks = 0;  // to come, with the present one

    void lay(Seat seat, int place, schoten::Colour colour) {
        out.add(place);
        --backs[seat][colour];
    }
};

// The thoughts about a card. Some are told apart by what the card does (lead, follow, be thrown in) and by
// what its colour is to the own tips (most, fewest, neither).
namespace thought {
enum Card : int {
    gain,               // what the own collection is worth more with this trick, if it is won
    gain_early,         // the same, times the part of the round that is left
    gain_leading,       // … if it is led
    gain_last,          // … if nobody comes after
    given,              // what the trick is worth to the others, if they win it
    given_early,        //
    given_last,         //
    win,                // the chance to win it, and so to lead
    win_early,          //
    power_won,          // how much of its colour the card beats, where it wins the trick
    power_lost,         // … where it does not
    place_won,          // how high it is among all cards, where it wins
    place_lost,         //
    place_early,        //
    super,              // a super trump
    super_early,        //
    super_won,          //
    single,             // the last one of its colour in the hand
    single_early,       //
    power,              // nine: how much of its colour it beats
    kind = power + 9,   // nine: 1
    length = kind + 9,  // nine: how many of its colour the hand has
    cards = length + 9
};
// Of a tip, for each of its two colours.
enum Tip : int {
    held,            // how many of it
    held_square,     //
    none,            //
    beats,           // how much of the colour they beat
    beats_square,    //
    trump,           // the colour's super trump is held
    trump_held,      //
    rank,            // the colour's
    rank_held,       //
    rank_strong,     // … times the strength of the whole hand
    strong_held,     //
    in_rack,         //
    in_rack_strong,  //
    others,          // how many the others hold
    others_strong,   //
    one_has,         // the most that one of them holds
    tips
};
}  // namespace thought

struct PlayerWeights {
    std::array<float, thought::cards> card{};
    std::array<std::array<float, thought::tips>, 2> tip{};  // for most, for fewest
    Worth worth;
};
// For three and for four players.
const PlayerWeights& player_weights(int players);

// What may be laid, as places, with the chance of each.
struct CardChoice {
    InlineVec<std::uint8_t, schoten::max_number> places;
    std::array<float, schoten::max_number> chances{};

    float chance_of(int place) const {
        for (int i = 0; i < places.size(); ++i)
            if (places[i] == place) return chances[static_cast<std::size_t>(i)];
        return 0;
    }
};
// The thoughts themselves, for those who learn the weights.
struct CardThoughts {
    std::array<std::array<float, thought::cards>, schoten::max_number> of{};
};
struct TipThoughts {
    std::array<std::array<float, thought::tips>, schoten::colour_count> of{};
};

class Player {
public:
    Player(const WorldPlan& plan, const PlayerWeights& weights) : plan_(plan), weights_(weights) {}

    // The cards `open.turn` may lay with this hand. Of the world only what lies open is looked at.
    void weigh_cards(const World& open, const Course& course, PlaceSet hand, CardChoice& choice,
                     CardThoughts* thoughts = nullptr) const;
    int draw_card(const World& open, const Course& course, PlaceSet hand, FastRng& rng) const;
    // T8: what serves the own tips best.
    schoten::Colour choose_take(const World& open, int tricks) const;

    using TipChances = std::array<float, schoten::colour_count*(schoten::colour_count - 1)>;
    static const std::array<schoten::Tip, std::tuple_size_v<TipChances>>& all_tips();
    // T6, before the first trick.
    TipChances weigh_tips(const schoten::ColourCounts& rack, const Course& course, Seat seat, PlaceSet hand,
                          TipThoughts* thoughts = nullptr) const;
    schoten::Tip draw_tip(const schoten::ColourCounts& rack, const Course& course, Seat seat, PlaceSet hand,
                          FastRng& rng) const;

    // Everyone goes on like this to the end of the round.
    void finish(World& world, Course course, FastRng& rng) const;

private:
    const WorldPlan& plan_;
    const PlayerWeights& weights_;
};

// A number from 0 to 1.
inline float draw_unit(FastRng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F; }

}  // namespace scoville::bots
