// How a change becomes part of the table: tried, written down, and only then counted.
#include <algorithm>

#include "base/check.h"
#include "table/deals.h"
#include "table/entry_text.h"
#include "table/refusals.h"
#include "table/row.h"
#include "table/table.h"

namespace scoville::table {
namespace {

constexpr Refusal cannot_open{"read-only", "sealed-deal", "The deal cannot be opened."};

}  // namespace

const any::Options& Table::options() const { return game_ ? game_->options() : room_.settings.options; }

Verdict Table::enact(Enacted& enacted) const {
    if (const auto* moved = std::get_if<Moved>(&enacted.entry.change)) {
        if (!game_ || moved->action.index() != game_->options().index()) return refusal::wrong_game;
        enacted.game = game_;
        return enacted.game->act(moved->seat, moved->action, enacted.events);
    }
    if (const auto* begun = std::get_if<Begun>(&enacted.entry.change)) {
        const auto secrets = opened(*begun, *tools_.vault, deal_name(room_.id, room_.games + 1));
        if (!secrets) return cannot_open;
        enacted.blind = secrets->blind;
        enacted.game.emplace(options_for(room_.settings, begun->seats), secrets->keys, enacted.events);
    }
    return {};
}

void Table::propose(Change change, By by, Now now, Effects& fx) {
    propose(Entry{.at = now.utc, .by = by, .person = {}, .nonce = {}, .change = std::move(change)}, {}, now,
            fx);
}

void Table::propose_for(const Waiting& waiting, Change change, Now now, Effects& fx, std::string secret) {
    propose({.at = now.utc,
             .by = By::player,
             .person = waiting.from.person,
             .nonce = waiting.nonce,
             .change = std::move(change)},
            Reply{.line = waiting.from.line,
                  .nonce = waiting.nonce,
                  .kind = Reply::Kind::done,
                  .secret = std::move(secret)},
            now, fx);
}

void Table::propose(Entry entry, std::optional<Reply> reply, Now, Effects& fx) {
    Enacted enacted{.entry = std::move(entry), .head = {}, .game = {}, .events = {}};
    const Verdict verdict = enact(enacted);
    CHECK(verdict);
    send_off(std::move(enacted), std::move(reply), false, fx);
}

void Table::send_off(Enacted enacted, std::optional<Reply> reply, bool on_beat, Effects& fx) {
    CHECK(!in_flight_ && !fx.append);
    std::string text = text_of(enacted.entry, options());
    enacted.head = chain_.after(enacted.entry, chain_.part(enacted.entry, text, room_, options()));
    fx.append = with_head(std::move(text), enacted.head.hash);
    if (Person member = joining(enacted.entry.change); !member.empty()) fx.members = {std::move(member)};
    in_flight_ = InFlight{std::move(enacted), std::move(reply), on_beat};
}

void Table::tell(Happened happened) { events_.push_back(std::move(happened)); }

// The entry counts from here on; the same for a fresh one and for one read back.
void Table::settle(Enacted&& enacted) {
    const Entry& entry = enacted.entry;
    chain_.move_to(enacted.head);
    if (enacted.blind) chain_.blind_with(*enacted.blind);
    const Told events = told(entry.change, room_);
    room_.fold(entry.change, tools_.timing.more_time);
    ++entries_;
    const auto* moved = std::get_if<Moved>(&entry.change);
    if (moved == nullptr) ++room_version_;
    const bool begins = std::holds_alternative<Begun>(entry.change);
    if (begins) {
        // What happened before the last game is no longer of use to anyone.
        events_.erase(events_.begin(), events_.begin() + (game_begins_ - first_event_));
        first_event_ = game_begins_;
        game_begins_ = last_event() + 1;
    }
    for (const TableEvent& event : events) tell({entry.at, begins ? By::table : entry.by, event});
    if (enacted.game) game_ = std::move(enacted.game);
    bool first = true;
    for (const any::Event& event : enacted.events) {
        Happened happened{entry.at, entry.by, event};
        if (first && moved != nullptr && moved->margin >= 0)
            happened.slap = Slap{moved->margin, moved->beaten};
        first = false;
        tell(std::move(happened));
    }
    if (moved != nullptr && game_->over() && room_.playing()) {
        std::vector<int> scores;
        for (Seat seat = 0; seat < game_->players(); ++seat) scores.push_back(game_->score(seat));
        room_.count(game_->winners(), scores);
        ++room_version_;
    }
    note_awaited(entry);
    if (!entry.nonce.empty())
        answers_.remember(
            entry.person,
            {.line = 0, .nonce = entry.nonce, .kind = Reply::Kind::done, .event = last_event()});
}

// What is wrong with the kept entry, if anything is.
std::optional<std::string> Table::take(const std::string& kept, Now now) {
    auto read = chain_.read(kept, room_, options());
    if (!read) return read.error();
    Enacted enacted{.entry = std::move(read.value().entry), .head = read->head, .game = {}, .events = {}};
    const Verdict verdict = enact(enacted);
    if (!verdict) return std::string(verdict.refusal().sentence);
    const Millis at = enacted.entry.at;
    settle(std::move(enacted));
    show_delayed(at, now);
    return std::nullopt;
}

std::optional<std::string> Table::load(const std::vector<std::string>& entries, Now now, Effects& fx) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (const auto damage = take(entries[i], now))
            return "entry " + std::to_string(i + 1) + ": " + *damage;
    }
    if (entries.empty()) return "the journal is empty";
    show(now, fx);
    if (room_.dealing) wait_for_shares(now, true);
    clocks_ = {};
    arm_clocks(now, true, fx);
    watch_host(now);
    run(now, fx);
    return std::nullopt;
}

void Table::committed(Committed outcome, Now now, Effects& fx) {
    CHECK(in_flight_);
    InFlight done = std::move(*in_flight_);
    in_flight_.reset();
    if (outcome != Committed::stored) {
        if (done.reply) {
            done.reply->kind = Reply::Kind::refused;
            done.reply->refusal = refusal::read_only;
            done.reply->secret.clear();
            fx.replies.push_back(*done.reply);
        }
        for (const Waiting& waiting : done.beaten) turn_down(waiting, fx);
        fx.lost = outcome == Committed::conflict;
        if (fx.lost) return turn_down_all(fx);
        // What was to be done by itself is tried again, bots are asked again.
        retry_at_ = now.steady + 1'000;
        if (running() && all_shown()) arm_bots(now);
        return run(now, fx);
    }
    const Time time = time_of(done.enacted.entry.change);
    const Seat seat = seat_of(done.enacted.entry.change);
    if (time == Time::moved) moved_.add(seat);
    if (time == Time::for_another || time == Time::from_here) clocks_[seat] = {};
    note_leavers(done.enacted.entry.change, fx);
    const Change change = done.enacted.entry.change;
    settle(std::move(done.enacted));
    if (time == Time::begins) reset_for_game();
    if (std::holds_alternative<Sealing>(change) || std::holds_alternative<Pledged>(change))
        wait_for_shares(now, false);
    if (time == Time::stands) pause_clocks(now, fx);
    if (time == Time::longer) put_off(seat, fx);
    if (std::holds_alternative<HostIs>(change)) host_left_ = never;
    watch_host(now);
    if (done.reply) {
        done.reply->event = last_event();
        fx.replies.push_back(std::move(*done.reply));
    }
    for (const Waiting& waiting : done.beaten)
        refuse(waiting, refusal::beaten, fx, std::get<Moved>(change).margin);
    // On the next half-second step, so that thinking time tells less; earlier things first.
    const Millis beat = tools_.timing.beat;
    const Millis at = done.on_beat && beat > 0 ? (now.steady / beat + 1) * beat : now.steady;
    show_at_ = show_at_ == never ? at : std::max(show_at_, at);
    // Who stops the game stops it now: nothing may still be judged or played behind it.
    if (!std::holds_alternative<Moved>(change) && !running()) show_at_ = now.steady;
    run(now, fx);
}

}  // namespace scoville::table
