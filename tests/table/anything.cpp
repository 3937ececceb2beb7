#include "tests/table/anything.h"

#include "fair/chain.h"
#include "tests/table/every_change.h"

namespace scoville::table::test {

Anything::Anything(VirtualTable& t, Below below) : t_(t), chance_(std::move(below)) {
    if (chance_(2) == 0) t_.sharing = {"ann", "bob", "cid"};
}

void Anything::step() {
    if (t_.in_flight() && below(4) != 0) end_commit();
    if (t_.lost) restart();
    const Person person = people_[below(people_.size())];
    switch (below(24)) {
        case 0: t_.come(person); break;
        case 1: t_.go(person); break;
        case 2: change_disk(); break;
        case 3:
            if (below(6) == 0) restart();
            break;
        case 4:
        case 5:
        case 6: t_.advance(static_cast<Millis>(below(below(5) == 0 ? 90'000 : 900))); break;
        case 7:
        case 8: t_.ask(person, request(person)); break;
        default: act(person);
    }
    if (t_.lost) restart();
}

// What was in flight gets its outcome.
void Anything::end_commit() {
    const std::uint32_t outcome = below(12);
    t_.commit(outcome == 0 ? Committed::conflict : outcome == 1 ? Committed::failed : Committed::stored);
}

void Anything::change_disk() {
    const std::uint32_t next = below(8);
    t_.disk = next == 0 ? Disk::full : next < 3 ? Disk::holds : Disk::stores;
}

// What was being written may have been, or not; who got no answer asks again.
void Anything::restart() {
    t_.restart(static_cast<Millis>(below(100'000)), coin());
    t_.ask_open_again();
}

void Anything::finish() {
    t_.disk = Disk::stores;
    if (t_.in_flight()) t_.commit();
    if (t_.lost) restart();
    t_.advance(40'000);
    t_.check_journal();
    EXPECT_EQ(t_.first_open(), "") << "somebody still waits for an answer";
}

void Anything::act(const Person& person) {
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

// What is asked for elsewhere (Act), or would leave nothing to ask (Configure, Close), counts too.
static_assert(std::variant_size_v<Request> == 26, "a new request: let chance ask for it, too");

Request Anything::request(const Person& person) {
    // What a client brings to the deal; now and then not what it pledged.
    fair::Entropy share{};
    share.fill(static_cast<std::uint8_t>(person[0]));
    switch (below(26)) {
        case 0:
        case 1: return ask::Sit{};
        case 2: return below(4) == 0 ? Request(ask::Stand{}) : Request(ask::Cat{coin() ? "ginger" : "smoke"});
        case 3:
        case 4: return ask::Ready{below(8) != 0};
        case 5: return ask::SeatBot{any_seat(), "random"};
        case 6: return below(6) == 0 ? Request(ask::Remove{any_seat()}) : Request(ask::Unqueue{});
        case 7: return ask::GiveHost{any_seat()};
        case 8:
        case 9:
        case 10: return ask::Start{};
        case 11: return below(2) == 0 ? Request(ask::GoOn{}) : Request(ask::SetUp{coin() ? "" : a_position});
        case 12: return ask::Pause{below(3) == 0};
        case 13: return ask::Vote{below(4) == 0};
        case 14: return ask::TakeOver{any_seat(), {}};
        case 15: return ask::BotPlays{any_seat(), "random"};
        case 16: return ask::Back{};
        case 17: return ask::MoreTime{any_seat()};
        case 18: return ask::Rematch{};
        case 19: return ask::Mute{"eve", "Eve", coin()};
        case 20: return ask::Link{{"secret", "hash" + std::to_string(below(3))}};
        case 21: return ask::Resume{"hash" + std::to_string(below(3))};
        case 22:
        case 23: return ask::Pledge{fair::pledge_of(share)};
        default: share[0] ^= below(16) == 0 ? 1 : 0; return ask::Reveal{share};
    }
}

namespace {

// A table of this game: there is no general case.
template <class Face>
Settings settings_of(const Anything::Below& below) = delete;
template <>
Settings settings_of<spicy::Face>(const Anything::Below& below) {
    return spicy_settings(4, [&](spicy::Options& o) {
        o.variants = spicy::VariantSet::from_word(static_cast<std::uint8_t>(below(64)));
        o.everyone_answers = below(4) == 0;
        o.strict = below(5) == 0;
    });
}
template <>
Settings settings_of<schoten::Face>(const Anything::Below&) {
    return schoten_settings(3);
}

}  // namespace

Settings any_settings(const Anything::Below& below) {
    // The first of the list twice as often as each of the others.
    const std::uint32_t place = below(any::Games::size + 1);
    Settings settings = any::with_game(static_cast<any::Kind>(place % any::Games::size),
                                       [&]<class Face>() -> Settings { return settings_of<Face>(below); });
    settings.timeout = static_cast<Timeout>(below(3));
    settings.timeout_level = "random";
    settings.spectators = static_cast<Spectators>(below(3));
    settings.turn_time = 30'000;
    return settings;
}

}  // namespace scoville::table::test
