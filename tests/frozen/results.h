// What a frozen game leads to, as text: its chain, its states and events as each looker sees them, its record
// and whether that is fair. Only what is public goes into it, and of that only the fields there were when the
// game was frozen: an interface that grows changes no result.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace scoville::frozen {

using Lines = std::vector<std::string>;

// The names of fields that count; an empty one takes every field it meets.
class Fields {
public:
    Fields() = default;
    explicit Fields(std::string_view written);  // names between spaces
    bool counts(std::string_view name);
    std::string text() const;

private:
    bool fixed_ = false;
    std::set<std::string, std::less<>> names_;
};

// A table's journal, an entry a line.
std::string results_of_journal(const Lines& rows, Fields& fields);
// Records, one a line.
std::string results_of_records(const Lines& records, Fields& fields);

}  // namespace scoville::frozen
