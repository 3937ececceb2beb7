// A PostgreSQL of the tests' own: in a folder under /tmp, without a port, gone with the program that asked
// for it. Started once, the first time it is wanted. Each user gets a schema of its own, so that one is
// enough. Who wants more than one (a primary and its standby) makes them.
#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace scoville::test {

class PrivatePostgres {
public:
    // `settings`: such as "fsync=on". Off unless said: what is killed here is never the machine.
    explicit PrivatePostgres(const std::vector<std::string>& settings = {});
    PrivatePostgres(const PrivatePostgres&) = delete;
    PrivatePostgres& operator=(const PrivatePostgres&) = delete;
    ~PrivatePostgres();

    // A standby of `primary`, which it reaches by way of a folder with a socket in it (its own, or a
    // relay's).
    PrivatePostgres(const std::vector<std::string>& settings, const PrivatePostgres& primary,
                    const std::string& way);

    // The database of everyone in this program.
    static PrivatePostgres& shared();

    // A fresh, empty place in it.
    std::string url();
    // The same place as before, by way of another folder with a socket in it (a relay's).
    static std::string by_way_of(const std::string& folder, const std::string& url);
    const std::string& folder() const { return folder_; }
    std::string socket() const { return folder_ + "/.s.PGSQL.5432"; }

    // At once, as if the machine had lost its power but not its memory; and back.
    void kill();
    void start();

    // A standby becomes a primary, and can be written when this returns.
    void promote();
    // One that was killed becomes a standby, from nothing.
    void follow(const PrivatePostgres& primary, const std::string& way);
    // A line of its configuration, from now on: "synchronous_standby_names = ''".
    void set(const std::string& line);
    // What psql prints.
    std::string ask(const std::string& sql) const;

private:
    void make_folder();

    std::string folder_;
    std::vector<std::string> settings_;
    pid_t process_ = -1;
    int schemas_ = 0;
};

}  // namespace scoville::test
