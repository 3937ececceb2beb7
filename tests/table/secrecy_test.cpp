// Non-interference in time: two tables with other cards and the same public course of events show a spectator
// the same bytes, and give everyone the same answers and clocks at the same moments.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

enum class Leak { none, hand_in_timing };

// Four people follow a script that names cards by their place in the hand.
std::string watched(std::uint64_t deal, bool everyone_answers, Leak leak) {
    Settings settings = spicy_settings(4, [&](spicy::Options& o) {
        o.above_end = 40;
        o.everyone_answers = everyone_answers;
    });
    settings.timeout = Timeout::safe;
    VirtualTable t(settings, {}, deal);
    seat_and_start(t, {"ann", "bob", "cid", "dee"});
    FastRng rng(9);
    const std::uint32_t begin = t.events_shown();
    std::string seen;
    for (int i = 0; i < 60; ++i) {
        const auto seat = static_cast<Seat>(rng.below(4));
        const Person& person = t.seating().chairs[seat].person;
        const auto pick = rng.below(6);
        const spicy::Legal legal = t.legal(seat);
        if (pick == 0 && legal.pass) {
            t.act(person, Plain::pass());
        } else if (!legal.cards.empty()) {
            const auto card = legal.cards.nth(rng.below(static_cast<std::uint32_t>(legal.cards.size())));
            const Declaration said{static_cast<std::uint8_t>(legal.declarations.lowest())};
            t.act(person, Plain::play(card, said, legal.last), rng.below(100));
        } else {
            t.act(person, Plain::let());
        }
        Millis wait = 200 + rng.below(3'000);
        if (leak == Leak::hand_in_timing) wait += t.spicy(0).hands[0].cards.nth(0).kind;
        t.advance(wait);
        seen += text_of(t.sight("eve", begin), true);
        for (Seat at = 0; at < 4; ++at) {
            ClockFace face = t.game(at).clock;
            seen += face.queued ? " queued" : "";
            face.queued.reset();
            seen += text_of(face, settings.options);
        }
        seen += std::to_string(t.table().wakes_at());
    }
    for (const Reply& reply : t.replies()) seen += text_of(reply);
    EXPECT_GT(t.count("moved"), 8);
    return seen;
}

TEST(Secrecy, what_a_table_shows_and_when_does_not_depend_on_hidden_cards) {
    for (const bool answers : {false, true}) {
        const std::string one = watched(1, answers, Leak::none);
        for (std::uint64_t deal = 2; deal < 8; ++deal)
            EXPECT_TRUE(watched(deal, answers, Leak::none) == one) << deal;
    }
}

TEST(Secrecy, a_planted_leak_is_found) {
    EXPECT_FALSE(watched(1, false, Leak::hand_in_timing) == watched(2, false, Leak::hand_in_timing));
}

}  // namespace
}  // namespace scoville::table::test
