// The verifiers agree on every game, and each catches what was changed. The web client's reads the same
// golden records (tests/golden/fair).
#include "verify/verify.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "base/fast_rng.h"
#include "tests/support/places.h"
#include "tests/verify/games.h"

namespace scoville::verify::test {
namespace {

namespace json = boost::json;

const std::filesystem::path golden = std::filesystem::path(places::tests) / "golden" / "fair";

std::vector<KeptHead> kept_from(const std::vector<std::string>& heads) {
    std::vector<KeptHead> kept;
    for (const std::string& head : heads) {
        const auto colon = head.find(':');
        kept.push_back({std::stoull(head.substr(0, colon)), head.substr(colon + 1)});
    }
    return kept;
}

struct Said {
    int exit_code;
    std::string line;
};

// What the Python verifier says of many records, each with its heads.
class Python {
public:
    Said operator()(const std::string& record, const std::vector<std::string>& heads = {}) const {
        const auto folder =
            std::filesystem::temp_directory_path() / ("scoville-verify-" + std::to_string(::getpid()));
        std::filesystem::create_directories(folder);
        std::ofstream(folder / "record.json") << record;
        std::string command = "python3 " + (golden / "../../../tools/verify.py").string() + " " +
                              (folder / "record.json").string();
        for (const std::string& head : heads) command += " " + head;
        std::FILE* pipe = ::popen(command.c_str(), "r");
        char line[1'000] = "";
        (void)std::fgets(line, sizeof line, pipe);
        const int status = ::pclose(pipe);
        std::filesystem::remove_all(folder);
        std::string text = line;
        if (!text.empty() && text.back() == '\n') text.pop_back();
        return {WEXITSTATUS(status), text};
    }
};

void expect(const std::string& record, const std::vector<std::string>& heads, Outcome outcome,
            const std::string& begins, bool python = true) {
    const Report report = verify(record, kept_from(heads));
    EXPECT_EQ(report.outcome, outcome) << text_of(report);
    EXPECT_TRUE(text_of(report).starts_with(begins)) << text_of(report);
    if (!python) return;
    const Said said = Python()(record, heads);
    EXPECT_EQ(said.exit_code, static_cast<int>(outcome)) << said.line;
    if (outcome != Outcome::unreadable) EXPECT_EQ(said.line, text_of(report));
}

TEST(Verify, every_finished_game_of_the_suite_is_fair) {
    for (const Sample& sample : samples()) {
        SCOPED_TRACE(sample.name);
        EXPECT_GT(sample.heads.size(), 5u);
        expect(sample.record, sample.heads, Outcome::fair, "ok: ");
    }
}

// The files are what the web client's verifier is tested with; SCOVILLE_WRITE_GOLDEN=1 writes them anew.
TEST(Verify, the_golden_records_are_those_of_the_suite) {
    for (const Sample& sample : samples()) {
        json::object kept{{"heads", json::value_from(sample.heads)}, {"record", json::parse(sample.record)}};
        const std::string text = json::serialize(kept) + "\n";
        const auto path = golden / (sample.name + ".json");
        if (std::getenv("SCOVILLE_WRITE_GOLDEN") != nullptr) std::ofstream(path) << text;
        std::ifstream file(path);
        const std::string found((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        EXPECT_EQ(found == text, true) << path;
    }
}

// What a change is called, what it does, and which check finds it.
struct Tampering {
    const char* name;
    void (*change)(json::object& record);
    const char* found_by;
};

json::object& proof(json::object& record) { return record["fair"].as_object(); }
json::object& deal(json::object& record) { return proof(record)["deals"].as_array()[0].as_object(); }
json::array& entries(json::object& record) { return proof(record)["log"].as_object()["entries"].as_array(); }
void flip(json::value& hex) {
    auto& text = hex.as_string();
    text[3] = text[3] == '0' ? '1' : '0';
}

const std::vector<Tampering> tamperings{
    {"a swapped card in the hands",
     [](json::object& r) {
         auto& hands = deal(r)["hands"].as_array();
         json::array& mine = hands[0].as_array();
         for (auto& theirs : hands[1].as_array())
             if (theirs != mine[0]) return std::swap(mine[0], theirs);
     },
     "hands"},
    {"another card in an action",
     [](json::object& r) {
         for (auto& action : r["actions"].as_array())
             if (action.as_object().contains("card")) {
                 auto& card = action.as_object()["card"];
                 card = card == json::value("c3")    ? "c4"
                        : card == json::value("r3")  ? "r4"
                        : card.as_string()[0] == 'r' ? "r3"
                                                     : "c3";
                 return;
             }
     },
     "actions"},
    {"a changed action, in the log too",
     [](json::object& r) {
         for (auto& entry : entries(r))
             if (entry.as_array().size() == 2) {
                 entry.as_array()[1] = R"({"seat":0,"do":"pass"} )";
                 return;
             }
     },
     "chain"},
    {"a reordered log",
     [](json::object& r) { std::swap(entries(r)[entries(r).size() - 1], entries(r)[entries(r).size() - 2]); },
     "chain"},
    {"an entry left out", [](json::object& r) { entries(r).erase(entries(r).end() - 2); }, "chain"},
    {"the end left out", [](json::object& r) { entries(r).pop_back(); }, "chain"},
    {"a wrong seed",
     [](json::object& r) { flip(r["seed"].is_array() ? r["seed"].as_array()[0] : r["seed"]); }, "seed"},
    {"another secret", [](json::object& r) { flip(deal(r)["secret"]); }, "commitment"},
    {"another commitment", [](json::object& r) { flip(deal(r)["commitment"]); }, "commitment"},
    {"another game at the table", [](json::object& r) { proof(r)["table"] = "t_other/1"; }, "commitment"},
    {"another share", [](json::object& r) { flip(deal(r)["entropy"].as_array()[0]); }, "share"},
    {"another blind", [](json::object& r) { flip(proof(r)["log"].as_object()["blind"]); }, "chain"},
    {"another beginning", [](json::object& r) { flip(proof(r)["log"].as_object()["before"]); }, "chain"},
    {"another head", [](json::object& r) { flip(proof(r)["log"].as_object()["head"]); }, "chain"},
    {"an action more",
     [](json::object& r) { r["actions"].as_array().push_back(r["actions"].as_array().back()); }, "actions"},
    {"no proof", [](json::object& r) { r.erase("fair"); }, ""},
};

TEST(Verify, each_change_is_caught) {
    for (const Sample& sample : samples()) {
        // Starting Python takes longer than checking: three games are enough to hold it to.
        const bool also_by_python =
            sample.name == "spicy-2020" || sample.name == "spicy-late" || sample.name == "schoten-3";
        for (const Tampering& tampering : tamperings) {
            SCOPED_TRACE(sample.name + ": " + tampering.name);
            json::object record = json::parse(sample.record).as_object();
            tampering.change(record);
            const bool unreadable = *tampering.found_by == '\0';
            expect(json::serialize(record), {}, unreadable ? Outcome::unreadable : Outcome::unfair,
                   unreadable ? "cannot be checked: " : std::string("not fair: ") + tampering.found_by,
                   also_by_python);
        }
    }
}

TEST(Verify, a_head_that_was_kept_must_be_met) {
    const Sample& sample = samples().front();
    for (std::size_t i = 0; i < sample.heads.size(); i += 7) {
        auto heads = sample.heads;
        heads[i].back() = heads[i].back() == '0' ? '1' : '0';
        const Report report = verify(sample.record, kept_from(heads));
        const bool inside =
            std::stoull(heads[i]) + 1 >=
            json::parse(json::parse(sample.record).at("fair").at("log").at("entries").at(0).at(0).as_string())
                .at("n")
                .to_number<std::uint64_t>();
        EXPECT_EQ(report.outcome == Outcome::unfair, inside) << heads[i];
    }
}

// Somewhere in the record one value is another: nothing of the proof may change unseen.
void change_a_leaf(json::value& value, FastRng& rng) {
    if (auto* object = value.if_object(); object != nullptr && !object->empty()) {
        auto at = object->begin();
        std::advance(at, rng.below(static_cast<std::uint32_t>(object->size())));
        return change_a_leaf(at->value(), rng);
    }
    if (auto* list = value.if_array(); list != nullptr && !list->empty())
        return change_a_leaf((*list)[rng.below(static_cast<std::uint32_t>(list->size()))], rng);
    if (auto* text = value.if_string(); text != nullptr && !text->empty()) {
        char& letter = (*text)[rng.below(static_cast<std::uint32_t>(text->size()))];
        letter = letter == '7' ? '8' : '7';
        return;
    }
    if (value.is_int64())
        value = value.as_int64() + 1;
    else
        value = value.is_null() ? json::value(7) : json::value(nullptr);
}

TEST(Verify, no_change_of_the_proof_goes_unseen) {
    FastRng rng(3);
    for (const Sample& sample : samples()) {
        const json::value good = json::parse(sample.record);
        for (int i = 0; i < 300; ++i) {
            json::value record = good;
            change_a_leaf(record.as_object()["fair"], rng);
            ASSERT_FALSE(record == good);
            EXPECT_NE(verify(json::serialize(record), {}).outcome, Outcome::fair);
        }
    }
}

TEST(Verify, rubbish_is_refused) {
    for (const std::string text : {"", "{", "[]", "{}", "7", R"({"game":"poker"})",
                                   R"({"game":"spicy","options":{"players":4},"fair":7})"})
        EXPECT_EQ(verify(text, {}).outcome, Outcome::unreadable) << text;
}

}  // namespace
}  // namespace scoville::verify::test
