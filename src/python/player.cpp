#include "python/player.h"

#include <algorithm>

namespace scoville::python {
namespace {

template <class Face>
typename Face::May may_of(const Game& game, Seat seat) {
    return any::part<Face>(game.inside().may(seat));
}

// What the seat has said so far of an action that is not whole yet.
template <class Face>
std::vector<int> said_by(const Game& game, Seat seat, const typename Face::May& may) {
    if (game.beginner() != seat) return {};
    const auto& begun = game.begun<Face>();
    if constexpr (requires { begun.action; }) {
        auto numbers = tensors::TensorsOf<Face>::numbers_of(may, *begun.action);
        numbers.resize(1 + begun.action->extras.size());  // without the "no more"
        return numbers;
    }
    return {};
}

bool begins_with(const std::vector<int>& numbers, const std::vector<int>& said) {
    return numbers.size() > said.size() && std::equal(said.begin(), said.end(), numbers.begin());
}

}  // namespace

Player::Player(any::Kind kind, bots::Level level, std::uint64_t seed)
    : level_(level), seed_(seed), bot_(any::with_game(kind, []<class Face>() -> any::OneOf<BotOf> {
          return any::OneOf<BotOf>(std::in_place_index<any::place_of<Face>>);
      })) {}

template <class Face>
typename bots::Types<Face>::Bot& Player::listening(const Game& game, Seat seat) {
    BotOf<Face>& bot = any::part<Face>(bot_);
    if (bot == nullptr || game_ != game.identity() || seat_ != seat || heard_ > game.events().size()) {
        bot = bots::Levels<Face>::make(level_, seed_);
        game_ = game.identity();
        seat_ = seat;
        heard_ = 0;
        planned_.clear();
    }
    for (; heard_ < game.events().size(); ++heard_)
        bot->see(Face::Inside::see(any::part<Face>(game.events()[heard_]), Viewer::at_seat(seat)));
    return *bot;
}

std::optional<Wrong> Player::misfit(const Game& game, Seat seat) const {
    if (game.kind() != any::kind_of(bot_)) return Wrong{"this bot plays the other game"};
    if (game.over() || game.legal(seat).empty()) return Wrong{"this seat is not asked for anything"};
    return std::nullopt;
}

Result<int, Wrong> Player::act(const Game& game, Seat seat) {
    if (auto wrong = misfit(game, seat)) return *wrong;
    return any::with_game(game.kind(), [&]<class Face>() -> Result<int, Wrong> {
        auto& bot = listening<Face>(game, seat);
        const auto may = may_of<Face>(game, seat);
        const auto said = said_by<Face>(game, seat, may);
        if (!begins_with(planned_, said)) {
            const auto view = any::part<Face>(game.inside().see(Viewer::at_seat(seat), Finished::sealed));
            planned_ =
                tensors::TensorsOf<Face>::numbers_of(may, bot.act(bots::Types<Face>::ask(seat, view, may)));
        }
        // A fault has no number, and an action that another has begun may not be this bot's.
        const int next = begins_with(planned_, said) ? planned_[said.size()] : game.legal(seat).front();
        if (planned_.size() == said.size() + 1) planned_.clear();
        return next;
    });
}

Result<std::vector<std::pair<int, double>>, Wrong> Player::policy(const Game& game, Seat seat) {
    using Chances = std::vector<std::pair<int, double>>;
    if (auto wrong = misfit(game, seat)) return *wrong;
    return any::with_game(game.kind(), [&]<class Face>() -> Result<Chances, Wrong> {
        auto& bot = listening<Face>(game, seat);
        Chances chances;
        if constexpr (requires { bot.policy(std::declval<typename bots::Types<Face>::Ask>()); }) {
            const auto may = may_of<Face>(game, seat);
            const auto view = any::part<Face>(game.inside().see(Viewer::at_seat(seat), Finished::sealed));
            const auto said = said_by<Face>(game, seat, may);
            double all = 0;
            for (const auto& weighed : bot.policy(bots::Types<Face>::ask(seat, view, may))) {
                const auto numbers = tensors::TensorsOf<Face>::numbers_of(may, weighed.action);
                if (!begins_with(numbers, said)) continue;
                const int next = numbers[said.size()];
                all += weighed.chance;
                const auto known = std::find_if(chances.begin(), chances.end(),
                                                [&](const auto& one) { return one.first == next; });
                if (known == chances.end())
                    chances.emplace_back(next, weighed.chance);
                else
                    known->second += weighed.chance;
            }
            for (auto& one : chances) one.second /= all;
        }
        return chances;
    });
}

}  // namespace scoville::python
