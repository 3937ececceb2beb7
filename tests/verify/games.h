// Finished games at a table, with people who bring their shares of the deal: what there is to verify.
#pragma once

#include <string>
#include <vector>

namespace scoville::verify::test {

struct Sample {
    std::string name;
    std::string record;
    std::vector<std::string> heads;  // N:HASH, as someone at the table was told them
};

// Every edition and both games, with and without shares, given up and begun again. The same every time.
const std::vector<Sample>& samples();

}  // namespace scoville::verify::test
