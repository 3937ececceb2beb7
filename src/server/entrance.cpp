#include "server/entrance.h"

#include <algorithm>

#include "house/ids.h"
#include "server/nodes/leased_line.h"
#include "server/nodes/nodes.h"
#include "server/socket_line.h"

namespace scoville::server {
namespace {

constexpr std::size_t least_token = 32;

// Of "code=ABC&key=1" the value of one field.
std::string field_in(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const std::string_view one = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), one.size() + 1));
        if (one.starts_with(name) && one.substr(name.size()).starts_with('='))
            return std::string(one.substr(name.size() + 1));
    }
    return {};
}

house::ClientPtr client_of(const net::Socket& socket) {
    return std::static_pointer_cast<house::Client>(socket.owner);
}

}  // namespace

void Entrance::start() {
    hall_.start();
    bans_.load([this] { turn_out_banned(); });
}

// Among several nodes each is also found under its name: /n/b/ws.
std::string_view Entrance::within(std::string_view path) const {
    if (env_.nodes == nullptr) return path;
    const std::string own = Nodes::path_of(env_.nodes->name());
    return path.starts_with(own + "/") ? path.substr(own.size()) : path;
}

int Entrance::admits(const net::Request& request) {
    if (bans_.holds_address(request.peer.address)) return 403;
    const std::string_view path = within(request.peer.path);
    if (path == "/ws") return 101;
    if (path != "/bot") return 404;
    return request.peer.bearer.size() >= least_token ? 101 : 401;
}

// People come to /ws. Bots come to /bot?code=CODE, with a secret of their own as bearer token.
void Entrance::opened(const std::shared_ptr<net::Socket>& socket) {
    std::shared_ptr<house::Line> line = std::make_shared<SocketLine>(socket);
    if (env_.nodes != nullptr)
        line = std::make_shared<LeasedLine>(std::move(line), env_.nodes->lease(), env_.nodes->hours());
    const net::Peer& peer = socket->peer();
    if (within(peer.path) == "/bot")
        socket->owner = hall_.bot_arrived(std::move(line), field_in(peer.query, "code"), peer.bearer,
                                          field_in(peer.query, "key"));
    else
        socket->owner = hall_.arrived(std::move(line));
}

void Entrance::message(net::Socket& socket, std::string_view text) {
    if (env_.nodes == nullptr) return hall_.heard(client_of(socket), text);
    env_.nodes->hours().enter([this, client = client_of(socket), said = std::string(text)] {
        if (client->line) hall_.heard(client, said);
    });
}

void Entrance::overflowed(net::Socket& socket) { hall_.missed(client_of(socket)); }

void Entrance::closed(net::Socket& socket) {
    const auto left = [this, client = client_of(socket), code = socket.close_code()] {
        if (client) hall_.left(client, std::to_string(code));
    };
    if (env_.nodes == nullptr) return left();
    env_.nodes->hours().enter(left);
}

void Entrance::fault(std::string_view what) { env_.log()(Severity::error, "fault", "", what); }

bool Entrance::bars(const house::Caller& caller, std::string_view person) const {
    return bans_.holds_person(person) || bans_.holds_address(caller.address);
}

bool Entrance::may_become_guest(const house::Caller& caller) {
    return guests_.take(caller.address, env_.now().steady);
}

std::string Entrance::leave(std::string answer) {
    std::string path =
        shelf_.leave(house::new_secret(env_.house.chance), std::move(answer), env_.now().steady);
    return env_.nodes == nullptr ? path : Nodes::path_of(env_.nodes->name()) + path;
}

bool Entrance::may_create_table(const house::Caller& caller) {
    return tables_made_.take(caller.address, env_.now().steady);
}

}  // namespace scoville::server
