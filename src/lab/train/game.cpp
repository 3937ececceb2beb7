#include "lab/train/game.h"

#include <algorithm>

#include "base/arithmetic.h"
#include "base/check.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::lab {

using bots::Matter;

void TrainGame::tell(const spicy::Event& event) {
    for (Seat seat = 0; seat < state_.rules.players; ++seat) {
        const spicy::SeenEvent seen = spicy::see(event, Viewer::at_seat(seat));
        if (const auto& bot = (*seats_)[seat].bot)
            bot->see(seen);
        else
            memories_[seat].see(seen);
    }
}

TrainOutcome TrainGame::play(const TrainTable& table, TrainSeats& seats, FastRng& rng,
                             Experience& experience) {
    TrainOutcome outcome;
    seats_ = &seats;
    spicy::FastDealer(table.rules, table.above_end).deal(state_, rng);
    memories_ = {};
    tell(spicy::Event(spicy::Started{state_.turn, {}}));
    const std::size_t from = experience.samples.size();
    while (!state_.over()) {
        if (state_.phase == spicy::Phase::answers) {
            for (const int asked : SeatSet(state_.waiting)) {
                const auto seat = static_cast<Seat>(asked);
                CHECK(spicy::apply(state_, seat, decide(seat, rng, experience), *this));
                ++outcome.decisions;
            }
            continue;
        }
        const Seat seat = state_.turn;
        CHECK(spicy::apply(state_, seat, decide(seat, rng, experience), *this));
        ++outcome.decisions;
    }

    const SeatSet winners = spicy::winners(state_);
    const int players = state_.rules.players;
    float points = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        outcome.share[seat] = winners.has(seat) ? 1.0F / static_cast<float>(winners.size()) : 0.0F;
        points += static_cast<float>(spicy::score(state_, seat));
    }
    std::array<float, max_seats> rewards{};
    constexpr float usual_spread = 20;
    for (Seat seat = 0; seat < players; ++seat) {
        const float own = static_cast<float>(spicy::score(state_, seat));
        const float others = (points - own) / static_cast<float>(players - 1);
        const float ahead = std::clamp((own - others) / usual_spread, -1.0F, 1.0F);
        rewards[seat] = outcome.share[seat] - 1.0F / static_cast<float>(players) + reward_.score * ahead;
    }
    settle(experience, from, rewards);
    return outcome;
}

spicy::Action TrainGame::decide(Seat seat, FastRng& rng, Experience& experience) {
    const spicy::Legal legal = spicy::legal(state_, seat);
    const spicy::View view = spicy::see(state_, Viewer::at_seat(seat), Finished::sealed);
    const spicy::Faults faults;
    const bots::SpicyAsk ask{seat, view, legal, faults};
    const TrainSeat& who = (*seats_)[seat];
    return who.bot ? who.bot->act(ask) : think(ask, rng, experience);
}

spicy::Action TrainGame::think(const bots::SpicyAsk& ask, FastRng& rng, Experience& experience) {
    const bots::SpiceSlots slots(ask.view, ask.seat);
    const TrainSeat& who = (*seats_)[ask.seat];
    const bots::Menu menu = bots::menu_of(ask, slots, bots::first_matter(ask.legal));
    bots::list_features(ask, memories_[ask.seat], slots, menu.matter, features_);
    who.net->look(features_.all(), hidden_);
    who.net->answer(hidden_, 0, menu.last_output(), outputs_.data());
    const bots::Picked picked = bots::pick_choice(menu, outputs_, weighing_, rng, who.temperature);
    if (who.learns) keep(ask, slots, menu, picked, rng, experience);
    return bots::action_of(ask, slots, menu, picked.choice);
}

// Letting a card go is by far the commonest decision: only some are kept, and count for the others. Whether
// earlier samples may look ahead to this one is decided without regard to what was chosen, else they would
// look where something special happened.
void TrainGame::keep(const bots::SpicyAsk& ask, const bots::SpiceSlots& slots, const bots::Menu& menu,
                     const bots::Picked& picked, FastRng& rng, Experience& experience) {
    const bool reaction = menu.matter == Matter::reaction;
    const bool node = !reaction || static_cast<float>(rng.next() >> 40) * 0x1p-24F < reward_.keep;
    const bool let = reaction && picked.choice.item == 0;
    if (let && !node) return;
    const bots::Features actor = features_.all();
    Sample sample{.features = static_cast<std::uint32_t>(experience.features.size()),
                  .feature_count = static_cast<std::uint16_t>(actor.size()),
                  .menu = menu,
                  .choice = picked.choice,
                  .seat = ask.seat,
                  .node = node,
                  .log_chance = static_cast<float>(arithmetic::log(std::max(picked.chance, 1e-12))),
                  .weight = let ? 1 / reward_.keep : 1};
    experience.features.insert(experience.features.end(), actor.begin(), actor.end());
    list_hidden(state_, ask.seat, slots, experience.features);
    sample.hidden_count =
        static_cast<std::uint16_t>(experience.features.size() - sample.features - actor.size());
    if (reaction && !menu.challenges.empty()) {
        sample.has_truth = true;
        sample.truth = truth_of_top(state_);
    }
    experience.samples.push_back(sample);
}

// Looks back from the end: what came of each decision, by the critic's estimates along the way and the
// result.
void TrainGame::settle(Experience& experience, std::size_t from,
                       const std::array<float, max_seats>& rewards) {
    std::array<float, max_seats> ahead = rewards;
    for (std::size_t i = experience.samples.size(); i-- > from;) {
        Sample& sample = experience.samples[i];
        float value = 0;
        critic_.look(experience.critic_inputs(sample), hidden_);
        critic_.answer(hidden_, 0, 1, &value);
        float& later = ahead[sample.seat];
        sample.target = later;
        sample.advantage = later - value;
        if (sample.node) later = (1 - reward_.lambda) * value + reward_.lambda * later;
    }
}

}  // namespace scoville::lab
