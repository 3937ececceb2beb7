// Anyone asks anything at any time: the table answers everything once, and its journal is always the table.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

class Anything {
public:
    Anything(VirtualTable& t, std::uint64_t seed) : t_(t), rng_(seed) {}

    void step() {
        const Person person = people_[below(people_.size())];
        switch (below(24)) {
            case 0: return t_.come(person);
            case 1: return t_.go(person);
            case 2: t_.disk = below(4) == 0 ? Disk::full : Disk::stores; return;
            case 3: return below(6) == 0 ? t_.restart(static_cast<Millis>(below(100'000))) : void();
            case 4:
            case 5:
            case 6: return t_.advance(static_cast<Millis>(below(below(5) == 0 ? 90'000 : 900)));
            case 7:
            case 8: {
                t_.ask(person, request());
                return;
            }
            default: act(person);
        }
    }

private:
    std::uint32_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }
    Seat any_seat() { return static_cast<Seat>(below(5)); }
    bool coin() { return below(2) == 0; }

    void act(const Person& person) {
        const Seat seat = t_.seat_of(person);
        const auto question = seat == no_seat ? std::nullopt : t_.table().question(seat, t_.now);
        if (!question || !question->may || !any::any(*question->may)) {
            t_.act_on(person, Plain::pass(), std::nullopt);
            return;
        }
        const auto action = t_.brain(*question, seat);
        const int card = question->card + (below(8) == 0 ? 1 : 0);
        const auto nonce = t_.act_on(person, *action, card, below(400));
        if (below(6) == 0) t_.ask_again(person, nonce, ask::Act{0, card, *action}, 7);
    }

    Request request() {
        switch (below(22)) {
            case 0:
            case 1: return ask::Sit{};
            case 2: return below(4) == 0 ? Request(ask::Stand{}) : Request(ask::Unqueue{});
            case 3:
            case 4: return ask::Ready{below(8) != 0};
            case 5: return ask::SeatBot{any_seat(), "random"};
            case 6: return below(6) == 0 ? Request(ask::Remove{any_seat()}) : Request(ask::Unqueue{});
            case 7: return ask::GiveHost{any_seat()};
            case 8:
            case 9:
            case 10: return ask::Start{};
            case 11: return ask::Unqueue{};
            case 12: return ask::Pause{below(3) == 0};
            case 13: return ask::Vote{below(4) == 0};
            case 14: return ask::TakeOver{any_seat(), {}};
            case 15: return ask::BotPlays{any_seat(), "random"};
            case 16: return ask::Back{};
            case 17: return ask::MoreTime{any_seat()};
            case 18: return ask::Rematch{};
            case 19: return ask::Mute{"eve", "Eve", coin()};
            case 20: return ask::Link{{"secret", "hash" + std::to_string(below(3))}};
            default: return ask::Resume{"hash" + std::to_string(below(3))};
        }
    }

    VirtualTable& t_;
    FastRng rng_;
    std::vector<Person> people_{"ann", "bob", "cid", "dee", "eve"};
};

void play_anything(const Settings& settings, std::uint64_t seed, int steps) {
    VirtualTable t(settings, {}, seed);
    t.check_every = 25;
    Anything anything(t, seed);
    for (int i = 0; i < steps && !::testing::Test::HasFailure(); ++i) anything.step();
    t.disk = Disk::stores;
    t.advance(200'000);
    t.check_journal();
    if (::testing::Test::HasFailure()) ADD_FAILURE() << "seed " << seed;
}

TEST(RandomPlay, whatever_is_asked_the_table_holds) {
    for (std::uint64_t seed = 1; seed <= 24 && !::testing::Test::HasFailure(); ++seed) {
        Settings settings = seed % 3 == 0 ? schoten_settings(3) : spicy_settings(4, [&](spicy::Options& o) {
            o.variants = spicy::VariantSet::from_word(static_cast<std::uint8_t>(seed * 7 % 64));
            o.everyone_answers = seed % 4 == 1;
            o.strict = seed % 5 == 1;
        });
        settings.timeout = static_cast<Timeout>(seed % 3);
        settings.timeout_level = "random";
        settings.spectators = static_cast<Spectators>((seed / 3) % 3);
        settings.turn_time = 30'000;
        play_anything(settings, seed, 700);
    }
}

}  // namespace
}  // namespace scoville::table::test
