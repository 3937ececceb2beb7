// What the host may ask of the running server over its local socket: a line of JSON, and a line as answer
// ({"ok":true,…} or {"ok":false,"why":"a sentence"}). It sees rooms and connections, never a game: there is
// no way from here to a card, a token, a resume secret or a table's code.
#pragma once

#include <functional>
#include <string>

#include <boost/json/fwd.hpp>

#include "server/drain.h"
#include "server/entrance.h"

namespace scoville::server {

class Admin {
public:
    using Answer = std::function<void(std::string)>;
    struct Powers {
        std::function<void()> stop;
        std::string key_file;  // goes with a backup; empty: there is none
        std::string version;
    };

    Admin(Env& env, Entrance& entrance, Drain& drain, Powers powers);
    void ask(const std::string& request, Answer answer);

private:
    using Fields = boost::json::object;
    void stats(const Fields& fields, const Answer& answer);
    void tables(const Fields& fields, const Answer& answer);
    void owned_tables(const Answer& answer);
    void nodes(const Fields& fields, const Answer& answer);
    void connections(const Fields& fields, const Answer& answer);
    void quarantined(const Fields& fields, const Answer& answer);
    void close(const Fields& fields, const Answer& answer);
    void bans(const Fields& fields, const Answer& answer);
    void ban(const Fields& fields, const Answer& answer);
    void unban(const Fields& fields, const Answer& answer);
    void drain(const Fields& fields, const Answer& answer);
    void stop(const Fields& fields, const Answer& answer);
    void backup(const Fields& fields, const Answer& answer);

    void close_table(const std::shared_ptr<house::LiveTable>& table, const Answer& answer);
    void wait_until_closed(const std::shared_ptr<house::LiveTable>& table, int patience,
                           const Answer& answer);
    void copy_key(const std::string& file, const Answer& answer) const;

    struct Command {
        std::string_view name;
        void (Admin::*run)(const Fields&, const Answer&);
    };
    static const Command commands[];

    Env& env_;
    Entrance& entrance_;
    house::Hall& hall_;
    Drain& drain_;
    Powers powers_;
    Millis began_;
};

}  // namespace scoville::server
