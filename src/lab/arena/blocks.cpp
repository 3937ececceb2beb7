#include "lab/arena/blocks.h"

#include <memory>
#include <utility>

#include "base/check.h"
#include "lab/arena/kinds.h"
#include "lab/arena/schedule.h"

namespace scoville::lab {
namespace {

template <class Kind>
class Blocks {
public:
    Blocks(const typename Kind::Options& options, Lineup lineup, const BlockPlan& plan)
        : options_(options), lineup_(std::move(lineup)), plan_(plan) {
        CHECK(lineup_.players() == options.players);
    }

    BlockResult operator()(std::uint64_t block) const {
        Dealt dealt{.block = block, .keys = {}, .deal = {}};
        for (int round = 0; round < Kind::keys_needed(options_); ++round)
            dealt.keys.push_back(deal_key(plan_.seed, block, round));
        dealt.deal = Kind::deal(options_, dealt.keys);
        BlockResult result;
        result.bots.resize(lineup_.names.size());
        for (int rotation = 0; rotation < lineup_.players(); ++rotation) {
            const GameTally game = play(dealt, rotation, result);
            for (int place = 0; place < lineup_.players(); ++place)
                result.bots[bot_at(place)] += game[seat_of(place, rotation, lineup_.players())];
        }
        return result;
    }

private:
    struct Dealt {
        std::uint64_t block;
        std::vector<fair::DealKey> keys;
        typename Kind::Deal deal;
    };

    std::size_t bot_at(int place) const {
        return static_cast<std::size_t>(lineup_.bot_at[static_cast<std::size_t>(place)]);
    }
    const Entrant& entrant_at(Seat seat, int rotation) const {
        return lineup_.at[static_cast<std::size_t>(place_at(seat, rotation, lineup_.players()))];
    }

    GameTally play(const Dealt& dealt, int rotation, BlockResult& result) const {
        const auto rotated = static_cast<std::uint64_t>(rotation);
        std::array<external::Conduct, max_seats> conducts;
        std::array<std::unique_ptr<typename Kind::Bot>, max_seats> seats;
        for (Seat seat = 0; seat < options_.players; ++seat)
            seats[seat] = entrant_at(seat, rotation)
                              .template make<typename Kind::Face>(
                                  {.options = dealt.deal.options,
                                   .seat = seat,
                                   .seed = seed_for(plan_.seed, Chance::policy,
                                                    {plan_.match, dealt.block, rotated, seat}),
                                   .conduct = conducts[seat]});
        const std::span<const std::unique_ptr<typename Kind::Bot>> seated(seats.data(), lineup_.at.size());
        const std::uint64_t order = seed_for(plan_.seed, Chance::order, {plan_.match, dealt.block, rotated});
        std::string text;
        JsonOut out(text);
        if (plan_.keep_records) begin_this_record(out, dealt, rotation);
        GameTally tally = Kind::play(dealt.deal, seated, order, plan_.keep_records ? &out : nullptr);
        for (Seat seat = 0; seat < options_.players; ++seat) {
            tally[seat].refused += conducts[seat].troubles.replaced();
            tally[seat].conduct = std::move(conducts[seat]);
        }
        if (plan_.keep_records) {
            out.close_array().close_object();
            result.records.push_back(std::move(text));
        }
        return tally;
    }

    // Up to the list of actions, which is left open. Who played is told in fields a replay passes over.
    void begin_this_record(JsonOut& out, const Dealt& dealt, int rotation) const {
        begin_record<Kind>(out, options_, dealt.keys);
        out.key("arena").open_object().key("seed").raw(std::to_string(plan_.seed));
        out.key("block").raw(std::to_string(dealt.block)).key("rotation").number(rotation);
        out.key("bots").open_array();
        for (Seat seat = 0; seat < options_.players; ++seat) out.text(entrant_at(seat, rotation).name);
        out.close_array().close_object().key("actions").open_array();
    }

    typename Kind::Options options_;
    Lineup lineup_;
    BlockPlan plan_;
};

}  // namespace

PlayBlock blocks_of(const any::Options& options, Lineup lineup, const BlockPlan& plan) {
    return any::with_part(options, [&]<class Face>(const auto& own) -> PlayBlock {
        return Blocks<lab::Kind<Face>>(own, std::move(lineup), plan);
    });
}

}  // namespace scoville::lab
