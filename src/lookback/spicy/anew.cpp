#include "lookback/spicy/anew.h"

#include "base/json_out.h"
#include "lookback/spicy/master.h"
#include "lookback/spicy/tracks.h"
#include "lookback/spicy/worlds.h"
#include "notation/any_out.h"
#include "notation/spicy_out.h"
#include "notation/spicy_text.h"
#include "record/beginning.h"

namespace scoville::lookback {
namespace {

using MasterWorlds = Worlds<MasterPlayer>;
using MasterScenes = std::vector<Scene<MasterPlayer>>;

// As they are when the move is about to be made; before a round of answers, if it is one of those.
void carry(MasterWorlds& worlds, const MasterScenes& scenes, int move) {
    std::vector<const Scene<MasterPlayer>*> answers;
    for (std::size_t i = 0; i + 1 < scenes.size(); ++i) {
        const auto& scene = scenes[i];
        const auto& after = scenes[i + 1].from;
        if (scene.move != no_move && scene.move >= move) return;
        if (scene.what == What::deal) worlds.begin(scene);
        if (scene.what == What::silence) worlds.silence(scene);
        if (scene.what != What::act) continue;
        if (!scene.in_round) {
            worlds.act(scene, after);
            continue;
        }
        answers.push_back(&scene);
        if (!scene.closes_round) continue;
        worlds.round(answers, after);
        answers.clear();
    }
}

struct Keep {
    static constexpr bool listens = true;
    std::vector<spicy::Event> events;
    void tell(const spicy::Event& event) { events.push_back(event); }
};

bool follow(Tracks& tracks, const spicy::Deal& deal, std::span<const notation::SpicyMove> moves) {
    spicy::State state = deal.state;
    for (const notation::SpicyMove& move : moves) {
        Keep keep;
        if (!spicy::apply(state, move.seat, move.action, keep) || !tracks.follow(move, keep.events, state))
            return false;
    }
    return true;
}

void write_cards(JsonOut& out, const std::vector<spicy::Card>& cards, const spicy::Box& box) {
    out.open_array();
    for (const spicy::Card card : cards) out.word(notation::text_of(card, box).view());
    out.close_array();
}

std::string written(const spicy::Deal& deal, const Tracks& tracks, int above_end) {
    const spicy::Box& box = deal.state.rules.box;
    spicy::Options options = deal.options;
    options.above_end = static_cast<std::uint8_t>(above_end);
    std::string text;
    JsonOut out(text);
    out.open_object().key("record").number(1);
    notation::write_game_name(out, any::Options(options));
    notation::write_options(out.key("options"), any::Options(options));
    out.key("setup").open_object().key("hands").open_array();
    for (const auto& hand : tracks.hands()) write_cards(out, hand, box);
    out.close_array();
    write_cards(out.key("draw"), tracks.deck(), box);
    out.close_object().key("actions").open_array();
    for (const auto& move : tracks.moves()) notation::write_spicy_move(out, move.seat, move.action, box);
    out.close_array().close_object();
    return text;
}

bool can_be_played(const std::string& record) {
    const auto beginning = record::beginning_of(record);
    any::Events events;
    return beginning && record::game_after(*beginning, events).has_value();
}

}  // namespace

Result<NewRecord, std::string> spicy_anew(const spicy::Deal& deal, std::span<const notation::SpicyMove> moves,
                                          const Again& again) {
    MasterPlayer player;
    const auto scenes = Script<MasterPlayer>::of(player, deal.state, deal.options.variants, moves);
    Tracks tracks(deal.state, again.seat);
    if (!scenes || !follow(tracks, deal, moves.first(static_cast<std::size_t>(again.move))))
        return std::string("the game cannot be followed");
    MasterWorlds worlds(player, again.seat, again.worlds, spicy::rules_of(deal.options).end_slack,
                        deal.options.variants, again.seed);
    carry(worlds, *scenes, again.move);
    // The likeliest come up most often.
    FastRng rng(again.seed);
    constexpr int tries = 16;
    const auto some = worlds.some(again.worlds);
    for (int i = 0; i < tries && !some.empty(); ++i) {
        const spicy::State& state = some[rng.below(static_cast<std::uint32_t>(some.size()))]->table.state;
        if (!tracks.exchange(state, rng)) continue;
        std::string record = written(deal, tracks, state.deck_end - deal.state.deck_next);
        if (can_be_played(record)) return NewRecord{std::move(record)};
    }
    return std::string("too little is known of what could have been");
}

}  // namespace scoville::lookback
