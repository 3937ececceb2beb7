// PostgreSQL's own client library, found when it is asked for and not before: whoever keeps a SQLite file
// needs none of it, neither to build nor to run. The names and types are those of libpq-fe.h, whose binary
// interface has been the same since libpq.so.5.
#pragma once

extern "C" {
struct pg_conn;
struct pg_result;
}

namespace scoville::store::pq {

using Conn = pg_conn;
using Answered = pg_result;

// Of libpq-fe.h's enums, those that are looked at.
enum { connection_ok = 0, connection_bad = 1 };
enum { polling_failed = 0, polling_reading = 1, polling_writing = 2, polling_ok = 3 };
enum { command_ok = 1, tuples_ok = 2 };
enum { field_severity = 'V', field_state = 'C' };

using NoticeReceiver = void (*)(void* argument, const Answered* notice);

struct Library {
    Conn* (*PQconnectStartParams)(const char* const* keywords, const char* const* values, int expand);
    int (*PQconnectPoll)(Conn*);
    int (*PQstatus)(const Conn*);
    int (*PQsocket)(const Conn*);
    char* (*PQerrorMessage)(const Conn*);
    void (*PQfinish)(Conn*);
    int (*PQsetnonblocking)(Conn*, int on);
    NoticeReceiver (*PQsetNoticeReceiver)(Conn*, NoticeReceiver, void* argument);
    int (*PQsendQuery)(Conn*, const char* sql);
    int (*PQsendPrepare)(Conn*, const char* name, const char* sql, int count, const unsigned* types);
    int (*PQsendQueryPrepared)(Conn*, const char* name, int count, const char* const* values,
                               const int* lengths, const int* formats, int format);
    int (*PQflush)(Conn*);
    int (*PQconsumeInput)(Conn*);
    int (*PQisBusy)(Conn*);
    Answered* (*PQgetResult)(Conn*);
    int (*PQresultStatus)(const Answered*);
    char* (*PQresultErrorMessage)(const Answered*);
    char* (*PQresultErrorField)(const Answered*, int field);
    int (*PQntuples)(const Answered*);
    char* (*PQgetvalue)(const Answered*, int row, int column);
    int (*PQgetlength)(const Answered*, int row, int column);
    int (*PQgetisnull)(const Answered*, int row, int column);
    char* (*PQcmdTuples)(Answered*);
    void (*PQclear)(Answered*);
};

// Loaded the first time. Throws OpenError with a sentence that says which package is missing.
const Library& library();

}  // namespace scoville::store::pq
