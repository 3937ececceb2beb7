// One bit of the data at rest is changed: in an entry of a table's journal, or anywhere in the file. A
// changed journal puts its own table aside and no other; nobody is ever told another story than before.
//   scripts/torture flips 200
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/faults/crowd.h"
#include "tests/faults/cycles.h"
#include "tests/server/process.h"
#include "tests/store/raw_sqlite.h"

namespace scoville::faults {

namespace {

namespace json = boost::json;
using server::test::code_in;
using server::test::Process;

// What the people of one table know.
struct Known {
    std::string table, code;
    std::vector<std::string> tokens;
    std::map<std::uint32_t, json::value> events;  // as the first of them was told
    std::uint32_t last = 0;
};

// Three tables in the middle of a game, the server stopped.
class AtRest {
public:
    AtRest() : process({"--per-address", "1000"}) {
        Crowd crowd(process.port(), 3, 6);
        crowd.play(250);
        EXPECT_TRUE(crowd.check());
        process.end(SIGTERM);
        crowd.hear_the_end();
        for (std::size_t i = 0; i < crowd.tables(); ++i) {
            Known known{crowd.party(i).host().table, crowd.party(i).code, {}, {}, 0};
            for (Guest* guest : crowd.party(i).all()) known.tokens.push_back(guest->token);
            tables.push_back(std::move(known));
        }
        save();
        learn();
    }

    // The file as it was, with one bit of it changed; how, is the caller's.
    void restore() {
        for (const char* log : {"-wal", "-shm"}) std::filesystem::remove(process.data() + log);
        std::ofstream(process.data(), std::ios::binary | std::ios::trunc) << file;
    }

    Process process;
    std::vector<Known> tables;
    std::string file;

private:
    void save() {
        EXPECT_FALSE(std::filesystem::exists(process.data() + "-wal")) << "all of it is in one file";
        std::ifstream in(process.data(), std::ios::binary);
        file.assign(std::istreambuf_iterator<char>(in), {});
    }
    // The whole story, as the restarted server tells it.
    void learn() {
        process.start();
        for (Known& known : tables) {
            Guest guest(process.port(), "", known.tokens.front());
            guest.misses_none = false;
            guest.must({{"type", "open"}, {"code", known.code}, {"since", 1}});
            (void)guest.next("table");
            EXPECT_EQ(guest.phase(), "playing");
            known.events = guest.events;
            known.last = guest.event;
        }
        process.kill();
        restore();
    }
};

enum class Found { same, shorter, quarantined, missing, other };

// Opens the table as its first person and compares. Bots may have played on.
Found look(std::uint16_t port, const Known& known) {
    Guest guest(port, "", known.tokens.front());
    guest.misses_none = false;
    const Object answer = guest.ask({{"type", "open"}, {"code", known.code}, {"since", 1}});
    if (answer.at("type") == "refused") {
        const auto& key = answer.at("error").at("key").as_string();
        return key == "quarantined" ? Found::quarantined : Found::missing;
    }
    (void)guest.next("table");
    if (guest.seat() < 0) return Found::missing;  // it is not known who this is
    const auto differs = std::find_if(known.events.begin(), known.events.end(), [&](const auto& event) {
        const auto found = guest.events.find(event.first);
        return found == guest.events.end() || found->second != event.second;
    });
    if (differs == known.events.end()) return Found::same;
    // A journal cut at its end is whole in itself, and bots play on from there: only clients, who keep the
    // heads they were told, can know.
    constexpr std::uint32_t last_entry = 15;  // events, at most
    const bool all_there_is_true = guest.event < differs->first;
    if (all_there_is_true || differs->first + last_entry > known.last) return Found::shorter;
    ADD_FAILURE() << "of " << known.last << " events, event " << differs->first
                  << " differs: " << json::serialize(differs->second) << "; now up to " << guest.event;
    return Found::other;
}

void expect_play_goes_on(std::uint16_t port, const Known& known) {
    std::vector<std::unique_ptr<Guest>> guests;
    std::vector<Guest*> list;
    for (const std::string& token : known.tokens) {
        guests.push_back(std::make_unique<Guest>(port, "", token));
        guests.back()->open(known.code);
        list.push_back(guests.back().get());
    }
    const std::uint32_t goal = known.last + 3;
    server::test::Driver driver(list, 7);
    driver.run([&] { return list[0]->event >= goal || list[0]->phase() != "playing"; });
}

struct Tally {
    long same = 0, shorter = 0, quarantined = 0, missing = 0, other = 0, refused = 0;
    void add(Found found) {
        ++(found == Found::same          ? same
           : found == Found::shorter     ? shorter
           : found == Found::quarantined ? quarantined
           : found == Found::missing     ? missing
                                         : other);
    }
};

std::string hex_of(const std::string& bytes) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        text += digits[static_cast<std::uint8_t>(byte) >> 4];
        text += digits[static_cast<std::uint8_t>(byte) & 15];
    }
    return text;
}

// One bit of one entry of the table, behind the store's back.
void flip_entry(const std::string& path, const std::string& table, Cycles& cycles) {
    store::RawSqlite db(path);
    const std::string where = " WHERE table_id = '" + table + "'";
    const auto entries = static_cast<std::uint64_t>(db.number("SELECT count(*) FROM journal" + where));
    const std::string row = where + " AND seq = " + std::to_string(cycles.between(0, entries - 1));
    std::string entry = db.text("SELECT entry FROM journal" + row);
    entry[cycles.between(0, entry.size() - 1)] ^= static_cast<char>(1 << cycles.between(0, 7));
    db.run("UPDATE journal SET entry = x'" + hex_of(entry) + "'" + row);
}

}  // namespace

TEST(Flips, a_changed_journal_puts_its_table_aside_and_no_other) {
    Cycles cycles(6);
    AtRest rest;
    Tally tally;
    while (cycles.go_on()) {
        const std::size_t hit = cycles.between(0, rest.tables.size() - 1);
        flip_entry(rest.process.data(), rest.tables[hit].table, cycles);
        rest.process.start();
        tally.add(look(rest.process.port(), rest.tables[hit]));
        for (std::size_t i = 0; i < rest.tables.size(); ++i) {
            if (i == hit) continue;
            EXPECT_EQ(look(rest.process.port(), rest.tables[i]), Found::same);
            expect_play_goes_on(rest.process.port(), rest.tables[i]);
        }
        rest.process.kill();
        rest.restore();
    }
    EXPECT_GT(tally.quarantined, 0);
    EXPECT_EQ(tally.other + tally.missing + tally.shorter, 0) << "the chain covers every bit";
    cycles.say(std::to_string(cycles.count()) +
               " bits of journals changed: " + std::to_string(tally.quarantined) + " tables put aside, " +
               std::to_string(tally.same) + " unharmed, " +
               std::to_string(tally.other + tally.missing + tally.shorter) + " with another story");
}

TEST(Flips, a_changed_file_is_said_or_harmless) {
    Cycles cycles(6);
    AtRest rest;
    Tally tally;
    while (cycles.go_on()) {
        std::string changed = rest.file;
        changed[cycles.between(0, changed.size() - 1)] ^= static_cast<char>(1 << cycles.between(0, 7));
        std::ofstream(rest.process.data(), std::ios::binary | std::ios::trunc) << changed;
        try {
            rest.process.start();
            for (const Known& known : rest.tables) tally.add(look(rest.process.port(), known));
            rest.process.kill();
        } catch (const std::runtime_error&) {
            const cli::Ran ran = rest.process.await_end();
            EXPECT_EQ(ran.exit_code, 2) << ran.err;
            EXPECT_NE(ran.err.find("Cannot open the database"), std::string::npos) << ran.err;
            ++tally.refused;
        }
        rest.restore();
    }
    EXPECT_GT(tally.same, 0);
    EXPECT_EQ(tally.other, 0) << "nobody is told another story";
    cycles.say(
        std::to_string(cycles.count()) + " bits of the file changed: " + std::to_string(tally.refused) +
        " times the server said so and did not start; else, of three tables each, " +
        std::to_string(tally.same) + " unharmed, " + std::to_string(tally.quarantined) + " put aside, " +
        std::to_string(tally.missing) + " not found by code or person, " + std::to_string(tally.shorter) +
        " without their last entries, " + std::to_string(tally.other) + " with another story");
}

}  // namespace scoville::faults
