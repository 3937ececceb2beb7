// Why a table refuses what is no matter of the rules. The code is a plain word; clients translate by key.
#pragma once

#include "base/refusal.h"

namespace scoville::table::refusal {

constexpr Refusal not_host{"not-host", "not-host", "Only the host may do that."};
constexpr Refusal not_seated{"not-seated", "not-seated", "You have no seat at this table."};
constexpr Refusal seated{"not-now", "already-seated", "You have a seat already."};
constexpr Refusal seat_taken{"seat-taken", "seat-taken", "That seat is taken."};
constexpr Refusal table_full{"table-full", "table-full", "Every seat is taken."};
constexpr Refusal no_such_seat{"no-such-seat", "no-such-seat", "There is no such seat."};
constexpr Refusal removed{"forbidden", "removed", "The host has removed you from this table."};
constexpr Refusal not_in_lobby{"not-now", "not-in-lobby", "That can only be done before a game."};
constexpr Refusal not_playing{"not-playing", "not-playing", "No game is being played."};
constexpr Refusal still_playing{"not-now", "still-playing", "The game is still being played."};
constexpr Refusal dealing{"not-now", "dealing", "The cards are being dealt."};
constexpr Refusal not_dealing{"not-now", "not-dealing", "No such share is being waited for."};
constexpr Refusal wrong_share{"bad-message", "wrong-share", "That is not what was pledged."};
constexpr Refusal closed{"not-now", "closed", "This table is closed."};
constexpr Refusal not_ready{"not-ready", "not-ready", "Not everyone is ready."};
constexpr Refusal too_few{"not-ready", "too-few", "There are too few players for this game."};
constexpr Refusal seats_occupied{"bad-settings", "seats-occupied", "More people sit here than that."};
constexpr Refusal bad_set_up{"bad-settings", "bad-set-up", "No game can go on from there."};
constexpr Refusal paused{"paused", "paused", "The game is paused."};
constexpr Refusal bot_plays{"not-now", "bot-plays", "A bot plays for you; take your seat back first."};
constexpr Refusal held_another{"not-now", "held-another",
                               "You have seen another hand in this game; wait for the next one."};
constexpr Refusal no_bot_there{"not-now", "no-bot-there", "No bot plays that seat."};
constexpr Refusal not_a_person{"not-now", "not-a-person", "No person sits there."};
constexpr Refusal worn_out{"not-now", "worn-out",
                           "This table has seen so much that it is full: make a new one."};
constexpr Refusal is_here{"not-now", "is-here", "That player is here."};
constexpr Refusal nothing_queued{"not-now", "nothing-queued", "None of your plays is waiting."};
constexpr Refusal unqueued{"unqueued", "unqueued", "You took that play back."};
constexpr Refusal replaced{"replaced", "replaced", "Another play of yours took its place."};
constexpr Refusal late{"late", "late", "The card you meant is no longer on top."};
constexpr Refusal beaten{"beaten", "beaten", "Someone else was quicker."};
constexpr Refusal slap_pending{"not-now", "slap-pending", "Your reaction is already being judged."};
constexpr Refusal no_more_time{"not-now", "no-more-time",
                               "There is no clock running there, or no more time to be had."};
constexpr Refusal bad_version{"bad-version", "bad-version", "You cannot have seen that yet."};
constexpr Refusal no_card_named{"bad-action", "no-card-named", "Say which card on top you mean."};
constexpr Refusal expired{"expired", "expired", "This link is no longer valid."};
constexpr Refusal too_many_devices{"too-many", "too-many-devices", "This seat is open on too many devices."};
constexpr Refusal read_only{"read-only", "read-only",
                            "The server cannot write at the moment; nothing was changed."};
constexpr Refusal wrong_game{"bad-action", "wrong-game", "That is no action of this game."};
constexpr Refusal unchanged{"not-now", "unchanged", "It is so already."};

}  // namespace scoville::table::refusal
