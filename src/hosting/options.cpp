// The table of all options.
#include <array>

#include "hosting/option.h"
#include "net/addresses.h"
#include "net/words.h"

namespace scoville::hosting {
namespace {

using house::Rate;
using house::Rates;
using net::Limits;
using server::Config;
using server::FloodRates;
using server::HostInfo;
using server::PushRules;
using std::string_view;

// The value at the end of a path of members.
template <auto First, auto... Rest>
auto& follow(auto& from) {
    if constexpr (sizeof...(Rest) == 0)
        return from.*First;
    else
        return follow<Rest...>(from.*First);
}
template <auto... Path>
Slot at(Config& config) {
    return &follow<Path...>(config);
}
template <auto Member>
constexpr auto limit = at<&Config::limits, Member>;
template <auto... Path>
constexpr auto rate = at<&Config::rates, Path...>;

std::string not_an_address(string_view text) {
    const auto address = net::read_address(text);
    return address && text.find('/') == string_view::npos ? ""
                                                          : "must be an IP address, such as 127.0.0.1 or ::";
}
std::string not_a_network(string_view text) {
    return net::Networks().add(text) ? ""
                                     : "must be an address or a network, such as 127.0.0.1 or 10.0.0.0/8";
}
bool is_web(string_view text) { return text.starts_with("https://") || text.starts_with("http://"); }
std::string not_an_origin(string_view text) {
    const bool fits = is_web(text) && text.find('/', text.find("//") + 2) == string_view::npos;
    return fits ? "" : "must be an origin, such as https://example.org (no path)";
}
std::string not_a_link(string_view text) {
    const bool blank = text.find_first_of(" \t\r\n\"<>\\") != string_view::npos;
    return is_web(text) && !blank && net::is_utf8(text)
               ? ""
               : "must be an address that begins with https:// or http://";
}
std::string not_a_name(string_view text) {
    constexpr std::size_t longest = 80;
    const bool plain = net::is_utf8(text) && text.find_first_of("\r\n\t") == string_view::npos;
    return plain && text.size() <= longest ? "" : "must be one line of at most 80 bytes";
}

std::string not_a_database(string_view text) {
    const bool fits = text.empty() || text.starts_with("postgresql://") || text.starts_with("postgres://");
    return fits ? "" : "must be an address that begins with postgresql://";
}
std::string not_a_node(string_view text) {
    constexpr std::size_t longest = 32;
    const bool plain = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == string_view::npos;
    return plain && !text.empty() && text.size() <= longest
               ? ""
               : "must be at most 32 small letters, digits and hyphens";
}

std::string not_a_contact(string_view text) {
    const bool fits = text.empty() || text.starts_with("mailto:") || text.starts_with("https://");
    const bool plain = text.find_first_of(" \t\r\n\"<>\\") == string_view::npos;
    return fits && plain ? "" : "must begin with mailto: or https://";
}

constexpr std::array<string_view, 2> log_forms{"text", "json"};
constexpr std::array<string_view, 4> log_levels{"debug", "info", "warning", "error"};
constexpr std::array<string_view, 3> readers{"local", "everyone", "nobody"};

constexpr string_view listening = "Listening";
constexpr string_view data = "Data";
constexpr string_view watching = "Watching and stopping";
constexpr string_view host = "The host";
constexpr string_view playing = "Playing";
constexpr string_view floods = "How much one may ask for";
constexpr string_view network = "Limits of the network";

constexpr double port_most = 65'535;
constexpr double days_most = 36'500;
constexpr double times_most = 86'400'000;
constexpr double bytes_most = 64 << 20;

constexpr Allowed from(double least, double most = Allowed{}.most) { return {.least = least, .most = most}; }
constexpr Allowed one_of(std::span<const string_view> words) { return {.words = words}; }
constexpr Allowed unless(std::string (*complaint)(string_view)) { return {.complaint = complaint}; }

constexpr std::array all{
    Option{"address", listening, "ADDRESS", "Where to listen; :: is everywhere, IPv4 too",
           at<&Config::address>, unless(not_an_address)},
    Option{"port", listening, "PORT", "0: any free one", at<&Config::port>, from(0, port_most)},
    Option{"port-file", listening, "FILE", "Writes the port there once it listens", at<&Config::port_file>},
    Option{"trusted-proxy", listening, "NETWORK",
           "An address or network whose X-Forwarded-For, -Proto and -Host are believed; may be repeated",
           limit<&Limits::trusted_proxies>, unless(not_a_network)},
    Option{"origin", listening, "ORIGIN", "Another origin whose pages may connect; may be repeated",
           limit<&Limits::origins>, unless(not_an_origin)},
    Option{"programs-without-token", listening, "",
           "Lets programs that are no web pages connect without a bearer token",
           limit<&Limits::programs_without_token>},

    Option{"data", data, "FILE", "The database; its key lies beside it", at<&Config::data>},
    Option{"database", data, "URL",
           "A PostgreSQL database instead, which several nodes may share: postgresql://…",
           at<&Config::database>, unless(not_a_database)},
    Option{"node", data, "NAME", "What this node is called among those that share the database",
           at<&Config::node>, unless(not_a_node)},
    Option{"key-file", data, "FILE", "The key of all nodes of a database; made by `scoville key`",
           at<&Config::key_file>},
    Option{"lease", data, "MS", "After how long without a word a node of a database counts as gone",
           at<&Config::lease>, from(300, 60'000)},
    Option{"memory", data, "", "Keeps nothing: everything is gone at the end", at<&Config::memory>},
    Option{"keep-finished", data, "DAYS", "How long finished tables are kept; 0: for ever",
           at<&Config::host, &HostInfo::keep_finished_days>, from(0, days_most)},
    Option{"keep-abandoned", data, "DAYS",
           "How long a table is kept that is not finished and nobody touches; 0: for ever",
           at<&Config::host, &HostInfo::keep_abandoned_days>, from(0, days_most)},
    Option{"keep-chat", data, "DAYS", "How long chat is kept; 0: for ever",
           at<&Config::host, &HostInfo::keep_chat_days>, from(0, days_most)},
    Option{"keep-people", data, "DAYS",
           "How long someone at no table is remembered after the last visit; 0: for ever",
           at<&Config::host, &HostInfo::keep_people_days>, from(0, days_most)},

    Option{"log", watching, "FORM", "text, or json: one object a line", at<&Config::log>, one_of(log_forms)},
    Option{"json-log", watching, "", "The same as --log json", at<&Config::json_log>},
    Option{"log-level", watching, "LEVEL", "The least that is logged: debug, info, warning or error",
           at<&Config::log_level>, one_of(log_levels)},
    Option{"metrics", watching, "WHO",
           "Who may read /metrics: local (this machine, not through a proxy), everyone, nobody",
           at<&Config::metrics>, one_of(readers)},
    Option{"metrics-token-file", watching, "FILE",
           "Whoever sends the first line of this file as bearer token may read /metrics from anywhere",
           at<&Config::metrics_token_file>},
    Option{"metrics-port", watching, "PORT",
           "Serves /metrics, /healthz and /readyz there instead; 0: on the usual port",
           at<&Config::metrics_port>, from(0, port_most)},
    Option{"metrics-address", watching, "ADDRESS", "Where that port listens", at<&Config::metrics_address>,
           unless(not_an_address)},
    Option{"admin-socket", watching, "PATH",
           "Where `scoville admin` finds the server; auto: the data's name with .sock; none: nowhere",
           at<&Config::admin_socket>},
    Option{"stop-grace", watching, "MS", "How long a stop waits for connections to say goodbye",
           at<&Config::stop_grace>, from(0, 600'000)},

    Option{"host-name", host, "NAME", "What this server is called, for people",
           at<&Config::host, &HostInfo::name>, unless(not_a_name)},
    Option{"imprint", host, "URL", "The page that says who runs this server",
           at<&Config::host, &HostInfo::imprint>, unless(not_a_link)},
    Option{"privacy", host, "URL", "The page that says what is kept about people",
           at<&Config::host, &HostInfo::privacy>, unless(not_a_link)},

    Option{
        "push", host, "CONTACT",
        "Calls people back by web push, and tells push services where they find you: mailto:… or https://…",
        at<&Config::push, &PushRules::contact>, unless(not_a_contact)},
    Option{"push-test-authority", host, "FILE",
           "For tests only: trusts this authority alone, and calls this machine, too",
           at<&Config::push, &PushRules::test_authority>},

    Option{"bot-threads", playing, "COUNT", "Threads on which bots think", at<&Config::bot_threads>,
           from(1, 64)},
    Option{"sleep-after", playing, "MS", "Until a table nobody looks at is put to sleep",
           at<&Config::sleep_after>, from(0, times_most)},
    Option{"host-grace", playing, "MS", "How long a table's host may be away before the role passes on",
           at<&Config::timing, &table::Timing::host_grace>, from(0, times_most)},
    Option{"quick", playing, "",
           "Shows plays at once, lets bots answer at once, lifts the hourly limits: for tests and benchmarks",
           at<&Config::quick>},

    Option{"tables", floods, "COUNT", "Most tables awake at once; 0: no limit", rate<&Rates::tables_awake>},
    Option{"tables-per-hour", floods, "COUNT", "Tables that one address may create; 0: no limit",
           at<&Config::floods, &FloodRates::tables_per_hour>},
    Option{"guests-per-hour", floods, "COUNT", "New people that may come from one address; 0: no limit",
           at<&Config::floods, &FloodRates::guests_per_hour>},
    Option{"create-per-minute", floods, "COUNT", "Tables that one person may create, over all connections",
           rate<&Rates::create, &Rate::per_minute>},
    Option{"create-burst", floods, "COUNT", "The same, at once", rate<&Rates::create, &Rate::burst>, from(1)},
    Option{"chat-per-minute", floods, "COUNT", "Chat lines and reactions of one person, over all connections",
           rate<&Rates::chat, &Rate::per_minute>},
    Option{"chat-burst", floods, "COUNT", "The same, at once", rate<&Rates::chat, &Rate::burst>, from(1)},
    Option{"lookups-per-minute", floods, "COUNT",
           "Openings, lists, links and records that one person may ask for",
           rate<&Rates::lookups, &Rate::per_minute>},
    Option{"lookups-burst", floods, "COUNT", "The same, at once", rate<&Rates::lookups, &Rate::burst>,
           from(1)},
    Option{"people-at-address", floods, "COUNT",
           "So many times what one person may, an address may in all; 0: no limit",
           rate<&Rates::people_at_address>},
    Option{"addresses-in-network", floods, "COUNT",
           "So many times what one address may, its network may (IPv4: /24, IPv6: /48); 0: no limit",
           rate<&Rates::addresses_in_network>},
    Option{"wrong-codes-per-minute", floods, "COUNT", "Codes of no table that one address may try",
           rate<&Rates::wrong_codes, &Rate::per_minute>},
    Option{"wrong-codes-burst", floods, "COUNT", "The same, at once; 0: no limit",
           rate<&Rates::wrong_codes, &Rate::burst>},
    Option{"listed-per-minute", floods, "COUNT", "Tables for the public list that one address may make",
           rate<&Rates::listed, &Rate::per_minute>},
    Option{"listed-burst", floods, "COUNT", "The same, at once; 0: no limit",
           rate<&Rates::listed, &Rate::burst>},
    Option{"bad-messages-per-minute", floods, "COUNT",
           "Unreadable messages of one connection before it is closed",
           rate<&Rates::bad_messages, &Rate::per_minute>},
    Option{"bad-messages-burst", floods, "COUNT", "The same, at once",
           rate<&Rates::bad_messages, &Rate::burst>, from(1)},
    Option{"messages-per-second", floods, "COUNT", "How fast one connection may send",
           limit<&Limits::messages_per_second>, from(0.001)},
    Option{"message-burst", floods, "COUNT", "The same, at once; 0: three times as many",
           limit<&Limits::message_burst>},

    Option{"connections", network, "COUNT", "Most connections in all", limit<&Limits::connections>, from(1)},
    Option{"per-address", network, "COUNT", "Most connections of one address (IPv6: one /64)",
           limit<&Limits::per_address>, from(1)},
    Option{"message-bytes", network, "BYTES", "The largest message", limit<&Limits::message_bytes>,
           from(1024, bytes_most)},
    Option{"header-bytes", network, "BYTES", "The largest head of a request", limit<&Limits::header_bytes>,
           from(1024, bytes_most)},
    Option{"body-bytes", network, "BYTES", "The largest body of a request", limit<&Limits::body_bytes>,
           from(0, bytes_most)},
    Option{"header-time", network, "MS", "For a request's head to come", limit<&Limits::header_time>,
           from(10, times_most)},
    Option{"body-time", network, "MS", "For its body to come", limit<&Limits::body_time>,
           from(10, times_most)},
    Option{"answer-time", network, "MS", "For our answer to be found", limit<&Limits::answer_time>,
           from(10, times_most)},
    Option{"write-time", network, "MS", "For each 64 KiB of an answer to be read", limit<&Limits::write_time>,
           from(10, times_most)},
    Option{"idle-time", network, "MS", "Between requests of one connection", limit<&Limits::idle_time>,
           from(10, times_most)},
    Option{"linger-time", network, "MS", "For a refusal to be read", limit<&Limits::linger_time>,
           from(10, times_most)},
    Option{"queue-messages", network, "COUNT", "Messages that may wait for a slow reader",
           limit<&Limits::queue_messages>, from(1)},
    Option{"queue-bytes", network, "BYTES", "And how large they may be together", limit<&Limits::queue_bytes>,
           from(1024, bytes_most)},
    Option{"kernel-send-bytes", network, "BYTES", "What may pile up for one in the kernel; 0: its default",
           limit<&Limits::kernel_send_bytes>, from(0, bytes_most)},
    Option{"overflows", network, "COUNT",
           "How often a slow reader is given the present instead, before it is closed",
           limit<&Limits::overflows>, from(1)},
    Option{"overflow-regain", network, "MS", "After which one of these is forgiven",
           limit<&Limits::overflow_regain>, from(10, times_most)},
    Option{"drain-time", network, "MS", "For one message to be read", limit<&Limits::drain_time>,
           from(10, times_most)},
    Option{"ping-every", network, "MS", "Between pings", limit<&Limits::ping_every>, from(10, times_most)},
    Option{"pong-time", network, "MS", "Without an answer to them, until a connection is cut",
           limit<&Limits::pong_time>, from(10, times_most)},
    Option{"close-time", network, "MS", "For a goodbye to be answered", limit<&Limits::close_time>,
           from(10, times_most)},
};

}  // namespace

std::span<const Option> options() { return all; }

}  // namespace scoville::hosting
