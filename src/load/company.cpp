#include "load/company.h"

#include <algorithm>
#include <set>
#include <utility>

namespace scoville::load {
namespace {

// Refusals that come of being a moment too late, as in any race.
bool lost_race(std::string_view code) {
    static const std::set<std::string_view> codes{"late",      "beaten",      "not-your-turn", "not-now",
                                                  "game-over", "not-playing", "S20",           "W6"};
    return codes.contains(code);
}

constexpr std::string_view ready = "\"ready\":true";

}  // namespace

Plan usual_plan(std::size_t number) {
    static const std::string rest = R"("seats":4,"fill":null,"window":0,"turnTime":0})";
    // A live challenge is collected for a quarter of a second in which nothing else happens: few of them.
    constexpr Temper live{.challenges = 60, .copies = 4, .passes = 8};
    const std::uint64_t seed = number + 1;
    switch (number % 4) {
        case 0: return {R"({"game":"spicy",)" + rest, false, 4, seed, live};
        case 1: return {R"({"game":"schoten",)" + rest, false, 4, seed, {}};
        default:
            return {R"({"game":"spicy","options":{"pace":"everyone-answers"},)" + rest, true, 4, seed, {}};
    }
}

Company::Company(Poll& poll, Plan plan, Measure& measure, Complain complain)
    : poll_(poll),
      plan_(std::move(plan)),
      measure_(measure),
      complain_(std::move(complain)),
      places_(static_cast<std::size_t>(plan_.players)),
      dice_(plan_.seed) {
    for (int i = 0; i < plan_.players; ++i) {
        players_.push_back(
            std::make_unique<Player>(poll_, *this, measure_, i, "Player " + std::to_string(i + 1)));
        players_.back()->everyone_answers = plan_.everyone_answers;
    }
}

void Company::begin(const Where& where) {
    for (const auto& player : players_) player->connect(where);
}

void Company::pace(const Pace& pace) {
    pace_ = pace;
    hush(false);
}

void Company::hush(bool quiet) {
    quiet_ = quiet;
    if (quiet) return;
    for (const auto& player : players_) {
        place(*player).decided = 0;
        consider(*player);
    }
    consider_rematch();
}

bool Company::settled() const {
    return std::all_of(players_.begin(), players_.end(), [&](const auto& player) {
        return player->connected() && !player->waits() && player->up_to_date() &&
               player->event == players_.front()->event;
    });
}

void Company::check_story() const {
    for (const auto& player : players_) {
        if (player->seat < 0) continue;
        const std::uint32_t acked = places_[static_cast<std::size_t>(player->number)].acked;
        for (const auto& teller : players_) {
            const std::uint32_t told = teller->moves[static_cast<std::size_t>(player->seat)];
            if (told != acked)
                complain_(player->table + ": " + player->name + " was acknowledged " + std::to_string(acked) +
                          " actions, " + teller->name + " was told of " + std::to_string(told));
        }
    }
}

void Company::drop() {
    gone_ = true;
    for (const auto& player : players_) player->drop();
}

void Company::come_back(const Where& where) {
    gone_ = false;
    for (const auto& player : players_) {
        place(*player).decided = 0;
        player->connect(where);
    }
}

std::string Company::describe() const {
    std::string text = players_.front()->table + " in step " + std::to_string(static_cast<int>(step_));
    for (const auto& player : players_)
        text += "; " + player->name + " " + player->phase + " at " + std::to_string(player->event) +
                (player->connected() ? "" : ", not connected") + (player->waits() ? ", waits" : "") +
                ", may " + player->legal;
    return text;
}

// ---- gathering ----

void Company::step_done(Player& player) {
    place(player).done = true;
    if (std::all_of(places_.begin(), places_.end(), [](const Place& one) { return one.done; }))
        take(step_ == Step::rematch ? Step::readying : static_cast<Step>(static_cast<int>(step_) + 1));
}

void Company::take(Step step) {
    step_ = step;
    const bool host_only = step == Step::creating || step == Step::starting || step == Step::rematch;
    // The host is ready by starting.
    const bool others_only = step == Step::opening || step == Step::readying;
    for (const auto& player : players_)
        place(*player).done = others_only ? player.get() == &host() : host_only && player.get() != &host();
    ask_for(step);
}

void Company::ask_for(Step step) {
    switch (step) {
        case Step::creating: host().ask("create", "\"settings\":" + plan_.settings); break;
        case Step::opening:
            for (const auto& player : players_)
                if (player.get() != &host()) player->ask("open", "\"code\":\"" + host().code + "\"");
            break;
        case Step::sitting:
            for (const auto& player : players_) player->ask("sit");
            break;
        case Step::readying:
            for (const auto& player : players_)
                if (player.get() != &host()) player->ask("ready", ready);
            break;
        case Step::starting: host().ask("start"); break;
        case Step::rematch: host().ask("rematch"); break;
        case Step::greeting: break;
        case Step::playing:
            for (const auto& player : players_) consider(*player);
            break;
    }
}

void Company::welcomed(Player& player) {
    if (step_ == Step::greeting) step_done(player);
}

void Company::answered(Player& player, const Asked& asked, const Answer& answer) {
    if (asked.type == "act") {
        if (answer.done) acknowledged(player, asked, answer);
        if (!answer.done && !lost_race(answer.refusal))
            wrong(player, asked.text + " got " + std::string(answer.text));
        consider(player);
        return consider_rematch();
    }
    if (!answer.done) return wrong(player, asked.text + " got " + std::string(answer.text));
    const bool reopened = asked.type == "open" && step_ != Step::opening;
    if (!reopened && step_ != Step::playing) step_done(player);
}

void Company::lost(Player& player, std::uint16_t code) {
    if (!gone_) wrong(player, "was cut off with " + std::to_string(code));
}

void Company::wrong(const Player& player, const std::string& what) {
    complain_(player.table + " " + player.name + ": " + what);
}

// ---- playing ----

void Company::shown(Player& player) {
    note_arrival(player);
    consider(player);
    consider_rematch();
}

// Each decides once at every event, when the last thing it asked for is answered and seen.
void Company::consider(Player& player) {
    if (step_ != Step::playing || quiet_ || player.waits() || !player.up_to_date()) return;
    if (player.phase != "playing" || !player.connected()) return;
    if (std::exchange(place(player).decided, player.event) == player.event) return;
    std::string action = choose(player.legal, player.awaited, plan_.temper, dice_);
    if (action.empty()) return;
    if (pace_.most == Clock::duration::zero()) return player.act(action);
    const auto ms = [](Clock::duration time) {
        return static_cast<std::uint32_t>(
            std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
    };
    const std::chrono::milliseconds thinks(ms(pace_.least) + dice_.below(ms(pace_.most - pace_.least) + 1));
    poll_.at(Clock::now() + thinks, [this, life = std::weak_ptr(life_), &player, event = player.event,
                                     action = std::move(action)] {
        if (life.expired() || quiet_ || player.event != event || player.waits() || !player.connected())
            return;
        player.act(action);
    });
}

void Company::consider_rematch() {
    if (step_ != Step::playing || quiet_) return;
    const bool over = std::all_of(players_.begin(), players_.end(),
                                  [](const auto& one) { return one->phase == "over" && !one->waits(); });
    if (over) take(Step::rematch);
}

void Company::acknowledged(const Player& player, const Asked& asked, const Answer& answer) {
    ++place(player).acked;
    if (!measure_.on) return;
    Travelling travelling{answer.event, asked.sent, 0};
    for (const auto& other : players_) {
        if (other.get() == &player) continue;
        if (other->event < answer.event) {
            travelling.to |= 1U << other->number;
            continue;
        }
        // Of the arrivals that brought it, the first.
        const Arrival* first = nullptr;
        for (const Arrival& arrival : place(*other).arrivals)
            if (arrival.event >= answer.event && (first == nullptr || arrival.event < first->event))
                first = &arrival;
        if (first != nullptr) measure_.to_others.add(first->at - asked.sent);
    }
    if (travelling.to != 0) travelling_.push_back(travelling);
}

void Company::note_arrival(const Player& player) {
    Place& where = place(player);
    const Arrival arrival{player.event, Clock::now()};
    where.arrivals[where.arrived++ % where.arrivals.size()] = arrival;
    const std::uint32_t bit = 1U << player.number;
    for (Travelling& travelling : travelling_) {
        if ((travelling.to & bit) == 0 || travelling.event > player.event) continue;
        travelling.to &= ~bit;
        if (measure_.on) measure_.to_others.add(arrival.at - travelling.sent);
    }
    std::erase_if(travelling_, [](const Travelling& one) { return one.to == 0; });
}

}  // namespace scoville::load
