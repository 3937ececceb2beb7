#include "lab/train_entrant.h"

namespace scoville::lab {

Entrant net_entrant(std::string name, std::shared_ptr<const bots::Net> net,
                    const bots::MasterTemper& temper) {
    return {.name = std::move(name),
            .make_spicy =
                [net = std::move(net), temper](const external::SpicySitting& sitting) {
                    return std::make_unique<bots::MasterSpicy>(net, temper, sitting.seed);
                },
            .make_schoten = nullptr,
            .who = {}};
}

}  // namespace scoville::lab
