// Whether a table rests after what happened. A game that does not say so does not compile.
#pragma once

#include "any/face/kind.h"
#include "base/rest.h"

namespace scoville::any {

RestAfter rest_after(const SeenEvent& event);

}  // namespace scoville::any
