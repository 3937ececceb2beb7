// What can be said of any finished game in hindsight: Hindsight<Face> has no general case.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "any/inside/list.h"
#include "hindsight/doubts_out.h"
#include "notation/any_in.h"

namespace scoville::hindsight {

template <class Face>
struct Hindsight;

template <>
struct Hindsight<spicy::Face> {
    // Cards lie face down: whoever sees one laid may believe it or not.
    static constexpr bool has_doubts = true;
    static std::optional<std::vector<Doubt>> look_back(const spicy::Deal& deal, std::span<const Move> moves,
                                                       Cards which) {
        return hindsight::look_back(deal, moves, which);
    }
};

template <>
struct Hindsight<schoten::Face> {
    // Cards are played open.
    static constexpr bool has_doubts = false;
};

template <>
struct Hindsight<mogel::Face> {
    // Nobody has learnt to believe here.
    static constexpr bool has_doubts = false;
};

// What the master would have believed at each challenge, as JSON; none in a game without any.
std::optional<std::string> doubts_in(const any::Options& options, std::span<const fair::DealKey> keys,
                                     std::span<const notation::AnyMove> moves);

}  // namespace scoville::hindsight
