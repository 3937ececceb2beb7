#include "tests/server/party.h"

#include <algorithm>
#include <stdexcept>

#include <gtest/gtest.h>

#include "record/replay.h"
#include "verify/verify.h"

namespace scoville::server::test {

namespace {

void change(Object& settings, Object changes) {
    for (auto& [key, value] : changes) settings[key] = std::move(value);
}

const std::set<std::string>& lost_races() {
    static const std::set<std::string> codes{"late",      "beaten",      "not-your-turn", "not-now",
                                             "game-over", "not-playing", "S20",           "W6"};
    return codes;
}

}  // namespace

Object spicy_settings(Object options, Object changes) {
    Object settings{{"game", "spicy"}, {"options", std::move(options)},
                    {"seats", 4},      {"fill", nullptr},
                    {"window", 0},     {"turnTime", 0}};
    change(settings, std::move(changes));
    return settings;
}

Object schoten_settings(Object changes) {
    Object settings{{"game", "schoten"}, {"seats", 4}, {"fill", nullptr}, {"window", 0}, {"turnTime", 0}};
    change(settings, std::move(changes));
    return settings;
}

Party::Party(std::uint16_t port, const Object& settings, int guests, bool shares) {
    static const char* const names[] = {"Anna", "Ben", "Cleo", "Dov", "Eda", "Fynn"};
    for (int i = 0; i < guests; ++i) guests_.push_back(std::make_unique<Guest>(port, names[i], "", shares));
    code = host().code_of_new_table(settings);
    for (int i = 0; i < guests; ++i) {
        Guest& guest = *guests_[static_cast<std::size_t>(i)];
        if (i > 0) guest.open(code);
        seat_secrets[i] = guest.must({{"type", "sit"}}).at("secret").as_string();
    }
}

void Party::start() {
    for (Guest* guest : all()) guest->must({{"type", "ready"}, {"ready", true}});
    const int games = host().room.at("games").to_number<int>();
    host().must({{"type", "start"}});
    // Together: a deal waits for everyone's share.
    const auto begun = [&](Guest* guest) {
        return guest->room.at("games") == games + 1 && guest->has_game();
    };
    for (;;) {
        for (Guest* guest : all()) (void)guest->hear_all();
        const auto everyone = all();
        if (std::all_of(everyone.begin(), everyone.end(), begun)) return;
        wait_for_any(everyone);
    }
}

std::vector<Guest*> Party::all() {
    std::vector<Guest*> list;
    for (const auto& guest : guests_) list.push_back(guest.get());
    return list;
}

Guest& Party::whose_turn() {
    catch_up();
    const int turn = host().state().at("turn").to_number<int>();
    for (Guest* guest : all())
        if (guest->seat() == turn) return *guest;
    throw std::runtime_error("nobody's turn");
}

void Party::catch_up() {
    std::uint32_t last = 0;
    for (Guest* guest : all()) {
        guest->hear_all();
        last = std::max({last, guest->event, guest->acked});
    }
    for (Guest* guest : all()) guest->wait([&] { return guest->event >= last; });
}

void Party::port(std::uint16_t port) {
    for (Guest* guest : all()) guest->port = port;
}

// Each decides once at every event, when the last thing it asked for is answered and seen.
void Driver::decide(Guest& guest) {
    Doing& doing = doing_[&guest];
    if (!doing.nonce.empty()) {
        if (!guest.has_answer(doing.nonce)) return;
        const Object& answer = guest.answer(doing.nonce);
        if (const auto* event = answer.if_contains("event");
            event != nullptr && event->to_number<std::uint32_t>() > guest.event)
            return;
        if (const std::string code = code_in(answer); !code.empty()) {
            ++refused[code];
            EXPECT_TRUE(lost_races().contains(code)) << json::serialize(answer);
        }
        doing.nonce.clear();
    }
    if (doing.decided == guest.event || guest.phase() != "playing") return;
    doing.decided = guest.event;
    if (const auto action = choose(guest.legal(), guest.awaited(), dice_)) doing.nonce = guest.act(*action);
}

bool Driver::step() {
    bool news = false;
    for (Guest* guest : guests_) {
        if (!guest->connected())
            throw std::runtime_error(guest->name + " was cut off, " + std::to_string(guest->close_code));
        news = guest->hear_all() || news;
        decide(*guest);
    }
    return news;
}

void Driver::run(const std::function<bool()>& done) {
    while (!done()) {
        if (step()) continue;
        try {
            wait_for_any(guests_);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(error.what() + standstill());
        }
    }
}

// Who waits for what, when nothing happens any more.
std::string Driver::standstill() {
    std::string text;
    for (Guest* guest : guests_) {
        text += "\n" + guest->name + " at event " + std::to_string(guest->event) + ", " + guest->phase();
        text += ", asked " + doing_[guest].nonce + ", may " + json::serialize(guest->legal());
        if (!guest->heard_text.empty()) text += ", last heard " + guest->heard_text.back();
    }
    return text;
}

void Driver::run_to_the_end() {
    run([&] {
        return std::all_of(guests_.begin(), guests_.end(),
                           [](Guest* guest) { return guest->phase() == "over"; });
    });
}

namespace {

// Of those that the guest kept, the ones of this game.
std::vector<verify::KeptHead> heads_of_game(const Guest& guest, const json::value& record) {
    const json::array& entries = record.at("fair").at("log").at("entries").as_array();
    const auto number_of = [](const json::value& entry) {
        return json::parse(entry.at(0).as_string()).at("n").to_number<std::uint64_t>();
    };
    std::vector<verify::KeptHead> heads;
    for (const auto& [number, hash] : guest.heads)
        if (number + 1 >= number_of(entries.front()) && number <= number_of(entries.back()))
            heads.push_back(verify::head_from(std::to_string(number) + ":" + hash).value());
    return heads;
}

}  // namespace

void expect_record_agrees(Guest& guest, int game) {
    const Object answer = guest.must({{"type", "record"}, {"table", guest.table}, {"game", game}});
    const auto report =
        verify::verify(json::serialize(answer.at("record")), heads_of_game(guest, answer.at("record")));
    EXPECT_EQ(report.outcome, verify::Outcome::fair) << verify::text_of(report);
    if (const auto* doubts = answer.at("record").as_object().if_contains("doubts")) {
        std::size_t challenges = 0;
        for (const json::value& frame : answer.at("record").at("frames").as_array())
            for (const json::value& event : frame.at("events").as_array())
                challenges += event.at("event") == "challenged" ? 1 : 0;
        EXPECT_EQ(doubts->as_array().size(), challenges) << "the master has a word on every challenge";
    }
    std::string text;
    record::Replayer replayer({});
    ASSERT_EQ(replayer.replay(json::serialize(answer.at("record")), text), record::Outcome::all_legal)
        << text.substr(0, 500);
    const Object replayed = json::parse(text).as_object();
    EXPECT_EQ(replayed.at("over"), true);
    EXPECT_EQ(replayed.at("winners"), guest.game.at("winners"));
    EXPECT_EQ(replayed.at("scores"), guest.game.at("scores"));
    // How many cards lie above the end card is told exactly only in the record.
    Object state = guest.state();
    if (state.contains("aboveEnd")) state["aboveEnd"] = replayed.at("state").at("aboveEnd");
    EXPECT_EQ(replayed.at("state"), state);
}

}  // namespace scoville::server::test
