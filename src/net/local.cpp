#include "net/local.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include "net/asio.h"

namespace scoville::net {
namespace {

using Protocol = asio::local::stream_protocol;
using LocalSocket = asio::basic_stream_socket<Protocol, Executor>;
using LocalAcceptor = asio::basic_socket_acceptor<Protocol, Executor>;

constexpr std::size_t longest_path = 107;  // sun_path without its end
constexpr std::size_t longest_line = 64 * 1024;
constexpr std::size_t most_peers = 16;

bool is_ours(LocalSocket& socket) {
    ucred who{};
    socklen_t size = sizeof who;
    if (getsockopt(socket.native_handle(), SOL_SOCKET, SO_PEERCRED, &who, &size) != 0) return false;
    return who.uid == geteuid() || who.uid == 0;
}

// The answer to one line, and who waits for it.
struct Pending {
    explicit Pending(const Executor& executor) : answered(executor, Clock::time_point::max()) {}
    AsioTimer answered;
    std::string text;
    bool done = false;
};

}  // namespace

struct LocalServer::Inside : std::enable_shared_from_this<LocalServer::Inside> {
    Inside(Loop& loop, std::string where, Asked owner)
        : path(std::move(where)), asked(std::move(owner)), acceptor(loop.context().get_executor()) {}

    Awaitable<> accept_all(std::shared_ptr<Inside> self) {
        while (acceptor.is_open()) {
            auto [error, socket] = co_await acceptor.async_accept(tuple_awaitable);
            if (error && acceptor.is_open()) {  // no file descriptor is left, perhaps
                AsioTimer patience(acceptor.get_executor(), std::chrono::milliseconds(100));
                co_await patience.async_wait(tuple_awaitable);
            }
            if (error || peers >= most_peers || !is_ours(socket)) continue;
            asio::co_spawn(acceptor.get_executor(), serve(self, std::move(socket)), asio::detached);
        }
    }

    Awaitable<> serve(std::shared_ptr<Inside> self, LocalSocket socket) {
        ++peers;
        std::string waiting;
        while (asked) {
            const auto [error, size] = co_await asio::async_read_until(
                socket, asio::dynamic_buffer(waiting, longest_line), '\n', tuple_awaitable);
            if (error || !asked) break;
            const std::string line = waiting.substr(0, size - 1);
            waiting.erase(0, size);
            const auto pending = std::make_shared<Pending>(acceptor.get_executor());
            asked(line, [pending](std::string text) {
                if (std::exchange(pending->done, true)) return;
                pending->text = std::move(text);
                pending->answered.cancel();
            });
            if (!pending->done) co_await pending->answered.async_wait(tuple_awaitable);
            pending->text += '\n';
            const auto [failed, sent] =
                co_await asio::async_write(socket, asio::buffer(pending->text), tuple_awaitable);
            if (failed) break;
        }
        --peers;
    }

    std::string path;
    Asked asked;  // none once the owner has gone
    LocalAcceptor acceptor;
    std::size_t peers = 0;
};

LocalServer::LocalServer(std::shared_ptr<Inside> inside) : inside_(std::move(inside)) {}

LocalServer::~LocalServer() {
    error_code ignored;
    inside_->asked = nullptr;
    inside_->acceptor.close(ignored);
    ::unlink(inside_->path.c_str());
}

Result<std::unique_ptr<LocalServer>, std::string> LocalServer::listen(Loop& loop, const std::string& path,
                                                                      Asked asked) {
    if (path.size() > longest_path) return path + " is too long for the name of a socket";
    struct stat there{};
    const bool exists = ::lstat(path.c_str(), &there) == 0;
    if (exists && !S_ISSOCK(there.st_mode)) return path + " is there already and is no socket";
    const Protocol::endpoint endpoint(path);
    error_code error;
    if (exists) {
        LocalSocket other(loop.context().get_executor());
        other.connect(endpoint, error);
        if (!error) return "another server answers at " + path;
        ::unlink(path.c_str());
    }
    const auto inside = std::make_shared<Inside>(loop, path, std::move(asked));
    error = {};
    inside->acceptor.open(Protocol(), error);
    // Before it has a name: nobody else can ever open it.
    if (!error && ::fchmod(inside->acceptor.native_handle(), 0600) != 0)
        error = error_code(errno, boost::system::system_category());
    if (!error) inside->acceptor.bind(endpoint, error);
    if (!error && ::chmod(path.c_str(), 0600) != 0)
        error = error_code(errno, boost::system::system_category());
    if (!error) inside->acceptor.listen(static_cast<int>(most_peers), error);
    if (error) return "cannot listen at " + path + ": " + error.message();
    asio::co_spawn(inside->acceptor.get_executor(), inside->accept_all(inside), asio::detached);
    return std::unique_ptr<LocalServer>(new LocalServer(inside));
}

}  // namespace scoville::net
