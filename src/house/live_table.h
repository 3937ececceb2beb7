// A table that is awake: carries out what the table wants done, towards the store, the clients, the bots and
// the clock.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "house/absent.h"
#include "house/client.h"
#include "house/env.h"
#include "store/store.h"
#include "table/table.h"
#include "wire/table_out.h"

namespace scoville::house {

class Mind;

// What a table of this house works with.
table::Tools tools_for(Env& env, const std::string& id);

class LiveTable : public std::enable_shared_from_this<LiveTable> {
public:
    // `asleep` is called when the table may be forgotten until it is wanted or due.
    LiveTable(Env& env, std::string id, std::function<void(const std::string&)> asleep);
    ~LiveTable();
    LiveTable(const LiveTable&) = delete;
    LiveTable& operator=(const LiveTable&) = delete;

    const std::string& id() const { return id_; }
    const table::Table& table() const { return *table_; }

    // A new one; the client sees it once it is durable.
    void create(const table::Created& created, const ClientPtr& client, const std::string& nonce);
    // The same was asked again, perhaps over another line: that one is told, if nobody was yet.
    bool created_for(const ClientPtr& client);
    bool is_durable() const { return durable_; }
    // Read back from its journal.
    void wake(table::Table read, const std::vector<store::Said>& said);

    // The client looks at the table from now on, and has its events up to `since`. False if it may not.
    bool attach(const ClientPtr& client, std::uint32_t since);
    void detach(Client& client);
    // Everything anew, after messages were lost.
    void resync(Client& client);

    void ask(const table::From& from, const std::string& nonce, table::Request request);
    void chat(Client& client, const std::string& nonce, const std::string& text);
    void react(const Client& client, const std::string& reaction);

    // Of someone who sits, looks or has spoken here.
    std::string name_of(const std::string& person) const;
    // As a line of a list (summary.h).
    std::string summary() const;
    std::span<const wire::ChatLine> recent_chat() const { return chat_; }
    wire::Here here() const;

    // Everyone is told why, and no longer looks.
    void dismiss(std::string_view why);
    std::size_t lookers() const { return clients_.size(); }

private:
    struct BotSeat {
        std::unique_ptr<Mind> mind;
        std::string level;
        int game = 0;
        std::uint32_t told = 0;  // events
    };

    // A line of chat by its nonce, and which client waits for its answer.
    struct Saying {
        std::string person, nonce;
        std::uint64_t line = 0;
        bool durable = false;
    };
    Saying* saying(const std::string& person, const std::string& nonce);
    void said(const wire::ChatLine& line, const std::string& nonce, const store::Answer& answer);
    void remember_saying(Saying one);

    template <class Input>
    void feed(Input&& input);
    void carry_out(table::Effects& fx);
    void answer(const table::Reply& reply);
    void append(table::Effects& fx);
    void committed(const store::Answer& answer);
    void show();
    void show_to(const ClientPtr& client);
    void see_off(const ClientPtr& client);
    // To everyone, or to these seats alone.
    void show_clocks(std::optional<SeatSet> seats);
    void show_here();
    void tell(std::string text) const;
    void ask_bot(const table::BotAsked& asked);
    BotSeat& bot_at(Seat seat, const any::Options& options);
    void write_row();
    store::TableRow row(std::int64_t deadline_ms) const;
    void arm();
    void look_for_absent();
    void call_absent();
    void consider_sleep();
    void sleep_if_it_may();
    void start_over();
    void reload();
    void reloaded(const store::Answer& answer, const store::Loaded& loaded);
    void clear_table();
    ClientPtr client_on(std::uint64_t line) const;

    Env& env_;
    std::string id_;
    std::function<void(const std::string&)> asleep_;
    std::optional<table::Table> table_;
    std::vector<ClientPtr> clients_;
    ClientPtr creator_;  // until the table is durable
    std::string creator_nonce_, creator_code_;
    std::vector<wire::ChatLine> chat_;  // the latest
    std::deque<Saying> sayings_;        // the latest: sent again, it is not said again
    std::array<BotSeat, max_seats> bots_;
    Alarm tick_;
    Millis ticks_at_ = table::never;
    Alarm sleep_;
    Absent absent_;
    Alarm call_;
    Millis calls_at_ = table::never;
    std::uint32_t row_version_ = 0;
    std::uint32_t here_version_ = 0;  // of the seating that `here` was last told for
    static constexpr std::int64_t usual_row_lead_ms = 60'000;
    std::int64_t row_deadline_ms_ = 0;
    bool durable_ = false;  // in the store
    bool appending_ = false;
    bool given_up_ = false;  // started over: another one is woken from the journal
};

template <class Input>
void LiveTable::feed(Input&& input) {
    if (given_up_) return;
    table::Effects fx;
    input(*table_, env_.now(), fx);
    carry_out(fx);
}

}  // namespace scoville::house
