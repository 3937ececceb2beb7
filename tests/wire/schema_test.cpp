// What has a name in the program (games, editions, variant cards) has it in the schema too: the web client is
// made from it.
#include <gtest/gtest.h>

#include "any/face/list.h"
#include "spicy/face/options.h"
#include "tests/wire/definitions.h"

namespace scoville::wire {
namespace {

namespace json = boost::json;

std::vector<std::string> words_in(const json::value& list) {
    std::vector<std::string> words;
    for (const auto& word : list.as_array()) words.emplace_back(word.as_string());
    return words;
}

// The game whose form this is: SpicySettings and the like name it in a field.
std::vector<std::string> named_by(const json::object& defs, std::string_view list, std::string_view field) {
    std::vector<std::string> names;
    for (const auto& one : defs.at(list).at("anyOf").as_array()) {
        const auto* elsewhere = one.as_object().if_contains("$ref");
        const json::value& form =
            elsewhere == nullptr ? one : defs.at(std::string_view(elsewhere->as_string()).substr(8));
        names.emplace_back(form.at("properties").at(field).at("const").as_string());
    }
    return names;
}

TEST(Schema, has_every_game_of_the_list) {
    const auto defs = test::definitions();
    std::vector<std::string> names;
    any::for_each_game([&]<class Face>() { names.emplace_back(Face::name); });
    EXPECT_EQ(named_by(defs, "Settings", "game"), names);
    EXPECT_EQ(named_by(defs, "SettingsWish", "game"), names);
    EXPECT_EQ(named_by(defs, "Game", "kind"), names);
    EXPECT_EQ(defs.at("Action").at("anyOf").as_array().size(), names.size());
    EXPECT_EQ(words_in(defs.at("TableLine").at("properties").at("game").at("enum")), names);
    EXPECT_EQ(words_in(defs.at("LevelInfo").at("properties").at("games").at("items").at("enum")), names);
    for (const std::string& name : names)
        EXPECT_TRUE(defs.at("Event").at("properties").as_object().contains(name)) << name;
}

TEST(Schema, has_every_edition_and_variant_card_of_todays_rules) {
    const auto defs = test::definitions();
    std::vector<std::string> cards;
    for (const spicy::VariantData& card : spicy::rules_book().back().variants) cards.emplace_back(card.name);
    EXPECT_EQ(words_in(defs.at("VariantCard").at("enum")), cards);
    std::vector<std::string> editions;
    for (const spicy::EditionData& edition : spicy::rules_book().back().editions)
        editions.emplace_back(edition.name);
    EXPECT_EQ(words_in(defs.at("SpicyOptions").at("properties").at("edition").at("enum")), editions);
}

}  // namespace
}  // namespace scoville::wire
