#include <variant>

#include "bots/spicy/memory.h"
#include "lab/arena/blocks.h"
#include "lab/strength/sections.h"
#include "lab/strength/text.h"

namespace scoville::lab::strength {
namespace {

// What people can tell apart at the table.
struct Temperament {
    double cards = 0, half_truths = 0, lies = 0;
    double at_loss = 0, dared = 0;  // turns without a card that could be laid in truth; laid all the same
    double offers = 0, called = 0, called_number = 0;
    double tried = 0, right = 0;  // challenges that came to pass; another may have been quicker
    double games = 0, trophies = 0;
};

class Counted : public bots::SpicyBot {
public:
    Counted(std::unique_ptr<bots::SpicyBot> bot, Seat seat, Temperament& seen)
        : bot_(std::move(bot)), self_(seat), seen_(seen) {
        ++seen_.games;
    }

    void see(const spicy::SeenEvent& event) override {
        if (const auto* revealed = std::get_if<spicy::Revealed>(&event);
            revealed != nullptr && revealed->winner == self_ && revealed->seat != self_)
            ++seen_.right;
        if (const auto* challenged = std::get_if<spicy::Challenged>(&event);
            challenged != nullptr && challenged->seat == self_)
            ++seen_.tried;
        if (const auto* won = std::get_if<spicy::TrophyWon>(&event); won != nullptr && won->seat == self_)
            ++seen_.trophies;
        bot_->see(event);
    }
    spicy::Action act(const bots::SpicyAsk& ask) override {
        const spicy::Action action = bot_->act(ask);
        const bool lays = action.what == spicy::Do::play || action.what == spicy::Do::copy;
        const spicy::NumberSet twins = ask.view.rules.twins;
        if (lays) {
            const bool copies = action.what == spicy::Do::copy;
            const bots::Fit fit =
                bots::fit_of(twins, action.card, copies ? ask.legal.copied : action.declared);
            ++seen_.cards;
            if (fit == bots::Fit::neither) ++seen_.lies;
            if (fit == bots::Fit::number || fit == bots::Fit::spice) ++seen_.half_truths;
        }
        if (ask.legal.pass && (lays || action.what == spicy::Do::pass) && !has_truth(ask)) {
            ++seen_.at_loss;
            if (lays) ++seen_.dared;
        }
        if (!ask.legal.challenges.empty()) {
            ++seen_.offers;
            if (action.what == spicy::Do::challenge) {
                ++seen_.called;
                if (action.trait == spicy::Trait::number) ++seen_.called_number;
            }
        }
        return action;
    }

private:
    static bool has_truth(const bots::SpicyAsk& ask) {
        bool any = false;
        ask.legal.cards.for_each_kind([&](spicy::Card card) {
            for (const int declared : ask.legal.declarations)
                any = any || bots::fit_of(ask.view.rules.twins, card,
                                          {static_cast<std::uint8_t>(declared)}) == bots::Fit::both;
        });
        return any;
    }

    std::unique_ptr<bots::SpicyBot> bot_;
    Seat self_;
    Temperament& seen_;
};

}  // namespace

// Each level alone among three that count: what it is like to sit with it.
std::string temperaments(Matches& matches) {
    const StrengthPlan& plan = matches.plan;
    std::string out = text(
        "\n## Temperaments\n\nSpicy for four, each level alone among three `odds`, %d games. Lies are wrong "
        "in "
        "number and spice, half-truths in one of them. Dares: of the turns on which it has no card that fits "
        "anything it may say, those on which it lays one all the same. Calls: of the cards it could have "
        "doubted.\n\n| level | cards a game | half-truths | lies | dares | calls | … the number | … and is "
        "right | trophies a game |\n|---|---|---|---|---|---|---|---|---|\n",
        plan.belief_games);
    constexpr int players = 4;
    for (const std::string& name : matches.levels()) {
        matches.tell("the temperament of " + name);
        Temperament seen;
        Entrant one = level(name);
        one.name = "watched";
        const Maker<spicy::Face> make = one.maker<spicy::Face>();
        one.maker<spicy::Face>() = [&](const SittingAt<spicy::Face>& at) {
            return std::make_unique<Counted>(make(at), at.seat, seen);
        };
        std::vector<Entrant> all(players, level("odds"));
        all[0] = one;
        const PlayBlock play = blocks_of(spicy::Options{.players = players, .everyone_answers = true},
                                         Lineup(std::move(all)), {.seed = plan.seed});
        for (int block = 0; block * players < plan.belief_games; ++block)
            (void)play(static_cast<std::uint64_t>(block));
        const auto percent = [](double part, double whole) { return whole > 0 ? 100 * part / whole : 0; };
        out += text("| %s | %.1f | %.1f %% | %.1f %% | %.1f %% | %.1f %% | %.0f %% | %.0f %% | %.2f |\n",
                    name.c_str(), seen.cards / seen.games, percent(seen.half_truths, seen.cards),
                    percent(seen.lies, seen.cards), percent(seen.dared, seen.at_loss),
                    percent(seen.called, seen.offers), percent(seen.called_number, seen.called),
                    percent(seen.right, seen.tried), seen.trophies / seen.games);
    }
    return out;
}

}  // namespace scoville::lab::strength
