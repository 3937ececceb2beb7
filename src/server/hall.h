// Where connections arrive: says who they are, finds them their table, and passes their messages on.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "net/assets.h"
#include "net/handler.h"
#include "server/bans.h"
#include "server/floods.h"
#include "server/refusals.h"
#include "server/tables.h"
#include "server/watch.h"
#include "wire/messages_in.h"

namespace scoville::server {

class Hall final : public net::Handler {
public:
    explicit Hall(Env& env, WatchRules rules = {});
    // Lets go of whoever is still connected.
    ~Hall() override;

    void start();
    Tables& tables() { return tables_; }
    std::size_t clients() const { return clients_; }
    Bans& bans() { return bans_; }
    // Closes the connections of everyone who is banned by now.
    void turn_out_banned();

    void http(const net::Request& request, net::Reply reply) override;
    int admits(const net::Request& request) override;
    void opened(const std::shared_ptr<net::Socket>& socket) override;
    void message(net::Socket& socket, std::string_view text) override;
    void overflowed(net::Socket& socket) override;
    void closed(net::Socket& socket) override;
    void fault(std::string_view what) override;

private:
    static constexpr std::size_t most_counted = 10'000;
    bool is_banned(const Client& client) const;
    void turn_out(Client& client, std::string_view why = "banned");
    bool may_become_guest(const Client& client);
    const Refusal* cannot_create(Client& client);
    static bool begins_game(const table::Request& request);
    bool admits_bot(const net::Request& request);
    void bot_arrives(const ClientPtr& client);
    void bot_says(const ClientPtr& client, std::string_view line);
    void receive(const ClientPtr& client, std::string_view text);
    void trouble(const ClientPtr& client, const wire::Trouble& trouble);
    void handle(const ClientPtr& client, wire::Received received);

    void on(const ClientPtr& client, const std::string& nonce, const wire::Hello& hello);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Rename& rename);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Create& create);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Open& open);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Resume& resume);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Chat& chat);
    void on(const ClientPtr& client, const std::string& nonce, const wire::React& react);
    void on(const ClientPtr& client, const std::string& nonce, const wire::List& list);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Record& record);
    void on(const ClientPtr& client, const std::string& nonce, const table::Request& request);

    void welcome(const ClientPtr& client, const store::Person& person, const std::string& token);
    void renamed(const ClientPtr& client, const std::string& nonce, const store::Person& person);
    void new_guest(const ClientPtr& client, const std::string& wanted_name);
    void let_in(const ClientPtr& client, const std::string& nonce, const std::shared_ptr<LiveTable>& table,
                const Refusal* why_not, std::uint32_t since, bool by_code);

    Env& env_;
    Tables tables_;
    Bans bans_;
    Flood guests_, tables_made_;
    net::Assets assets_;
    WatchRules watch_rules_;
    std::uint64_t lines_ = 0;
    std::size_t clients_ = 0;
};

}  // namespace scoville::server
