#include "schoten_table.h"
#include "spicy_games.h"

namespace scoville::record::test {
namespace {

const std::vector<std::string>& records() {
    static const std::vector<std::string> list = [] {
        std::vector<std::string> made;
        for (const Game& game : many_games(8)) made.push_back(game.text());
        made.push_back(Parts{
            .options = R"("players":3,"manners":"strict","variants":["copy-cat","turn-it-up"],"start":1)",
            .setup = hands({"c1 xs", "w2 xn p9", "p1"}) + R"(,"draw":["c10","w10"])",
            .actions =
                R"({"seat":1,"do":"play","card":"p9","declare":"c3"},{"seat":0,"do":"copy","card":"xs"})"}
                           .text());
        made.push_back(Parts{
            .game = "schoten",
            .options = R"("players":3,"start":2)",
            .setup = rounds({one_colour_each() + "," + example_numbers}),
            .seed = key_list({hex_seed(1), hex_seed(2), hex_seed(3)}),
            .actions = tips(3) + R"(,{"seat":2,"do":"card","card":"g9"},{"seat":0,"do":"card","card":"r9"})"}
                           .text());
        return made;
    }();
    return list;
}

TEST(Mutation, changed_bytes_never_break_the_form_of_the_answer) {
    FastRng rng(11);
    static constexpr std::string_view bytes =
        "{}[]\",:0123456789-+.eEcwlpxsnrygktruefalsnul\\/ \n\t\x80\xff\x01";
    for (int round = 0; round < 6000; ++round) {
        std::string text = records()[rng.below(static_cast<std::uint32_t>(records().size()))];
        for (std::uint32_t i = 0; i <= rng.below(3); ++i) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
            const char byte = bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))];
            switch (rng.below(4)) {
                case 0: text[at] = byte; break;
                case 1: text.insert(at, 1, byte); break;
                case 2: text.erase(at, 1 + rng.below(8)); break;
                default:
                    text.insert(
                        at, text.substr(rng.below(static_cast<std::uint32_t>(text.size())), rng.below(40)));
            }
        }
        (void)replay(text, rng.below(2) == 0 ? Viewer::everything()
                                             : Viewer::at_seat(static_cast<Seat>(rng.below(6))));
    }
}

// One value somewhere in the tree becomes another.
void change_somewhere(json::value& value, FastRng& rng) {
    static const std::vector<std::string> odd{"null",
                                              "true",
                                              "-1",
                                              "1.5",
                                              "1e400",
                                              "9007199254740992",
                                              "18446744073709551615",
                                              "0",
                                              "1",
                                              "5",
                                              "255",
                                              "\"\"",
                                              "\"c1\"",
                                              "\"xx\"",
                                              "\"r12\"",
                                              "\"red\"",
                                              "\"2022\"",
                                              "[]",
                                              "{}",
                                              "[[]]",
                                              "\"let\"",
                                              "\"copy\""};
    if (auto* list = value.if_array(); list != nullptr && !list->empty() && rng.below(8) != 0) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(list->size()));
        if (rng.below(8) == 0) {
            list->erase(list->begin() + static_cast<std::ptrdiff_t>(at));
        } else if (rng.below(8) == 0) {
            const json::value twice = (*list)[at];
            list->push_back(twice);
        } else {
            change_somewhere((*list)[at], rng);
        }
        return;
    }
    if (auto* object = value.if_object(); object != nullptr && !object->empty() && rng.below(8) != 0) {
        auto at = object->begin() +
                  static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(object->size())));
        if (rng.below(10) == 0)
            object->erase(at);
        else
            change_somewhere(at->value(), rng);
        return;
    }
    value = json::parse(odd[rng.below(static_cast<std::uint32_t>(odd.size()))]);
}

TEST(Mutation, changed_values_never_break_the_form_of_the_answer) {
    FastRng rng(12);
    std::array<int, 3> outcomes{};
    for (int round = 0; round < 6000; ++round) {
        json::value record = json::parse(records()[rng.below(static_cast<std::uint32_t>(records().size()))]);
        for (std::uint32_t i = 0; i <= rng.below(3); ++i) change_somewhere(record, rng);
        ++outcomes.at(static_cast<std::size_t>(replay(record).outcome));
    }
    for (const int outcome : outcomes) EXPECT_GT(outcome, 20);
}

TEST(Mutation, actions_in_any_order_never_break_the_form_of_the_answer) {
    FastRng rng(13);
    for (int round = 0; round < 2000; ++round) {
        json::value record = json::parse(records()[rng.below(static_cast<std::uint32_t>(records().size()))]);
        json::array& actions = record.as_object().at("actions").as_array();
        for (std::size_t i = actions.size(); i > 1; --i) {
            const json::value moved = actions[i - 1];
            const std::size_t to = rng.below(static_cast<std::uint32_t>(i));
            actions[i - 1] = actions[to];
            actions[to] = moved;
        }
        (void)replay(record);
    }
}

}  // namespace
}  // namespace scoville::record::test
