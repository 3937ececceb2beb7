#include "play/game.h"

#include <cstdio>
#include <unistd.h>

#include "play/keeper.h"
#include "terminal/interrupt.h"
#include "terminal/person.h"

namespace scoville::play {
namespace {

void print(const std::string& text) {
    std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
}

// Before each move of anyone: whoever was told to stop leaves between two moves, never within one.
template <class Kind>
class Stoppable final : public Kind::Bot {
public:
    explicit Stoppable(std::unique_ptr<typename Kind::Bot> player) : player_(std::move(player)) {}
    void see(const typename Kind::Event& event) override { player_->see(event); }
    void end(const typename Kind::View& view) override { player_->end(view); }
    typename Kind::Action act(const typename Kind::Ask& ask) override {
        if (terminal::interrupted()) throw terminal::Left();
        return player_->act(ask);
    }

private:
    std::unique_ptr<typename Kind::Bot> player_;
};

std::unique_ptr<bots::SpicyBot> person(const terminal::Console& console, const terminal::Company& company,
                                       const spicy::Deal& deal) {
    return terminal::spicy_person(console, company, deal.state.rules.box);
}
std::unique_ptr<bots::SchotenBot> person(const terminal::Console& console, const terminal::Company& company,
                                         const lab::SchotenDeals&) {
    return terminal::schoten_person(console, company);
}

template <class Kind>
std::string head_of(const Plan<Kind>& plan, const Guests& guests) {
    std::string head;
    JsonOut out(head);
    lab::begin_record<Kind>(out, plan.options, plan.keys);
    write_guests(out, guests);
    out.key("actions").open_array().flush();
    return head;
}

void say_farewell(const Keeper& keeper, const Guests& guests) {
    print("\nYou left the table.\n");
    if (keeper.file().empty()) return print("The game was not kept; --save FILE keeps it.\n");
    bool programs = false;
    for (const std::string& bot : guests.bots) programs |= bot.find("exec:") != std::string::npos;
    print("Go on later with: scoville play --resume " + keeper.file() +
          (programs ? ", and the same --bots\n" : "\n"));
}

void tell_troubles(const terminal::Company& company, const std::vector<external::Conduct>& conducts) {
    for (std::size_t seat = 0; seat < conducts.size(); ++seat)
        if (conducts[seat].troubles.any())
            print(company.names[seat] + " had trouble: " + written(conducts[seat].troubles) +
                  "; the last: " + conducts[seat].troubles.last + "\n");
}

}  // namespace

template <class Kind>
Result<bool, std::string> play_game(const Plan<Kind>& plan, Guests guests, const Settings& settings) {
    auto seated = seat(guests, plan.options.players, settings.ms_per_move);
    if (!seated) return seated.error();
    const std::vector<lab::Entrant>& entrants = *seated;
    const terminal::Company company = company_of(guests, entrants);
    const typename Kind::Deal deal = Kind::deal(plan.options, plan.keys);
    Keeper keeper(settings.file, head_of(plan, guests));

    terminal::LineEditor editor(STDIN_FILENO, STDOUT_FILENO);
    const terminal::Console console{editor, print, terminal::Style(settings.colour), [&] { keeper.save(); }};
    std::vector<external::Conduct> conducts(entrants.size());
    std::vector<std::unique_ptr<typename Kind::Bot>> players;
    for (Seat seat = 0; seat < plan.options.players; ++seat) {
        auto player = seat == guests.me ? person(console, company, deal)
                                        : Kind::make(entrants[seat], {.options = deal.options,
                                                                      .seat = seat,
                                                                      .seed = guests.seed + seat,
                                                                      .conduct = conducts[seat]});
        players.push_back(std::make_unique<Stoppable<Kind>>(std::move(player)));
    }
    const terminal::CatchInterrupt catching;
    try {
        const auto result = Kind::play(deal, players, guests.seed, &keeper.record(), plan.played);
        for (Seat seat = 0; seat < plan.options.players; ++seat)
            print(company.who(seat) + ": " + std::to_string(static_cast<int>(result[seat].points)) +
                  " points\n");
    } catch (const terminal::Left&) {
        say_farewell(keeper, guests);
    }
    keeper.save();
    tell_troubles(company, conducts);
    return true;
}

template Result<bool, std::string> play_game(const Plan<lab::SpicyKind>&, Guests, const Settings&);
template Result<bool, std::string> play_game(const Plan<lab::SchotenKind>&, Guests, const Settings&);

}  // namespace scoville::play
