#include "external/player.h"

namespace scoville::external {
namespace {

constexpr auto time_to_start = std::chrono::seconds(10);
constexpr auto time_to_quit = std::chrono::milliseconds(100);
constexpr const char* deaf = "the bot has ended or does not read its input";

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

std::optional<std::string> Player::put_question(std::uint64_t id, const std::string& text, Conduct& conduct) {
    const auto until = deadline();
    if (!process_->send(text, until)) {
        lose(conduct.troubles, deaf);
        return std::nullopt;
    }
    std::string line;
    if (!read_answer_to(id, line, until, conduct.troubles)) return std::nullopt;
    missed_ = 0;
    return line;
}

void Player::say_what_was_wrong(const std::string& game, std::uint64_t id, const Troubles& troubles) {
    std::string text;
    protocol::write_error(text, game, id, troubles.code, troubles.last);
    tell(text);
}

}  // namespace scoville::external
