// What clients send: the first mistake refuses a message, and says which field.
#include "wire/messages_in.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "tests/wire/definitions.h"

namespace scoville::wire {
namespace {

const any::Options spicy_table = spicy::Options{};

// Key of the refusal, detail and nonce of what cannot be read; "read" of what can.
std::string outcome(std::string_view text, const any::Options* options = &spicy_table) {
    const auto received = read_message(text, options);
    if (received) return "read " + received->nonce;
    const Trouble& trouble = received.error();
    return std::string(trouble.refusal.key) + "|" + trouble.detail + "|" + trouble.nonce;
}

TEST(Messages, are_objects_of_a_known_type) {
    EXPECT_EQ(outcome("[]"), "bad-message|must be an object|");
    EXPECT_EQ(outcome(R"({"nonce":"a"})"), "bad-message|type is missing|");
    EXPECT_EQ(outcome(R"({"type":3,"nonce":"a"})"), "bad-message|type is no such text|");
    EXPECT_EQ(outcome(R"({"type":"dance","nonce":"a"})"), "unknown-type||");
}

// A message that is in the schema, but was forgotten here, would be refused to everyone.
TEST(Messages, every_type_of_the_schema_is_known) {
    const auto defs = test::definitions();
    int types = 0;
    for (const auto& one : defs.at("ToServer").at("anyOf").as_array()) {
        const std::string name(std::string_view(one.at("$ref").as_string()).substr(8));
        const std::string type(defs.at(name).at("properties").at("type").at("const").as_string());
        EXPECT_NE(outcome(R"({"type":")" + type + "\"}"), "unknown-type||") << type;
        ++types;
    }
    EXPECT_GT(types, 20);
}

TEST(Messages, a_nonce_that_was_read_goes_back_with_the_refusal) {
    EXPECT_EQ(outcome(R"({"type":"ready"})"), "bad-message|nonce is missing|");
    EXPECT_EQ(outcome(R"({"type":"ready","nonce":"a b"})"),
              "bad-message|nonce has 1 to 32 letters, digits, - or _|");
    EXPECT_EQ(outcome(R"({"type":"ready","nonce":"a"})"), "bad-message|ready is missing|a");
    EXPECT_EQ(outcome(R"({"type":"ready","nonce":"a","ready":1})"),
              "bad-message|ready must be true or false|a");
    EXPECT_EQ(outcome(R"({"type":"ready","nonce":"a","ready":true})"), "read a");
}

TEST(Messages, a_cat_has_a_short_name) {
    EXPECT_EQ(outcome(R"({"type":"cat","nonce":"a","cat":"calico"})"), "read a");
    EXPECT_EQ(outcome(R"({"type":"cat","nonce":"a","cat":"Calico!"})"),
              "bad-message|cat has 1 to 16 small letters|a");
    EXPECT_EQ(outcome(R"({"type":"cat","nonce":"a","cat":""})"),
              "bad-message|cat has 1 to 16 small letters|a");
    EXPECT_EQ(outcome(R"({"type":"cat","nonce":"a"})"), "bad-message|cat is missing|a");
}

TEST(Messages, of_several_mistakes_the_first_is_told) {
    EXPECT_EQ(outcome(R"({"type":"seat-bot","nonce":"a","seat":9,"level":7})"),
              "bad-message|seat is out of range|a");
    EXPECT_EQ(outcome(R"({"type":"hello","token":7})"), "bad-message|protocol is missing|");
    EXPECT_EQ(outcome(R"({"type":"hello","protocol":99,"token":7})"), "old-protocol||");
    EXPECT_EQ(outcome(R"({"type":"act","nonce":"a"})", nullptr), "no-table||a");
    EXPECT_EQ(outcome(R"({"type":"act","nonce":"a","action":{}})"), "bad-message|seen is missing|a");
    EXPECT_EQ(outcome(R"({"type":"act","nonce":"a","seen":1,"action":{"do":"fly"}})"), "bad-action||a");
    EXPECT_EQ(outcome(R"({"type":"act","nonce":"a","seen":1,"action":{"do":"play","card":"zz"}})"),
              "unknown-card||a");
    EXPECT_EQ(outcome(R"({"type":"create","nonce":"a"})"), "bad-message|settings is missing|a");
    EXPECT_EQ(outcome(R"({"type":"create","nonce":"a","settings":{"game":"chess"}})"),
              "bad-settings|game: must be the name of a game|a");
    EXPECT_EQ(outcome(R"({"type":"list","nonce":"a","what":"all"})"), "bad-message|what is public or mine|a");
    EXPECT_EQ(outcome(R"({"type":"pledge","nonce":"a","hash":"12"})"),
              "bad-message|hash has 64 hex digits|a");
    EXPECT_EQ(outcome(R"({"type":"mute","nonce":"a","person":"p_1","muted":true})"),
              "bad-message|person is no such text|a");
}

TEST(Messages, an_action_names_no_seat) {
    for (const char* text :
         {R"({"type":"act","nonce":"a","seen":4,"card":2,"action":{"do":"pass"}})",
          R"({"type":"act","nonce":"a","seen":4,"card":2,"action":{"do":"pass","seat":7}})"}) {
        const auto received = read_message(text, &spicy_table);
        ASSERT_TRUE(received);
        const auto& act = std::get<table::ask::Act>(std::get<ForTable>(received->message));
        EXPECT_EQ(act.action, any::Action(spicy::Action::pass()));
        EXPECT_EQ(act.seen, 4u);
    }
}

}  // namespace
}  // namespace scoville::wire
