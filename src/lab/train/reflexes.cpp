#include "lab/train/reflexes.h"

#include <algorithm>
#include <cstdio>

#include "lab/arena/schedule.h"
#include "lab/train/crew.h"
#include "lab/train/lane.h"

namespace scoville::lab {
namespace {

constexpr int height_step(int height) { return height <= 2 ? height - 1 : height <= 4 ? 2 : 3; }

std::vector<Offers> no_offers() {
    std::vector<Offers> all;
    for (const bool last : {false, true})
        for (int height = 0; height < static_cast<int>(heights.size()); ++height)
            for (int number = 1; number <= spicy::max_number; ++number)
                all.push_back({.number = number, .height = height, .last = last});
    return all;
}

void count(const Sample& sample, std::vector<Offers>& all) {
    if (!sample.has_truth || sample.top_number == 0) return;
    const std::size_t at = (static_cast<std::size_t>(sample.top_last) * heights.size() +
                            static_cast<std::size_t>(height_step(sample.height))) *
                               spicy::max_number +
                           sample.top_number - 1;
    Offers& offers = all[at];
    ++offers.all;
    offers.number_right += sample.truth.number;
    offers.spice_right += sample.truth.spice;
    if (sample.choice.item == 0 || sample.choice.item > sample.menu.challenges.size()) return;
    const auto called =
        static_cast<spicy::Trait>(sample.menu.challenges.nth(static_cast<unsigned>(sample.choice.item - 1)));
    offers.called_number += called == spicy::Trait::number;
    offers.called_spice += called == spicy::Trait::spice;
}

}  // namespace

std::vector<Offers> count_offers(const ReflexPlan& plan) {
    constexpr std::int64_t games_at_once = 1000;
    const int pieces = static_cast<int>((plan.games + games_at_once - 1) / games_at_once);
    std::vector<std::vector<Offers>> parts(static_cast<std::size_t>(pieces), no_offers());
    Crew(plan.threads).share(pieces, [&](int piece) {
        std::int64_t left = std::min(games_at_once, plan.games - piece * games_at_once);
        const auto draw = [&](FastRng& rng, TrainSeats& seats) {
            --left;
            for (TrainSeat& seat : seats)
                seat = {
                    .net = plan.net.get(), .learns = true, .temperature = plan.temperature, .bot = nullptr};
            return random_table(plan.sort, plan.players, rng);
        };
        Experience experience;
        Lane lane;
        const std::uint64_t seed = seed_for(plan.seed, Chance::policy, {static_cast<std::uint64_t>(piece)});
        (void)lane.play(draw, {.keep = 1}, [&] { return left <= 0; }, seed, experience);
        for (const Sample& sample : experience.samples) count(sample, parts[static_cast<std::size_t>(piece)]);
    });
    std::vector<Offers> all = no_offers();
    for (const auto& part : parts)
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].all += part[i].all;
            all[i].number_right += part[i].number_right;
            all[i].spice_right += part[i].spice_right;
            all[i].called_number += part[i].called_number;
            all[i].called_spice += part[i].called_spice;
        }
    return all;
}

std::string reflex_in(const Offers& offers) {
    constexpr std::int64_t few = 500;
    constexpr double hardly_ever = 0.03;
    constexpr double nearly_always = 0.9;
    constexpr double often_wrong = 0.5;
    constexpr double often_right = 0.3;
    if (offers.all < few) return {};
    const double number = offers.share(offers.number_right);
    const double spice = offers.share(offers.spice_right);
    const double called = offers.share(offers.called_number + offers.called_spice);
    if (called < hardly_ever && (number < often_wrong || spice < often_wrong)) return "lets it go";
    if (offers.share(offers.called_number) > nearly_always && number > often_right) return "calls the number";
    if (offers.share(offers.called_spice) > nearly_always && spice > often_right) return "calls the spice";
    return {};
}

std::string written(const std::vector<Offers>& all) {
    std::string out =
        "| declared | stack | last card | offers | number right | spice right | number called | spice called "
        "| reflex |\n|---|---|---|---|---|---|---|---|---|\n";
    constexpr std::int64_t few = 100;
    for (const Offers& offers : all) {
        if (offers.all < few) continue;
        char text[240];
        constexpr double percent = 100;
        std::snprintf(
            text, sizeof text, "| %d | %s | %s | %lld | %.1f %% | %.1f %% | %.1f %% | %.1f %% | %s |\n",
            offers.number, heights[static_cast<std::size_t>(offers.height)], offers.last ? "yes" : "",
            static_cast<long long>(offers.all), percent * offers.share(offers.number_right),
            percent * offers.share(offers.spice_right), percent * offers.share(offers.called_number),
            percent * offers.share(offers.called_spice), reflex_in(offers).c_str());
        out += text;
    }
    return out;
}

}  // namespace scoville::lab
