// One TCP connection as long as it speaks HTTP: reads requests within the limits, asks the owner, answers,
// and hands the connection on when it becomes a WebSocket.
#pragma once

#include <memory>

#include "net/hub.h"

namespace scoville::net {

void serve_http(std::shared_ptr<Hub> hub, TcpSocket socket, const Address& remote, Place place);
// Says one status and nothing else.
void turn_away(std::shared_ptr<Hub> hub, TcpSocket socket, int status);

}  // namespace scoville::net
