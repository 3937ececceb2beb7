#include "lab/train/league.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "bots/levels/make.h"
#include "lab/arena/net_files.h"

namespace scoville::lab {
namespace {

constexpr std::size_t most_past = 3;
constexpr std::size_t most_exploiters = 5;

template <class... Parts>
std::string named(const char* format, Parts... parts) {
    char text[64];
    std::snprintf(text, sizeof text, format, parts...);
    return text;
}
std::string past_name(int iteration) { return named("past-%07d.weights", iteration); }
std::string exploiter_name(int iteration, int players) {
    return named("exploiter-%07d-%d.weights", iteration, players);
}

// Every other time the one that counts.
bots::Level bot_level(FastRng& rng) {
    constexpr std::array<bots::Level, 5> simple{bots::Level::random, bots::Level::honest, bots::Level::odds,
                                                bots::Level::liar, bots::Level::suspicious};
    const std::uint32_t drawn = rng.below(2 * static_cast<std::uint32_t>(simple.size()));
    return drawn < simple.size() ? simple[drawn] : bots::Level::odds;
}

double share(FastRng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

template <class List>
const bots::Net& any_of(const List& members, FastRng& rng) {
    return *members[rng.below(static_cast<std::uint32_t>(members.size()))].net;
}

}  // namespace

League::League(std::filesystem::path folder) : folder_(std::move(folder)) {
    std::filesystem::create_directories(folder_);
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_))
        if (entry.path().extension() == ".weights") names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) {
        int iteration = 0;
        int players = 0;
        const bool exploits = std::sscanf(name.c_str(), "exploiter-%d-%d", &iteration, &players) == 2;
        auto net = std::make_unique<bots::Net>(read_net(folder_ / name));
        (exploits ? exploiters_ : past_).push_back({name, players, std::move(net)});
    }
}

void League::add(std::vector<Member>& to, std::size_t most, const std::string& name, int players,
                 const bots::Net& net) {
    write_net(folder_ / name, net);
    std::erase_if(to, [&](const Member& member) { return member.name == name; });
    to.push_back({name, players, std::make_unique<bots::Net>(net)});
    while (to.size() > most) {
        std::filesystem::remove(folder_ / to.front().name);
        to.erase(to.begin());
    }
}

void League::add_past(int iteration, const bots::Net& net) {
    add(past_, most_past, past_name(iteration), 0, net);
}

void League::add_exploiter(int iteration, int players, const bots::Net& net) {
    add(exploiters_, most_exploiters, exploiter_name(iteration, players), players, net);
}

bool League::has_exploiter(int iteration, int players) const {
    const std::string name = exploiter_name(iteration, players);
    return std::any_of(exploiters_.begin(), exploiters_.end(),
                       [&](const Member& member) { return member.name == name; });
}

const bots::Net* League::exploiter(int players) const {
    const auto at = std::find_if(exploiters_.rbegin(), exploiters_.rend(),
                                 [&](const Member& member) { return member.players == players; });
    return at == exploiters_.rend() ? nullptr : at->net.get();
}

// One seat always learns. The others do too, or some of them are what the game is drawn to have. An exploiter
// sits alone among learners, where it was trained.
TrainTable League::draw(const TrainPlan& plan, const bots::Net& learner, FastRng& rng,
                        TrainSeats& seats) const {
    for (TrainSeat& seat : seats) seat = {.net = &learner, .learns = true, .bot = nullptr};
    double drawn = share(rng);
    const auto falls_to = [&](double part) {
        const bool falls = drawn >= 0 && drawn < part;
        drawn -= part;
        return falls;
    };
    if (falls_to(plan.exploiter_share) && !exploiters_.empty()) {
        const Member& one = exploiters_[rng.below(static_cast<std::uint32_t>(exploiters_.size()))];
        const auto players = static_cast<std::uint8_t>(one.players);
        seats[rng.below(players)] = {.net = one.net.get(), .learns = false, .bot = nullptr};
        return random_table(Sort::base, players, rng);
    }
    const TrainTable table = random_table(plan.sort, plan.players, rng);
    const std::uint32_t players = table.rules.players;
    const bool past = falls_to(plan.league_share) && !past_.empty();
    const bool bots = falls_to(plan.bot_share);
    if (!past && !bots) return table;
    const bool all = rng.below(2) == 0;
    const std::uint32_t learning = rng.below(players);
    const bots::Level level = bot_level(rng);
    const bots::Net* old = past ? &any_of(past_, rng) : nullptr;
    for (std::uint32_t i = 0; i < players; ++i) {
        if (i == learning || (!all && rng.below(2) == 0)) continue;
        seats[i] = {
            .net = old, .learns = false, .bot = past ? nullptr : bots::make_spicy_bot(level, rng.next())};
    }
    return table;
}

}  // namespace scoville::lab
