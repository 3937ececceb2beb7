// A bare broadcast with npm ws, as its readme writes one: node ws.js ACK_BYTES UPDATE_BYTES
// Each four sockets are a table. An action is parsed; its sender gets an acknowledgement, and each of the four a text of
// its own. Prints :PORT.
import { WebSocketServer } from 'ws';

const [ack_bytes, update_bytes] = process.argv.slice(2).map(Number);
const seats = 4;
const sockets = [];
let events = 0;

const padded = (text, bytes) => text + 'u'.repeat(Math.max(0, bytes - text.length - 2)) + '"}';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
    console.log(`:${server.address().port}`);
});
server.on('connection', (socket) => {
    const first = Math.floor(sockets.length / seats) * seats;
    sockets.push(socket);
    socket.on('message', (data) => {
        const { nonce, action } = JSON.parse(data);
        events += 1;
        socket.send(padded(`{"type":"ack","nonce":"${nonce}","event":${events},"pad":"`, ack_bytes));
        for (let seat = 0; seat < seats; seat += 1) {
            const text = `{"type":"update","event":${events},"seat":${seat},"do":"${action.do}","pad":"`;
            sockets[first + seat]?.send(padded(text, update_bytes));
        }
    });
});
