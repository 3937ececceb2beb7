// Options: one table, four places to set them from, and nothing that is wrong passes.
#include <fstream>
#include <set>
#include <sstream>

#include "hosting/read_config.h"
#include "tests/hosting/served.h"
#include "tests/support/places.h"

namespace scoville::hosting::test {

namespace {

cli::TempFile toml(std::string_view text) { return cli::TempFile(text, ".toml"); }

Chosen must(const Result<Chosen, std::string>& chosen) {
    if (!chosen) throw std::runtime_error(chosen.error());
    return *chosen;
}

std::string complaint(const Flags& flags, const Environment& environment = {}) {
    const auto chosen = read_config(flags, environment);
    return chosen ? std::string() : chosen.error();
}

std::string file_complaint(std::string_view text) {
    const cli::TempFile file = toml(text);
    const std::string whole = complaint({{"config", {file.path()}}});
    return whole.starts_with(file.path()) ? whole.substr(file.path().size()) : whole;
}

std::string docs(const char* name) {
    std::ifstream file(std::string(places::root) + "/docs/" + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// Another value than the usual one, as a flag gives it.
std::string other_value(const Option& option) {
    const std::string usual = written(option, {});
    if (is_switch(option)) return "true";
    if (is_number(option)) return usual == "17000" ? "17001" : option.allowed.most < 17000 ? "7" : "17000";
    if (!option.allowed.words.empty()) return std::string(option.allowed.words.back());
    for (const char* text : {"192.0.2.7", "https://example.org", "postgresql://example.org", "something"})
        if (option.allowed.complaint == nullptr || option.allowed.complaint(text).empty()) return text;
    return {};
}

}  // namespace

TEST(Options, a_flag_counts_more_than_the_environment_and_that_more_than_the_file) {
    const cli::TempFile file = toml("port = 1001\nkeep-chat = 2\nhost-name = \"file\"\nconnections = 55\n");
    const Chosen chosen = must(read_config({{"config", {file.path()}}, {"port", {"3003"}}},
                                           {{"SCOVILLE_PORT", "2002"}, {"SCOVILLE_KEEP_CHAT", "9"}}));
    EXPECT_EQ(chosen.config.port, 3003);
    EXPECT_EQ(chosen.config.host.keep_chat_days, 9);
    EXPECT_EQ(chosen.config.host.name, "file");
    EXPECT_EQ(chosen.config.limits.connections, 55U);
    EXPECT_EQ(chosen.config.host.keep_finished_days, server::Config{}.host.keep_finished_days);
    EXPECT_EQ(chosen.sources.at("port"), "--port");
    EXPECT_EQ(chosen.sources.at("keep-chat"), "SCOVILLE_KEEP_CHAT");
    EXPECT_EQ(chosen.sources.at("host-name"), file.path() + " line 3");
}

TEST(Options, the_file_can_be_named_in_the_environment_and_the_flag_wins) {
    const cli::TempFile one = toml("port = 1\n");
    const cli::TempFile two = toml("port = 2\n");
    EXPECT_EQ(must(read_config({}, {{"SCOVILLE_CONFIG", one.path()}})).config.port, 1);
    EXPECT_EQ(must(read_config({{"config", {two.path()}}}, {{"SCOVILLE_CONFIG", one.path()}})).config.port,
              2);
}

// Every option goes somewhere of its own, from every place it can be set in.
TEST(Options, each_is_set_from_each_place) {
    for (const Option& option : options()) {
        const std::string other = other_value(option);
        ASSERT_NE(other, "") << option.name;
        const Chosen flag = must(read_config({{std::string(option.name), {other}}}, {}));
        const Chosen variable = must(read_config({}, {{variable_of(option), other}}));
        const cli::TempFile file =
            toml(std::string(option.name) + " = " + written(option, flag.config) + "\n");
        const Chosen key = must(read_config({{"config", {file.path()}}}, {}));
        EXPECT_NE(written(option, flag.config), written(option, {})) << option.name;
        EXPECT_EQ(written(option, variable.config), written(option, flag.config)) << option.name;
        EXPECT_EQ(written(option, key.config), written(option, flag.config)) << option.name;
        for (const Option& neighbour : options()) {
            const bool follows = option.name == "quick" || option.name == "json-log" ||
                                 neighbour.name == "message-burst" || neighbour.name == option.name;
            if (!follows) EXPECT_EQ(written(neighbour, flag.config), written(neighbour, {})) << option.name;
        }
    }
}

TEST(Options, lists_come_as_repeats_commas_or_arrays) {
    const std::vector<std::string> both{"10.0.0.0/8", "::1"};
    const cli::TempFile file = toml("trusted-proxy = [\"10.0.0.0/8\", \"::1\"]\n");
    EXPECT_EQ(must(read_config({{"trusted-proxy", both}}, {})).config.limits.trusted_proxies, both);
    EXPECT_EQ(
        must(read_config({}, {{"SCOVILLE_TRUSTED_PROXY", "10.0.0.0/8, ::1"}})).config.limits.trusted_proxies,
        both);
    EXPECT_EQ(must(read_config({{"config", {file.path()}}}, {})).config.limits.trusted_proxies, both);
}

TEST(Options, what_is_wrong_is_refused_with_its_place) {
    EXPECT_EQ(file_complaint("port = 8080\nprot = 1\n"), " line 2: there is no option \"prot\"");
    EXPECT_EQ(file_complaint("port = \"8080\"\n"), " line 1: port must be a whole number from 0 to 65535");
    EXPECT_EQ(file_complaint("port = 70000\n"), " line 1: port must be a whole number from 0 to 65535");
    EXPECT_EQ(file_complaint("memory = 1\n"), " line 1: memory must be true or false");
    EXPECT_EQ(file_complaint("[limits]\nconnections = 5\n"), " line 1: there is no option \"limits\"");
    EXPECT_EQ(file_complaint("origin = [1]\n"), " line 1: origin must be a list of texts");
    EXPECT_TRUE(file_complaint("port = \n").starts_with(" line 1: "));
    EXPECT_TRUE(file_complaint("port = 1\nport = 2\n").starts_with(" line 2: "));
    EXPECT_EQ(complaint({{"log", {"xml"}}}), "--log: log must be one of text, json");
    EXPECT_EQ(complaint({{"keep-chat", {"1.5"}}}),
              "--keep-chat: keep-chat must be a whole number from 0 to 36500");
    EXPECT_EQ(complaint({}, {{"SCOVILLE_KEEP_CHAT", "soon"}}),
              "SCOVILLE_KEEP_CHAT: keep-chat must be a whole number from 0 to 36500");
    EXPECT_EQ(complaint({}, {{"SCOVILLE_KEPP_CHAT", "3"}}), "SCOVILLE_KEPP_CHAT: there is no such option");
    EXPECT_NE(complaint({{"trusted-proxy", {"10.0.0.0/33"}}}), "");
    EXPECT_NE(complaint({{"origin", {"https://example.org/path"}}}), "");
    EXPECT_NE(complaint({{"imprint", {"javascript:alert(1)"}}}), "");
    EXPECT_NE(complaint({{"config", {"/nowhere/at/all.toml"}}}), "");
}

TEST(Options, the_program_checks_them_and_says_what_counts) {
    const cli::TempFile file = toml("keep-chat = 7\n");
    const cli::Ran good = cli::run({"serve", "--check-config", "--config", file.path(), "--port", "0"});
    EXPECT_EQ(good.exit_code, 0) << good.err;
    EXPECT_NE(good.out.find("keep-chat = 7  # " + file.path() + " line 1\n"), std::string::npos) << good.out;
    EXPECT_NE(good.out.find("port = 0  # --port\n"), std::string::npos);
    const cli::TempFile again = toml(good.out);
    const cli::Ran same = cli::run({"serve", "--check-config", "--config", again.path()});
    EXPECT_EQ(same.exit_code, 0) << same.err;
    const cli::Ran bad = cli::run({"serve", "--check-config", "--log", "xml"});
    EXPECT_EQ(bad.exit_code, 2);
    EXPECT_EQ(bad.err, "scoville serve: --log: log must be one of text, json\n");
    EXPECT_EQ(cli::run({"serve", "--no-such-thing"}).exit_code, 2);
}

TEST(Options, help_and_docs_name_every_one) {
    const std::string help = cli::run({"serve", "--help"}).out;
    std::set<std::string_view> names;
    for (const Option& option : options()) {
        EXPECT_NE(help.find("--" + std::string(option.name)), std::string::npos) << option.name;
        EXPECT_TRUE(names.insert(option.name).second) << option.name << " twice";
    }
    EXPECT_NE(docs("hosting.md").find(as_markdown()), std::string::npos)
        << "docs/hosting.md must hold what `scoville serve --print-options` prints";
}

}  // namespace scoville::hosting::test
