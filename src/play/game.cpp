#include "play/game.h"

#include <cstdio>
#include <unistd.h>

#include "lab/arena/kinds.h"
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

template <class Kind>
std::string head_of(const Plan& plan, const Guests& guests) {
    std::string head;
    JsonOut out(head);
    lab::begin_record<Kind>(out, any::part<typename Kind::Face>(plan.options), plan.keys);
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

template <class Kind>
void play_as(const Plan& plan, const Guests& guests, const std::vector<lab::Entrant>& entrants,
             const Settings& settings) {
    using Face = typename Kind::Face;
    const terminal::Company company = company_of(guests, entrants);
    const typename Kind::Deal deal = Kind::deal(any::part<Face>(plan.options), plan.keys);
    const Seat seats = deal.options.players;
    std::vector<typename Kind::Move> played;
    for (const notation::AnyMove& move : plan.played)
        played.push_back({move.seat, any::part<Face>(move.action)});
    Keeper keeper(settings.file, head_of<Kind>(plan, guests));

    terminal::LineEditor editor(STDIN_FILENO, STDOUT_FILENO);
    const terminal::Console console{editor, print, terminal::Style(settings.colour), [&] { keeper.save(); }};
    std::vector<external::Conduct> conducts(entrants.size());
    std::vector<std::unique_ptr<typename Kind::Bot>> players;
    for (Seat seat = 0; seat < seats; ++seat) {
        auto player = seat == guests.me ? terminal::Person<Face>::sit(console, company, Kind::rules_of(deal))
                                        : entrants[seat].template make<Face>({.options = deal.options,
                                                                              .seat = seat,
                                                                              .seed = guests.seed + seat,
                                                                              .conduct = conducts[seat]});
        players.push_back(std::make_unique<Stoppable<Kind>>(std::move(player)));
    }
    const terminal::CatchInterrupt catching;
    try {
        const auto result = Kind::play(deal, players, guests.seed, &keeper.record(), played);
        for (Seat seat = 0; seat < seats; ++seat)
            print(company.who(seat) + ": " + std::to_string(static_cast<int>(result[seat].points)) +
                  " points\n");
    } catch (const terminal::Left&) {
        say_farewell(keeper, guests);
    }
    keeper.save();
    tell_troubles(company, conducts);
}

}  // namespace

Result<bool, std::string> play_game(const Plan& plan, Guests guests, const Settings& settings) {
    const auto seated = seat(guests, any::players_in(plan.options), settings.ms_per_move);
    if (!seated) return seated.error();
    any::with_game(any::kind_of(plan.options),
                   [&]<class Face>() { play_as<lab::Kind<Face>>(plan, guests, *seated, settings); });
    return true;
}

}  // namespace scoville::play
