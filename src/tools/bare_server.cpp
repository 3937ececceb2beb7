#include "tools/bare_server.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

#include "load/child.h"
#include "load/drive.h"
#include "net/server.h"

namespace scoville::tools {
namespace {

constexpr std::size_t seats = 4;

// Sockets in the order they came; each four are a table, and what one says all four hear.
class Tables final : public net::Handler {
public:
    explicit Tables(const Broadcast& broadcast)
        : ack_(std::make_shared<const std::string>(broadcast.acked, 'a')), shown_(broadcast.shown) {}

    void http(const net::Request&, net::Reply reply) override { reply(net::plain(404)); }
    int admits(const net::Request&) override { return 101; }
    void opened(const std::shared_ptr<net::Socket>& socket) override {
        socket->owner = std::make_shared<std::size_t>(sockets_.size());
        sockets_.push_back(socket);
    }
    // Each is shown something of its own, as at a real table.
    void message(net::Socket& socket, std::string_view) override {
        const std::size_t first = *static_cast<std::size_t*>(socket.owner.get()) / seats * seats;
        socket.send(ack_);
        for (std::size_t i = first; i < std::min(first + seats, sockets_.size()); ++i)
            sockets_[i]->send(std::make_shared<const std::string>(shown_, 'u'));
    }
    void overflowed(net::Socket&) override {}
    void closed(net::Socket&) override {}

private:
    std::vector<std::shared_ptr<net::Socket>> sockets_;
    std::shared_ptr<const std::string> ack_;
    std::size_t shown_;
};

// At each table one speaks, and the next when all have heard it.
class Speakers {
public:
    Speakers(const load::Where& where, std::size_t tables, const Broadcast& broadcast)
        : text_(broadcast.asked, 'q'), tables_(tables) {
        for (std::size_t i = 0; i < tables * seats; ++i) {
            ears_.push_back(std::make_unique<Ear>(*this, i / seats));
            ears_.back()->line = std::make_unique<load::Line>(poll_, where, *ears_.back());
            if (!poll_.until([&] { return ears_.back()->line->open(); }, std::chrono::seconds(20)))
                throw std::runtime_error("the bare server does not answer");
        }
    }

    void run(double seconds, load::Measure& measure) {
        measure_ = &measure;
        for (std::size_t table = 0; table < tables_.size(); ++table) speak(table);
        const std::chrono::duration<double> time(seconds);
        (void)poll_.until([] { return false; }, std::chrono::duration_cast<load::Clock::duration>(time));
    }

private:
    struct Ear final : load::Line::Listener {
        Ear(Speakers& all, std::size_t at) : speakers(all), table(at) {}
        void opened() override {}
        void heard(std::string_view) override { speakers.heard(table); }
        void ended(std::uint16_t) override { throw std::runtime_error("the bare server cut a line"); }
        Speakers& speakers;
        std::size_t table;
        std::unique_ptr<load::Line> line;
    };
    struct Table {
        std::size_t turn = 0, awaited = 0;
        load::Clock::time_point sent;
    };

    void speak(std::size_t table) {
        Table& one = tables_[table];
        one.awaited = seats + 1;
        one.sent = load::Clock::now();
        ears_[table * seats + one.turn++ % seats]->line->send(text_);
    }
    void heard(std::size_t table) {
        if (--tables_[table].awaited > 0) return;
        ++measure_->actions;
        measure_->to_ack.add(load::Clock::now() - tables_[table].sent);
        speak(table);
    }

    load::Poll poll_;
    const std::string text_;
    std::vector<Table> tables_;
    std::vector<std::unique_ptr<Ear>> ears_;
    load::Measure* measure_ = nullptr;
};

}  // namespace

void serve_bare(const Broadcast& broadcast, int out) {
    net::Loop loop;
    Tables tables(broadcast);
    const auto server = net::Server::listen(loop, "127.0.0.1", 0,
                                            {.connections = 1'000'000,
                                             .per_address = 1'000'000,
                                             .messages_per_second = 1e9,
                                             .message_burst = 1e9},
                                            tables);
    if (!server) throw std::runtime_error(server.error());
    const std::string line = ":" + std::to_string(server.value()->port()) + "\n";
    if (::write(out, line.data(), line.size()) > 0) loop.run();
}

BareFigures measure_bare(const Broadcast& broadcast, std::size_t tables, double seconds, int server_core) {
    const load::Child child([&](int out) { serve_bare(broadcast, out); }, server_core);
    Speakers speakers({.port = child.port()}, tables, broadcast);
    load::Measure measure;
    const double before = child.processor_us();
    speakers.run(seconds, measure);
    const double used = child.processor_us() - before;
    const auto actions = static_cast<double>(std::max<std::uint64_t>(1, measure.actions));
    return {tables,   actions / seconds, used / actions, measure.to_ack.at(0.5), measure.to_ack.at(0.99),
            broadcast};
}

}  // namespace scoville::tools
