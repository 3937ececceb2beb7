// The forms that the schema of the wire names.
#pragma once

#include <fstream>
#include <sstream>

#include <boost/json.hpp>

#include "tests/support/places.h"

namespace scoville::wire::test {

inline boost::json::object definitions() {
    std::ifstream file(std::string(places::root) + "/schema/wire.schema.json");
    std::ostringstream text;
    text << file.rdbuf();
    return boost::json::parse(text.str()).at("$defs").as_object();
}

}  // namespace scoville::wire::test
