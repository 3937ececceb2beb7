#include "lab/arena/net_files.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>

#include "bots/master/sight.h"

namespace scoville::lab {

void write_whole(const std::filesystem::path& path, const Bytes& bytes) {
    std::filesystem::path beside = path;
    beside += ".new";
    std::ofstream file(beside, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) throw std::runtime_error("cannot write " + beside.string());
    std::filesystem::rename(beside, path);
}

Bytes read_whole(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write_net(const std::filesystem::path& path, const bots::Net& net, bots::Net::Precision precision) {
    write_whole(path, net.to_bytes(precision));
}

bots::Net read_net(const std::filesystem::path& path) {
    auto net = bots::Net::from_bytes(read_whole(path));
    if (!net) throw std::runtime_error(path.string() + ": " + std::string(net.error()));
    if (!bots::known_sight(*net)) throw std::runtime_error(path.string() + ": the net has another shape");
    return std::move(net.value());
}

}  // namespace scoville::lab
