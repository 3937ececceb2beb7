#include "server/key_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

#include "fair/hex.h"
#include "fair/system_chance.h"
#include "house/ids.h"

namespace scoville::server {
namespace {

struct File {
    int descriptor;
    ~File() {
        if (descriptor >= 0) close(descriptor);
    }
};

std::string trouble(const std::string& path, const char* what) {
    return path + ": " + what + ": " + std::strerror(errno);
}

std::string write_key(const std::string& path, const fair::Vault::Key& key) {
    const File file{open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)};
    if (file.descriptor < 0) return trouble(path, "cannot be made");
    const std::string text = fair::reveal_as_hex(key) + "\n";
    if (write(file.descriptor, text.data(), text.size()) != static_cast<ssize_t>(text.size()) ||
        fsync(file.descriptor) != 0)
        return trouble(path, "cannot be written");
    return {};
}

Result<fair::Vault::Key, std::string> make_key(const std::string& path) {
    fair::SystemChance chance;
    const fair::Vault::Key key = fair::new_vault_key(chance);
    if (auto why = write_key(path, key); !why.empty()) return why;
    return key;
}

}  // namespace

Result<fair::Vault::Key, std::string> vault_key(const std::string& path, bool may_make) {
    const File file{open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (file.descriptor < 0) {
        if (errno == ENOENT && may_make) return make_key(path);
        return trouble(path, "cannot be read");
    }
    char text[65];
    if (read(file.descriptor, text, sizeof text) < 64) return path + " holds no key";
    const auto key = fair::from_hex<32>({text, 64});
    if (!key) return path + " holds no key";
    return *key;
}

std::string mark_of(const fair::Vault::Key& key) {
    return house::hash_of("scoville key mark " + fair::reveal_as_hex(key));
}

std::string copy_key_file(const std::string& from, const std::string& to) {
    const auto key = vault_key(from, false);
    return key ? write_key(to, *key) : key.error();
}

}  // namespace scoville::server
