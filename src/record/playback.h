// A game that is being replayed from its record, whichever game it is.
#pragma once

#include <memory>
#include <string>

#include "base/json_out.h"
#include "base/refusal.h"
#include "base/viewer.h"
#include "notation/fields.h"

namespace scoville::record {

namespace json = boost::json;
using notation::FormError;

class Playback {
public:
    virtual ~Playback() = default;

    virtual int players() const = 0;
    // Applies one action as it stands in the record; refused, it changes nothing.
    virtual Verdict act(const json::value& action) = 0;
    // The fields "state", "over", "winners", "scores" of the answer.
    virtual void write_state(JsonOut& out, Viewer viewer) const = 0;
};

// Events are written to `events` as they happen, as the viewer may know them.
Result<std::unique_ptr<Playback>, FormError> begin_spicy(const json::object& record, Viewer viewer,
                                                         JsonOut& events);
Result<std::unique_ptr<Playback>, FormError> begin_schoten(const json::object& record, Viewer viewer,
                                                           JsonOut& events);

}  // namespace scoville::record
