#include "store/store.h"

namespace scoville::store {

const char* name_of(Outcome outcome) {
    switch (outcome) {
        case Outcome::ok: return "ok";
        case Outcome::missing: return "missing";
        case Outcome::conflict: return "conflict";
        case Outcome::full: return "full";
        case Outcome::damaged: return "damaged";
        case Outcome::failed: return "failed";
        case Outcome::unsure: return "unsure";
    }
    return "?";
}

}  // namespace scoville::store
