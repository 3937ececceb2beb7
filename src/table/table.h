// One table: seats, game, clocks, reactions, versions. Pure: every input comes with the time, and what is to
// be done about it comes out as effects. A change counts when its journal entry is committed, not before;
// one entry is in flight at a time.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "any/inside/game.h"
#include "base/fast_rng.h"
#include "base/viewer.h"
#include "fair/vault.h"
#include "table/answers.h"
#include "table/chain.h"
#include "table/effects.h"
#include "table/happened.h"
#include "table/room.h"
#include "table/slaps.h"
#include "table/time.h"

namespace scoville::table {

struct Tools {
    const fair::Vault* vault = nullptr;
    fair::Chance* chance = nullptr;  // of secrets: the system's, except in tests
    Timing timing;
    std::uint64_t seed = 0;  // of the delays that bots take
};

// What someone has been shown: the game and the room as they stood then, and how many events led there.
struct Picture {
    std::optional<any::Game> game;
    std::uint32_t events = 0;
    Head head = {};
    std::shared_ptr<const Room> room = {};  // at tables with delayed spectators
    std::uint32_t room_version = 0;
};

enum class Committed : std::uint8_t { stored, conflict, failed };

class Table {
public:
    explicit Table(const Tools& tools) : tools_(tools), rng_(tools.seed) {}

    // ---- inputs ----
    // A new table; its first entry is on the way.
    void create(const Created& created, const From& from, const std::string& nonce, Now now, Effects& fx);
    // From its journal, after sleep or restart. The error says which entry is damaged.
    std::optional<std::string> load(const std::vector<std::string>& entries, Now now, Effects& fx);
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
    const Room& room() const { return room_; }
    std::uint64_t entries() const { return entries_; }
    // Goes up when anything of the room changes; moves leave it alone.
    std::uint32_t room_version() const { return room_version_; }
    // The room as a looker may know it: delayed spectators hear of it later too, except a host, who runs it.
    const Room& room_for(const Looker& looker) const;
    std::uint32_t room_version_for(const Looker& looker) const;
    // The last event that players, and that spectators have been shown.
    std::uint32_t shown_to(const Looker& looker) const { return picture_for(looker).events; }
    std::uint32_t last_shown() const { return shown_.events; }
    std::uint32_t first_event() const { return first_event_; }
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
    bool is_here(const Person& person) const { return here_.contains(person); }
    SeatSet seats_here() const;

private:
    bool hears_of_the_room_later(const Looker& looker) const;
    const Picture& picture_for(const Looker& looker) const { return looker.seat ? shown_ : spectators_; }
    struct Waiting {  // a request that could not be handled at once
        From from;
        std::string nonce;
        Request request;
        Millis arrival;
        Seat bot = no_seat;  // its own seat, if a bot sent it
    };
    struct Enacted {
        Entry entry;
        Head head = {};
        std::optional<any::Game> game;
        any::Events events;
        std::optional<fair::BlindSecret> blind = {};
    };
    struct InFlight {
        Enacted enacted;
        std::optional<Reply> reply;
        bool on_beat = false;
        std::vector<Waiting> beaten = {};  // reactions that this one was quicker than
    };
    struct Queued {
        Waiting play;
        Seat seat;
        int card;  // on top when it was sent
    };
    struct SeatClock {
        Millis deadline = never;
        Millis of = 0;
        bool fires = false;
        bool grace = false;  // ran out while the table slept
    };
    struct BotSeat {
        enum class Stage : std::uint8_t { free, thinking, asked } stage = Stage::free;
        std::uint64_t number = 0;
        Millis due = never;    // thinking: when it is asked; asked: when it is given up
        int card = 0;          // the top card it was asked about
        bool awaited = false;  // and whether it was awaited then
        int reacted_to = -1;   // the card it has already decided about
    };
    struct Awaited {
        Millis since = 0;  // UTC; 0: not awaited
        Millis more = 0;
    };
    struct Presence {
        int lines = 0;
        int sharing = 0;  // of them
    };
    // What the seats' clients have brought to the deal so far.
    struct Shares {
        Millis until = never;
        bool all = false;  // wait for everyone who plays: after a restart nobody is here yet
        std::array<std::optional<fair::Hash>, max_seats> pledged{};
        std::array<std::optional<fair::Entropy>, max_seats> shown{};
    };
    struct DelayedPicture {
        Millis due;
        Picture picture;
    };

    // requests (table_requests.cpp)
    bool under_way(const From& from, const std::string& nonce);
    void handle(Waiting waiting, Now now, Effects& fx);
    void more_time(const Waiting& waiting, const ask::MoreTime& request, Now now, Effects& fx);
    void reply(const Waiting& to, Reply reply, Effects& fx);
    // Could not be written: may be asked for again under the same nonce.
    void turn_down(const Waiting& to, Effects& fx) const;
    void turn_down_all(Effects& fx);
    void refuse(const Waiting& to, const Refusal& refusal, Effects& fx, std::optional<Millis> margin = {});

    // the deal (table_deal.cpp)
    void start(const Waiting& waiting, Now now, Effects& fx);
    void pledge(const Waiting& waiting, const ask::Pledge& request, Effects& fx);
    void reveal(const Waiting& waiting, const ask::Reveal& request, Effects& fx);
    void wait_for_shares(Now now, bool all);
    bool deal_goes_on(Now now, Effects& fx);
    Sealing seal(const std::vector<Kept>& seats, int attempt, std::vector<Seat> late) const;
    Begun begin_with(const Dealing& dealing) const;
    Seat seat_to_share(const Waiting& waiting) const;
    bool shares(const Chair& chair) const;
    bool everyone_shared(const Dealing& dealing) const;
    bool all_shown_up(const Dealing& dealing, std::vector<Seat>& missing) const;

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
    static Waiting as_waiting(const PendingSlap& slap);
    void play_queued(Now now, Effects& fx);
    void unqueue(const Waiting& waiting, Effects& fx);
    void drop_pending(const Refusal& refusal, Effects& fx);

    // the journal (table_journal.cpp)
    void propose(Entry entry, std::optional<Reply> reply, Now now, Effects& fx);
    void propose_for(const Waiting& waiting, Change change, Now now, Effects& fx, std::string secret = {});
    void propose(Change change, By by, Now now, Effects& fx);
    Verdict enact(Enacted& enacted) const;
    std::optional<std::string> take(const std::string& kept, Now now);
    void send_off(Enacted enacted, std::optional<Reply> reply, bool on_beat, Effects& fx);
    void settle(Enacted&& enacted);
    void tell(Happened happened);
    void note_leavers(const Change& change, Effects& fx) const;
    void reset_for_game();

    // time (table_time.cpp)
    void run(Now now, Effects& fx);
    bool step(Now now, Effects& fx);
    void show_if_due(Now now, Effects& fx);
    void show(Now now, Effects& fx);
    void show_delayed(Millis at, Now now);
    Picture picture_now() const;
    bool all_shown() const { return shown_.events == last_event(); }
    std::uint32_t last_event() const { return first_event_ + static_cast<std::uint32_t>(events_.size()) - 1; }
    bool running() const { return room_.playing() && !room_.paused && game_ && !game_->over(); }
    void arm_clocks(Now now, bool slept, Effects& fx);
    void note_awaited(const Entry& entry);
    void pause_clocks(Now now, Effects& fx);
    void put_off(Seat seat, Effects& fx);
    bool clock_fires(Now now, Effects& fx);
    void watch_host(Now now);
    bool host_passes(Now now, Effects& fx);
    bool vote_decides(Now now, Effects& fx);
    bool vote_passes() const;
    Millis host_passes_at() const;
    Millis next_move_at() const;

    // bots (table_bots.cpp)
    void arm_bots(Now now);
    void ask_bots(Now now, Effects& fx);
    bool bot_gives_up(Now now, Effects& fx);
    Millis draw_delay(Millis least, Millis most);

    Tools tools_;
    FastRng rng_;
    Room room_;
    std::optional<any::Game> game_;
    std::vector<Happened> events_;
    std::uint32_t first_event_ = 1;
    std::uint32_t game_begins_ = 1;
    std::uint64_t entries_ = 0;
    std::uint32_t room_version_ = 0;

    Picture shown_;
    Millis show_at_ = never;
    Picture spectators_;
    std::deque<DelayedPicture> delayed_;

    std::optional<InFlight> in_flight_;
    Millis retry_at_ = 0;  // what could not be written is not tried again before
    std::deque<Waiting> inbox_;
    std::deque<Waiting> held_;  // until the slaps are judged
    Slaps slaps_;
    std::optional<Queued> queued_;
    Answers answers_;

    int window_card_ = 0;
    Millis window_until_ = 0;
    std::array<SeatClock, max_seats> clocks_{};
    SeatSet moved_;  // their clocks stand until it is shown
    std::array<Awaited, max_seats> awaited_{};
    std::array<Millis, max_seats> left_when_paused_{};
    std::array<BotSeat, max_seats> bots_{};
    std::uint64_t asks_ = 0;

    Chain chain_;
    Shares shares_;
    std::map<Person, Presence> here_;
    Millis host_left_ = never;
};

}  // namespace scoville::table
