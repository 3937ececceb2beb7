#include "store/postgres/link.h"

#include <cstdlib>
#include <poll.h>
#include <vector>

namespace scoville::store::pq {
namespace {

std::string one_line(const char* text) {
    std::string line = text == nullptr ? "" : text;
    while (!line.empty() && (line.back() == '\n' || line.back() == ' ')) line.pop_back();
    for (char& c : line)
        if (c == '\n') c = ' ';
    return line;
}

std::string name_for(Sql sql) { return "s" + std::to_string(reinterpret_cast<std::uintptr_t>(sql)); }

std::uint64_t whole(const char* bytes, int length) {
    std::uint64_t number = 0;
    for (int i = 0; i < length; ++i) number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

// Values as libpq wants them: pointers, lengths, all binary.
struct Given {
    explicit Given(const Params& params) : formats(params.all().size(), 1) {
        for (const std::string& value : params.all()) {
            values.push_back(value.data());
            lengths.push_back(static_cast<int>(value.size()));
        }
    }
    int count() const { return static_cast<int>(values.size()); }
    std::vector<const char*> values;
    std::vector<int> lengths, formats;
};

}  // namespace

int Found::rows() const { return answered_ ? library().PQntuples(answered_.get()) : 0; }

std::string Found::bytes(int row, int column) const {
    return {library().PQgetvalue(answered_.get(), row, column),
            static_cast<std::size_t>(library().PQgetlength(answered_.get(), row, column))};
}

std::int64_t Found::number(int row, int column) const {
    const int length = library().PQgetlength(answered_.get(), row, column);
    const std::uint64_t number = whole(library().PQgetvalue(answered_.get(), row, column), length);
    return length == 4 ? static_cast<std::int32_t>(number) : static_cast<std::int64_t>(number);
}

bool Found::truth(int row, int column) const { return number(row, column) != 0; }

bool Found::null(int row, int column) const {
    return library().PQgetisnull(answered_.get(), row, column) != 0;
}

std::size_t Found::changed() const {
    return answered_ ? std::strtoull(library().PQcmdTuples(answered_.get()), nullptr, 10) : 0;
}

void Link::broke(const std::string& why, bool sent) {
    const std::string text =
        why.empty() && conn_ != nullptr ? one_line(library().PQerrorMessage(conn_)) : why;
    close();
    throw Broken(text, sent);
}

void Link::close() {
    if (conn_ != nullptr) library().PQfinish(conn_);
    conn_ = nullptr;
    prepared_.clear();
}

void Link::wait_for(short events, Clock::time_point until) {
    pollfd ready{library().PQsocket(conn_), events, 0};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0 || ::poll(&ready, 1, static_cast<int>(left)) == 0)
        broke("the database does not answer", sent_);
}

void Link::open() {
    const Library& pq = library();
    close();
    sent_ = false;
    // What the URL says itself counts more than what stands before it.
    static constexpr const char* keywords[] = {"fallback_application_name",
                                               "client_encoding",
                                               "keepalives_idle",
                                               "keepalives_interval",
                                               "keepalives_count",
                                               "tcp_user_timeout",
                                               "connect_timeout",
                                               "target_session_attrs",
                                               "dbname",
                                               nullptr};
    const char* const values[] = {"scoville", "UTF8", "2",          "1",          "3",
                                  "3000",     "2",    "read-write", url_.c_str(), nullptr};
    const auto until = Clock::now() + patience_;
    conn_ = pq.PQconnectStartParams(keywords, values, 1);
    if (conn_ == nullptr) throw Broken("no memory for a connection", false);
    // Nobody listens, which a socket of this machine says at once: then there is nothing to wait for.
    if (pq.PQstatus(conn_) == connection_bad) broke({}, false);
    for (int next = polling_writing; next != polling_ok; next = pq.PQconnectPoll(conn_)) {
        if (next == polling_failed) broke({}, false);
        wait_for(next == polling_reading ? POLLIN : POLLOUT, until);
    }
    pq.PQsetnonblocking(conn_, 1);
    pq.PQsetNoticeReceiver(
        conn_,
        [](void* self, const Answered* notice) {
            const char* severity = library().PQresultErrorField(notice, field_severity);
            if (severity != nullptr && std::string_view(severity) == "WARNING")
                static_cast<Link*>(self)->warned_ = true;
        },
        this);
}

void Link::flush(Clock::time_point until) {
    const Library& pq = library();
    while (true) {
        const int left = pq.PQflush(conn_);
        if (left == 0) return;
        if (left < 0) broke({}, true);
        wait_for(POLLIN | POLLOUT, until);
        if (pq.PQconsumeInput(conn_) == 0) broke({}, true);
    }
}

Found Link::finish() {
    const Library& pq = library();
    const auto until = Clock::now() + patience_;
    flush(until);
    Found found;
    std::string trouble, state;
    while (true) {
        while (pq.PQisBusy(conn_) != 0) {
            wait_for(POLLIN, until);
            if (pq.PQconsumeInput(conn_) == 0) broke({}, true);
        }
        Answered* const answered = pq.PQgetResult(conn_);
        if (answered == nullptr) break;
        Found one(answered);
        const int status = pq.PQresultStatus(answered);
        if (status != command_ok && status != tuples_ok && trouble.empty()) {
            const char* code = pq.PQresultErrorField(answered, field_state);
            state = code == nullptr ? "" : code;
            trouble = one_line(pq.PQresultErrorMessage(answered));
            if (trouble.empty()) trouble = "the database gave no reason";
        }
        found = std::move(one);
    }
    sent_ = false;
    // Without a code, or of the classes "connection" and "operator intervened", the line is not to be used.
    const bool line = state.empty() || state.starts_with("08") || state.starts_with("57") || state == "25006";
    if (!trouble.empty() && (line || pq.PQstatus(conn_) != connection_ok)) broke(trouble, state != "25006");
    if (!trouble.empty()) throw Refused(trouble, state);
    return found;
}

void Link::prepare(Sql sql) {
    if (prepared_.contains(sql)) return;
    if (library().PQsendPrepare(conn_, name_for(sql).c_str(), sql, 0, nullptr) == 0) broke({}, false);
    try {
        finish();
    } catch (const Broken& broken) {
        throw Broken(broken.what(), false);
    }
    prepared_.insert(sql);
}

Found Link::ask(Sql sql, const Params& params) {
    if (conn_ == nullptr) throw Broken("there is no connection to the database", false);
    prepare(sql);
    warned_ = false;
    const Given given(params);
    if (library().PQsendQueryPrepared(conn_, name_for(sql).c_str(), given.count(), given.values.data(),
                                      given.lengths.data(), given.formats.data(), 1) == 0)
        broke({}, false);
    sent_ = true;
    return finish();
}

void Link::script(Sql sql) {
    if (conn_ == nullptr) throw Broken("there is no connection to the database", false);
    // Several statements go only without values, and are one transaction.
    if (library().PQsendQuery(conn_, sql) == 0) broke({}, false);
    sent_ = true;
    finish();
}

}  // namespace scoville::store::pq
