#include "browser/given.h"

#include "bots/levels/weights.h"

namespace scoville::browser {
namespace {

constexpr std::size_t most_bytes = 64UL << 20;

struct Bytes {
    std::string in, out;
};

Bytes& here() {
    static auto* const bytes = new Bytes;  // never let go of
    return *bytes;
}

}  // namespace

std::string_view given(std::size_t size) { return std::string_view(here().in).substr(0, size); }
std::string& answer() { return here().out; }

// 0: too many.
SCOVILLE_EXPORT(room) char* scoville_room(std::size_t size) {
    if (size > most_bytes) return nullptr;
    here().in.resize(size + 1);
    return here().in.data();
}
SCOVILLE_EXPORT(out) const char* scoville_out() { return answer().data(); }
SCOVILLE_EXPORT(size) std::size_t scoville_size() { return answer().size(); }

// 0: well.
SCOVILLE_EXPORT(weights) int scoville_weights(std::size_t size) {
    const std::string_view bytes = given(size);
    return bots::give_weights({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}) ? 0 : 1;
}

}  // namespace scoville::browser
