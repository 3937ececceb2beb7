#include "notation/strict_json.h"

#include <algorithm>
#include <vector>

#include <boost/json/basic_parser_impl.hpp>

namespace scoville::notation {
namespace {

constexpr std::size_t max_depth = 32;

// Builds the value, and remembers the keys of the objects that are still open.
class Handler {
public:
    static constexpr std::size_t max_object_size = 64;
    static constexpr std::size_t max_array_size = std::size_t{1} << 24;
    static constexpr std::size_t max_key_size = 256;
    static constexpr std::size_t max_string_size = std::size_t{1} << 20;

    explicit Handler(json::storage_ptr memory) { stack_.reset(std::move(memory)); }

    json::value release() { return stack_.release(); }
    bool duplicate_key() const { return duplicate_key_; }

    bool on_document_begin(json::error_code&) { return true; }
    bool on_document_end(json::error_code&) { return true; }
    bool on_object_begin(json::error_code&) {
        open_objects_.push_back(keys_.size());
        return true;
    }
    bool on_object_end(std::size_t size, json::error_code&) {
        keys_.resize(open_objects_.back());
        open_objects_.pop_back();
        stack_.push_object(size);
        return true;
    }
    bool on_array_begin(json::error_code&) { return true; }
    bool on_array_end(std::size_t size, json::error_code&) {
        stack_.push_array(size);
        return true;
    }
    bool on_key_part(std::string_view part, std::size_t, json::error_code&) {
        key_ += part;
        stack_.push_chars(part);
        return true;
    }
    bool on_key(std::string_view part, std::size_t, json::error_code& error) {
        key_ += part;
        const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(open_objects_.back());
        if (std::find(first, keys_.end(), key_) != keys_.end()) {
            duplicate_key_ = true;
            error = json::make_error_code(json::error::syntax);
            return false;
        }
        keys_.push_back(key_);
        key_.clear();
        stack_.push_key(part);
        return true;
    }
    bool on_string_part(std::string_view part, std::size_t, json::error_code&) {
        stack_.push_chars(part);
        return true;
    }
    bool on_string(std::string_view part, std::size_t, json::error_code&) {
        stack_.push_string(part);
        return true;
    }
    bool on_number_part(std::string_view, json::error_code&) { return true; }
    bool on_int64(std::int64_t number, std::string_view, json::error_code&) {
        stack_.push_int64(number);
        return true;
    }
    bool on_uint64(std::uint64_t number, std::string_view, json::error_code&) {
        stack_.push_uint64(number);
        return true;
    }
    bool on_double(double number, std::string_view, json::error_code&) {
#ifdef SCOVILLE_MODULE
        number = 0;  // there it is nothing but a mistake, and to read it takes a table of powers
#endif
        stack_.push_double(number);
        return true;
    }
    bool on_bool(bool value, json::error_code&) {
        stack_.push_bool(value);
        return true;
    }
    bool on_null(json::error_code&) {
        stack_.push_null();
        return true;
    }
    bool on_comment_part(std::string_view, json::error_code&) { return true; }
    bool on_comment(std::string_view, json::error_code&) { return true; }

private:
    json::value_stack stack_;
    std::vector<std::string> keys_;
    std::vector<std::size_t> open_objects_;
    std::string key_;
    bool duplicate_key_ = false;
};

JsonError error_at(std::string_view text, std::size_t offset, std::string_view what) {
    const std::string_view before = text.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto line_start = before.rfind('\n');
    const auto column = offset - (line_start == std::string_view::npos ? 0 : line_start + 1) + 1;
    return {"line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + std::string(what)};
}

}  // namespace

Result<json::value, JsonError> parse_strictly(std::string_view text, json::storage_ptr memory) {
    json::parse_options options;
    options.max_depth = max_depth;
    json::basic_parser<Handler> parser(options, std::move(memory));
    json::error_code error;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
    if (parser.handler().duplicate_key())
        return error_at(text, read, "the same key stands twice in an object");
    if (error == json::error::incomplete) return error_at(text, read, "the text ends too early");
    if (error == json::error::too_deep) return error_at(text, read, "nested too deeply");
    if (error) return error_at(text, read, error.message());
    if (read < text.size()) return error_at(text, read, "something follows the end of the JSON text");
    return parser.handler().release();
}

}  // namespace scoville::notation
