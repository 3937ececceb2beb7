// The log: one line each, proper JSON, and none of what must not be told, at any level.
#include <regex>

#include "server/log_lines.h"
#include "tests/hosting/served.h"
#include "tests/server/party.h"

namespace scoville::hosting::test {

using server::log_line;
using server::Severity;
using server::test::Driver;
using server::test::Party;
using server::test::spicy_settings;

TEST(Log, stays_one_line_of_proper_json_whatever_it_holds) {
    const std::string nasty = "a\"b\\c\nd\te\x01\xff\x7f";
    const std::string line = log_line(true, "2026-01-31T12:00:00Z", Severity::error, "fault", nasty, nasty);
    const Object parsed = json::parse(line).as_object();
    EXPECT_EQ(parsed.at("level"), "error");
    EXPECT_EQ(parsed.at("event"), "fault");
    EXPECT_EQ(parsed.at("text"), "a\"b\\c?d?e???");
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_EQ(log_line(false, "now", Severity::info, "serving", "", "port\n1"), "now info serving: port?1");
    const std::string umlaut = log_line(true, "now", Severity::info, "x", "", "grün");
    EXPECT_EQ(json::parse(umlaut).at("text"), "grün");
}

TEST(Log, levels_leave_out_what_is_below_them) {
    TempFolder folder;
    Served loud(folder.file("loud.db"), quick + std::vector<std::string>{"--log-level", "debug"});
    Guest(loud.port(), "Anna");
    EXPECT_NE(loud.end(SIGTERM).err.find(" debug welcomed p_"), std::string::npos);
    Served silent(folder.file("silent.db"), quick + std::vector<std::string>{"--log-level", "warning"});
    Guest(silent.port(), "Anna");
    EXPECT_EQ(silent.end(SIGTERM).err, "");
}

// A whole game with chat, links, refusals, a lost line, a spectator, a bot's token and the host's questions.
TEST(Log, holds_no_secret_of_a_game_at_debug_level) {
    TempFolder folder;
    Served served(folder.file("game.db"),
                  quick + std::vector<std::string>{"--log", "json", "--log-level", "debug"});
    Party party(served.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party[0].must({{"type", "chat"}, {"text", "my grandmother's recipe"}});
    const std::string link(party[1].must({{"type", "link"}}).at("secret").as_string());
    party.start();
    Guest visitor(served.port(), "Visitor");
    visitor.open(party.code);
    EXPECT_NE(visitor.refusal({{"type", "open"}, {"table", "t_nosuchtableatall"}}), "");
    net::test::Client bot(served.port());
    const std::string bearer = "a-secret-of-a-bot-that-nobody-may-ever-read";
    EXPECT_EQ(
        bot.handshake("Authorization: Bearer " + bearer + "\r\n", "/bot?code=" + party.code + "&key=" + link)
            .status,
        101);
    party[1].drop();
    party[1].come_back();
    party[1].send_raw("{\"type\":\"hello\",\"token\":\"" + party[0].token + "\"}");
    Driver(party.all(), 7).run_to_the_end();
    (void)served.admin_json({"connections"});
    const Object record =
        party[0].must({{"type", "record"}, {"table", party[0].table}, {"game", 1}}).at("record").as_object();
    const std::string log = served.end(SIGTERM).err;

    std::vector<std::string> secrets{party.code, link, bearer, "grandmother", "Anna", "Visitor", "127.0.0.1"};
    for (Guest* guest : party.all()) secrets.push_back(guest->token);
    for (const auto& [seat, secret] : party.seat_secrets) secrets.push_back(secret);
    std::ifstream key_file(served.data() + ".key");
    std::string key;
    ASSERT_TRUE(std::getline(key_file, key));
    secrets.push_back(key);
    // Whatever in the record is long enough to be a secret of the deal.
    const std::string record_text = json::serialize(record);
    const std::regex hex("[0-9a-f]{32,}");
    for (std::sregex_iterator each(record_text.begin(), record_text.end(), hex), end; each != end; ++each)
        secrets.push_back(each->str());
    for (const std::string& secret : secrets) EXPECT_EQ(log.find(secret), std::string::npos) << secret;
    const std::regex card(R"(\b([cwp]([1-9]|10)|x[sn])\b)");
    std::size_t lines = 0;
    for (std::size_t at = 0; at < log.size(); ++lines) {
        const auto end = log.find('\n', at);
        const std::string line = log.substr(at, end - at);
        EXPECT_TRUE(json::parse(line).is_object()) << line;
        EXPECT_FALSE(std::regex_search(line, card)) << line;
        at = end + 1;
    }
    EXPECT_GT(lines, 8U) << log;
}

}  // namespace scoville::hosting::test
