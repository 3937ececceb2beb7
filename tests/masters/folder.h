// A folder of a test: fresh, and gone with it.
#pragma once

#include <filesystem>
#include <string>
#include <unistd.h>

namespace scoville::lab {

class Folder {
public:
    explicit Folder(const char* name)
        : path(std::filesystem::temp_directory_path() /
               (std::string("scoville-") + name + "-" + std::to_string(getpid()))) {
        std::filesystem::remove_all(path);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path); }
    std::filesystem::path path;
};

}  // namespace scoville::lab
