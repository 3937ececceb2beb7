#include "hosting/backup.h"

#include <ctime>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <system_error>

#include "server/key_file.h"

namespace scoville::hosting {
namespace {

namespace fs = std::filesystem;

std::string key_of(const std::string& data) { return data + ".key"; }

bool is_there(const std::string& path) {
    std::error_code error;
    return fs::exists(path, error);
}

// A sentence unless the key in this file is the one the data was sealed with.
std::string key_trouble(const std::string& data, const std::string& key_file) {
    const auto mark = store::kept_in(data, server::mark_name);
    if (!mark) return {};  // never served: nothing is sealed
    const auto key = server::vault_key(key_file, false);
    if (!key) return key.error();
    return server::mark_of(*key) == *mark ? std::string() : key_file + " is not the key of " + data;
}

std::string stamp() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    return {text, std::strftime(text, sizeof text, ".before-%Y%m%dT%H%M%SZ", &parts)};
}

// Whether what is there now may be replaced: a sentence if not.
std::string objection(const std::string& data, const store::FileInfo& fresh) {
    if (!is_there(data)) return {};
    const auto present = store::look_over(data);
    if (!present) return present.error() + "; --force replaces it all the same";
    if (present->newest_ms > fresh.newest_ms)
        return data + " is newer than the backup; --force replaces it all the same";
    return {};
}

struct KeyFile {
    std::string path;
};

// The key that shall lie beside the restored data: the backup's, or the one that is there.
Result<KeyFile, std::string> key_for(const std::string& file, const std::string& data, bool force) {
    const std::string own = key_of(file);
    const std::string there = key_of(data);
    const std::string chosen = is_there(own) ? own : there;
    const std::string trouble = key_trouble(file, chosen);
    if (trouble.empty() || force) return KeyFile{chosen};
    return trouble + ". Games in progress need their key; --force restores without it";
}

std::string put_key(const std::string& from, const std::string& to, const std::string& aside) {
    if (from == to || !is_there(from)) return {};
    std::error_code error;
    if (is_there(to)) fs::rename(to, to + aside, error);
    return error ? to + ": " + error.message() : server::copy_key_file(from, to);
}

}  // namespace

Result<BackedUp, std::string> back_up(const std::string& data, const std::string& file, bool with_key) {
    umask(0077);
    with_key = with_key && is_there(key_of(data));
    if (with_key && is_there(key_of(file))) return key_of(file) + " is already there";
    if (const store::Answer answer = store::copy_file(data, file); !answer)
        return file + " cannot be made: " + answer.why;
    const auto info = store::look_over(file);
    if (!info) return info.error();
    if (with_key)
        if (auto trouble = server::copy_key_file(key_of(data), key_of(file)); !trouble.empty())
            return trouble;
    return BackedUp{*info, with_key};
}

Result<Restored, std::string> restore(const std::string& file, const std::string& data, bool force) {
    umask(0077);
    const auto info = store::look_over(file);
    if (!info) return info.error();
    if (!force)
        if (auto why = objection(data, *info); !why.empty()) return why;
    const auto key = key_for(file, data, force);
    if (!key) return key.error();

    const std::string fresh = data + ".restoring";
    std::error_code ignored;
    fs::remove(fresh, ignored);
    if (const store::Answer answer = store::copy_file(file, fresh); !answer)
        return fresh + " cannot be made: " + answer.why;
    if (const auto copied = store::look_over(fresh); !copied) return copied.error();
    const bool had = is_there(data);
    const std::string aside = stamp();
    if (auto trouble = store::replace_file(data, fresh, aside); !trouble.empty()) {
        fs::remove(fresh, ignored);
        return trouble;
    }
    if (auto trouble = put_key(key->path, key_of(data), aside); !trouble.empty()) return trouble;
    return Restored{*info, had ? aside : std::string()};
}

}  // namespace scoville::hosting
