// What a net is asked about, and the list of inputs it is asked with.
#pragma once

#include <array>

#include "bots/net/net.h"

namespace scoville::bots {

// A question is about one thing; one that allows both is asked twice, the reaction first.
enum class Matter : std::uint8_t { turn, reaction, total_wild };
constexpr int matter_count = 3;

// Each input at most once.
class FeatureList {
public:
    void clear() { size_ = 0; }
    void push_back(Feature feature) { items_[static_cast<std::size_t>(size_++)] = feature; }
    bool ends_with(int at) const { return size_ > 0 && items_[static_cast<std::size_t>(size_ - 1)].at == at; }
    Features all() const { return {items_.data(), static_cast<std::size_t>(size_)}; }

private:
    static constexpr std::size_t most = 640;  // every sight has fewer
    std::array<Feature, most> items_;
    int size_ = 0;
};

}  // namespace scoville::bots
