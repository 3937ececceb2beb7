#include "server/announce.h"

#include <cstdio>
#include <ifaddrs.h>
#include <netdb.h>
#include <sys/socket.h>
#include <vector>

#include "net/addresses.h"

namespace scoville::server {
namespace {

// The addresses at which phones on the same network find this machine.
std::vector<std::string> own_addresses() {
    std::vector<std::string> found;
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return found;
    for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
        char host[NI_MAXHOST];
        if (getnameinfo(one->ifa_addr, sizeof(sockaddr_in), host, sizeof host, nullptr, 0, NI_NUMERICHOST) !=
            0)
            continue;
        if (std::string_view(host).substr(0, 4) != "127.") found.emplace_back(host);
    }
    freeifaddrs(all);
    return found;
}

}  // namespace

void announce(const std::string& address, std::uint16_t port) {
    const std::string end = ":" + std::to_string(port);
    const auto bound = net::read_address(address);
    const bool everywhere = !bound || bound->is_unspecified();
    if (everywhere || bound->is_loopback()) {
        std::printf("Scoville is open at http://localhost%s\n", end.c_str());
    } else {
        const std::string shown = bound->is_v6() ? "[" + address + "]" : address;
        std::printf("Scoville is open at http://%s%s\n", shown.c_str(), end.c_str());
    }
    if (everywhere)
        for (const std::string& own : own_addresses())
            std::printf("On the same network:   http://%s%s\n", own.c_str(), end.c_str());
    std::fflush(stdout);
}

bool write_port(const std::string& path, std::uint16_t port) {
    if (path.empty()) return true;
    std::FILE* file = std::fopen(path.c_str(), "w");
    if (file == nullptr) return false;
    std::fprintf(file, "%u\n", static_cast<unsigned>(port));
    return std::fclose(file) == 0;
}

}  // namespace scoville::server
