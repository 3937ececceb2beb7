#include "tests/verify/games.h"

#include "fair/hex.h"
#include "table/history.h"
#include "tests/table/virtual_table.h"

namespace scoville::verify::test {
namespace {

using namespace table;
using namespace table::test;

fair::Entropy share_of(const Person& person, int attempt) {
    fair::Entropy entropy{};
    entropy.fill(static_cast<std::uint8_t>(person[0] + attempt));
    return entropy;
}

class Evening {
public:
    Evening(std::string name, const Settings& settings, std::uint64_t deal)
        : name_(std::move(name)), t_(settings, {}, deal) {
        t_.check_every = 1'000'000;
    }
    // When the golden records were made, the first game of the program came after 16 bytes that libsodium
    // drew.
    Evening& as_the_first() {
        t_.skip_chance(16);
        return *this;
    }
    Evening& sharing(std::set<Person> people) {
        t_.sharing = std::move(people);
        return *this;
    }
    // Ann and Bob sit with bots, which play for them.
    Evening& begin(const Person& late = {}) {
        seat_and_start(t_, {"ann", "bob"});
        keep_head();
        bring_shares(late);
        EXPECT_TRUE(t_.seating().playing());
        t_.ask("ann", ask::BotPlays{0, "random"});
        t_.ask("bob", ask::BotPlays{1, "random"});
        return *this;
    }
    Evening& play_on(int moves = 1'000'000) {
        for (int i = 0; i < moves && t_.seating().playing(); ++i) {
            t_.advance(std::max<Millis>(1, t_.table().wakes_at() - t_.now.steady));
            keep_head();
        }
        return *this;
    }
    Evening& give_up() {
        t_.ask("ann", ask::Back{});
        t_.ask("ann", ask::Vote{true});
        keep_head();
        return *this;
    }
    Sample sample() {
        const auto history = read_history(t_.journal, t_.vault());
        EXPECT_TRUE(history && history->games.back().finished()) << name_;
        return {name_, record_text(history->games.back()), heads_};
    }

private:
    void bring_shares(const Person& late) {
        for (int attempt = 1; t_.seating().dealing; ++attempt) {
            ASSERT_LT(attempt, 4);
            for (const Person& person : t_.sharing)
                t_.ask(person, ask::Pledge{fair::pledge_of(share_of(person, attempt))});
            keep_head();
            for (const Person& person : t_.sharing)
                if (person != late) t_.ask(person, ask::Reveal{share_of(person, attempt)});
            if (t_.seating().dealing) t_.advance(t_.timing.share);
            keep_head();
        }
    }
    void keep_head() {
        const Head head = t_.sight("ann").head;
        heads_.push_back(std::to_string(head.number) + ":" + fair::hex_of(head.hash));
    }

    std::string name_;
    VirtualTable t_;
    std::vector<std::string> heads_;
};

Settings edition(spicy::Edition edition, int seats) {
    return spicy_settings(seats, [&](spicy::Options& o) {
        o.edition = edition;
        o.start.reset();
    });
}

}  // namespace

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all = [] {
        std::vector<Sample> made;
        const std::set<Person> both{"ann", "bob"};
        const auto add = [&](Evening& evening) { made.push_back(evening.sample()); };
        add(Evening("spicy-2020", edition(spicy::Edition::y2020, 4), 1)
                .as_the_first()
                .sharing(both)
                .begin()
                .play_on());
        add(Evening("spicy-2021-fr", edition(spicy::Edition::y2021_fr, 3), 2)
                .sharing({"bob"})
                .begin()
                .play_on());
        add(Evening("spicy-2022", edition(spicy::Edition::y2022, 5), 3).sharing(both).begin().play_on());
        add(Evening("spicy-2022-classic", edition(spicy::Edition::y2022_classic, 2), 4).begin().play_on());
        Settings variants = spicy_settings(6, [](spicy::Options& o) {
            o.random_variants = 2;
            o.everyone_answers = true;
            o.start.reset();
        });
        add(Evening("spicy-variants", variants, 5).sharing(both).begin().play_on());
        add(Evening("spicy-late", edition(spicy::Edition::y2020, 3), 6).sharing(both).begin("bob").play_on());
        add(Evening("spicy-given-up", edition(spicy::Edition::y2020, 4), 7)
                .sharing(both)
                .begin()
                .play_on(9)
                .give_up());
        add(Evening("schoten-3", schoten_settings(3), 8).sharing(both).begin().play_on());
        add(Evening("schoten-4", schoten_settings(4), 9).sharing({"ann"}).begin().play_on());
        return made;
    }();
    return all;
}

}  // namespace scoville::verify::test
