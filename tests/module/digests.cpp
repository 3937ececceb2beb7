// tests/digests for node: weights in, the lines of levels.txt out.
#include "tests/digests/digests.h"

#include "bots/levels/weights.h"

namespace {

std::string& in() {
    static std::string bytes;
    return bytes;
}
std::string& out() {
    static std::string text;
    return text;
}

}  // namespace

extern "C" {

__attribute__((export_name("room"))) char* digests_room(std::size_t size) {
    in().resize(size);
    return in().data();
}

// How long the text is; 0: those are no weights.
__attribute__((export_name("digests"))) std::size_t digests_all() {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(in().data());
    if (!scoville::bots::give_weights({bytes, in().size()})) return 0;
    out() = scoville::digests::written(scoville::digests::all());
    return out().size();
}

__attribute__((export_name("out"))) const char* digests_out() { return out().data(); }
}
