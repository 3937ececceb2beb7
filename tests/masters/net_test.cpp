#include "bots/net/net.h"

#include <cmath>

#include <gtest/gtest.h>

#include "bots/master/sight.h"
#include "bots/master/weights.h"
#include "bots/net/half.h"
#include "lab/train/net.h"

namespace scoville {
namespace {

using bots::Feature;
using bots::Net;
using bots::NetShape;

constexpr NetShape shape{.inputs = 9, .wide = 80, .narrow = 16, .outputs = 3};

Net random_net() {
    Net net(shape);
    FastRng rng(5);
    lab::randomise(net, rng);
    for (float& weight : net.weights()) weight *= 3;
    return net;
}

std::vector<float> plain_answer(const Net& net, const std::vector<Feature>& inputs) {
    const auto w = net.weights();
    const auto at = [&](int i) { return w[static_cast<std::size_t>(i)]; };
    std::vector<float> wide(80);
    std::vector<float> narrow(16);
    std::vector<float> out(3);
    for (int i = 0; i < 80; ++i) {
        float sum = at(shape.bias1() + i);
        for (const Feature& input : inputs) sum += input.value * at(input.at * 80 + i);
        wide[static_cast<std::size_t>(i)] = std::max(0.0F, sum);
    }
    for (int i = 0; i < 16; ++i) {
        float sum = at(shape.bias2() + i);
        for (int k = 0; k < 80; ++k)
            sum += wide[static_cast<std::size_t>(k)] * at(shape.weights2() + k * 16 + i);
        narrow[static_cast<std::size_t>(i)] = std::max(0.0F, sum);
    }
    for (int i = 0; i < 3; ++i) {
        out[static_cast<std::size_t>(i)] = at(shape.bias3() + i);
        for (int k = 0; k < 16; ++k)
            out[static_cast<std::size_t>(i)] +=
                narrow[static_cast<std::size_t>(k)] * at(shape.weights3() + i * 16 + k);
    }
    return out;
}

const std::vector<Feature> inputs{{0, 1.0F}, {3, -0.5F}, {8, 2.0F}};

TEST(NetMath, exp_and_log_are_near_enough) {
    // x·log2(e) is rounded to a float, and so is log2(e): 2^-24 and 1.3e-8 of |x|.
    for (int i = 0; i <= 8000; ++i) {
        const float x = -0.01F * static_cast<float>(i);
        const double truth = std::exp(static_cast<double>(x));
        EXPECT_NEAR(static_cast<double>(bots::exp_of(x)) / truth, 1, 3e-7 + 7.5e-10 * i) << x;
    }
    for (float x = 1e-30F; x < 1e30F; x *= 1.0007F) {
        const double truth = std::log(static_cast<double>(x));
        EXPECT_NEAR(static_cast<double>(bots::log_of(x)), truth, 0x1p-23 * std::abs(truth)) << x;
    }
    EXPECT_EQ(bots::log_of(1), 0);
}

TEST(Net, answers_as_written_out) {
    const Net net = random_net();
    Net::Hidden hidden;
    float out[3];
    net.look(inputs, hidden);
    net.answer(hidden, 0, 3, out);
    const auto plain = plain_answer(net, inputs);
    for (int i = 0; i < 3; ++i) EXPECT_NEAR(out[i], plain[static_cast<std::size_t>(i)], 1e-4);
    float second = 0;
    net.answer(hidden, 1, 2, &second);
    EXPECT_EQ(second, out[1]);
}

// Rows of every number of inputs, more of them than a tile has.
std::vector<std::vector<Feature>> many_inputs() {
    FastRng rng(11);
    std::vector<std::vector<Feature>> all;
    for (int row = 0; row < 23; ++row) {
        auto& one = all.emplace_back();
        for (std::uint16_t i = 0; i < 9; ++i)
            if (rng.below(3) != 0) one.push_back({i, static_cast<float>(rng.below(1000)) * 0.003F - 1.5F});
    }
    return all;
}

TEST(Net, many_looks_at_once_are_to_the_bit_what_each_is_alone) {
    const Net net = random_net();
    const auto all = many_inputs();
    const std::vector<bots::Features> asked(all.begin(), all.end());
    Net::Hidden many;
    Net::Hidden one;
    net.look(std::span<const bots::Features>(asked), many);
    constexpr std::array<std::int16_t, 2> which{0, 2};
    for (std::size_t row = 0; row < all.size(); ++row) {
        net.look(asked[row], one);
        for (std::size_t i = 0; i < 80; ++i) EXPECT_EQ(one.wide[i], many.wide[row * 80 + i]);
        for (std::size_t i = 0; i < 16; ++i) EXPECT_EQ(one.narrow[i], many.narrow[row * 16 + i]);
        float alone[3];
        float together[3] = {0, 7, 0};
        net.answer(one, 0, 3, alone);
        net.answer(many.narrow.data() + row * 16, which, together);
        EXPECT_EQ(alone[0], together[0]);
        EXPECT_EQ(alone[2], together[2]);
        EXPECT_EQ(together[1], 7);
    }
}

// Where the processor has no wider registers this compares the usual ones with themselves.
TEST(Net, wide_registers_give_the_bits_of_the_usual_ones) {
    FastRng rng(12);
    std::vector<float> x(40 * 208);
    std::vector<float> w(208 * 208);
    for (std::vector<float>* all : {&x, &w})
        for (float& each : *all) each = static_cast<float>(rng.below(20'000)) * 1e-4F - 1;
    for (const int width : {16, 64, 80, 128, 208})
        for (const auto& row : many_inputs()) {
            std::vector<float> usual(static_cast<std::size_t>(width));
            std::vector<float> wide(usual);
            bots::usual_kernels.add_rows(width, w.data(), x.data(), row, usual.data());
            bots::kernels().add_rows(width, w.data(), x.data(), row, wide.data());
            EXPECT_EQ(usual, wide);
            std::vector<float> usual_rows(w);
            std::vector<float> wide_rows(w);
            bots::usual_kernels.add_to_rows(width, x.data(), row, usual_rows.data());
            bots::kernels().add_to_rows(width, x.data(), row, wide_rows.data());
            EXPECT_EQ(usual_rows, wide_rows);
        }
    for (const int count : {1, 4, 7, 8, 13, 40}) {
        std::vector<float> usual(static_cast<std::size_t>(count) * 64);
        std::vector<float> wide(usual);
        bots::usual_kernels.add_product(count, 208, 64, x.data(), 208, 1, w.data(), usual.data());
        bots::kernels().add_product(count, 208, 64, x.data(), 208, 1, w.data(), wide.data());
        EXPECT_EQ(usual, wide);
    }
}

TEST(Net, slopes_of_many_are_the_sum_of_each) {
    const Net net = random_net();
    const auto all = many_inputs();
    const std::vector<bots::Features> asked(all.begin(), all.end());
    Net::Hidden hidden;
    lab::SlopeRows rows;
    for (std::size_t row = 0; row < all.size(); ++row) {
        rows.add({static_cast<int>(row % 3), 0.1F * static_cast<float>(row)});
        rows.end_row();
    }
    net.look(std::span<const bots::Features>(asked), hidden);
    lab::NetSlopes together(shape);
    together.begin(net);
    together.add(asked, hidden, rows);
    std::vector<double> sums(static_cast<std::size_t>(shape.size()));
    for (std::size_t row = 0; row < all.size(); ++row) {
        lab::SlopeRows single;
        single.add(rows.row(row)[0]);
        single.end_row();
        const bots::Features alone[] = {asked[row]};
        net.look(alone, hidden);
        lab::NetSlopes each(shape);
        each.begin(net);
        each.add(alone, hidden, single);
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += static_cast<double>(each.sums()[i]);
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
        EXPECT_NEAR(static_cast<double>(together.sums()[i]), sums[i], 1e-4 * (1 + std::abs(sums[i]))) << i;
}

TEST(Net, slopes_are_those_of_the_answers) {
    Net net = random_net();
    const lab::Slope slopes[] = {{0, 1.0F}, {2, -2.0F}};  // of the error out[0] - 2 out[2]
    lab::SlopeRows rows;
    for (const lab::Slope& slope : slopes) rows.add(slope);
    rows.end_row();
    const bots::Features asked[] = {inputs};
    Net::Hidden hidden;
    net.look(asked, hidden);
    lab::NetSlopes sums(shape);
    sums.begin(net);
    sums.add(asked, hidden, rows);
    const auto error = [&] {
        const auto out = plain_answer(net, inputs);
        return out[0] - 2 * out[2];
    };
    int tried = 0;
    for (int i = 0; i < shape.size(); i += 7, ++tried) {
        float& weight = net.weights()[static_cast<std::size_t>(i)];
        const float kept = weight;
        constexpr float step = 1e-3F;
        weight = kept + step;
        const double more = static_cast<double>(error());
        weight = kept - step;
        const double less = static_cast<double>(error());
        weight = kept;
        EXPECT_NEAR(static_cast<double>(sums.sums()[static_cast<std::size_t>(i)]), (more - less) / 2e-3, 2e-2)
            << i;
    }
    EXPECT_GT(tried, 200);
}

TEST(Net, exp_is_close_enough) {
    for (float x = -60; x <= 0; x += 0.37F)
        EXPECT_NEAR(static_cast<double>(bots::exp_of(x)), std::exp(static_cast<double>(x)),
                    1e-5 * std::exp(static_cast<double>(x)) + 1e-30);
}

TEST(NetFile, comes_back_as_it_was) {
    const Net net = random_net();
    const auto back = Net::from_bytes(net.to_bytes());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->shape(), net.shape());
    EXPECT_TRUE(std::equal(net.weights().begin(), net.weights().end(), back->weights().begin()));
}

TEST(NetFile, a_wrong_file_is_refused) {
    auto bytes = random_net().to_bytes();
    EXPECT_FALSE(Net::from_bytes({}));
    EXPECT_FALSE(Net::from_bytes(std::span(bytes).first(bytes.size() - 1)));
    auto other = bytes;
    other[0] ^= 1;
    EXPECT_FALSE(Net::from_bytes(other));
    other = bytes;
    other[8] = 0xff;
    EXPECT_FALSE(Net::from_bytes(other));
    other = bytes;
    other[bytes.size() - 1] = 0x7f;  // not a number
    other[bytes.size() - 2] = 0xc0;
    EXPECT_FALSE(Net::from_bytes(other));
}

TEST(NetFile, halves_are_what_ieee_has) {
    const std::pair<float, std::uint16_t> known[] = {{0.0F, 0x0000},
                                                     {-0.0F, 0x8000},
                                                     {1.0F, 0x3c00},
                                                     {-2.0F, 0xc000},
                                                     {65504.0F, 0x7bff},
                                                     {0x1p-14F, 0x0400},
                                                     {0x1p-24F, 0x0001},
                                                     {0x1.8p-24F, 0x0002},
                                                     {0x1p-25F, 0x0000},
                                                     {1.0F + 0x1p-11F, 0x3c00},
                                                     {1.0F + 0x1.8p-10F, 0x3c02},
                                                     {65520.0F, 0x7c00}};
    for (const auto& [value, half] : known) EXPECT_EQ(bots::to_half(value), half) << value;
    for (std::uint32_t half = 0; half < 0x7c00; ++half)
        EXPECT_EQ(bots::to_half(bots::from_half(static_cast<std::uint16_t>(half))), half);
}

TEST(NetFile, a_net_of_the_second_sight_comes_back_in_full_and_in_half) {
    Net net(bots::shape_of(bots::Sight::second, 32, 16), 2);
    FastRng rng(3);
    lab::randomise(net, rng);
    const auto full = Net::from_bytes(net.to_bytes());
    ASSERT_TRUE(full);
    EXPECT_EQ(full->sight(), 2);
    EXPECT_EQ(bots::known_sight(*full), bots::Sight::second);
    EXPECT_TRUE(std::equal(net.weights().begin(), net.weights().end(), full->weights().begin()));
    const auto bytes = net.to_bytes(Net::Precision::half);
    EXPECT_LT(bytes.size(), net.to_bytes().size() / 2 + 100);
    const auto half = Net::from_bytes(bytes);
    ASSERT_TRUE(half);
    for (std::size_t i = 0; i < net.weights().size(); ++i) {
        const auto weight = static_cast<double>(net.weights()[i]);
        EXPECT_NEAR(static_cast<double>(half->weights()[i]), weight, 5e-4 * std::abs(weight) + 3e-8);
    }
    EXPECT_FALSE(bots::known_sight(Net(shape, 2)));
}

TEST(NetFile, the_weights_in_the_program_are_a_master) {
    EXPECT_TRUE(bots::known_sight(*bots::spicy_master_net()));
}

}  // namespace
}  // namespace scoville
