#include "hindsight/of_game.h"

#include "notation/of_game.h"

namespace scoville::hindsight {

std::optional<std::string> doubts_in(const any::Options& options, std::span<const fair::DealKey> keys,
                                     std::span<const notation::AnyMove> moves) {
    return any::with_part(options, [&]<class Face>(const auto& own) -> std::optional<std::string> {
        if constexpr (Hindsight<Face>::has_doubts) {
            const auto deal = Face::Inside::deal(own, keys);
            std::vector<typename notation::Notation<Face>::Move> played;
            for (const notation::AnyMove& move : moves)
                played.push_back({move.seat, any::part<Face>(move.action)});
            const auto doubts = Hindsight<Face>::look_back(deal, played, Cards::challenged);
            if (!doubts) return std::nullopt;
            std::string text;
            JsonOut out(text);
            write_doubts(out, *doubts, Face::ruleset(deal.options).box);
            return text;
        } else {
            return std::nullopt;
        }
    });
}

}  // namespace scoville::hindsight
