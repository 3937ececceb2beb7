// A client that is told something that must not be says so: what the crash and load runs rely on.
#include <thread>

#include <gtest/gtest.h>

#include "load/drive.h"
#include "net/server.h"

namespace scoville::load {
namespace {

// Answers hello with a welcome and whatever is asked then with a script.
class Liar final : public net::Handler {
public:
    explicit Liar(std::vector<std::string> script) : script_(std::move(script)) {
        auto listening = net::Server::listen(loop_, "127.0.0.1", 0, {}, *this);
        server_ = std::move(listening.value());
        thread_ = std::thread([this] { loop_.run(); });
    }
    ~Liar() override {
        loop_.stop();
        thread_.join();
    }
    std::uint16_t port() const { return server_->port(); }

    void http(const net::Request&, net::Reply reply) override { reply(net::plain(404)); }
    int admits(const net::Request&) override { return 101; }
    void opened(const std::shared_ptr<net::Socket>&) override {}
    void message(net::Socket& socket, std::string_view text) override {
        if (text.find("\"hello\"") != std::string_view::npos)
            return say(socket, R"({"type":"welcome","person":"p_1","token":"secret"})");
        for (const std::string& line : script_) say(socket, line);
    }
    void overflowed(net::Socket&) override {}
    void closed(net::Socket&) override {}

private:
    static void say(net::Socket& socket, const std::string& text) {
        socket.send(std::make_shared<const std::string>(text));
    }
    std::vector<std::string> script_;
    net::Loop loop_;
    std::unique_ptr<net::Server> server_;
    std::thread thread_;
};

class Witness final : public Player::Owner {
public:
    // Asks once, and hears as many messages as the script has.
    explicit Witness(const std::vector<std::string>& script) {
        const Liar liar(script);
        Player player(poll_, *this, measure_, 0, "Anna");
        player.connect({.port = liar.port()});
        EXPECT_TRUE(poll_.until([&] { return messages_ >= script.size(); }, std::chrono::seconds(20)));
        player.drop();
    }
    void welcomed(Player& player) override { player.ask("sit"); }
    void answered(Player&, const Asked&, const Answer&) override { ++messages_; }
    void shown(Player&) override { ++messages_; }
    void lost(Player&, std::uint16_t) override { ADD_FAILURE() << "cut off"; }
    void wrong(const Player&, const std::string& what) override {
        complaints.push_back(what);
        if (what.starts_with("an answer")) ++messages_;
    }
    std::vector<std::string> complaints;

private:
    Poll poll_;
    Measure measure_;
    std::size_t messages_ = 0;
};

const std::string ack = R"({"type":"ack","nonce":"n1","event":1})";

std::string table(const std::string& events, int last) {
    return R"({"type":"table","room":{"phase":"playing","games":1},"event":)" + std::to_string(last) +
           R"(,"events":[)" + events + "]}";
}
std::string update(const std::string& events, int last) {
    return R"({"type":"update","event":)" + std::to_string(last) + R"(,"events":[)" + events + "]}";
}
std::string event(int n) {
    return R"({"n":)" + std::to_string(n) + R"(,"spicy":{"event":"passed","seat":0}})";
}

}  // namespace

TEST(Player, a_story_without_gaps_is_believed) {
    EXPECT_TRUE(Witness({ack, table(event(4), 4), update(event(5) + "," + event(6), 6), update("", 6)})
                    .complaints.empty());
}

TEST(Player, notices_an_event_left_out) {
    EXPECT_EQ(Witness({table(event(1), 1), update(event(3), 3)}).complaints,
              std::vector<std::string>{"event 3 after 1"});
}

TEST(Player, notices_an_event_told_twice) {
    EXPECT_EQ(Witness({table(event(1), 1), update(event(2), 2), update(event(2), 2)}).complaints,
              std::vector<std::string>{"event 2 after 2"});
}

TEST(Player, notices_a_number_without_its_event) {
    EXPECT_EQ(Witness({table(event(1), 1), update("", 2)}).complaints,
              std::vector<std::string>{"has event 1 of 2"});
}

TEST(Player, notices_a_second_answer) {
    const auto complaints = Witness({ack, ack}).complaints;
    ASSERT_EQ(complaints.size(), 1U);
    EXPECT_TRUE(complaints.front().starts_with("an answer to nothing, or a second one"))
        << complaints.front();
}

}  // namespace scoville::load
