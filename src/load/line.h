// One WebSocket to a server, from the first SYN on, without ever waiting.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "load/frames.h"
#include "load/poll.h"

namespace scoville::load {

struct Where {
    std::string address = "127.0.0.1";
    std::uint16_t port = 0;
    std::string path = "/ws";
};

class Line final : public Poll::Watched {
public:
    class Listener {
    public:
        virtual ~Listener() = default;
        virtual void opened() = 0;
        virtual void heard(std::string_view text) = 0;
        // Once, unless it was cut by ourselves. 1006: without a word; 0: there was no WebSocket to be had.
        virtual void ended(std::uint16_t code) = 0;
    };

    Line(Poll& poll, Where where, Listener& listener);
    ~Line() override { cut(); }

    bool open() const { return state_ == State::open; }
    void send(std::string_view text);
    // As a cable is cut: without a word.
    void cut();

    void ready(bool writable) override;

private:
    enum class State : std::uint8_t { connecting, upgrading, open, closed };
    void ask_for_websocket();
    void receive();
    void take(std::string_view bytes);
    std::size_t take_answer(std::string_view bytes);
    std::size_t take_frame(std::string_view bytes);
    void flush();
    void end(std::uint16_t code);

    Poll& poll_;
    const Where where_;
    Listener& listener_;
    int descriptor_ = -1;
    State state_ = State::connecting;
    bool writing_ = true;  // waits until it can write
    std::string out_;      // not yet taken by the kernel
    std::string rest_;     // the beginning of a frame
    std::uint32_t mask_ = 1;
    std::uint16_t close_code_ = 1006;
};

}  // namespace scoville::load
