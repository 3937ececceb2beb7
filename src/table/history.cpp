#include "table/history.h"

#include "record/beginning.h"
#include "table/deals.h"

namespace scoville::table {
namespace {

class Reader {
public:
    explicit Reader(const fair::Vault& vault) : vault_(vault) {}

    // What is wrong with the entry, if anything is.
    std::optional<Unreadable> read(const std::string& kept) {
        const any::Options& options = game_ ? game_->options() : history_.seating.settings.options;
        const auto read = chain_.read(kept, history_.seating, options);
        if (!read) return read.error();
        const bool playing = history_.seating.playing();
        note_dealing(read->entry.change, chain_.head());
        chain_.move_to(read->head);
        (playing ? history_.games.back().proof.log : log_).push_back(read->part);
        if (auto damage = follow(read->entry.change)) return damage;
        if (!history_.games.empty() && (playing || history_.seating.playing()))
            history_.games.back().proof.head = chain_.head().hash;
        return std::nullopt;
    }
    History take() { return std::move(history_); }

private:
    // A game's log begins where its first deal was sealed.
    void note_dealing(const Change& change, const Head& before) {
        const bool begins = std::holds_alternative<Begun>(change) && !history_.seating.dealing;
        const auto* sealing = std::get_if<Sealing>(&change);
        if (!begins && (sealing == nullptr || sealing->attempt > 1)) return;
        before_ = before;
        log_.clear();
    }

    std::optional<Unreadable> follow(const Change& change) {
        const bool playing = history_.seating.playing();
        history_.seating.fold(change, 0);
        events_.clear();
        if (const auto* begun = std::get_if<Begun>(&change)) return begin(*begun);
        if (const auto* moved = std::get_if<Moved>(&change)) return move(*moved);
        if (playing && !history_.seating.playing()) history_.games.back().given_up = true;
        return std::nullopt;
    }

    std::optional<Unreadable> begin(const Begun& begun) {
        const Seating& seating = history_.seating;
        const std::string name = deal_name(seating.id, seating.games);
        auto secrets = opened(begun, vault_, name);
        if (!secrets) return Unreadable{"the deal cannot be opened"};
        chain_.blind_with(secrets->blind);
        PastGame game{.options = options_for(seating.settings, begun.seats, *any::rules_named(begun.rules)),
                      .proof = {.table = name,
                                .rules = begun.rules,
                                .deals = begun.deals,
                                .secrets = std::move(secrets->secrets),
                                .pledges = begun.pledges,
                                .blind = secrets->blind,
                                .before = before_,
                                .log = std::move(log_)},
                      .keys = secrets->keys,
                      .moves = {},
                      .names = {},
                      .shown = seating.settings.finished};
        if (seating.set_up.empty()) {
            game.deal = any::deal_from(game.options, *game.keys);
            game_.emplace(game.deal, events_);
        } else {
            const auto beginning = record::beginning_of(seating.set_up);
            if (beginning) game_ = record::game_after(*beginning, events_);
            if (!beginning || !game_) return Unreadable{"the game cannot go on from there"};
            game.set_up = beginning->dealt;
            game.deal = beginning->deal;
            game.options = beginning->options;
            for (const notation::AnyMove& move : beginning->moves)
                game.moves.push_back({move.seat, move.action});
        }
        for (const Chair& chair : seating.chairs) game.names.push_back(chair.shown_name());
        log_.clear();
        history_.games.push_back(std::move(game));
        return std::nullopt;
    }

    std::optional<Unreadable> move(const Moved& moved) {
        if (!game_ || !game_->act(moved.seat, moved.action, events_)) return Unreadable{"an illegal move"};
        PastGame& game = history_.games.back();
        game.moves.push_back({moved.seat, moved.action});
        game.over = game_->over();
        if (game.over) history_.seating.phase = TablePhase::over;
        return std::nullopt;
    }

    const fair::Vault& vault_;
    History history_;
    Chain chain_;
    std::optional<any::Game> game_;
    any::Events events_;
    Head before_;
    std::vector<LogPart> log_;  // since the last deal was sealed
};

}  // namespace

Result<History, Unreadable> read_history(const std::vector<std::string>& entries, const fair::Vault& vault) {
    Reader reader(vault);
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (const auto why = reader.read(entries[i])) return at_entry(i, *why);
    return reader.take();
}

}  // namespace scoville::table
