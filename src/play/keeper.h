// Keeps a game that is being played as a record in a file: complete at every prompt, whatever happens then.
#pragma once

#include <string>
#include <utility>

#include "base/json_out.h"

namespace scoville::play {

class Keeper {
public:
    // `head` is the record up to its list of actions, which is open; without a file nothing is kept.
    Keeper(std::string file, std::string head)
        : file_(std::move(file)), head_(std::move(head)), record_(actions_) {}
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;

    JsonOut& record() { return record_; }  // takes the actions
    const std::string& file() const { return file_; }
    void save() const;

private:
    std::string file_;
    std::string head_;
    std::string actions_;
    JsonOut record_;
};

}  // namespace scoville::play
