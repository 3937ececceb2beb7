// What happens when several act at once (P1): over real sockets, in whichever order the network brings them.
#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

// Slaps are collected long enough that all of a test's come together on the busiest machine.
table::Timing patient() {
    table::Timing timing = quick();
    timing.collect = 1'500;
    return timing;
}

Object slap_of(Guest& guest) { return challenge_of(guest.legal().at("challenge").at(0)); }

// The one whose turn it is lays a card, and everyone has seen it.
Guest& lay_a_card(Party& party) {
    Guest& player = party.whose_turn();
    const Object laid = player.answer(player.act(first_play(player.legal())));
    EXPECT_EQ(code_in(laid), "");
    for (Guest* guest : party.all())
        guest->wait([&] { return guest->event >= laid.at("event").to_number<std::uint32_t>(); });
    return player;
}

std::vector<Guest*> others(Party& party, const Guest& but) {
    std::vector<Guest*> list;
    for (Guest* guest : party.all())
        if (guest != &but) list.push_back(guest);
    return list;
}

struct Judged {
    int done = 0;
    int beaten = 0;
};
Judged judge(const std::vector<Guest*>& guests, const std::vector<std::string>& nonces) {
    Judged judged;
    for (std::size_t i = 0; i < guests.size(); ++i) {
        const Object& answer = guests[i]->answer(nonces[i]);
        EXPECT_TRUE(guests[i]->sent_notes.contains(nonces[i]));
        if (answer.at("type") == "ack") ++judged.done;
        if (code_in(answer) != "beaten") continue;
        ++judged.beaten;
        EXPECT_TRUE(answer.at("error").as_object().contains("margin"));
    }
    return judged;
}

}  // namespace

TEST(P1, of_four_slaps_at_once_exactly_one_counts) {
    House house(patient());
    Party party(house.port(), spicy_settings({}, {{"seats", 5}}), 5);
    party.start();
    Guest& player = lay_a_card(party);
    const auto slappers = others(party, player);
    std::vector<std::string> nonces;
    for (Guest* guest : slappers) nonces.push_back(guest->act(slap_of(*guest)));
    const Judged judged = judge(slappers, nonces);
    EXPECT_EQ(judged.done, 1);
    EXPECT_EQ(judged.beaten, 3);
    for (Guest* guest : party.all()) {
        guest->wait([&] { return guest->count("challenged") > 0; });
        guest->catch_up();
        EXPECT_EQ(guest->count("challenged"), 1);
        for (const auto& [number, event] : guest->events)
            if (event_in(event).at("event") == "challenged")
                EXPECT_EQ(event.at("slap").at("beaten").as_array().size(), 3U);
    }
}

TEST(P1, of_a_copy_and_a_challenge_at_once_exactly_one_counts) {
    House house(patient());
    Party party(house.port(), spicy_settings({{"variants", json::array{"copy-cat"}}}), 4);
    party.start();
    Guest& player = lay_a_card(party);
    const auto slappers = others(party, player);
    const Object copy{{"do", "copy"}, {"card", slappers[0]->legal().at("copy").at("cards").at(0)}};
    const Judged judged =
        judge({slappers[0], slappers[1]}, {slappers[0]->act(copy), slappers[1]->act(slap_of(*slappers[1]))});
    EXPECT_EQ(judged.done, 1);
    EXPECT_EQ(judged.beaten, 1);
    party.catch_up();
    EXPECT_EQ(player.count("challenged") + player.count("copied"), 1);
}

TEST(P1, a_play_waits_for_slaps_and_finds_its_card_gone) {
    House house(patient());
    Party party(house.port(), spicy_settings(), 4);
    party.start();
    Guest& player = lay_a_card(party);
    Guest& next = party.whose_turn();
    Guest& slapper = *others(party, player)[others(party, player)[0] == &next ? 1 : 0];
    const Object play = first_play(next.legal());
    const std::string slap = slapper.act(slap_of(slapper));
    slapper.wait([&] { return slapper.sent_notes.contains(slap); });
    const std::string late = next.act(play);
    EXPECT_EQ(code_in(slapper.answer(slap)), "");
    EXPECT_EQ(code_in(next.answer(late)), "late");
    EXPECT_EQ(next.sent_notes.at(late).at("waits"), "slaps");
    party.catch_up();
    EXPECT_EQ(next.count("played"), 1);
    EXPECT_EQ(next.count("challenged"), 1);
}

TEST(P1, a_slap_for_a_covered_card_is_late) {
    House house;
    Party party(house.port(), spicy_settings(), 4);
    party.start();
    Guest& player = lay_a_card(party);
    Guest* slapper = others(party, player)[2];
    const Object slap{{"type", "act"},
                      {"seen", slapper->event},
                      {"action", slap_of(*slapper)},
                      {"card", slapper->game.at("card")}};
    lay_a_card(party);
    EXPECT_EQ(slapper->refusal(slap), "late");
    party.catch_up();
    EXPECT_EQ(player.count("challenged"), 0);
    EXPECT_EQ(player.count("played"), 2);
}

TEST(P1, a_double_tap_counts_once) {
    House house(patient());
    Party party(house.port(), spicy_settings(), 4);
    party.start();
    Guest& player = party.whose_turn();
    const Object play{{"type", "act"},
                      {"nonce", "tap"},
                      {"seen", player.event},
                      {"action", first_play(player.legal())},
                      {"card", player.game.at("card")}};
    player.send(play);
    player.send(play);
    Object other = play;
    other["nonce"] = "tap-tap";
    EXPECT_NE(player.refusal(other), "");
    EXPECT_EQ(player.answer("tap").at("type"), "ack");
    party.catch_up();
    EXPECT_EQ(player.count("played"), 1);

    Guest* slapper = others(party, player)[0];
    const std::string first = slapper->act(slap_of(*slapper));
    const std::string second = slapper->act(slap_of(*slapper));
    EXPECT_EQ(code_in(slapper->answer(second)), "not-now");
    const Object done = slapper->answer(first);
    EXPECT_EQ(code_in(done), "");
    player.wait([&] { return player.event >= done.at("event").to_number<std::uint32_t>(); });
    EXPECT_EQ(player.count("challenged"), 1);
}

TEST(P1, a_play_in_the_window_waits_and_may_be_replaced_or_taken_back) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"window", 15'000}}), 3);
    party.start();
    Guest& player = lay_a_card(party);
    Guest& next = party.whose_turn();
    const json::array cards = next.legal().at("play").at("cards").as_array();
    Object play = first_play(next.legal());
    const std::string first = next.act(play);
    next.wait([&] { return next.sent_notes.contains(first); });
    EXPECT_EQ(next.sent_notes.at(first).at("waits"), "window");
    next.catch_up();  // takes it back
    EXPECT_EQ(code_in(next.answer(first)), "unqueued");
    const std::string second = next.act(play);
    next.wait([&] { return next.sent_notes.contains(second); });
    play["card"] = cards.back();
    const std::string third = next.act(play);
    EXPECT_EQ(code_in(next.answer(second)), "replaced");
    next.wait([&] {
        const auto* queued = next.game.at("clock").as_object().if_contains("queued");
        return queued != nullptr && queued->at("action").at("card") == cards.back();
    });
    Guest* slapper = others(party, player)[others(party, player)[0] == &next ? 1 : 0];
    EXPECT_EQ(code_in(slapper->answer(slapper->act(slap_of(*slapper)))), "");
    EXPECT_EQ(code_in(next.answer(third)), "late");
    for (const Object& message : slapper->heard)
        EXPECT_EQ(json::serialize(message).find("queued"), std::string::npos)
            << "others are told of a queued play";
}

}  // namespace scoville::server::test
