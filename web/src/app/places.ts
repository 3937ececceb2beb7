// Where tables are: at the server, or on this device. What the second needs is fetched when it is first wanted.
import type { Line } from '../local/page_lines.ts';
import type { Socket } from '../wire/connection.ts';
import { base, href_of, static_site } from './base.ts';
import type { Route } from './route.ts';

export type Place = 'server' | 'device';

export const sockets: Readonly<Record<Place, (at?: string) => Socket>> = {
    server: server_socket,
    device: device_socket,
};

// Pages that need neither leave things as they are.
export function place_of(route: Route): Place | null {
    if ('here' in route) return 'device';
    if (static_site) return null;
    return ['home', 'create', 'table', 'replay', 'verify', 'book', 'puzzles'].includes(route.at)
        ? 'server'
        : null;
}

function server_socket(at = '/ws'): Socket {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}${href_of(at)}`) as unknown as Socket;
}

export const device_here = () => import('../local/here.ts');

function device_socket(): Socket {
    let line: Line | null = null;
    let closed = false;
    const socket: Socket = {
        send: (text) => line?.send(text),
        close: () => {
            closed = true;
            line?.close();
        },
        onopen: null,
        onmessage: null,
        onclose: null,
    };
    device_here()
        .then(({ connect }) => {
            if (!closed) line = connect(socket, base);
        })
        .catch(() => socket.onclose?.());
    return socket;
}
