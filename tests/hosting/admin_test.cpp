// The host's socket: what can be asked there, who can ask, and that no answer tells a card or a secret.
#include <regex>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "hosting/admin_call.h"
#include "tests/hosting/served.h"
#include "tests/server/party.h"

namespace scoville::hosting::test {

using server::test::Driver;
using server::test::Party;
using server::test::spicy_settings;

namespace {

int connected(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::copy(path.begin(), path.end(), address.sun_path);
    const int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) return -1;
    return descriptor;
}

// What comes back for these bytes, up to a line's end or the end.
std::string said_to(int descriptor, std::string_view bytes) {
    EXPECT_EQ(send(descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
    std::string text;
    for (char c = 0; c != '\n' && recv(descriptor, &c, 1, 0) == 1;) text += c;
    return text;
}

void expect_no_secrets(const std::string& text, Party& party) {
    static const std::regex card(R"re("([cwp]([1-9]|10)|x[sn])")re");
    EXPECT_FALSE(std::regex_search(text, card)) << text;
    for (const char* word : {"hand", "legal", "card", "secret", "token", "seed"})
        EXPECT_EQ(text.find(word), std::string::npos) << word << " in " << text;
    for (Guest* guest : party.all()) EXPECT_EQ(text.find(guest->token), std::string::npos);
    for (const auto& [seat, secret] : party.seat_secrets) EXPECT_EQ(text.find(secret), std::string::npos);
    EXPECT_EQ(text.find(party.code), std::string::npos) << "with its code anyone can come in";
}

}  // namespace

TEST(Admin, sees_rooms_and_connections_and_never_a_card) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), spicy_settings({}, {{"seats", 3}, {"fill", "odds"}}), 2);
    party.start();
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"stats"}, {"tables"}, {"tables", "--all"}, {"connections"}, {"bans"}, {"quarantined"}}) {
        const cli::Ran readable = served.admin(words);
        EXPECT_EQ(readable.exit_code, 0) << words[0] << readable.err;
        EXPECT_NE(readable.out, "");
        expect_no_secrets(readable.out, party);
        expect_no_secrets(json::serialize(served.admin_json(words)), party);
    }
    const json::array tables = served.admin_json({"tables"}).at("tables").as_array();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].at("table").as_string(), party[0].table);
    EXPECT_EQ(tables[0].at("phase"), "playing");
    EXPECT_EQ(tables[0].at("people"), 2);
    EXPECT_EQ(tables[0].at("bots"), 1);
    EXPECT_EQ(tables[0].at("looking"), 2);
    const json::array lines = served.admin_json({"connections"}).at("connections").as_array();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].at("person").as_string(), party[0].person);
    EXPECT_EQ(lines[0].at("address"), "127.0.0.1");
    const Object stats = served.admin_json({"stats"}).at("stats").as_object();
    EXPECT_EQ(stats.at("inPlay"), 1);
    EXPECT_EQ(stats.at("draining"), false);
}

TEST(Admin, closes_a_table_for_everyone) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    EXPECT_EQ(served.admin({"close", party[0].table}).exit_code, 0);
    for (Guest* guest : party.all()) guest->wait([&] { return guest->phase() == "closed"; });
    EXPECT_NE(party[0].refusal({{"type", "ready"}, {"ready", true}}), "");
    EXPECT_EQ(served.admin_json({"tables"}).at("tables").at(0).at("phase"), "closed");
    Party other(served.port(), spicy_settings({}, {{"seats", 2}}), 1);
    EXPECT_EQ(served.admin({"close", other.code}).exit_code, 0) << "by its code";
    const cli::Ran none = served.admin({"close", "t_nosuchtableatall"});
    EXPECT_EQ(none.exit_code, 1);
    EXPECT_EQ(none.err, "scoville admin: There is no such table.\n");
}

TEST(Admin, a_banned_person_is_out_at_once_and_after_a_restart) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), spicy_settings({}, {{"seats", 2}}), 2);
    EXPECT_EQ(served.admin({"ban", party[1].person, "--days", "2", "--why", "throws cards"}).exit_code, 0);
    while (party[1].connected()) party[1].hear_one();
    EXPECT_EQ(party[1].close_code, 1008);
    EXPECT_EQ(served.end(SIGTERM).exit_code, 0);
    served.start();
    party.port(served.port());
    EXPECT_THROW(party[1].connect(), std::runtime_error) << "no welcome";
    party[0].drop();
    party[0].come_back();
    const json::array bans = served.admin_json({"bans"}).at("bans").as_array();
    ASSERT_EQ(bans.size(), 1U);
    EXPECT_EQ(bans[0].at("why"), "throws cards");
    EXPECT_GT(bans[0].at("until").as_int64(), 0);
    EXPECT_EQ(served.admin({"unban", party[1].person}).exit_code, 0);
    EXPECT_EQ(served.admin({"unban", party[1].person}).exit_code, 1);
    party[1].come_back();
    EXPECT_EQ(party[1].room.at("code").as_string(), party.code);
}

TEST(Admin, a_banned_address_gets_no_socket) {
    TempFolder folder;
    Served served(folder.file("x.db"), quick + std::vector<std::string>{"--trusted-proxy", "127.0.0.1"});
    const auto upgrade = [&](const std::string& from) {
        net::test::Client client(served.port());
        return client.handshake("Origin: http://here\r\nX-Forwarded-For: " + from + "\r\n", "/ws").status;
    };
    EXPECT_EQ(upgrade("198.51.100.7"), 101);
    EXPECT_EQ(served.admin({"ban", "198.51.100.0/24"}).exit_code, 0);
    EXPECT_EQ(served.admin({"ban", "2001:db8::/32"}).exit_code, 0);
    EXPECT_EQ(upgrade("198.51.100.7"), 403);
    EXPECT_EQ(upgrade("203.0.113.9, 198.51.100.7"), 403)
        << "the nearest address is the one the proxy vouches for";
    EXPECT_EQ(upgrade("2001:db8:1::2"), 403);
    EXPECT_EQ(upgrade("198.51.101.7"), 101);
    EXPECT_EQ(served.admin({"unban", "198.51.100.0/24"}).exit_code, 0);
    EXPECT_EQ(upgrade("198.51.100.7"), 101);
    EXPECT_EQ(served.admin({"ban", "not an address"}).exit_code, 1);
    EXPECT_EQ(served.admin({"ban", "198.51.100.0/33"}).exit_code, 1);
}

TEST(Admin, strange_lines_are_refused_and_change_nothing) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    const int line = connected(served.socket());
    ASSERT_GE(line, 0);
    for (const std::string_view bad :
         {"\n", "nonsense\n", "[]\n", "{}\n", "{\"do\":7}\n", "{\"do\":\"hands\"}\n", "{\"do\":\"ban\"}\n",
          "{\"do\":\"ban\",\"whom\":\"p_x\",\"days\":-1}\n", "{\"do\":\"backup\",\"file\":\"relative\"}\n",
          "{\"do\":\"drain\",\"within\":-5}\n"}) {
        const std::string answer = said_to(line, bad);
        EXPECT_EQ(json::parse(answer).at("ok"), false) << bad;
        EXPECT_TRUE(json::parse(answer).at("why").is_string());
    }
    EXPECT_EQ(json::parse(said_to(line, "{\"do\":\"bans\"}\n")), json::parse(R"({"ok":true,"bans":[]})"));
    close(line);
    const int flood = connected(served.socket());
    const std::string endless(100'000, 'x');
    (void)send(flood, endless.data(), endless.size(), MSG_NOSIGNAL);
    char c = 0;
    EXPECT_LE(recv(flood, &c, 1, 0), 0) << "a line without an end is cut off";
    close(flood);
    EXPECT_EQ(served.admin({"stats"}).exit_code, 0);
}

TEST(Admin, the_socket_is_its_owners_alone) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    struct stat about{};
    ASSERT_EQ(stat(served.socket().c_str(), &about), 0);
    EXPECT_TRUE(S_ISSOCK(about.st_mode));
    EXPECT_EQ(about.st_mode & 0777, 0600U);
    EXPECT_EQ(about.st_uid, geteuid());
    // Should the file ever be opened to others, the server still asks who they are. Only root can try that.
    if (geteuid() != 0) return;
    ASSERT_EQ(chmod(served.socket().c_str(), 0666), 0);
    const int descriptor = connected(served.socket());
    EXPECT_EQ(json::parse(said_to(descriptor, "{\"do\":\"bans\"}\n")).at("ok"), true);
    close(descriptor);
    const pid_t child = fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        if (setuid(nobody) != 0) _exit(1);
        const int other = connected(served.socket());
        if (other < 0) _exit(2);
        (void)send(other, "{\"do\":\"bans\"}\n", 14, MSG_NOSIGNAL);
        char c = 0;
        _exit(recv(other, &c, 1, 0) == 1 ? 3 : 0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0) << "3: a stranger was answered; 2: could not connect";
}

TEST(Admin, comes_and_goes_with_the_server) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    const cli::Ran second = cli::run({"serve", "--memory", "--port", "0", "--admin-socket", served.socket()});
    EXPECT_EQ(second.exit_code, 2);
    EXPECT_NE(second.err.find("another server answers at"), std::string::npos) << second.err;
    (void)served.end(SIGKILL);
    EXPECT_TRUE(std::filesystem::exists(served.socket())) << "left behind";
    EXPECT_EQ(served.admin({"stats"}).exit_code, 2);
    served.start();
    EXPECT_EQ(served.admin({"stats"}).exit_code, 0) << "and taken over";
    EXPECT_EQ(served.end(SIGTERM).exit_code, 0);
    EXPECT_FALSE(std::filesystem::exists(served.socket()));
    const cli::TempFile precious("do not touch");
    const cli::Ran file = cli::run({"serve", "--memory", "--port", "0", "--admin-socket", precious.path()});
    EXPECT_EQ(file.exit_code, 2);
    EXPECT_TRUE(std::filesystem::is_regular_file(precious.path()));
}

}  // namespace scoville::hosting::test
