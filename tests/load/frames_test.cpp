#include "load/frames.h"

#include <gtest/gtest.h>

namespace scoville::load {
namespace {

// What the other side makes of a client's frame.
std::string unmasked(std::string frame, std::size_t header) {
    std::string text = frame.substr(header);
    for (std::size_t i = 0; i < text.size(); ++i)
        text[i] = static_cast<char>(text[i] ^ frame[header - 4 + i % 4]);
    return text;
}

}  // namespace

TEST(Frames, lengths_are_written_in_their_three_forms) {
    for (const auto& [size, header] :
         {std::pair<std::size_t, std::size_t>{0, 6}, {125, 6}, {126, 8}, {65'535, 8}, {65'536, 14}}) {
        const std::string text(size, 't');
        std::string frame;
        write_frame(frame, Kind::text, text, 0x12345678);
        ASSERT_EQ(frame.size(), header + size);
        EXPECT_EQ(static_cast<unsigned char>(frame[0]), 0x81);
        EXPECT_NE(frame[1] & 0x80, 0) << "clients mask";
        EXPECT_EQ(unmasked(frame, header), text);
    }
}

TEST(Frames, nothing_is_read_before_all_of_it_is_there) {
    std::string bytes = "\x81\x7e";
    bytes += std::string("\x01\x2c", 2) + std::string(300, 'x');
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_FALSE(read_frame(std::string_view(bytes).substr(0, size)));
    bytes += "\x89";  // the next one begins
    const auto frame = read_frame(bytes);
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->kind, Kind::text);
    EXPECT_TRUE(frame->whole);
    EXPECT_EQ(frame->payload, std::string(300, 'x'));
    EXPECT_EQ(frame->size, bytes.size() - 1);
}

TEST(Frames, a_goodbye_has_its_reason) {
    const std::string with_code("\x88\x02\x03\xe9", 4);
    EXPECT_EQ(close_code(*read_frame(with_code)), 1001);
    const std::string without("\x88\x00", 2);
    EXPECT_EQ(close_code(*read_frame(without)), 1005);
}

}  // namespace scoville::load
