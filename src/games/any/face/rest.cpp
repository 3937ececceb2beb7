#include "any/face/rest.h"

#include "schoten/face/rest.h"
#include "spicy/face/rest.h"

namespace scoville::any {

RestAfter rest_after(const SeenEvent& event) {
    return with_part(event, []<class Face>(const SeenEventOf<Face>& one) { return rest_after(one); });
}

}  // namespace scoville::any
