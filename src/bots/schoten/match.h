// Playing for the match: what the points of a round do to the chance of winning it (T11, T12).
#pragma once

#include <array>

#include "schoten/face/seen.h"

namespace scoville::bots {

using RoundPoints = std::array<int, schoten::max_players>;

// The seat's share of the win once this round has brought these points: exact after the last round, else by
// how far ahead it is for the rounds that are left.
double match_share(const schoten::View& view, Seat seat, const RoundPoints& points);

}  // namespace scoville::bots
