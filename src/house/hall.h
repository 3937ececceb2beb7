// Where connections arrive: says who they are, finds them their table, and passes their messages on.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "house/budgets.h"
#include "house/calls.h"
#include "house/client.h"
#include "house/doors.h"
#include "house/person_desk.h"
#include "house/records.h"
#include "house/tables.h"

namespace scoville::wire {
struct Hello;
struct Rename;
struct Create;
struct Open;
struct Resume;
struct Chat;
struct React;
struct List;
struct Record;
struct Beat;
struct Me;
struct SignOut;
struct Export;
struct ForgetMe;
struct Push;
struct Received;
struct Trouble;
}  // namespace scoville::wire

namespace scoville::house {

class Hall {
public:
    Hall(Env& env, Doors& doors);
    // Lets go of whoever is still connected.
    ~Hall();
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    void start();
    Tables& tables() { return tables_; }
    std::size_t clients() const { return env_.clients.size(); }
    // Ends the lines of everyone whom the doors bar by now.
    void turn_out_barred();

    // ---- what whoever runs the lines says, in a turn of the house ----
    // A person's client. Whoever runs the line keeps the client until it has left.
    ClientPtr arrived(std::shared_ptr<Line> line);
    // A program that plays: the secret makes it a guest the first time, and finds it again later.
    // `key`: of the invitation, where the table asks for it.
    ClientPtr bot_arrived(std::shared_ptr<Line> line, std::string code, std::string_view secret,
                          std::string key = {});
    void heard(const ClientPtr& client, std::string_view text);
    // Texts sent over its line were lost.
    void missed(const ClientPtr& client);
    // Once for each that arrived; its line is not used any more. How it ended is for the log.
    void left(const ClientPtr& client, std::string_view how = {});

    // The table with this code, for someone who may open it.
    void find_by_code(const ClientPtr& client, const std::string& code, const std::string& key,
                      Tables::Found found);

    // A message of a person's client.
    void receive(const ClientPtr& client, std::string_view text);

private:
    void settle(const ClientPtr& client);
    bool is_barred(const Client& client) const;
    void turn_out(Client& client, std::string_view why = "banned");
    bool may_become_guest(const Client& client);
    const Refusal* cannot_create(Client& client, const table::Settings& settings);
    bool may_speak(const Client& client);
    const Refusal* cannot_look(const Client& client);
    bool may_list(const Client& client, const table::Settings& settings, bool listed_already);
    void trouble(const ClientPtr& client, const wire::Trouble& trouble);
    void answer_at_length(Client& client, const std::string& nonce, std::string text);
    void handle(const ClientPtr& client, const wire::Received& received);

    void on(const ClientPtr& client, const std::string& nonce, const wire::Hello& hello);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Rename& rename);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Create& create);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Open& open);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Resume& resume);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Chat& chat);
    void on(const ClientPtr& client, const std::string& nonce, const wire::React& react);
    void on(const ClientPtr& client, const std::string& nonce, const wire::List& list);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Record& record);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Beat& beat);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Me& me);
    void on(const ClientPtr& client, const std::string& nonce, const wire::SignOut& sign_out);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Export& wish);
    void on(const ClientPtr& client, const std::string& nonce, const wire::ForgetMe& wish);
    void on(const ClientPtr& client, const std::string& nonce, const wire::Push& push);
    void on(const ClientPtr& client, const std::string& nonce, const table::Request& request);
    // That are known to be this person's.
    std::vector<ClientPtr> lines_of(const std::string& person) const;

    void known_again(const ClientPtr& client, store::Person person, const std::string& wanted_name);
    void new_guest(const ClientPtr& client, const std::string& wanted_name);
    void welcome(const ClientPtr& client, const store::Person& person, const std::string& token);
    void bot_known(const ClientPtr& client, const store::Answer& answer, store::Person person,
                   const std::string& hash);
    void made_again(const ClientPtr& client, const std::string& nonce, const std::string& table);
    void let_in(const ClientPtr& client, const std::string& nonce, const std::shared_ptr<LiveTable>& table,
                const Refusal* why_not, std::string_view at, std::uint32_t since, bool by_code);

    Env& env_;
    Doors& doors_;
    Budgets budgets_;
    PersonDesk desk_;
    Calls calls_;
    Tables tables_;
    Records records_;
    struct Renamed {
        std::string person, nonce, name;
    };
    std::deque<Renamed> renamed_;  // the latest: asked again, it is the same name
    std::uint64_t lines_ = 0;
};

// Tells the client why not, and counts it.
void refuse(Client& client, const std::string& nonce, const Refusal& refusal, std::string_view at = {});

}  // namespace scoville::house
