// A folder for the time of a measurement, on the disk that is measured.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace scoville::tools {

class Scratch {
public:
    explicit Scratch(const std::string& folder) {
        std::string name = folder + "/scoville-bench-XXXXXX";
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot write to " + folder);
        path_ = name;
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::string file(const std::string& name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

}  // namespace scoville::tools
