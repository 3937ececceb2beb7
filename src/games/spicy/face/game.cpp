#include "spicy/face/game.h"

namespace scoville::spicy {

Tempo Face::tempo(const Options& options, Action action) {
    if (!live(options)) return Tempo::plain;
    switch (action.what) {
        case Do::play:
        case Do::pass: return Tempo::turn;
        case Do::challenge:
        case Do::copy: return Tempo::slap;
        case Do::let:
        case Do::peek:
        case Do::total_wild: break;
    }
    return Tempo::plain;
}

bool Face::names_card(Action action) {
    switch (action.what) {
        case Do::play:
        case Do::challenge:
        case Do::copy: return true;
        case Do::pass:
        case Do::let:
        case Do::peek:
        case Do::total_wild: break;
    }
    return false;
}

}  // namespace scoville::spicy
