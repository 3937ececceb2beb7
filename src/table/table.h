// One table: seats, game, clocks, reactions, versions. Pure: every input comes with the time, and what is to
// be done about it comes out as effects. A change counts when its journal entry is committed, not before;
// one entry is in flight at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "any/inside/game.h"
#include "base/viewer.h"
#include "fair/vault.h"
#include "table/answers.h"
#include "table/bot_desk.h"
#include "table/chain.h"
#include "table/chronicle.h"
#include "table/clocks.h"
#include "table/effects.h"
#include "table/pictures.h"
#include "table/presence.h"
#include "table/reactions.h"
#include "table/rest.h"
#include "table/sealing.h"
#include "table/shares.h"

namespace scoville::table {

struct Tools {
    const fair::Vault* vault = nullptr;
    fair::Chance* chance = nullptr;  // of secrets: the system's, except in tests
    Timing timing;
    std::uint64_t seed = 0;  // of the delays that bots take
};

enum class Committed : std::uint8_t { stored, conflict, failed };

class Table {
public:
    explicit Table(const Tools& tools) : tools_(tools), desk_(tools.seed) {}

    // ---- inputs ----
    // A new table; its first entry is on the way.
    void create(const Created& created, const From& from, const std::string& nonce, Now now, Effects& fx);
    // From its journal, after sleep or restart.
    std::optional<Unreadable> load(const std::vector<std::string>& entries, Now now, Effects& fx);
    // The same in two steps: what takes long and touches nothing else, and what happens then.
    std::optional<Unreadable> read(const std::vector<std::string>& entries, Now now);
    void wake(Now now, Effects& fx);
    void ask(const From& from, const std::string& nonce, Request request, Now now, Effects& fx);
    // The entry in flight is durable, or is not.
    void committed(Committed outcome, Now now, Effects& fx);
    void bot_answers(Seat seat, std::uint64_t number, const any::Action& action, Now now, Effects& fx);
    // `shares`: the client brings its share of a deal when asked to.
    void present(const Person& person, bool here, Now now, Effects& fx, bool shares = false);
    void tick(Now now, Effects& fx);

    // When tick() is next worth calling; never, if only inputs can change anything.
    Millis wakes_at() const;
    // Nothing is under way but waiting for people: the table may be put to sleep until wakes_at().
    bool idle() const;

    // ---- what may be shown ----
    const Seating& seating() const { return seating_; }
    std::uint64_t entries() const { return entries_; }
    // Goes up when anything of the seating changes; moves leave it alone.
    std::uint32_t seating_version() const { return seating_version_; }
    // The seating as a looker may know it: delayed spectators hear of it later too, except a host, who runs
    // it.
    const Seating& seating_for(const Looker& looker) const;
    std::uint32_t seating_version_for(const Looker& looker) const;
    // The last event that players, and that spectators have been shown.
    std::uint32_t shown_to(const Looker& looker) const { return picture_for(looker).events; }
    std::uint32_t last_shown() const { return pictures_.players().events; }
    std::uint32_t first_event() const { return chronicle_.first(); }
    // Everything a looker may see, with the events after `since` that are still kept.
    Sight sight(const Looker& looker, std::uint32_t since, Now now) const;
    // The present game's events for a seat, from its first, as a bot is told them.
    std::vector<any::SeenEvent> story(Seat seat, std::uint32_t after) const;
    // The question a bot that plays the seat is asked: what it may see and do.
    std::optional<SeenGame> question(Seat seat, Now now) const;
    const any::Options& options() const;
    // A seat, a spectator, or (none) nobody who may look.
    std::optional<Viewer> viewer_of(const Person& person) const;
    std::optional<Looker> looker_for(const Person& person) const;
    ClockFace clock_for(std::optional<Seat> seat, Now now) const;
    bool is_here(const Person& person) const { return presence_.here(person); }
    SeatSet seats_here() const { return presence_.seats(seating_); }
    // The people's seats that the game waits for, as they have been shown it.
    SeatSet waits_for() const;

private:
    struct Enacted {
        Entry entry;
        Head head = {};
        std::shared_ptr<any::Game> game;
        any::Events events;
        std::optional<fair::BlindSecret> blind = {};
    };
    struct InFlight {
        Enacted enacted;
        std::optional<Reply> reply;
        bool on_beat = false;
        std::vector<Waiting> beaten = {};  // reactions that this one was quicker than
    };

    // requests (table_requests.cpp)
    bool under_way(const From& from, const std::string& nonce);
    void handle(Waiting waiting, Now now, Effects& fx);
    bool is_worn_out_for(const Request& request) const;
    const Refusal* against_who_is_here(const Waiting& waiting) const;
    void more_time(const Waiting& waiting, const ask::MoreTime& request, Now now, Effects& fx);
    void reply(const Waiting& to, Reply reply, Effects& fx);
    void reply_done(const Waiting& to, Effects& fx);
    // Could not be written: may be asked for again under the same nonce.
    void turn_down(const Waiting& to, Effects& fx) const;
    void turn_down_all(Effects& fx);
    void refuse(const Waiting& to, const Refusal& refusal, Effects& fx, std::optional<Millis> margin = {});

    // the deal (table_deal.cpp)
    void start(const Waiting& waiting, Now now, Effects& fx);
    void pledge(const Waiting& waiting, const ask::Pledge& request, Effects& fx);
    void reveal(const Waiting& waiting, const ask::Reveal& request, Effects& fx);
    void wait_for_shares(Now now, bool all) { shares_.wait(now.steady + tools_.timing.share, all); }
    bool deal_goes_on(Now now, Effects& fx);
    Begun begin(const Dealing& dealing) const;
    Seat seat_to_share(const Waiting& waiting) const;
    SeatSet sharing(const std::vector<Entrant>& seats) const;
    Sealer sealer() const { return {*tools_.vault, *tools_.chance}; }

    // moves (table_moves.cpp)
    void act(Waiting waiting, Now now, Effects& fx);
    void refuse_act(const Waiting& waiting, Seat seat, const Refusal& refusal, Now now, Effects& fx);
    const Refusal* cannot_act(const Waiting& waiting, Seat seat) const;
    static Verdict would_accept(any::Game tried, Seat seat, const any::Action& action);
    void take_turn(Waiting waiting, Seat seat, Now now, Effects& fx);
    void slap(Waiting waiting, Seat seat, Now now, Effects& fx);
    void move(const Waiting& waiting, Seat seat, By by, Now now, Effects& fx, std::optional<Slap> slap = {});
    void safe_move(Seat seat, By by, Now now, Effects& fx);
    void judge_slaps(Now now, Effects& fx);
    void play_queued(Now now, Effects& fx);
    void unqueue(const Waiting& waiting, Effects& fx);
    bool clock_fires(Now now, Effects& fx);
    void arm_bots(Now now);
    void hurry(Seat seat, Now now);
    bool bot_gives_up(Now now, Effects& fx);

    // the journal (table_journal.cpp)
    void propose(Entry entry, std::optional<Reply> reply, Effects& fx);
    void propose_for(const Waiting& waiting, Change change, Now now, Effects& fx, std::string secret = {});
    void propose(Change change, By by, Now now, Effects& fx);
    Verdict enact(Enacted& enacted) const;
    std::optional<Unreadable> take(const std::string& kept, Now now);
    bool ends_game(const Enacted& enacted) const;
    void send_off(Enacted enacted, std::optional<Reply> reply, bool on_beat, Effects& fx);
    void settle(Enacted&& enacted);
    void tell(const Enacted& enacted);
    void not_stored(InFlight lost, Committed outcome, Now now, Effects& fx);

    // time (table_time.cpp)
    void run(Now now, Effects& fx);
    bool step(Now now, Effects& fx);
    void show_if_due(Now now, Effects& fx);
    void show(Now now, Effects& fx);
    void show_delayed(Millis at, Now now);
    Picture picture_now() const;
    bool all_shown() const { return pictures_.players().events == chronicle_.last(); }
    bool running() const { return seating_.playing() && !seating_.paused && game_ && !game_->over(); }
    Clocks::Scene scene() const;
    void arm_clocks(Now now, bool slept, Effects& fx);
    bool vote_decides(Now now, Effects& fx);
    bool vote_passes() const;
    bool host_passes(Now now, Effects& fx);
    Millis host_passes_at() const;
    Millis next_move_at() const;

    // the rest after a moment (table_rest.cpp)
    void note_rest(const any::Events& events);
    SeatSet people_playing() const;
    bool all_have_gone_on(RestAfter why) const;
    bool rest_ends(Now now, Effects& fx);
    void go_on(const Waiting& waiting, Now now, Effects& fx);
    Millis next_play_at() const;

    // what may be shown (table_sight.cpp)
    bool hears_of_the_seating_later(const Looker& looker) const;
    const Picture& picture_for(const Looker& looker) const {
        return looker.seat ? pictures_.players() : pictures_.spectators();
    }

    Tools tools_;
    // The sum of the journal.
    Seating seating_;
    SharedGame game_;
    Chronicle chronicle_;
    Chain chain_;
    std::uint64_t entries_ = 0;
    std::uint32_t seating_version_ = 0;
    Answers answers_;
    // What is under way.
    std::optional<InFlight> in_flight_;
    Millis retry_at_ = 0;  // what could not be written is not tried again before
    Inbox inbox_;
    Reactions reactions_;
    Shares shares_;
    // Who waits for whom, and what has been shown.
    Clocks clocks_;
    Rest rest_;
    std::optional<int> hurried_;  // the card that nobody needs to look at any longer
    BotDesk desk_;
    Pictures pictures_;
    Presence presence_;
    HostWatch host_;
};

}  // namespace scoville::table
