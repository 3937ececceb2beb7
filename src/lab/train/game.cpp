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
        if (const auto& bot = seats_[seat].bot)
            bot->see(seen);
        else
            memories_[seat].see(seen);
    }
}

void TrainGame::begin(const TrainTable& table, TrainSeats seats, const TrainReward& reward,
                      std::uint64_t seed) {
    seats_ = std::move(seats);
    reward_ = reward;
    rng_ = FastRng(seed);
    spicy::FastDealer(table.rules, table.above_end).deal(state_, rng_);
    memories_ = {};
    asked_.clear();
    kept_.clear();
    decisions_ = 0;
    tell(spicy::Event(spicy::Started{state_.turn, {}}));
}

// Answers of one round are not seen until all are in, so all are asked at once.
void TrainGame::ask(int game, Questions& questions) {
    while (!over()) {
        const std::size_t before = questions.list.size();
        if (state_.phase == spicy::Phase::answers)
            for (const int seat : SeatSet(state_.waiting)) ask_seat(static_cast<Seat>(seat), game, questions);
        else
            ask_seat(state_.turn, game, questions);
        if (questions.list.size() > before) return;
        act();
    }
}

void TrainGame::ask_seat(Seat seat, int game, Questions& questions) {
    const spicy::Legal legal = spicy::legal(state_, seat);
    const spicy::View view = spicy::see(state_, Viewer::at_seat(seat), Finished::sealed);
    const spicy::Faults faults;
    const bots::SpicyAsk ask{seat, view, legal, faults};
    const TrainSeat& who = seats_[seat];
    asked_.push_back({seat, {}});
    if (who.bot) {
        asked_[asked_.size() - 1].action = who.bot->act(ask);
        return;
    }
    const bots::SpiceSlots slots(view, seat);
    const bots::Sight sight = bots::sight_of(*who.net);
    Question question{.game = game,
                      .place = asked_.size() - 1,
                      .net = who.net,
                      .temperature = who.temperature,
                      .menu = bots::menu_of(sight, ask, slots, bots::first_matter(legal)),
                      .slots = slots,
                      .legal = legal,
                      .features = static_cast<std::uint32_t>(questions.features.size())};
    bots::list_features(sight, ask, memories_[seat], slots, question.menu.matter, features_);
    const bots::Features inputs = features_.all();
    question.feature_count = static_cast<std::uint32_t>(inputs.size());
    questions.features.insert(questions.features.end(), inputs.begin(), inputs.end());
    questions.list.push_back(question);
}

void TrainGame::answer(const Question& question, const bots::Picked& picked, bots::Features inputs) {
    Asked& asked = asked_[question.place];
    asked.action = bots::action_of(question.legal, question.slots, question.menu, picked.choice);
    if (seats_[asked.seat].learns) keep(question, asked.seat, picked, inputs);
}

void TrainGame::act() {
    for (const Asked& asked : asked_) {
        CHECK(spicy::apply(state_, asked.seat, asked.action, *this));
        ++decisions_;
    }
    asked_.clear();
}

// Letting a card go is by far the commonest decision: only some are kept, and count for the others. Whether
// earlier samples may look ahead to this one is decided without regard to what was chosen, else they would
// look where something special happened.
void TrainGame::keep(const Question& question, Seat seat, const bots::Picked& picked, bots::Features inputs) {
    const bots::Menu& menu = question.menu;
    const bool reaction = menu.matter == Matter::reaction;
    const bool node = !reaction || static_cast<float>(rng_.next() >> 40) * 0x1p-24F < reward_.keep;
    const bool let = reaction && picked.choice.item == 0;
    if (let && !node) return;
    Sample sample{.features = static_cast<std::uint32_t>(kept_.features.size()),
                  .feature_count = static_cast<std::uint16_t>(inputs.size()),
                  .menu = menu,
                  .choice = picked.choice,
                  .seat = seat,
                  .node = node,
                  .log_chance = static_cast<float>(arithmetic::log(std::max(picked.chance, 1e-12))),
                  .weight = let ? 1 / reward_.keep : 1};
    kept_.features.insert(kept_.features.end(), inputs.begin(), inputs.end());
    list_hidden(state_, seat, question.slots, question.net->shape().inputs, kept_.features);
    sample.hidden_count = static_cast<std::uint16_t>(kept_.features.size() - sample.features - inputs.size());
    if (reaction && !menu.challenges.empty()) {
        sample.has_truth = true;
        sample.truth = truth_of_top(state_);
        sample.top_last = state_.last_card_pending();
        sample.top_number =
            state_.top().copy ? std::uint8_t{0} : static_cast<std::uint8_t>(state_.top().said().number());
        sample.height = state_.stack_size;
    }
    kept_.samples.push_back(sample);
}

const Experience& TrainGame::finish() {
    const SeatSet winners = spicy::winners(state_);
    const int players = state_.rules.players;
    float points = 0;
    for (Seat seat = 0; seat < players; ++seat) points += static_cast<float>(spicy::score(state_, seat));
    PlayedGame played{.first = 0, .count = static_cast<std::uint32_t>(kept_.samples.size())};
    constexpr float usual_spread = 20;
    for (Seat seat = 0; seat < players; ++seat) {
        const float share = winners.has(seat) ? 1.0F / static_cast<float>(winners.size()) : 0.0F;
        const float own = static_cast<float>(spicy::score(state_, seat));
        const float others = (points - own) / static_cast<float>(players - 1);
        const float ahead = std::clamp((own - others) / usual_spread, -1.0F, 1.0F);
        played.rewards[seat] = share - 1.0F / static_cast<float>(players) + reward_.score * ahead;
    }
    kept_.games.assign(1, played);
    return kept_;
}

}  // namespace scoville::lab
