#include "external/player.h"

#include <algorithm>
#include <cmath>

#include "protocol/answer.h"
#include "protocol/messages.h"

namespace scoville::external {
namespace {

constexpr auto time_to_start = std::chrono::seconds(10);
constexpr auto time_to_quit = std::chrono::milliseconds(100);
constexpr const char* deaf = "the bot has ended or does not read its input";

template <class Action>
void add(PolicyTold& policy, const protocol::Answer<Action>& answer) {
    if (answer.probs.empty()) return;
    double entropy = 0;
    double square = 0;
    double surprise = 0;
    for (const auto& [action, p] : answer.probs) {
        if (p <= 0) continue;
        const double mine = -std::log(p);
        entropy += p * mine;
        square += p * mine * mine;
        if (action == answer.action) surprise = mine;
    }
    ++policy.answers;
    policy.surprise += surprise;
    policy.entropy += entropy;
    policy.variance += std::max(0.0, square - entropy * entropy);
}

}  // namespace

Result<std::unique_ptr<Player>, std::string> Player::start(const std::string& command, int ms_per_move) {
    const std::string quoted = "\"" + command + "\"";
    auto process = Process::start(command);
    if (!process) return "cannot start " + quoted + ": " + process.error();
    std::unique_ptr<Player> player(new Player(std::move(process.value()), ms_per_move));
    std::string hello;
    protocol::write_hello(hello, "scoville");
    const auto deadline = Clock::now() + time_to_start;
    std::string line;
    if (!player->process_->send(hello, deadline)) return quoted + " ended before it answered hello";
    switch (player->process_->read_line(line, deadline)) {
        case Process::Got::line: break;
        case Process::Got::late: return quoted + " did not answer hello within 10 seconds";
        case Process::Got::gone: return quoted + " ended before it answered hello";
        case Process::Got::too_long: return quoted + " answered hello with an endless line";
    }
    const auto ready = protocol::read_ready(line);
    if (!ready) return quoted + " answered hello with: " + ready.error();
    player->name_ = ready->name;
    return player;
}

Player::~Player() {
    if (lost_) return;
    std::string quit;
    protocol::write_quit(quit);
    (void)process_->send(quit, Clock::now() + time_to_quit);
}

void Player::lose(Troubles& troubles, std::string why) {
    lost_ = true;
    why_lost_ = std::move(why);
    troubles.note(&Troubles::gone, "gone", why_lost_);
}

void Player::miss(std::uint64_t id, Troubles& troubles) {
    troubles.note(&Troubles::late, "late", "no answer within " + std::to_string(ms_) + " ms");
    open_.insert(id);
    if (++missed_ < patience) return;
    lost_ = true;
    why_lost_ = "given up: late " + std::to_string(patience) + " times in a row";
}

// Half a line may have gone out: nothing can follow it.
void Player::tell(const std::string& lines) {
    if (lost_ || lines.empty() || process_->send(lines, deadline())) return;
    lost_ = true;
    why_lost_ = deaf;
}

// Reads until the answer to this question; older answers and other lines are counted and dropped.
bool Player::read_answer_to(std::uint64_t id, std::string& line, Clock::time_point deadline,
                            Troubles& troubles) {
    while (true) {
        switch (process_->read_line(line, deadline)) {
            case Process::Got::line: break;
            case Process::Got::late: miss(id, troubles); return false;
            case Process::Got::gone: lose(troubles, "the bot has ended"); return false;
            case Process::Got::too_long:
                troubles.note(&Troubles::malformed, "malformed", "a line longer than 256 KiB");
                open_.insert(id);
                return false;
        }
        const auto answered = protocol::read_answer_id(line);
        if (!answered) {
            troubles.note(&Troubles::malformed, "malformed", answered.error());
            open_.insert(id);
            return false;
        }
        if (*answered == id) return true;
        if (open_.erase(*answered) == 0)
            troubles.note(&Troubles::chatty, "chatty", "an answer to a question that is not open");
        if (Clock::now() >= deadline) {
            miss(id, troubles);
            return false;
        }
    }
}

template <class Action, class Ask>
std::optional<Action> Player::put_question(const std::string& game, const Ask& ask, Conduct& conduct) {
    ++conduct.asked;
    Troubles& troubles = conduct.troubles;
    if (lost_) {
        troubles.note(&Troubles::gone, "gone", why_lost_);
        return std::nullopt;
    }
    const std::uint64_t id = ++questions_;
    const auto until = deadline();
    std::string text;
    protocol::write_act(text, game, id, ask, ms_);
    std::string line;
    if (!process_->send(text, until)) {
        lose(troubles, deaf);
        return std::nullopt;
    }
    if (read_answer_to(id, line, until, troubles)) {
        missed_ = 0;
        const auto answer = protocol::read_answer(line, ask);
        if (answer) {
            add(conduct.policy, *answer);
            return answer->action;
        }
        const auto counter = answer.error().code == "illegal" ? &Troubles::illegal : &Troubles::malformed;
        troubles.note(counter, answer.error().code, answer.error().message);
    }
    text.clear();
    protocol::write_error(text, game, id, troubles.code, troubles.last);
    tell(text);
    return std::nullopt;
}

std::optional<spicy::Action> Player::ask(const std::string& game, const bots::SpicyAsk& ask,
                                         Conduct& conduct) {
    return put_question<spicy::Action>(game, ask, conduct);
}
std::optional<schoten::Action> Player::ask(const std::string& game, const bots::SchotenAsk& ask,
                                           Conduct& conduct) {
    return put_question<schoten::Action>(game, ask, conduct);
}

}  // namespace scoville::external
