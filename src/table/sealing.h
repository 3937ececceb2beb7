// The server's part of a deal: secrets drawn and sealed, before anyone brings a share.
#pragma once

#include "fair/vault.h"
#include "table/seating.h"

namespace scoville::table {

// Who seals, and with what chance.
struct Sealer {
    const fair::Vault& vault;
    fair::Chance& chance;
};

// Seats of the deal that bots play.
SeatSet bots_among(const Seating& seating, const std::vector<Entrant>& seats);
// A deal that is under way goes on by its rules; another is dealt by today's.
any::Rules rules_to_deal_by(const Seating& seating);
// The same share goes into every deal of a game; the server's part is new in each.
Sealing seal(const Seating& seating, const std::vector<Entrant>& seats, int attempt, std::vector<Seat> late,
             Sealer sealer);
Begun begin_with(const Seating& seating, const Dealing& dealing, Sealer sealer);

}  // namespace scoville::table
