#include "tests/frozen/games.h"

#include "lab/arena/random_records.h"
#include "tests/table/virtual_table.h"

namespace scoville::frozen {
namespace {

using spicy::Edition;
using spicy::VariantSet;
using namespace table;        // NOLINT(google-build-using-namespace)
using namespace table::test;  // NOLINT(google-build-using-namespace)

fair::Entropy share_of(const Person& person, int attempt) {
    fair::Entropy entropy{};
    entropy.fill(static_cast<std::uint8_t>(person[0] + attempt));
    return entropy;
}

// ---- journals: an evening at a table, people with their shares of the deal, bots for everyone ----

class Evening {
public:
    Evening(const Settings& settings, std::uint64_t deal) : t_(settings, {}, deal) {
        t_.check_every = 1'000'000;
        t_.sharing = {"ann", "bob"};
    }
    // Bob pledges, but does not show his share: it is dealt again.
    Evening& begin(bool bob_is_late = false) {
        if (t_.journal.size() == 1)
            seat_and_start(t_, {"ann", "bob"});
        else
            start_again();
        for (int attempt = 1; t_.seating().dealing && attempt < 5; ++attempt) {
            for (const Person& person : t_.sharing)
                t_.ask(person, ask::Pledge{fair::pledge_of(share_of(person, attempt))});
            for (const Person& person : t_.sharing)
                if (person != "bob" || !bob_is_late) t_.ask(person, ask::Reveal{share_of(person, attempt)});
            if (t_.seating().dealing) t_.advance(t_.timing.share);
        }
        t_.ask("ann", ask::BotPlays{0, "random"});
        t_.ask("bob", ask::BotPlays{1, "random"});
        return *this;
    }
    Evening& play(int steps = 1'000'000) {
        for (int i = 0; i < steps && t_.seating().playing(); ++i)
            t_.advance(std::max<Millis>(1, t_.table().wakes_at() - t_.now.steady));
        return *this;
    }
    Evening& give_up() {
        t_.ask("ann", ask::Back{});
        t_.ask("ann", ask::Vote{true});
        return *this;
    }
    Lines journal() { return t_.journal; }

private:
    void start_again() {
        t_.ask("ann", ask::Rematch{});
        t_.ask("bob", ask::Ready{true});
        t_.ask("ann", ask::Start{});
    }

    VirtualTable t_;
};

Made journal(const std::string& name, const std::function<Lines()>& make) {
    return {name + ".journal", make};
}

// Short ones: few cards lie above the end card.
Settings short_spicy(int players, const std::function<void(spicy::Options&)>& change, int above_end = 9) {
    return spicy_settings(players, [&](spicy::Options& options) {
        options.start.reset();
        options.above_end = static_cast<std::uint8_t>(above_end);
        change(options);
    });
}

void add_journals(std::vector<Made>& all) {
    const auto one_game = [&](const std::string& name, const Settings& settings, std::uint64_t deal) {
        all.push_back(journal(name, [=] { return Evening(settings, deal).begin().play().journal(); }));
    };
    one_game("spicy-1-2020-live", short_spicy(4, [](spicy::Options&) {}), 21);
    one_game("spicy-1-2021-fr-answers-strict",
             short_spicy(3,
                         [](spicy::Options& o) {
                             o.edition = Edition::y2021_fr;
                             o.everyone_answers = true;
                             o.strict = true;
                         }),
             22);
    one_game("spicy-1-2022-live", short_spicy(5, [](spicy::Options& o) { o.edition = Edition::y2022; }), 23);
    one_game("spicy-1-2022-classic-answers",
             short_spicy(
                 2,
                 [](spicy::Options& o) {
                     o.edition = Edition::y2022_classic;
                     o.everyone_answers = true;
                 },
                 14),
             24);
    one_game("spicy-1-all-variants-live-strict",
             short_spicy(4,
                         [](spicy::Options& o) {
                             o.variants = VariantSet::first(6);
                             o.strict = true;
                         }),
             25);
    one_game("spicy-1-random-3-answers",
             short_spicy(
                 6,
                 [](spicy::Options& o) {
                     o.random_variants = 3;
                     o.everyone_answers = true;
                 },
                 5),
             26);
    one_game("spicy-1-end-card-by-chance-live", spicy_settings(6, [](spicy::Options& o) { o.start.reset(); }),
             27);
    one_game("schoten-1-three", schoten_settings(3), 28);
    one_game("schoten-1-four", schoten_settings(4), 29);
    all.push_back(journal("spicy-1-two-games-one-given-up", [] {
        return Evening(short_spicy(3, [](spicy::Options& o) { o.random_variants = 1; }), 30)
            .begin(true)
            .play(9)
            .give_up()
            .begin()
            .play()
            .journal();
    }));
}

// ---- records: random games, every kind of table ----

Made records(const std::string& name, std::uint64_t seed, const std::vector<any::Options>& tables) {
    return {name + ".records", [=] {
                FastRng rng(seed);
                Lines lines;
                for (const any::Options& options : tables)
                    lab::random_record(options, rng, lines.emplace_back());
                return lines;
            }};
}

// Players, manners and pace change from table to table.
class Tables {
public:
    void add(spicy::Options options) {
        const int n = count_++;
        options.players = static_cast<std::uint8_t>(2 + n % 5);
        options.strict = n % 2 == 1;
        options.everyone_answers = n / 2 % 2 == 1;
        if (n % 3 != 0) options.above_end = static_cast<std::uint8_t>(4 + n % 11);
        if (n % 4 == 3) options.start = static_cast<Seat>(n % options.players);
        all_.emplace_back(options);
    }
    const std::vector<any::Options>& all() const { return all_; }

private:
    int count_ = 0;
    std::vector<any::Options> all_;
};

void add_records(std::vector<Made>& all) {
    Tables editions;
    for (int round = 0; round < 5; ++round)
        for (int edition = 0; edition < 4; ++edition)
            editions.add({.edition = static_cast<Edition>(edition)});
    all.push_back(records("spicy-1-editions", 31, editions.all()));

    Tables variants;
    for (int a = 0; a < 6; ++a)
        for (int b = a; b < 6; ++b)  // alone where they are the same
            variants.add({.edition = a % 2 == 0 ? Edition::y2020 : Edition::y2021_fr, .variants = {a, b}});
    variants.add({.variants = VariantSet::first(6)});
    all.push_back(records("spicy-1-variants", 32, variants.all()));

    Tables by_chance;
    for (std::uint8_t k = 0; k <= 6; ++k) {
        by_chance.add({.random_variants = k});
        by_chance.add({.edition = Edition::y2021_fr, .random_variants = k});
    }
    all.push_back(records("spicy-1-random", 33, by_chance.all()));

    std::vector<any::Options> schoten;
    for (int n = 0; n < 4; ++n) {
        schoten::Options options;
        options.players = static_cast<std::uint8_t>(3 + n % 2);
        if (n > 1) options.start = static_cast<Seat>(n);
        schoten.emplace_back(options);
    }
    schoten.pop_back();
    all.push_back(records("schoten-1", 34, schoten));
}

}  // namespace

const std::vector<Made>& frozen_games() {
    static const std::vector<Made> all = [] {
        std::vector<Made> made;
        add_journals(made);
        add_records(made);
        return made;
    }();
    return all;
}

}  // namespace scoville::frozen
