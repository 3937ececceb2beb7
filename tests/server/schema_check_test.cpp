// The checker itself: every keyword can fail, and what it does not know it refuses.
#include "tests/support/schema_check.h"

#include <gtest/gtest.h>

#include "tests/support/wire_schema.h"

namespace scoville::test {

namespace {

struct Case {
    const char* schema;
    const char* fits;
    const char* fails;
};

}  // namespace

TEST(SchemaCheck, every_keyword_can_fail) {
    for (const Case& one : {
             Case{R"({"type":"object"})", "{}", "[]"},
             Case{R"({"type":"array"})", "[]", "{}"},
             Case{R"({"type":"string"})", R"("a")", "1"},
             Case{R"({"type":"boolean"})", "true", "null"},
             Case{R"({"type":"null"})", "null", "false"},
             Case{R"({"type":"integer"})", "1.0", "1.5"},
             Case{R"({"type":"integer"})", "-3", R"("3")"},
             Case{R"({"type":"number"})", "1.5", R"("1.5")"},
             Case{R"({"properties":{"a":{"type":"null"}}})", R"({"a":null,"b":1})", R"({"a":1})"},
             Case{R"({"required":["a"]})", R"({"a":1})", R"({"b":1})"},
             Case{R"({"properties":{"a":{}},"additionalProperties":false})", R"({"a":1})",
                  R"({"a":1,"b":1})"},
             Case{R"({"additionalProperties":false})", "{}", R"({"b":1})"},
             Case{R"({"items":{"type":"null"}})", "[null,null]", "[null,1]"},
             Case{R"({"anyOf":[{"type":"null"},{"const":3}]})", "3", "4"},
             Case{R"({"enum":["a",null]})", "null", R"("b")"},
             Case{R"({"const":true})", "true", "1"},
             Case{R"({"$defs":{"A":{"type":"null"}},"$ref":"#/$defs/A"})", "null", "1"},
             Case{R"({"minimum":0})", "0", "-1"},
             Case{R"({"maximum":9})", "9", "9.5"},
             Case{R"({"minLength":2})", R"("ab")", R"("ä")"},
             Case{R"({"maxLength":2})", R"("äö")", R"("abc")"},
             Case{R"({"pattern":"^[a-c]{2}$"})", R"("ab")", R"("abc")"},
             Case{R"({"minItems":1})", "[1]", "[]"},
             Case{R"({"maxItems":1})", "[1]", "[1,2]"},
             Case{R"({"uniqueItems":true})", "[1,2]", "[1,2,1]"},
         }) {
        const SchemaCheck check(boost::json::parse(one.schema));
        EXPECT_EQ(check.problem(boost::json::parse(one.fits)), std::nullopt) << one.schema;
        EXPECT_NE(check.problem(boost::json::parse(one.fails)), std::nullopt) << one.schema;
    }
}

TEST(SchemaCheck, what_it_does_not_know_it_refuses) {
    for (const char* schema :
         {R"({"oneOf":[]})", R"({"properties":{"a":{"format":"date"}}})", R"({"additionalProperties":true})",
          R"({"items":{"anyOf":[{"not":{}}]}})", R"({"$ref":"other.json"})",
          R"({"$defs":{"A":{"exclusiveMinimum":1}}})", R"({"type":"decimal"})"})
        EXPECT_ANY_THROW(SchemaCheck(boost::json::parse(schema))) << schema;
}

TEST(SchemaCheck, it_says_where_the_branch_that_was_meant_went_wrong) {
    const auto wrong = wire_schema().problem(
        boost::json::parse(R"({"type":"ready","nonce":"a","ready":"yes"})"), "ToServer");
    EXPECT_EQ(wrong, "/ready: is no boolean");
    EXPECT_EQ(
        wire_schema().problem(boost::json::parse(R"({"type":"ready","nonce":"a","ready":true})"), "ToServer"),
        std::nullopt);
}

}  // namespace scoville::test
