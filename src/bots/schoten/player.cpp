#include "bots/schoten/player.h"

#include "bots/net/math.h"

namespace scoville::bots {

using schoten::Colour;
using schoten::ColourCounts;
using schoten::Tip;

namespace {

constexpr int box = schoten::max_number + 1;
constexpr int first_super = schoten::card_count - schoten::colour_count;
constexpr float usual_hand = 4;  // of a colour: lengths are counted in it

// The chance that none of `held` cards is among `higher` of the `unseen` they were dealt from. Made when it
// is first asked for: as a part of the program it would be the largest of its tables in a browser.
class NoneAmong {
public:
    NoneAmong() {
        for (int unseen = 0; unseen < box; ++unseen)
            for (int held = 0; held < box; ++held)
                for (int higher = 0; higher < box; ++higher) {
                    float chance = 1;
                    for (int i = 0; i < held && higher <= unseen && held <= unseen; ++i)
                        chance *= static_cast<float>(std::max(0, unseen - higher - i)) /
                                  static_cast<float>(unseen - i);
                    at(unseen, held, higher) = chance;
                }
    }
    float of(int unseen, int held, int higher) const { return chances_[place(unseen, held, higher)]; }

private:
    static constexpr std::size_t place(int unseen, int held, int higher) {
        const int place = (unseen * box + held) * box + higher;
        return static_cast<std::size_t>(place);
    }
    float& at(int unseen, int held, int higher) { return chances_[place(unseen, held, higher)]; }
    std::array<float, std::size_t{box} * box * box> chances_{};
};
const NoneAmong& none_among() {
    static const NoneAmong table;
    return table;
}

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }

// One question of one seat.
class Look {
public:
    Look(const WorldPlan& plan, const Worth& worth, const World& open, const Course& course, PlaceSet hand)
        : plan_(plan),
          worth_(worth),
          open_(open),
          course_(course),
          unseen_(PlaceSet::first(schoten::card_count) - course.out - hand),
          tip_(open.tips[open.turn]),
          later_(plan.players() - 1 - open.trick.size()),
          after_(course.tricks - 1),
          early_(static_cast<float>(course.tricks) / schoten::max_number) {
        for (const Colour colour : schoten::colours) {
            unseen_of_[index(colour)] = (unseen_ & plan.of_colour(colour)).size();
            held_[index(colour)] = (hand & plan.of_colour(colour)).size();
        }
        for (Seat seat = 0; seat < plan.players(); ++seat)
            now_[seat] = worth.of(after_, open.collections[seat], open.tips[seat]);
    }

    // Then cards of this colour may be asked about.
    void turn_to(Colour colour) {
        colour_ = colour;
        led_ = open_.trick.empty() ? colour : plan_.colour_of(open_.trick[0].place);
        ColourCounts likely = open_.lying;
        ++likely[colour];
        Seat seat = open_.turn;
        for (int i = 0; i < later_; ++i) {
            seat = left_of(seat, plan_.players());
            ++likely[likely_card(seat)];
        }
        for (Seat each = 0; each < plan_.players(); ++each) gain_[each] = won(each, likely) - now_[each];
        doing_ = open_.trick.empty() ? 0 : colour == led_ ? 1 : 2;
        const int relation = colour == tip_.most ? 0 : colour == tip_.fewest ? 1 : 2;
        sort_ = 3 * doing_ + relation;
    }

    // Calls take(thought, value) for each thought about a card of that colour.
    template <class Take>
    void think_of(int place, Take&& take) const {
        using namespace thought;
        std::array<float, schoten::max_players> wins{};
        const bool leads = place > open_.best.place;
        who_wins(leads ? open_.turn : open_.best.seat, leads ? place : int{open_.best.place}, wins);
        const float win_chance = wins[open_.turn];
        const float own = win_chance * gain_[open_.turn];
        float others_gain = 0;
        for (Seat seat = 0; seat < plan_.players(); ++seat)
            if (seat != open_.turn) others_gain += wins[seat] * gain_[seat];
        const auto colour = index(colour_);
        const int unseen = unseen_of_[colour];
        const int beaten = unseen - (above(unseen_, place) & plan_.of_colour(colour_)).size();
        const float power_of = unseen > 0 ? static_cast<float>(beaten) / static_cast<float>(unseen) : 1.0F;
        const float high = static_cast<float>(place) / schoten::card_count;
        take(gain, own);
        take(gain_early, own * early_);
        take(given, others_gain);
        take(given_early, others_gain * early_);
        take(win, win_chance);
        take(win_early, win_chance * early_);
        take(power_won, power_of * win_chance);
        take(power_lost, power_of * (1 - win_chance));
        take(place_won, high * win_chance);
        take(place_lost, high * (1 - win_chance));
        take(place_early, high * early_);
        take(power + sort_, power_of);
        take(kind + sort_, 1.0F);
        take(length + sort_, static_cast<float>(held_[colour]) / usual_hand);
        if (doing_ == 0) take(gain_leading, own);
        if (later_ == 0) {
            take(gain_last, own);
            if (!leads) take(given_last, gain_[open_.best.seat]);
        }
        if (held_[colour] == 1) {
            take(single, 1.0F);
            take(single_early, early_);
        }
        if (place >= first_super) {
            take(super, 1.0F);
            take(super_early, early_);
            take(super_won, win_chance);
        }
    }

private:
    // What a seat to come adds: it follows if it can, else it throws in what it has most of.
    Colour likely_card(Seat seat) const {
        const ColourCounts& backs = course_.backs[seat];
        if (backs[led_] > 0) return led_;
        return static_cast<Colour>(std::max_element(backs.of.begin(), backs.of.end()) - backs.of.begin());
    }

    // The worth of a seat's collection with these cards and what it takes from the rack for them (T8).
    float won(Seat seat, const ColourCounts& cards) const {
        const Tip tip = open_.tips[seat];
        ColourCounts have = open_.collections[seat];
        for (std::size_t i = 0; i < have.of.size(); ++i)
            have.of[i] = static_cast<std::uint8_t>(have.of[i] + cards.of[i]);
        if (open_.rack[tip.most] > 0) {
            ++have[tip.most];
            return worth_.of(after_, have, tip);
        }
        float best = -1e9F;
        for (const int taken : open_.rack.present()) {
            ColourCounts then = have;
            ++then[static_cast<Colour>(taken)];
            best = std::max(best, worth_.of(after_, then, tip));
        }
        return open_.rack.total() > 0 ? best : worth_.of(after_, have, tip);
    }

    // Who can beat the card that is highest so far does it gladly where the trick serves it.
    void who_wins(Seat holder, int place, std::array<float, schoten::max_players>& wins) const {
        constexpr float gladly = 0.85F;
        constexpr float else_wise = 0.35F;
        const PlaceSet higher = above(unseen_, place);
        std::array<int, schoten::colour_count> higher_of{};
        for (const Colour colour : schoten::colours)
            higher_of[index(colour)] = (higher & plan_.of_colour(colour)).size();
        float holds = 1;
        float sum = 0;
        Seat seat = open_.turn;
        for (int i = 0; i < later_; ++i) {
            seat = left_of(seat, plan_.players());
            const ColourCounts& backs = course_.backs[seat];
            float cannot = 1;
            if (backs[led_] > 0) {
                cannot = none_among_.of(unseen_of_[index(led_)], backs[led_], higher_of[index(led_)]);
            } else {
                for (const Colour colour : schoten::colours)
                    cannot *=
                        none_among_.of(unseen_of_[index(colour)], backs[colour], higher_of[index(colour)]);
            }
            const float beats = (1 - cannot) * (gain_[seat] > 0 ? gladly : else_wise);
            wins[seat] = beats;
            holds *= 1 - beats;
            sum += beats;
        }
        if (sum > 0)
            for (float& each : wins) each *= (1 - holds) / sum;
        wins[holder] = holds;
    }

    const NoneAmong& none_among_ = none_among();
    const WorldPlan& plan_;
    const Worth& worth_;
    const World& open_;
    const Course& course_;
    PlaceSet unseen_;
    Tip tip_;
    int later_;  // who still lays in this trick
    int after_;  // tricks after this one
    float early_;
    std::array<int, schoten::colour_count> unseen_of_{}, held_{};
    std::array<float, schoten::max_players> now_{}, gain_{};
    Colour colour_ = Colour::none, led_ = Colour::none;
    int doing_ = 0;
    int sort_ = 0;
};

// Turns weights of choices into chances.
void settle(float* values, int count) {
    const float best = *std::max_element(values, values + count);
    float sum = 0;
    for (int i = 0; i < count; ++i) sum += values[i] = exp_of(values[i] - best);
    for (int i = 0; i < count; ++i) values[i] /= sum;
}

int drawn(const float* chances, int count, FastRng& rng) {
    float left = draw_unit(rng);
    for (int i = 0; i < count - 1; ++i) {
        left -= chances[i];
        if (left < 0) return i;
    }
    return count - 1;
}

}  // namespace

void Player::weigh_cards(const World& open, const Course& course, PlaceSet hand, CardChoice& choice,
                         CardThoughts* thoughts) const {
    PlaceSet playable = hand;
    if (!open.trick.empty()) {
        const PlaceSet following = hand & plan_.of_colour(plan_.colour_of(open.trick[0].place));
        if (!following.empty()) playable = following;
    }
    choice.places.clear();
    for (const int place : playable) choice.places.push_back(static_cast<std::uint8_t>(place));
    if (choice.places.size() == 1) {
        choice.chances[0] = 1;
        return;
    }
    Look look(plan_, weights_.worth, open, course, hand);
    Colour colour = Colour::none;
    for (int i = 0; i < choice.places.size(); ++i) {
        const int place = choice.places[i];
        if (plan_.colour_of(place) != colour) look.turn_to(colour = plan_.colour_of(place));
        float value = 0;
        const auto at = static_cast<std::size_t>(i);
        if (thoughts == nullptr) {
            look.think_of(place, [&](int what, float size) {
                value += weights_.card[static_cast<std::size_t>(what)] * size;
            });
        } else {
            thoughts->of[at] = {};
            look.think_of(place, [&](int what, float size) {
                thoughts->of[at][static_cast<std::size_t>(what)] = size;
                value += weights_.card[static_cast<std::size_t>(what)] * size;
            });
        }
        choice.chances[at] = value;
    }
    settle(choice.chances.data(), choice.places.size());
}

int Player::draw_card(const World& open, const Course& course, PlaceSet hand, FastRng& rng) const {
    CardChoice choice;
    weigh_cards(open, course, hand, choice);
    const int count = choice.places.size();
    return choice.places[count == 1 ? 0 : drawn(choice.chances.data(), count, rng)];
}

Colour Player::choose_take(const World& open, int tricks) const {
    const Tip tip = open.tips[open.turn];
    if (open.rack[tip.most] > 0) return tip.most;
    Colour best = Colour::none;
    float worth = 0;
    for (const int each : open.rack.present()) {
        ColourCounts then = open.collections[open.turn];
        ++then[static_cast<Colour>(each)];
        const float value = weights_.worth.of(tricks, then, tip);
        if (best == Colour::none || value > worth) {
            worth = value;
            best = static_cast<Colour>(each);
        }
    }
    return best;
}

const std::array<Tip, std::tuple_size_v<Player::TipChances>>& Player::all_tips() {
    static constexpr auto list = [] {
        std::array<Tip, std::tuple_size_v<TipChances>> tips;
        std::size_t next = 0;
        for (const Colour most : schoten::colours)
            for (const Colour fewest : schoten::colours)
                if (most != fewest) tips[next++] = {most, fewest};
        return tips;
    }();
    return list;
}

Player::TipChances Player::weigh_tips(const ColourCounts& rack, const Course& course, Seat seat,
                                      PlaceSet hand, TipThoughts* thoughts) const {
    using namespace thought;
    constexpr float usual_strength = 8;
    const PlaceSet unseen = PlaceSet::first(schoten::card_count) - hand;
    float strong = 0;
    for (const int place : hand) strong += static_cast<float>(place) / (schoten::card_count - 1);
    strong /= usual_strength;
    std::array<std::array<float, 2>, schoten::colour_count> values{};
    for (const Colour colour : schoten::colours) {
        const PlaceSet cards = hand & plan_.of_colour(colour);
        const PlaceSet hidden = unseen & plan_.of_colour(colour);
        float sum = 0;
        float squares = 0;
        for (const int place : cards) {
            const float power_of = hidden.empty() ? 1.0F
                                                  : 1 - static_cast<float>(above(hidden, place).size()) /
                                                            static_cast<float>(hidden.size());
            sum += power_of;
            squares += power_of * power_of;
        }
        int all = 0;
        int most = 0;
        for (Seat other = 0; other < plan_.players(); ++other) {
            if (other == seat) continue;
            all += course.backs[other][colour];
            most = std::max<int>(most, course.backs[other][colour]);
        }
        const float length_of = static_cast<float>(cards.size()) / usual_hand;
        const float rank_of = static_cast<float>(plan_.order().rank(colour)) / (schoten::colour_count - 1);
        const float racked = static_cast<float>(rack[colour]) / usual_hand;
        const float out = static_cast<float>(all) / (2 * usual_hand);
        const float has_super = above(cards, first_super - 1).empty() ? 0.0F : 1.0F;
        std::array<float, tips> of{};
        of[held] = length_of;
        of[held_square] = length_of * length_of;
        of[none] = cards.empty() ? 1.0F : 0.0F;
        of[beats] = sum / usual_hand;
        of[beats_square] = squares / usual_hand;
        of[trump] = has_super;
        of[trump_held] = has_super * length_of;
        of[rank] = rank_of;
        of[rank_held] = rank_of * length_of;
        of[rank_strong] = rank_of * strong;
        of[strong_held] = strong * length_of;
        of[in_rack] = racked;
        of[in_rack_strong] = racked * strong;
        of[others] = out;
        of[others_strong] = out * strong;
        of[one_has] = static_cast<float>(most) / usual_hand;
        for (std::size_t part = 0; part < 2; ++part)
            for (std::size_t i = 0; i < of.size(); ++i)
                values[index(colour)][part] += weights_.tip[part][i] * of[i];
        if (thoughts != nullptr) thoughts->of[index(colour)] = of;
    }
    TipChances chances{};
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const schoten::Tip tip = all_tips()[i];
        chances[i] = values[index(tip.most)][0] + values[index(tip.fewest)][1];
    }
    settle(chances.data(), static_cast<int>(chances.size()));
    return chances;
}

Tip Player::draw_tip(const ColourCounts& rack, const Course& course, Seat seat, PlaceSet hand,
                     FastRng& rng) const {
    const TipChances chances = weigh_tips(rack, course, seat, hand);
    return all_tips()[static_cast<std::size_t>(drawn(chances.data(), static_cast<int>(chances.size()), rng))];
}

void Player::finish(World& world, Course course, FastRng& rng) const {
    while (!world.over()) {
        if (world.takes) {
            plan_.take(world, choose_take(world, course.tricks));
            continue;
        }
        const Seat seat = world.turn;
        const int place = draw_card(world, course, world.hands[seat], rng);
        course.lay(seat, place, plan_.colour_of(place));
        plan_.play(world, place);
        if (world.trick.empty()) --course.tricks;
    }
}

}  // namespace scoville::bots
