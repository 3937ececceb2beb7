// The wire's own schema, read once.
#pragma once

#include <fstream>
#include <sstream>

#include "tests/support/places.h"
#include "tests/support/schema_check.h"

namespace scoville::test {

inline const SchemaCheck& wire_schema() {
    static const SchemaCheck check = [] {
        std::ifstream file(std::string(places::root) + "/schema/wire.schema.json");
        std::ostringstream text;
        text << file.rdbuf();
        return SchemaCheck(boost::json::parse(text.str()));
    }();
    return check;
}

}  // namespace scoville::test
