#include "tests/digests/digests.h"

#include <array>

#include "base/arithmetic.h"
#include "base/fast_rng.h"
#include "bots/master/menu.h"
#include "bots/master/weights.h"

namespace scoville::digests {

std::uint64_t of_numbers() {
    Hash hash;
    FastRng rng(1);
    constexpr int draws = 2000;
    for (int i = 0; i < draws; ++i) {
        const double unit = static_cast<double>(rng.next() >> 11) * 0x1p-53;
        hash.add(arithmetic::exp(80 * unit - 40));
        hash.add(arithmetic::log(unit));
        hash.add(arithmetic::power(unit, i % 40));
        hash.add(bots::exp_of(static_cast<float>(-20 * unit)));
        hash.add(bots::log_of(static_cast<float>(unit + 1e-8)));
    }
    return hash.value();
}

std::uint64_t of_net() {
    const bots::Net& net = *bots::spicy_master_net();
    Hash hash;
    FastRng rng(2);
    bots::Net::Hidden hidden;
    std::vector<float> outputs(static_cast<std::size_t>(net.shape().outputs));
    constexpr int looks = 200;
    for (int i = 0; i < looks; ++i) {
        std::vector<bots::Feature> inputs;
        for (int at = 0; at < net.shape().inputs; ++at)
            if (rng.below(5) == 0)
                inputs.push_back(
                    {static_cast<std::uint16_t>(at), static_cast<float>(rng.below(3000)) * 0.001F});
        net.look(inputs, hidden);
        net.answer(hidden, 0, net.shape().outputs, outputs.data());
        for (const float output : outputs) hash.add(output);
        std::vector<float> chances = outputs;
        bots::to_chances(chances);
        for (const float chance : chances) hash.add(chance);
    }
    return hash.value();
}

bots::Net made_up_net() {
    bots::Net net(bots::shape_of(bots::Sight::second, 80, 32), static_cast<int>(bots::Sight::second));
    FastRng rng(4);
    for (float& weight : net.weights())
        weight = (static_cast<float>(rng.next() >> 40) * 0x1p-24F - 0.5F) * 0.4F;
    return net;
}

std::uint64_t of_many_looks() {
    const bots::Net net = made_up_net();
    Hash hash;
    FastRng rng(5);
    constexpr int looks = 101;
    std::vector<std::vector<bots::Feature>> inputs(looks);
    for (auto& one : inputs)
        for (int at = 0; at < net.shape().inputs; ++at)
            if (rng.below(5) == 0)
                one.push_back({static_cast<std::uint16_t>(at), static_cast<float>(rng.below(3000)) * 0.001F});
    const std::vector<bots::Features> asked(inputs.begin(), inputs.end());
    bots::Net::Hidden hidden;
    net.look(std::span<const bots::Features>(asked), hidden);
    for (const float unit : hidden.narrow) hash.add(unit);
    return hash.value();
}

std::vector<Row> all() {
    std::vector<Row> rows{{"numbers", of_numbers()}, {"net", of_net()}};
    any::for_each_game([&]<class Face>() {
        for (const bots::LevelInfo& info : bots::levels())
            rows.push_back(
                {std::string(Face::name) + " " + std::string(info.name), of_level<Face>(info.level)});
    });
    rows.push_back({"second sight", of_second_sight()});
    rows.push_back({"many looks", of_many_looks()});
    return rows;
}

std::string written(const std::vector<Row>& rows) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const Row& row : rows) {
        for (int shift = 60; shift >= 0; shift -= 4) text += digits[(row.digest >> shift) & 15];
        text += " " + row.what + "\n";
    }
    return text;
}

}  // namespace scoville::digests
