// Before a game: who sits where, who may do what, who starts.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

TEST(Lobby, people_sit_stand_and_get_ready) {
    VirtualTable t(spicy_settings(4));
    EXPECT_EQ(t.code("create"), "done");
    const auto sat = t.ask("bob", ask::Sit{.seat = Seat{2}, .link = {}});
    ASSERT_EQ(t.code(sat), "done");
    EXPECT_EQ(t.final(sat)->secret, "secret-bob");
    EXPECT_EQ(t.seating().chairs[2].link, "hash-bob");
    EXPECT_EQ(t.seat_of("bob"), 2);
    EXPECT_EQ(t.code(t.ask("bob", ask::Sit{})), "not-now");
    EXPECT_EQ(t.code(t.ask("cid", ask::Sit{.seat = Seat{2}, .link = {}})), "seat-taken");
    EXPECT_EQ(t.code(t.ask("cid", ask::Sit{.seat = Seat{4}, .link = {}})), "no-such-seat");
    EXPECT_EQ(t.code(t.ask("cid", ask::Sit{})), "done");
    EXPECT_EQ(t.seat_of("cid"), 0);
    EXPECT_EQ(t.code(t.ask("bob", ask::Ready{true})), "done");
    EXPECT_EQ(t.code(t.ask("bob", ask::Ready{true})), "not-now");
    EXPECT_TRUE(t.seating().chairs[2].ready);
    EXPECT_EQ(t.code(t.ask("bob", ask::Stand{})), "done");
    EXPECT_EQ(t.code(t.ask("bob", ask::Stand{})), "not-seated");
    EXPECT_EQ(t.seat_of("bob"), no_seat);
    EXPECT_EQ(t.code(t.ask("bob", ask::Ready{true})), "not-seated");
}

TEST(Lobby, a_seat_has_the_cat_its_person_chose_as_long_as_they_sit) {
    VirtualTable t(spicy_settings(4));
    EXPECT_EQ(t.code(t.ask("bob", ask::Cat{"calico"})), "not-seated");
    t.ask("ann", ask::Sit{});
    const auto version = t.table().seating_version();
    const auto events = t.events_shown();
    EXPECT_EQ(t.code(t.ask("ann", ask::Cat{"calico"})), "done");
    EXPECT_EQ(t.seating().chairs[0].cat, "calico");
    EXPECT_GT(t.table().seating_version(), version) << "all are shown it";
    EXPECT_EQ(t.events_shown(), events) << "and nothing is told of it";
    EXPECT_EQ(t.code(t.ask("ann", ask::Cat{"calico"})), "not-now");
    t.restart();
    EXPECT_EQ(t.seating().chairs[0].cat, "calico");
    t.ask("ann", ask::Stand{});
    t.ask("bob", ask::Sit{.seat = Seat{0}, .link = {}});
    EXPECT_EQ(t.seating().chairs[0].cat, "");
}

TEST(Lobby, a_full_table_is_full) {
    VirtualTable t(spicy_settings(2));
    t.ask("ann", ask::Sit{});
    t.ask("bob", ask::Sit{});
    EXPECT_EQ(t.code(t.ask("cid", ask::Sit{})), "table-full");
}

TEST(Lobby, only_the_host_configures_seats_bots_and_removes) {
    VirtualTable t(spicy_settings(3));
    t.ask("ann", ask::Sit{});
    t.ask("bob", ask::Sit{});
    EXPECT_EQ(t.code(t.ask("bob", ask::Configure{spicy_settings(5)})), "not-host");
    EXPECT_EQ(t.code(t.ask("bob", ask::SeatBot{2, "odds"})), "not-host");
    EXPECT_EQ(t.code(t.ask("bob", ask::Remove{0})), "not-host");
    EXPECT_EQ(t.code(t.ask("bob", ask::Start{})), "not-host");
    EXPECT_EQ(t.code(t.ask("bob", ask::Close{})), "not-host");
    EXPECT_EQ(t.code(t.ask("bob", ask::GiveHost{1})), "not-host");
    EXPECT_EQ(t.code(t.ask("bob", ask::Mute{"ann", "Ann", true})), "not-host");
    EXPECT_EQ(t.code(t.ask("ann", ask::SeatBot{1, "odds"})), "seat-taken");
    EXPECT_EQ(t.code(t.ask("ann", ask::SeatBot{2, "odds"})), "done");
    EXPECT_EQ(t.seating().chairs[2].level, "odds");
    EXPECT_EQ(t.code(t.ask("ann", ask::SeatBot{2, "liar"})), "done");
    EXPECT_EQ(t.code(t.ask("ann", ask::Configure{spicy_settings(2)})), "bad-settings");
    EXPECT_EQ(t.code(t.ask("ann", ask::Remove{2})), "done");
    EXPECT_EQ(t.seating().chairs[2].who, Who::nobody);
    EXPECT_EQ(t.code(t.ask("ann", ask::Remove{2})), "not-now");
    EXPECT_EQ(t.code(t.ask("ann", ask::Configure{schoten_settings(4)})), "done");
    EXPECT_EQ(t.seating().chairs.size(), 4u);
}

TEST(Lobby, configuring_makes_people_unready_and_keeps_them_seated) {
    VirtualTable t(spicy_settings(4));
    t.ask("bob", ask::Sit{.seat = Seat{3}, .link = {}});
    t.ask("bob", ask::Ready{true});
    EXPECT_EQ(t.code(t.ask("ann", ask::Configure{spicy_settings(2)})), "done");
    EXPECT_EQ(t.seating().chairs.size(), 2u);
    ASSERT_EQ(t.seat_of("bob"), 1);
    EXPECT_FALSE(t.seating().chairs[1].ready);
}

TEST(Lobby, who_was_removed_may_not_sit_again_on_any_device) {
    VirtualTable t(spicy_settings(3));
    t.ask("bob", ask::Sit{});
    EXPECT_EQ(t.code(t.ask("bobs-phone", ask::Resume{"hash-bob"})), "done");
    EXPECT_EQ(t.seat_of("bobs-phone"), 0);
    EXPECT_EQ(t.code(t.ask("ann", ask::Remove{0})), "done");
    EXPECT_EQ(t.gone, (std::vector<Person>{"bob", "bobs-phone"}));
    EXPECT_EQ(t.code(t.ask("bob", ask::Sit{})), "forbidden");
    EXPECT_EQ(t.code(t.ask("bobs-phone", ask::Sit{})), "forbidden");
    EXPECT_EQ(t.code(t.ask("bobs-phone", ask::Resume{"hash-bob"})), "expired");
}

TEST(Lobby, everyone_must_be_ready_but_the_host) {
    VirtualTable t(spicy_settings(2));
    t.ask("ann", ask::Sit{});
    t.ask("bob", ask::Sit{});
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "not-ready");
    t.ask("bob", ask::Ready{true});
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
    EXPECT_TRUE(t.seating().playing());
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "not-now");
    EXPECT_EQ(t.code(t.ask("cid", ask::Sit{})), "not-now");
}

TEST(Lobby, too_few_do_not_start) {
    Settings settings = spicy_settings(4);
    settings.fill.reset();
    VirtualTable t(settings);
    t.ask("ann", ask::Sit{});
    const auto start = t.ask("ann", ask::Start{});
    EXPECT_EQ(t.code(start), "not-ready");
    EXPECT_EQ(t.final(start)->refusal->key, "too-few");
}

TEST(Lobby, bots_fill_empty_chairs) {
    Settings settings = spicy_settings(4);
    settings.fill = "liar";
    VirtualTable t(settings);
    t.ask("bob", ask::Sit{.seat = Seat{2}, .link = {}});
    t.ask("bob", ask::Ready{true});
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
    ASSERT_EQ(t.seating().chairs.size(), 4u);
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{3}}) EXPECT_EQ(t.seating().chairs[seat].level, "liar");
}

TEST(Lobby, empty_chairs_are_dropped_and_the_starting_seat_moves_with_its_chair) {
    Settings settings = spicy_settings(5, [](spicy::Options& o) { o.start = 3; });
    settings.fill.reset();
    VirtualTable t(settings);
    t.ask("ann", ask::Sit{.seat = Seat{1}, .link = {}});
    t.ask("bob", ask::Sit{.seat = Seat{3}, .link = {}});
    t.ask("cid", ask::Sit{.seat = Seat{4}, .link = {}});
    t.ask("bob", ask::Ready{true});
    t.ask("cid", ask::Ready{true});
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
    ASSERT_EQ(t.seating().chairs.size(), 3u);
    EXPECT_EQ(t.seat_of("bob"), 1);
    EXPECT_EQ(t.turn(), t.seat_of("bob"));
}

TEST(Lobby, a_starting_seat_that_is_dropped_is_left_open) {
    Settings settings = spicy_settings(3, [](spicy::Options& o) { o.start = 0; });
    settings.fill.reset();
    VirtualTable t(settings);
    t.ask("ann", ask::Sit{.seat = Seat{1}, .link = {}});
    t.ask("bob", ask::Sit{.seat = Seat{2}, .link = {}});
    t.ask("bob", ask::Ready{true});
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
    EXPECT_LT(t.turn(), 2);
}

TEST(Lobby, the_host_gives_the_role_away) {
    VirtualTable t(spicy_settings(3));
    t.ask("bob", ask::Sit{});
    t.ask("ann", ask::SeatBot{1, "odds"});
    EXPECT_EQ(t.code(t.ask("ann", ask::GiveHost{1})), "not-now");
    EXPECT_EQ(t.code(t.ask("ann", ask::GiveHost{5})), "no-such-seat");
    EXPECT_EQ(t.code(t.ask("ann", ask::GiveHost{0})), "done");
    EXPECT_EQ(t.seating().host, "bob");
    EXPECT_EQ(t.code(t.ask("ann", ask::Close{})), "not-host");
}

TEST(Lobby, the_role_passes_on_when_the_host_is_gone_for_long) {
    VirtualTable t(spicy_settings(3));
    t.come("ann");
    t.come("bob");
    t.ask("bob", ask::Sit{});
    t.go("ann");
    t.advance(t.timing.host_grace - 1);
    EXPECT_EQ(t.seating().host, "ann");
    t.come("ann");
    t.go("ann");
    t.advance(t.timing.host_grace - 1);
    EXPECT_EQ(t.seating().host, "ann");
    t.advance(1);
    EXPECT_EQ(t.seating().host, "bob");
    t.advance(10 * t.timing.host_grace);
    EXPECT_EQ(t.count("host"), 1);
}

TEST(Lobby, the_role_waits_for_someone_to_pass_to) {
    VirtualTable t(spicy_settings(3));
    t.come("ann");
    t.ask("bob", ask::Sit{});
    t.go("ann");
    t.advance(2 * t.timing.host_grace);
    EXPECT_EQ(t.seating().host, "ann");
    t.come("bob");
    EXPECT_EQ(t.seating().host, "bob");
}

TEST(Lobby, the_host_is_host_on_every_device_of_the_seat) {
    VirtualTable t(spicy_settings(3));
    t.come("ann");
    t.ask("ann", ask::Sit{});
    t.come("anns-phone");
    EXPECT_EQ(t.code(t.ask("anns-phone", ask::Resume{"hash-ann"})), "done");
    t.go("ann");
    t.advance(10 * t.timing.host_grace);
    EXPECT_EQ(t.count("host"), 0) << "the host is here, on another device";
    EXPECT_EQ(t.code(t.ask("anns-phone", ask::SeatBot{1, "odds"})), "done");
    EXPECT_TRUE(t.table().looker_for("anns-phone")->host);
}

TEST(Lobby, a_new_link_ends_the_old_one_but_not_the_device_that_asked) {
    VirtualTable t(spicy_settings(3));
    t.ask("bob", ask::Sit{});
    t.ask("phone", ask::Resume{"hash-bob"});
    t.ask("tablet", ask::Resume{"hash-bob"});
    const auto link = t.ask("phone", ask::Link{{"new-secret", "new-hash"}});
    ASSERT_EQ(t.code(link), "done");
    EXPECT_EQ(t.final(link)->secret, "new-secret");
    EXPECT_EQ(t.seat_of("phone"), 0);
    EXPECT_EQ(t.seat_of("bob"), 0);
    EXPECT_EQ(t.seat_of("tablet"), no_seat);
    EXPECT_EQ(t.code(t.ask("tablet", ask::Resume{"hash-bob"})), "expired");
    EXPECT_EQ(t.code(t.ask("tablet", ask::Resume{"new-hash"})), "done");
}

TEST(Lobby, a_seat_is_open_on_eight_more_devices_at_most) {
    VirtualTable t(spicy_settings(3));
    t.ask("bob", ask::Sit{});
    for (int i = 0; i < 8; ++i)
        EXPECT_EQ(t.code(t.ask("device" + std::to_string(i), ask::Resume{"hash-bob"})), "done");
    EXPECT_EQ(t.code(t.ask("device8", ask::Resume{"hash-bob"})), "too-many");
}

TEST(Lobby, a_closed_table_stays_closed) {
    VirtualTable t(spicy_settings(2));
    t.ask("ann", ask::Mute{"bob", "Bob", true});
    EXPECT_TRUE(t.seating().is_muted("bob"));
    EXPECT_EQ(t.code(t.ask("ann", ask::Close{})), "done");
    for (const Request& request : {Request(ask::Sit{}), Request(ask::Start{}), Request(ask::Close{}),
                                   Request(ask::Vote{true}), Request(ask::Rematch{})})
        EXPECT_EQ(t.code(t.ask("ann", request)), "not-now");
    EXPECT_EQ(t.table().wakes_at(), never);
}

}  // namespace
}  // namespace scoville::table::test
