#include "play/keeper.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace scoville::play {

// Beside the file and then in its place: a crash leaves the old one or the new one.
void Keeper::save() const {
    if (file_.empty()) return;
    const std::string beside = file_ + ".new";
    std::ofstream out(beside, std::ios::binary);
    out << head_ << actions_ << "]}\n";
    out.close();
    if (!out) throw std::runtime_error("cannot write " + beside);
    std::filesystem::rename(beside, file_);
}

}  // namespace scoville::play
