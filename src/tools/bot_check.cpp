#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "bots/face/levels.h"
#include "external/seat_player.h"
#include "lab/arena/entrant.h"
#include "lab/arena/kinds.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string command;
    int games = 3;
    int ms = 1000;
};

// A bot that has stopped answering is not asked for the rest of the games: checking must end.
constexpr std::int64_t enough = 20;

// The bot on one seat, random ones on the others.
class Check {
public:
    explicit Check(std::shared_ptr<external::Pool> pool) : pool_(std::move(pool)) {}

    template <class Kind>
    void play(const typename Kind::Options& options) {
        if (hopeless()) return;
        const auto deal = Kind::deal(options, lab::random_keys<Kind>(options, rng_));
        const auto bots_seat = static_cast<Seat>(rng_.below(options.players));
        std::vector<std::unique_ptr<typename Kind::Bot>> players;
        for (Seat seat = 0; seat < options.players; ++seat) {
            const external::Sitting<typename Kind::Options> at{deal.options, seat, rng_.next(), conduct_};
            players.push_back(seat == bots_seat ? external::seat_player<typename Kind::Face>(pool_, at)
                                                : random_.make<typename Kind::Face>(at));
        }
        (void)Kind::play(deal, players, rng_.next(), nullptr);
    }
    const external::Conduct& conduct() const { return conduct_; }

private:
    bool hopeless() const { return conduct_.troubles.late + conduct_.troubles.gone >= enough; }

    std::shared_ptr<external::Pool> pool_;
    lab::Entrant random_ = *lab::entrant_named("random");
    external::Conduct conduct_;
    FastRng rng_{1};
};

// True if nothing was wrong.
bool report(const std::string& name, const external::Conduct& conduct) {
    const external::Troubles& troubles = conduct.troubles;
    std::printf("%s was asked %lld times: %s.\n", name.c_str(), static_cast<long long>(conduct.asked),
                written(troubles).c_str());
    if (conduct.policy.answers > 0) std::printf("It %s\n", written(conduct.policy).c_str());
    if (troubles.any())
        std::printf("The last trouble (%s): %s\n", troubles.code.c_str(), troubles.last.c_str());
    if (troubles.any() || std::abs(conduct.policy.off()) > external::far_off) return false;
    std::puts("No trouble: the bot plays both games as the protocol says.");
    return true;
}

int run(const Arguments& arguments) {
    const auto pool = external::Pool::start(arguments.command, arguments.ms);
    if (!pool) {
        std::printf("The bot did not get ready: %s\n", pool.error().c_str());
        return 1;
    }
    Check check(*pool);
    for (int game = 0; game < arguments.games; ++game) {
        any::for_each_game([&]<class Face>() {
            for (const auto& options : lab::Kind<Face>::all_sorts()) check.play<lab::Kind<Face>>(options);
        });
    }
    return report((*pool)->name(), check.conduct()) ? 0 : 1;
}

}  // namespace

void add_bot_check(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command("bot-check",
                                            "Play games with an external bot and tell what it does wrong: "
                                            "illegal, malformed, late, gone, too chatty.\n"
                                            "Exit code 0: nothing; 1: something.");
    command.option("command", arguments->command, "How to start the bot, e.g. 'python3 starters/bot.py'")
        .required();
    command.option("--games", arguments->games, "Games of each kind").between(1, 1000).shows_default();
    command.option("--ms", arguments->ms, "Time for a move").between(1, 600000).shows_default();
    command.runs([arguments, &called] { called.exit_code = run(*arguments); });
}

}  // namespace scoville::tools
