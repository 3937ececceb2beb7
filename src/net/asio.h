// The Asio types of this room. The executor is named, not erased: smaller and faster per operation.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "net/loop.h"

namespace scoville::net {

namespace asio = boost::asio;
using boost::system::error_code;

using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using TcpAcceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using AsioTimer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;

template <class T = void>
using Awaitable = asio::awaitable<T, Executor>;
// co_await gives a tuple that begins with the error; nothing is thrown.
inline constexpr auto tuple_awaitable =
    asio::as_tuple_t<asio::use_awaitable_t<Executor>>{asio::use_awaitable_t<Executor>{}};

}  // namespace scoville::net
