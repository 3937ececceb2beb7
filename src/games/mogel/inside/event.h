// What happened, with everything in it. It can be looked at only through see() (seen.h): there is no
// other way to get at the contents, so nothing can be shown that was not redacted for its viewer.
#pragma once

#include "mogel/face/seen.h"

namespace scoville::mogel {

class Event {
public:
    template <class Happening>
    explicit Event(const Happening& happening) : full_(happening) {}

private:
    SeenEvent full_;
    friend SeenEvent see(const Event& event, Viewer viewer);
};

// A sink for play-outs: told nothing, costs nothing.
struct Silent {
    static constexpr bool listens = false;
    void tell(const Event&) {}
};

// Tells the sink, unless it does not listen: then not even the event is made.
template <class Happening, class Sink>
void tell(Sink& sink, const Happening& happening) {
    if constexpr (Sink::listens) sink.tell(Event(happening));
}

}  // namespace scoville::mogel
