// One bot in another process that has said it is ready: asked, held to its time, and given up when it does
// not answer. Whatever it does, the game goes on, and what went wrong is counted.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "external/conduct.h"
#include "external/process.h"
#include "protocol/answer.h"
#include "protocol/messages.h"

namespace scoville::external {

class Player {
public:
    // Late so many times in a row, and it is not asked any more: a game with it ends in time.
    static constexpr int patience = 3;

    static Result<std::unique_ptr<Player>, std::string> start(const std::string& command, int ms_per_move);
    ~Player();
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    const std::string& name() const { return name_; }
    // It has ended or was given up: nothing is sent to it any more, and every question counts as `gone`.
    bool lost() const { return lost_; }

    void tell(const std::string& lines);
    // Nothing if there is no answer that can be used: `conduct` and the bot have been told why.
    template <class Ask>
    std::optional<protocol::ActionFor<Ask>> ask(const std::string& game, const Ask& ask, Conduct& conduct);

private:
    Player(std::unique_ptr<Process> process, int ms) : process_(std::move(process)), ms_(ms) {}
    Clock::time_point deadline() const { return Clock::now() + std::chrono::milliseconds(ms_); }
    void lose(Troubles& troubles, std::string why);
    void miss(std::uint64_t id, Troubles& troubles);
    bool read_answer_to(std::uint64_t id, std::string& line, Clock::time_point deadline, Troubles& troubles);
    // The line that answers the question, if one comes in time.
    std::optional<std::string> put_question(std::uint64_t id, const std::string& text, Conduct& conduct);
    void say_what_was_wrong(const std::string& game, std::uint64_t id, const Troubles& troubles);

    std::unique_ptr<Process> process_;
    int ms_;
    std::string name_;
    std::string why_lost_;
    bool lost_ = false;
    int missed_ = 0;                // in a row
    std::set<std::uint64_t> open_;  // counted already; should their answers come, they are passed over
    std::uint64_t questions_ = 0;
};

template <class Ask>
std::optional<protocol::ActionFor<Ask>> Player::ask(const std::string& game, const Ask& ask,
                                                    Conduct& conduct) {
    ++conduct.asked;
    Troubles& troubles = conduct.troubles;
    if (lost_) {
        troubles.note(&Troubles::gone, "gone", why_lost_);
        return std::nullopt;
    }
    const std::uint64_t id = ++questions_;
    std::string text;
    protocol::write_act(text, game, id, ask, ms_);
    const auto line = put_question(id, text, conduct);
    if (line) {
        const auto answer = protocol::read_answer(*line, ask);
        if (answer) {
            std::vector<double> chances;
            double chosen = 0;
            for (const auto& [action, p] : answer->probs) {
                chances.push_back(p);
                if (action == answer->action) chosen = p;
            }
            conduct.policy.add(chances, chosen);
            return answer->action;
        }
        const auto counter = answer.error().code == "illegal" ? &Troubles::illegal : &Troubles::malformed;
        troubles.note(counter, answer.error().code, answer.error().message);
    }
    say_what_was_wrong(game, id, troubles);
    return std::nullopt;
}

}  // namespace scoville::external
