#include "lab/exec_bot.h"

#include "protocol/messages.h"
#include "spicy/face/safe.h"

namespace scoville::lab {
namespace {

constexpr auto time_to_start = std::chrono::seconds(10);
constexpr auto time_to_quit = std::chrono::milliseconds(100);

bool allowed(const bots::SpicyAsk& ask, spicy::Action action) {
    return spicy::allows(ask.legal, ask.faults, action);
}

bool allowed(const bots::SchotenAsk& ask, schoten::Action action) {
    bool listed = false;
    schoten::for_each_action(ask.legal, [&](schoten::Action legal) { listed |= legal == action; });
    return listed;
}

// Events are kept until the bot is asked: one write for all of them.
class ExecSpicyBot final : public bots::SpicyBot {
public:
    ExecSpicyBot(ExecPlayer& player, std::string game, const spicy::Options& options, Seat seat)
        : player_(player), game_(std::move(game)), box_(spicy::ruleset_of(options).box) {
        protocol::write_new(told_, game_, seat, options);
    }
    void see(const spicy::SeenEvent& event) override { protocol::write_event(told_, game_, event, box_); }
    spicy::Action act(const bots::SpicyAsk& ask) override {
        player_.tell(told_);
        told_.clear();
        return player_.ask(game_, ask, spicy::safe_action(ask.legal));
    }
    void end(const spicy::View& view) override {
        protocol::write_end(told_, game_, view);
        player_.tell(told_);
        told_.clear();
    }

private:
    ExecPlayer& player_;
    std::string game_;
    spicy::Box box_;
    std::string told_;
};

class ExecSchotenBot final : public bots::SchotenBot {
public:
    ExecSchotenBot(ExecPlayer& player, std::string game, const schoten::Options& options, Seat seat)
        : player_(player), game_(std::move(game)) {
        protocol::write_new(told_, game_, seat, options);
    }
    void see(const schoten::SeenEvent& event) override { protocol::write_event(told_, game_, event); }
    schoten::Action act(const bots::SchotenAsk& ask) override {
        player_.tell(told_);
        told_.clear();
        return player_.ask(game_, ask,
                           schoten::Action::take(schoten::Colour::none));  // refused: the safe move follows
    }
    void end(const schoten::View& view) override {
        protocol::write_end(told_, game_, view);
        player_.tell(told_);
        told_.clear();
    }

private:
    ExecPlayer& player_;
    std::string game_;
    std::string told_;
};

}  // namespace

Result<std::unique_ptr<ExecPlayer>, std::string> ExecPlayer::start(const std::string& command,
                                                                   int ms_per_move) {
    auto process = BotProcess::start(command);
    if (!process) return "cannot start \"" + command + "\": " + process.error();
    std::unique_ptr<ExecPlayer> player(new ExecPlayer(std::move(process.value()), ms_per_move));
    std::string hello;
    protocol::write_hello(hello, "scoville");
    const auto deadline = Clock::now() + time_to_start;
    std::string line;
    if (!player->process_->send(hello, deadline)) return "\"" + command + "\" does not read its input";
    switch (player->process_->read_line(line, deadline)) {
        case BotProcess::Got::line: break;
        case BotProcess::Got::late: return "\"" + command + "\" did not answer hello within 10 seconds";
        case BotProcess::Got::gone: return "\"" + command + "\" ended before it answered hello";
        case BotProcess::Got::too_long: return "\"" + command + "\" answered hello with an endless line";
    }
    const auto ready = protocol::read_ready(line);
    if (!ready) return "\"" + command + "\" answered hello with: " + ready.error();
    player->name_ = ready->name;
    return player;
}

ExecPlayer::~ExecPlayer() {
    std::string quit;
    protocol::write_quit(quit);
    (void)process_->send(quit, Clock::now() + time_to_quit);
}

std::unique_ptr<bots::SpicyBot> ExecPlayer::join(const spicy::Options& options, Seat seat) {
    return std::make_unique<ExecSpicyBot>(*this, next_game(), options, seat);
}
std::unique_ptr<bots::SchotenBot> ExecPlayer::join(const schoten::Options& options, Seat seat) {
    return std::make_unique<ExecSchotenBot>(*this, next_game(), options, seat);
}

void ExecPlayer::note(std::uint64_t Troubles::* counter, std::string_view code, std::string what) {
    ++(troubles_.*counter);
    troubles_.code = code;
    troubles_.last = std::move(what);
}

void ExecPlayer::tell(const std::string& lines) {
    if (!process_->send(lines, Clock::now() + std::chrono::milliseconds(ms_)))
        note(&Troubles::gone, "gone", "the bot does not read its input");
}

// Reads until the answer to this question; older answers and other lines are counted and dropped.
bool ExecPlayer::read_answer_to(std::uint64_t id, std::string& line, Clock::time_point deadline) {
    while (true) {
        switch (process_->read_line(line, deadline)) {
            case BotProcess::Got::line: break;
            case BotProcess::Got::late: note(&Troubles::late, "late", "no answer in time"); return false;
            case BotProcess::Got::gone: note(&Troubles::gone, "gone", "the bot has ended"); return false;
            case BotProcess::Got::too_long:
                note(&Troubles::malformed, "malformed", "a line longer than 64 KiB");
                return false;
        }
        const auto answered = protocol::read_answer_id(line);
        if (!answered) {
            note(&Troubles::malformed, "malformed", answered.error());
            return false;
        }
        if (*answered == id) return true;
        note(&Troubles::chatty, "chatty", "an answer to a question that is not open");
        if (Clock::now() >= deadline) {
            note(&Troubles::late, "late", "no answer in time");
            return false;
        }
    }
}

template <class Ask, class Action>
Action ExecPlayer::ask(const std::string& game, const Ask& ask, Action fallback) {
    const std::uint64_t id = ++questions_;
    ++troubles_.asked;
    const auto deadline = Clock::now() + std::chrono::milliseconds(ms_);
    std::string text;
    protocol::write_act(text, game, id, ask, ms_);
    std::string line;
    if (!process_->send(text, deadline)) {
        note(&Troubles::gone, "gone", "the bot does not read its input");
    } else if (read_answer_to(id, line, deadline)) {
        const auto action = protocol::read_answer(line, ask);
        if (action && allowed(ask, *action)) return *action;
        if (action)
            note(&Troubles::illegal, "illegal", "that is not legal now: " + line);
        else
            note(&Troubles::malformed, "malformed", action.error());
    }
    text.clear();
    protocol::write_error(text, game, id, troubles_.code, troubles_.last);
    (void)process_->send(text, Clock::now() + std::chrono::milliseconds(ms_));
    return fallback;
}

template spicy::Action ExecPlayer::ask(const std::string&, const bots::SpicyAsk&, spicy::Action);
template schoten::Action ExecPlayer::ask(const std::string&, const bots::SchotenAsk&, schoten::Action);

}  // namespace scoville::lab
