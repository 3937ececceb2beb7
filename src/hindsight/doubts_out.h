// Doubts as JSON, for the wire and the command line, and as sentences.
#pragma once

#include <string>
#include <vector>

#include "base/json_out.h"
#include "hindsight/doubts.h"

namespace scoville::hindsight {

// A list: {"move":12,"seat":1,"declared":"c5","card":"p5","number":true,"spice":false,
//          "called":{"move":13,"seat":0,"trait":"spice","right":true},
//          "thoughts":[{"seat":0,"number":0.612,"spice":0.304,"both":0.2,
//                       "would":{"let":0.71,"number":0.04,"spice":0.25}}]}
// "called" is null for a card that nobody challenged; "would" has "wrong" and "copy" where they are possible.
void write_doubts(JsonOut& out, const std::vector<Doubt>& doubts, const spicy::Box& box);

std::string written(const std::vector<Doubt>& doubts, const spicy::Box& box);

}  // namespace scoville::hindsight
