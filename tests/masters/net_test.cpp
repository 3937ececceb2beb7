#include "bots/net/net.h"

#include <cmath>

#include <gtest/gtest.h>

#include "bots/master/menu.h"
#include "bots/master/weights.h"
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

TEST(Net, slopes_are_those_of_the_answers) {
    Net net = random_net();
    const lab::Slope slopes[] = {{0, 1.0F}, {2, -2.0F}};  // of the error out[0] - 2 out[2]
    Net::Hidden hidden;
    net.look(inputs, hidden);
    lab::NetSlopes sums(shape);
    sums.clear();
    sums.add(net, inputs, hidden, slopes);
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

TEST(NetFile, the_weights_in_the_program_are_a_master) {
    EXPECT_EQ(bots::spicy_master_net()->shape(), bots::master_shape);
}

}  // namespace
}  // namespace scoville
