#include "lookback/analysis.h"

#include "lookback/in_order.h"

namespace scoville::lookback {

std::vector<int> for_a_watcher(const Analysis& analysis) {
    std::vector<int> lanes;
    for (int lane = 0; lane < analysis.lanes(); ++lane) lanes.push_back(lane);
    std::vector<int> order = lanes;
    put_in_order(lanes, [&](int a, int b) { return analysis.pieces(a) > analysis.pieces(b); });
    for (const int lane : lanes)
        order.insert(order.end(), static_cast<std::size_t>(analysis.pieces(lane) - 1), lane);
    return order;
}

}  // namespace scoville::lookback
