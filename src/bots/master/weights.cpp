#include "bots/master/weights.h"

#include "base/check.h"

extern const unsigned char spicy_weights[];
extern const unsigned long spicy_weights_size;

namespace scoville::bots {

const std::shared_ptr<const Net>& spicy_master_net() {
    static const std::shared_ptr<const Net> net = [] {
        auto read = Net::from_bytes({spicy_weights, spicy_weights_size});
        CHECK(read.ok());
        return std::make_shared<const Net>(std::move(read.value()));
    }();
    return net;
}

}  // namespace scoville::bots
