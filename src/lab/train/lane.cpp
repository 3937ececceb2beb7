#include "lab/train/lane.h"

#include <algorithm>

namespace scoville::lab {
namespace {

constexpr std::size_t side_by_side = 40;
constexpr std::size_t at_once = 64;  // rows of a batch: what fits into the nearest caches

}  // namespace

LaneTally Lane::play(const DrawGame& draw, const TrainReward& reward, std::size_t samples, std::uint64_t seed,
                     Experience& experience) {
    return play(
        draw, reward, [&] { return experience.samples.size() + under_way_ >= samples; }, seed, experience);
}

LaneTally Lane::play(const DrawGame& draw, const TrainReward& reward, const std::function<bool()>& enough,
                     std::uint64_t seed, Experience& experience) {
    LaneTally tally;
    FastRng rng(seed);
    under_way_ = 0;
    by_net_.clear();  // nets are asked in the order they come up, whatever was played before
    const auto begin = [&](TrainGame& game) {
        TrainSeats seats;
        const TrainTable table = draw(rng, seats);
        game.begin(table, std::move(seats), reward, rng.next());
    };
    for (std::size_t i = 0; i < side_by_side; ++i) {
        if (games_.size() <= i) games_.push_back(std::make_unique<TrainGame>());
        begin(*games_[i]);
    }
    std::size_t running = side_by_side;
    while (running > 0) {
        questions_.clear();
        under_way_ = 0;
        for (std::size_t i = 0; i < running; ++i) under_way_ += games_[i]->samples();
        for (std::size_t i = 0; i < running;) {
            TrainGame& game = *games_[i];
            game.ask(static_cast<int>(i), questions_);
            if (!game.over()) {
                ++i;
                continue;
            }
            ++tally.games;
            tally.decisions += game.decisions();
            experience.append(game.finish());
            under_way_ -= std::min(under_way_, game.samples());
            if (!enough())
                begin(game);
            else
                std::swap(games_[i], games_[--running]);
        }
        answer_all();
        for (std::size_t i = 0; i < running; ++i) games_[i]->act();
    }
    return tally;
}

void Lane::answer_all() {
    for (auto& [net, which] : by_net_) which.clear();
    for (std::size_t i = 0; i < questions_.list.size(); ++i) {
        const bots::Net* net = questions_.list[i].net;
        auto at = std::find_if(by_net_.begin(), by_net_.end(), [&](const auto& b) { return b.first == net; });
        if (at == by_net_.end()) at = by_net_.insert(at, {net, {}});
        at->second.push_back(static_cast<int>(i));
    }
    for (const auto& [net, which] : by_net_)
        for (std::size_t from = 0; from < which.size(); from += at_once)
            answer(*net, std::span(which).subspan(from, std::min(at_once, which.size() - from)));
}

void Lane::answer(const bots::Net& net, std::span<const int> which) {
    inputs_.clear();
    for (const int i : which)
        inputs_.push_back(questions_.inputs(questions_.list[static_cast<std::size_t>(i)]));
    net.look(std::span<const bots::Features>(inputs_), hidden_);
    const float* row = hidden_.narrow.data();
    for (std::size_t i = 0; i < which.size(); ++i, row += net.shape().narrow) {
        const Question& question = questions_.list[static_cast<std::size_t>(which[i])];
        TrainGame& game = *games_[static_cast<std::size_t>(question.game)];
        net.answer(row, weighing_.needs(question.menu), outputs_.data());
        weighing_.weigh(outputs_, question.temperature);
        const bots::Picked picked =
            bots::pick_choice(question.menu, outputs_, weighing_, game.rng(), question.temperature);
        game.answer(question, picked, inputs_[i]);
    }
}

}  // namespace scoville::lab
