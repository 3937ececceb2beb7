// The WebSocket side: everything that instantiates Beast's websocket::stream is in ws_socket.cpp alone.
#pragma once

#include <memory>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "net/hub.h"

namespace scoville::net {

using HttpMessage = boost::beast::http::request<boost::beast::http::string_body>;

void serve_websocket(std::shared_ptr<Hub> hub, TcpSocket socket, HttpMessage handshake, Peer peer,
                     Place place, Place share_of_proxy);

}  // namespace scoville::net
