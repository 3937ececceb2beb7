#include "lab/arena/net_entrant.h"

#include <charconv>
#include <stdexcept>

#include "lab/arena/net_files.h"

namespace scoville::lab {

Entrant net_entrant(std::string name, std::shared_ptr<const bots::Net> net,
                    const bots::MasterTemper& temper) {
    Entrant entrant{.name = std::move(name), .makers = {}, .who = {}};
    any::for_each_game([&]<class Face>() {
        entrant.maker<Face>() =
            [](const SittingAt<Face>&) -> std::unique_ptr<typename bots::Types<Face>::Bot> {
            throw std::runtime_error("weights play Spicy only");
        };
    });
    entrant.maker<spicy::Face>() = [net = std::move(net), temper](const SittingAt<spicy::Face>& sitting) {
        return std::make_unique<bots::MasterSpicy>(net, temper, sitting.seed);
    };
    return entrant;
}

Result<Entrant, std::string> weights_entrant(std::string_view label, std::string_view file) {
    bots::MasterTemper temper;
    if (const auto at = file.rfind('@'); at != std::string_view::npos) {
        const std::string_view number = file.substr(at + 1);
        const auto read = std::from_chars(number.data(), number.data() + number.size(), temper.temperature);
        if (read.ec != std::errc() || read.ptr != number.data() + number.size() || !(temper.temperature > 0))
            return "\"" + std::string(number) + "\" is no temperature";
        file = file.substr(0, at);
    }
    try {
        return net_entrant(std::string(label), std::make_shared<bots::Net>(read_net(file)), temper);
    } catch (const std::runtime_error& error) {
        return std::string(error.what());
    }
}

}  // namespace scoville::lab
