#include "tests/faults/crowd.h"

#include <algorithm>
#include <array>
#include <poll.h>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/support/patience.h"

namespace scoville::faults {

namespace json = boost::json;
using server::test::choose;
using server::test::code_in;
using server::test::event_in;

namespace {

constexpr std::size_t repeatable = 8;

// Live, everyone answers, all variants, Scharfe Schoten.
Object settings_of(int table) {
    Object more{{"seats", 4}, {"fill", "random"}};
    switch (table % 4) {
        case 0: return server::test::spicy_settings({}, more);
        case 1: return server::test::spicy_settings({{"pace", "everyone-answers"}}, more);
        case 2:
            return server::test::spicy_settings(
                {{"variants", json::array{"we-love-chili", "spice-raider", "change-your-luck"}}}, more);
        default: return server::test::schoten_settings(more);
    }
}

bool is_of_the_room(const json::value& event) { return event.as_object().contains("table"); }

// Every accepted move brings exactly one of these, with its seat; but in live pace one may let a card be at
// any time, and then often nothing happens.
bool counts_as_move(const Object& request, bool everyone_answers) {
    return request.at("type") == "act" && (everyone_answers || request.at("action").at("do") != "let");
}

bool is_a_move(const json::value& event, bool everyone_answers) {
    if (is_of_the_room(event)) return false;
    static const std::set<std::string_view> live{"played",     "took-back", "passed", "challenged", "copied",
                                                 "total-wild", "tipped",    "card",   "took"};
    static const std::set<std::string_view> in_rounds{"played", "took-back", "passed", "answered",
                                                      "total-wild"};
    return (everyone_answers ? in_rounds : live).contains(event_in(event).at("event").as_string());
}

bool answers_in_rounds(const Guest& guest) {
    const auto* options = guest.room.at("settings").as_object().if_contains("options");
    const auto* pace = options == nullptr ? nullptr : options->as_object().if_contains("pace");
    return pace != nullptr && *pace == "everyone-answers";
}

}  // namespace

std::string Counts::text() const {
    return std::to_string(acknowledged) + " moves acknowledged in " + std::to_string(games) + " games, " +
           std::to_string(events) + " events compared, " + std::to_string(asked_again) +
           " asked again without an answer (" + std::to_string(found_done) + " had been done), " +
           std::to_string(repeated) + " repeated with one, " + std::to_string(refused_full) +
           " refused while nothing could be written; lost " + std::to_string(lost) + ", doubled " +
           std::to_string(doubled);
}

Crowd::Crowd(const std::vector<std::uint16_t>& ports, int tables, unsigned seed,
             const std::function<std::uint16_t(const std::string&)>& follow)
    : dice_(seed) {
    for (int i = 0; i < tables; ++i) {
        const std::uint16_t port = ports[static_cast<std::size_t>(i) % ports.size()];
        parties_.push_back(std::make_unique<Party>(port, settings_of(i), 2 + i % 2, i % 2 == 1));
        for (Guest* guest : parties_.back()->all()) guest->follow = follow;
        for (Guest* guest : parties_.back()->all())
            players_.push_back({.guest = guest, .host = guest == &parties_.back()->host()});
    }
}

std::vector<Guest*> Crowd::guests() {
    std::vector<Guest*> list;
    for (const Player& player : players_) list.push_back(player.guest);
    return list;
}

bool Crowd::play(std::size_t messages) {
    const std::size_t goal = heard_ + messages;
    while (heard_ < goal) {
        if (step()) continue;
        expect_life();
        if (std::any_of(players_.begin(), players_.end(),
                        [](const Player& player) { return !player.guest->connected(); }))
            return false;
        server::test::wait_for_any(guests());
    }
    return true;
}

void Crowd::play_for(std::chrono::milliseconds time) {
    const auto until = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < until) {
        if (step()) continue;
        std::vector<pollfd> lines;
        for (Guest* guest : guests())
            if (guest->connected())
                lines.push_back({.fd = guest->line().descriptor(), .events = POLLIN, .revents = 0});
        constexpr int look_again_ms = 5;
        (void)::poll(lines.data(), lines.size(), look_again_ms);
    }
}

void Crowd::play_while_full(std::size_t refusals) {
    const std::size_t goal = counts_.refused_full + refusals;
    while (counts_.refused_full < goal) {
        if (step()) continue;
        // Everyone waits for a bot, and bots cannot move either.
        if (std::all_of(players_.begin(), players_.end(),
                        [](const Player& player) { return player.nonce.empty(); }))
            return;
        expect_life();
        server::test::wait_for_any(guests());
    }
}

// Pings come all the time; something else must come too.
void Crowd::expect_life() {
    const auto now = std::chrono::steady_clock::now();
    if (heard_ != heard_then_) {
        heard_then_ = heard_;
        alive_ = now;
    }
    if (now - alive_ < 2 * scoville::test::patience()) return;
    std::string who = "nothing happens any more";
    for (const Player& player : players_)
        who += "\n" + player.guest->name + " at " + player.guest->code + ", event " +
               std::to_string(player.guest->event) + ", " + player.guest->phase() + ", waits for " +
               player.nonce + ", may " + json::serialize(player.guest->legal());
    throw std::logic_error(who);
}

bool Crowd::step() {
    bool news = false;
    for (Player& player : players_) {
        const std::size_t before = player.guest->heard.size();
        news = player.guest->hear_all() || news;
        heard_ += player.guest->heard.size() - before;
        settle(player);
        decide(player);
    }
    return news;
}

// An answer has come, and what it brought about is seen.
void Crowd::settle(Player& player) {
    if (player.nonce.empty() || !player.guest->has_answer(player.nonce)) return;
    const Object answer = player.guest->answer(player.nonce);
    const auto* event = answer.if_contains("event");
    if (event != nullptr && event->to_number<std::uint32_t>() > player.guest->event) return;
    const std::string code = code_in(answer);
    const Object request = player.moves.at(player.nonce);
    if (code.empty()) {
        if (counts_as_move(request, answers_in_rounds(*player.guest))) {
            ++player.acknowledged;
            ++counts_.acknowledged;
        }
        if (request.at("type") == "start") ++counts_.games;
        player.done.push_back(request);
        player.answers[player.nonce] = answer;
        if (player.done.size() > repeatable) {
            player.answers.erase(std::string(player.done.front().at("nonce").as_string()));
            player.done.pop_front();
        }
    } else if (code == "read-only") {
        ++counts_.refused_full;
        player.decided = 0;
    } else {
        static const std::set<std::string> lost_races{
            "late", "beaten", "not-your-turn", "not-now", "game-over", "not-playing", "S20", "not-ready"};
        EXPECT_TRUE(lost_races.contains(code)) << json::serialize(request) << json::serialize(answer);
    }
    player.moves.erase(player.nonce);
    player.nonce.clear();
}

void Crowd::send(Player& player, Object request) {
    player.nonce = player.guest->send(request);
    request["nonce"] = player.nonce;
    player.moves[player.nonce] = std::move(request);
}

// Between games: the host wishes a rematch, all get ready, the host starts.
Object Crowd::next_of_room(const Player& player) {
    const Guest& guest = *player.guest;
    if (guest.phase() == "over") return player.host ? Object{{"type", "rematch"}} : Object{};
    if (guest.seat() < 0 || guest.room.contains("dealing")) return {};
    const auto& chairs = guest.room.at("chairs").as_array();
    if (!chairs.at(static_cast<std::size_t>(guest.seat())).at("ready").as_bool())
        return {{"type", "ready"}, {"ready", true}};
    const bool all_ready = std::all_of(chairs.begin(), chairs.end(), [](const json::value& chair) {
        return chair.at("who") == "nobody" || chair.at("ready").as_bool();
    });
    return player.host && all_ready ? Object{{"type", "start"}} : Object{};
}

void Crowd::decide(Player& player) {
    Guest& guest = *player.guest;
    if (!guest.connected() || !player.nonce.empty() || player.decided == guest.event) return;
    player.decided = guest.event;
    if (guest.phase() != "playing") {
        if (Object request = next_of_room(player); !request.empty()) send(player, std::move(request));
        return;
    }
    const auto action = choose(guest.legal(), guest.awaited(), dice_);
    if (!action) return;
    Object request{{"type", "act"}, {"seen", guest.event}, {"action", *action}};
    const auto& what = action->at("do").as_string();
    if (what == "play" || what == "challenge" || what == "copy") request["card"] = guest.game.at("card");
    send(player, std::move(request));
}

void Crowd::hear_the_end() {
    for (Player& player : players_)
        while (player.guest->connected()) player.guest->hear_one();
}

void Crowd::drop() {
    for (Player& player : players_) {
        (void)player.guest->hear_all();
        player.guest->drop();
    }
}

std::vector<double> Crowd::came_back_after(std::chrono::steady_clock::time_point moment) const {
    std::vector<double> all;
    for (const Player& player : players_)
        all.push_back(std::chrono::duration<double, std::milli>(player.back - moment).count());
    return all;
}

bool Crowd::come_back(std::uint16_t port) {
    try {
        for (const auto& party : parties_) party->port(port);
        for (Player& player : players_) {
            player.guest->heard.clear();
            player.guest->heard_text.clear();
            player.guest->come_back();
            player.back = std::chrono::steady_clock::now();
            player.decided = 0;
        }
    } catch (const std::runtime_error&) {
        return false;
    }
    return true;
}

bool Crowd::check() {
    try {
        for (Player& player : players_) compare_story(player);
        if (counts_.lost > 0) return true;  // there is nothing left to wait for
        for (Player& player : players_) ask_again(player);
        for (Player& player : players_) repeat(player);
        for (Player& player : players_) count_moves(player);
    } catch (const std::runtime_error&) {
        return false;
    }
    return true;
}

// A second line of the same person is told everything from the beginning.
void Crowd::compare_story(Player& player) {
    Guest& guest = *player.guest;
    Guest witness(guest.port, "", guest.token);
    witness.misses_none = false;
    witness.follow = guest.follow;
    witness.code = guest.code;
    witness.come_back(1);
    if (witness.event < guest.acked) {
        counts_.lost += guest.acked - witness.event;
        ADD_FAILURE() << guest.name << ": acknowledged up to event " << guest.acked << ", now at "
                      << witness.event;
    }
    for (const auto& [number, head] : witness.heads)
        if (const auto told = guest.heads.find(number); told != guest.heads.end())
            EXPECT_EQ(head, told->second) << "the head of the log at entry " << number;
    if (witness.events.empty()) return;
    const auto played = std::find_if(witness.events.begin(), witness.events.end(),
                                     [](const auto& event) { return !is_of_the_room(event.second); });
    for (auto known = guest.events.lower_bound(witness.events.begin()->first); known != guest.events.end();
         ++known) {
        // Of the game before this one only what concerns the room is told again.
        const bool past = played != witness.events.end() && known->first < played->first;
        if (past && !is_of_the_room(known->second)) continue;
        const auto now = witness.events.find(known->first);
        ++counts_.events;
        if (now != witness.events.end() && now->second == known->second) continue;
        ++counts_.lost;
        ADD_FAILURE() << guest.name << ": was told " << json::serialize(known->second) << ", now "
                      << (now == witness.events.end() ? "nothing" : json::serialize(now->second));
    }
}

void Crowd::ask_again(Player& player) {
    if (player.nonce.empty() || player.guest->has_answer(player.nonce)) return;
    ++counts_.asked_again;
    const std::uint32_t before = player.guest->event;
    player.guest->ask_again();
    const Object answer = player.guest->answer(player.nonce);
    const auto* event = answer.if_contains("event");
    if (event != nullptr && event->to_number<std::uint32_t>() <= before) ++counts_.found_done;
}

void Crowd::repeat(Player& player) {
    if (player.done.empty()) return;
    const Object& request = player.done[dice_.below(player.done.size())];
    ++counts_.repeated;
    const Object again = player.guest->ask(request);
    const Object& first = player.answers.at(std::string(request.at("nonce").as_string()));
    EXPECT_EQ(again.at("type"), "ack") << json::serialize(again);
    EXPECT_EQ(again.at("event"), first.at("event")) << "a repeat gets the first answer";
}

// As many moves of the seat were told as were acknowledged to its player.
void Crowd::count_moves(Player& player) {
    Guest& guest = *player.guest;
    guest.wait([&] { return guest.event >= guest.acked; });
    settle(player);
    const bool in_rounds = answers_in_rounds(guest);
    std::size_t told = 0;
    for (const auto& [number, event] : guest.events)
        if (is_a_move(event, in_rounds) && event_in(event).at("seat") == guest.seat()) ++told;
    if (told == player.acknowledged) return;
    if (told < player.acknowledged)
        counts_.lost += player.acknowledged - told;
    else
        counts_.doubled += told - player.acknowledged;
    ADD_FAILURE() << guest.name << ": " << player.acknowledged << " moves acknowledged, " << told << " told";
}

}  // namespace scoville::faults
