// A line over which nothing goes that the lease does not cover.
#pragma once

#include <memory>
#include <utility>

#include "house/line.h"
#include "server/nodes/leased_hours.h"

namespace scoville::server {

class LeasedLine final : public house::Line {
    using Text = std::shared_ptr<const std::string>;

public:
    LeasedLine(std::shared_ptr<house::Line> line, const Lease& lease, LeasedHours& hours)
        : line_(std::move(line)), lease_(lease), hours_(hours) {}

    void send(Text text) override { pass(&house::Line::send, std::move(text)); }
    void answer(Text text) override { pass(&house::Line::answer, std::move(text)); }
    bool has_room(std::size_t bytes) const override { return line_->has_room(bytes); }
    void close(house::Ending ending, std::string_view reason) override { line_->close(ending, reason); }
    std::optional<table::Millis> round_trip() const override { return line_->round_trip(); }
    const house::Caller& caller() const override { return line_->caller(); }

private:
    void pass(void (house::Line::*by)(Text), Text text) {
        if (lease_.holds() && waiting_.use_count() <= 1) return (*line_.*by)(std::move(text));
        // In the middle of a turn: it goes out, after those before it, once the lease holds again.
        hours_.enter([line = line_, waiting = waiting_, by, text = std::move(text)] { (*line.*by)(text); });
    }

    std::shared_ptr<house::Line> line_;
    const Lease& lease_;
    LeasedHours& hours_;
    std::shared_ptr<int> waiting_ = std::make_shared<int>();  // held by every text that waits
};

}  // namespace scoville::server
