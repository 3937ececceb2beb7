// Holds JSON to a JSON Schema: exactly the keywords our wire schema uses. A schema with another keyword is
// refused, so that nothing goes unchecked because nobody knew it.
#pragma once

#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <unordered_map>

#include <boost/json.hpp>

namespace scoville::test {

class SchemaCheck {
public:
    // Throws std::invalid_argument on a schema it does not understand.
    explicit SchemaCheck(boost::json::value schema);

    // What is wrong with the value, as "place: why"; none if it fits. `name` is one of the schema's $defs; empty:
    // the schema itself.
    std::optional<std::string> problem(const boost::json::value& value, std::string_view name = {}) const;

private:
    struct Wrong {
        std::string place, why;
        std::size_t depth;  // how far into the value it got: the deepest branch of an anyOf is the one meant
    };
    using MaybeWrong = std::optional<Wrong>;
    using Schema = boost::json::object;
    using Value = boost::json::value;

    void vet(const Value& schema);
    const Schema& at(std::string_view reference) const;
    MaybeWrong check(const Value& value, const Schema& schema, const std::string& place,
                     std::size_t depth) const;
    MaybeWrong check_object(const boost::json::object& value, const Schema& schema, const std::string& place,
                            std::size_t depth) const;
    MaybeWrong check_array(const boost::json::array& value, const Schema& schema, const std::string& place,
                           std::size_t depth) const;
    MaybeWrong check_text(std::string_view text, const Schema& schema, const std::string& place,
                          std::size_t depth) const;

    Value schema_;
    std::unordered_map<std::string, std::regex> patterns_;
};

}  // namespace scoville::test
