// The bots' protocol over a WebSocket, without packages: Node's own client cannot say who it is (a bearer token), so the
// few frames that are needed are written here (RFC 6455).
'use strict';

const crypto = require('node:crypto');

const text = 1, closing = 8, ping = 9, pong = 10;

// Clients mask what they send.
function frame(opcode, payload) {
    const size = payload.length;
    const head = size < 126 ? Buffer.from([0x80 | opcode, 0x80 | size]) : Buffer.alloc(size < 65536 ? 4 : 10);
    if (size >= 126) {
        head[0] = 0x80 | opcode;
        head[1] = 0x80 | (size < 65536 ? 126 : 127);
        if (size < 65536) head.writeUInt16BE(size, 2);
        else head.writeBigUInt64BE(BigInt(size), 2);
    }
    const mask = crypto.randomBytes(4);
    return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i & 3])]);
}

// The first frame in what has come so far, and where it ends; nothing if it is not whole yet.
function firstFrame(bytes) {
    if (bytes.length < 2) return undefined;
    let size = bytes[1] & 0x7f, at = 2;
    if (size > 125) {
        at = size === 126 ? 4 : 10;
        if (bytes.length < at) return undefined;
        size = at === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
    }
    if (bytes.length < at + size) return undefined;
    return { opcode: bytes[0] & 0x0f, last: (bytes[0] & 0x80) !== 0, payload: bytes.subarray(at, at + size), end: at + size };
}

// Calls hear(message, send) for everything the server says; `failed` when the line cannot be had or is cut.
function connect(link, secret, hear, failed) {
    const url = new URL(link.replace(/^ws/, 'http'));
    const request = require(url.protocol === 'https:' ? 'node:https' : 'node:http').request(url, {
        headers: {
            Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13',
            'Sec-WebSocket-Key': crypto.randomBytes(16).toString('base64'), Authorization: `Bearer ${secret}`,
        },
    });
    request.on('response', (answer) => failed(new Error(`${link}: ${answer.statusCode}`)));
    request.on('error', failed);
    request.on('upgrade', (_, socket, begun) => {
        const send = (message) => socket.write(frame(text, Buffer.from(JSON.stringify(message))));
        let bytes = begun, whole = Buffer.alloc(0);
        const take = () => {
            for (let one; (one = firstFrame(bytes)); ) {
                bytes = bytes.subarray(one.end);
                if (one.opcode === ping) socket.write(frame(pong, one.payload));
                const reason = one.opcode === closing ? one.payload.subarray(2).toString() : '';
                if (reason.startsWith('elsewhere /')) // another node of the same house has the table
                    return socket.end(), connect(new URL(reason.slice(10) + url.search, link).href, secret, hear, failed);
                if (one.opcode === closing)
                    return one.payload.length > 2 ? failed(new Error(`the server says: ${one.payload.subarray(2)}`)) : socket.end();
                if (one.opcode > text + 1) continue;
                whole = Buffer.concat([whole, one.payload]);
                if (!one.last) continue;
                hear(JSON.parse(whole.toString()), send);
                whole = Buffer.alloc(0);
            }
        };
        socket.on('data', (more) => {
            bytes = Buffer.concat([bytes, more]);
            take();
        });
        socket.on('error', failed);
        take();
    });
    request.end();
}

module.exports = { connect };
