// Plays a recorded beginning again before the real players go on: how a saved game is resumed.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "lab/schoten_moves.h"
#include "lab/spicy_moves.h"
#include "spicy/face/safe.h"

namespace scoville::lab {

// The actions of all seats in order; shared by the seats.
template <class Move>
struct Script {
    std::vector<Move> moves;
    std::size_t next = 0;
    bool over() const { return next == moves.size(); }
};

// While the script runs the seat does what it says when it is its turn there, and lets everything else pass.
class ScriptedSpicyBot final : public bots::SpicyBot {
public:
    ScriptedSpicyBot(std::shared_ptr<Script<SpicyMove>> script, std::unique_ptr<bots::SpicyBot> then)
        : script_(std::move(script)), then_(std::move(then)) {}
    void see(const spicy::SeenEvent& event) override { then_->see(event); }
    void end(const spicy::View& view) override { then_->end(view); }
    spicy::Action act(const bots::SpicyAsk& ask) override {
        if (script_->over()) return then_->act(ask);
        const SpicyMove& move = script_->moves[script_->next];
        if (move.seat != ask.seat || !spicy::allows(ask.legal, ask.faults, move.action))
            return spicy::safe_action(ask.legal);
        ++script_->next;
        return move.action;
    }

private:
    std::shared_ptr<Script<SpicyMove>> script_;
    std::unique_ptr<bots::SpicyBot> then_;
};

class ScriptedSchotenBot final : public bots::SchotenBot {
public:
    ScriptedSchotenBot(std::shared_ptr<Script<SchotenMove>> script, std::unique_ptr<bots::SchotenBot> then)
        : script_(std::move(script)), then_(std::move(then)) {}
    void see(const schoten::SeenEvent& event) override { then_->see(event); }
    void end(const schoten::View& view) override { then_->end(view); }
    schoten::Action act(const bots::SchotenAsk& ask) override {
        if (script_->over()) return then_->act(ask);
        return script_->moves[script_->next++].action;
    }

private:
    std::shared_ptr<Script<SchotenMove>> script_;
    std::unique_ptr<bots::SchotenBot> then_;
};

}  // namespace scoville::lab
