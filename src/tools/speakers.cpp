#include "tools/speakers.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "load/child.h"
#include "load/drive.h"

namespace scoville::tools {
namespace {

constexpr std::size_t seats = 4;

// As long as that, with a nonce as long as it takes.
std::string action_of(std::size_t bytes) {
    const std::string before = R"({"type":"act","seen":41,"card":7,"action":{"do":"challenge"},"nonce":")";
    const std::string after = "\"}";
    const std::size_t rest = bytes - std::min(bytes, before.size() + after.size());
    return before + std::string(std::max<std::size_t>(1, rest), 'n') + after;
}

// At each table one speaks, and the next when all have heard it.
class Speakers {
public:
    Speakers(const load::Where& where, std::size_t tables, const Broadcast& broadcast)
        : text_(action_of(broadcast.asked)), tables_(tables) {
        for (std::size_t i = 0; i < tables * seats; ++i) {
            ears_.push_back(std::make_unique<Ear>(*this, i));
            ears_.back()->line = std::make_unique<load::Line>(poll_, where, *ears_.back());
            if (!poll_.until([&] { return ears_.back()->line->open(); }, std::chrono::seconds(20)))
                throw std::runtime_error("the bare server does not answer");
        }
    }

    void begin(load::Measure& measure) {
        measure_ = &measure;
        for (std::size_t table = 0; table < tables_.size(); ++table) speak(table);
    }
    void run(double seconds) {
        const std::chrono::duration<double> time(seconds);
        (void)poll_.until([] { return false; }, std::chrono::duration_cast<load::Clock::duration>(time));
    }

private:
    struct Ear final : load::Line::Listener {
        Ear(Speakers& all, std::size_t place) : speakers(all), at(place) {}
        void opened() override {}
        void heard(std::string_view) override { speakers.heard(at); }
        void ended(std::uint16_t) override { throw std::runtime_error("the bare server cut a line"); }
        Speakers& speakers;
        std::size_t at;
        std::unique_ptr<load::Line> line;
    };
    struct Table {
        std::size_t turn = 0, awaited = 0;
        bool acknowledged = false;
        load::Clock::time_point sent;
    };

    void speak(std::size_t table) {
        Table& one = tables_[table];
        one.awaited = seats + 1;
        one.acknowledged = false;
        one.sent = load::Clock::now();
        one.turn = (one.turn + 1) % seats;
        ears_[table * seats + one.turn]->line->send(text_);
    }
    // The answer comes before the text for all, as at a table.
    void heard(std::size_t ear) {
        const std::size_t table = ear / seats;
        Table& one = tables_[table];
        if (ear % seats == one.turn && !std::exchange(one.acknowledged, true))
            measure_->to_ack.add(load::Clock::now() - one.sent);
        if (--one.awaited > 0) return;
        ++measure_->actions;
        measure_->to_others.add(load::Clock::now() - one.sent);
        speak(table);
    }

    load::Poll poll_;
    const std::string text_;
    std::vector<Table> tables_;
    std::vector<std::unique_ptr<Ear>> ears_;
    load::Measure* measure_ = nullptr;
};

}  // namespace

BareFigures measure_broadcast(const load::Child& server, const Broadcast& broadcast, std::size_t tables,
                              double seconds) {
    Speakers speakers({.port = server.port()}, tables, broadcast);
    load::Measure measure;
    speakers.begin(measure);
    speakers.run(seconds / 5);  // until it has found its rhythm
    measure = {};
    const double before = server.processor_us();
    speakers.run(seconds);
    const double used = server.processor_us() - before;
    const auto actions = static_cast<double>(std::max<std::uint64_t>(1, measure.actions));
    return {.tables = tables,
            .actions_per_s = actions / seconds,
            .cpu_us = used / actions,
            .ack_p50_us = measure.to_ack.at(0.5),
            .ack_p99_us = measure.to_ack.at(0.99),
            .all_p50_us = measure.to_others.at(0.5),
            .all_p99_us = measure.to_others.at(0.99),
            .sizes = broadcast};
}

}  // namespace scoville::tools
