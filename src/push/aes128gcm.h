// A message for one browser, which nobody on the way can read (RFC 8291), in the form aes128gcm (RFC 8188).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "push/p256.h"

namespace scoville::push {

constexpr std::size_t auth_size = 16;
constexpr std::size_t salt_size = 16;

// What a browser gave for others to write to it: its public key and a secret. Bytes, not letters.
struct Reader {
    std::string public_key, auth;
};

// What is new in every message.
struct Once {
    PrivateKey key;
    std::string salt;

    static Once fresh();
};

// One record, the text filled up with zeros to `padded` bytes: all messages look alike from outside. None if
// the reader's key is none.
std::optional<std::string> encrypt(std::string_view text, const Reader& reader, const Once& once,
                                   std::size_t padded = 0);

}  // namespace scoville::push
