// Why the server refuses what no table could decide.
#pragma once

#include "base/refusal.h"

namespace scoville::house::refusal {

constexpr Refusal no_such_table{"no-such-table", "no-such-table", "There is no such table."};
constexpr Refusal forbidden{"forbidden", "not-invited", "You need this table's code or link."};
constexpr Refusal no_spectators{"forbidden", "no-spectators", "This table wants no spectators."};
constexpr Refusal quarantined{"read-only", "quarantined",
                              "This table's journal is damaged; it is kept as it is."};
constexpr Refusal newer{"read-only", "newer",
                        "This table is newer than the server's program; it is kept as it is."};
constexpr Refusal store_trouble{"read-only", "store-trouble",
                                "The server cannot read its data at the moment."};
constexpr Refusal too_many{"too-many", "too-many", "Too many at once; please wait a little."};
constexpr Refusal too_many_codes{"too-many", "too-many-codes",
                                 "Too many wrong codes from here; wait a while, or use the link."};
constexpr Refusal too_many_listed{"too-many", "too-many-listed",
                                  "Too many public tables from here; wait a while, or play by link."};
constexpr Refusal too_large{"too-large", "too-large", "The answer waits under its path, for a minute."};
constexpr Refusal draining{"not-now", "draining",
                           "This server is about to restart; please begin in a few minutes."};
constexpr Refusal elsewhere{"elsewhere", "elsewhere",
                            "This table is at another server of this house; please load the page anew."};
constexpr Refusal bad_name{"bad-name", "bad-name", "A name needs something visible in it."};
constexpr Refusal bad_chat{"bad-message", "empty-chat", "There is nothing to read in that."};
constexpr Refusal no_such_level{"bad-settings", "no-such-level", "There is no such bot."};
constexpr Refusal no_table{"not-now", "no-table", "Open a table first."};
constexpr Refusal hello_first{"bad-message", "hello-first", "Say hello first."};
constexpr Refusal hello_twice{"bad-message", "hello-twice", "You have said hello already."};
constexpr Refusal bad_token{"forbidden", "bad-token", "This browser is not known here any more."};
constexpr Refusal not_finished{"not-now", "not-finished", "That game is not finished."};
constexpr Refusal sealed{"forbidden", "sealed", "This table keeps its finished games closed."};
constexpr Refusal bad_reaction{"bad-message", "bad-reaction", "There is no such reaction."};
constexpr Refusal no_push{"not-now", "no-push", "This server calls nobody back."};
constexpr Refusal bad_subscription{"bad-message", "bad-subscription",
                                   "This browser cannot be called at that address."};

}  // namespace scoville::house::refusal
