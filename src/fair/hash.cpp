#include "fair/hash.h"

#include <sodium.h>

namespace scoville::fair {

HmacKey::~HmacKey() { sodium_memzero(&ready_, sizeof ready_); }
HmacSha512::~HmacSha512() { sodium_memzero(&state_, sizeof state_); }

}  // namespace scoville::fair
