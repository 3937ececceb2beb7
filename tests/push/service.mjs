// A push service of our own, and the browser behind it: TLS, and a reading of RFC 8291 and 8292 that shares no line with
// src/push. Prints what a browser would give (port, p256dh, auth), then one line for each message. How it answers is the
// first word of the path.
//   node service.mjs KEY.pem CERTIFICATE.pem
import crypto from 'node:crypto';
import fs from 'node:fs';
import https from 'node:https';

const [key, cert] = process.argv.slice(2).map((path) => fs.readFileSync(path));
const browser = crypto.createECDH('prime256v1');
browser.generateKeys();
const auth = crypto.randomBytes(16);

const hkdf = (salt, from, info, size) =>
    Buffer.from(crypto.hkdfSync('sha256', from, salt, Buffer.from(`${info}\0`, 'latin1'), size));

function decrypted(body) {
    const salt = body.subarray(0, 16);
    const from = body.subarray(21, 21 + body[20]);
    const record = body.subarray(21 + body[20]);
    if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), from]);
    const mixed = Buffer.from(crypto.hkdfSync('sha256', browser.computeSecret(from), auth, info, 32));
    const cipher = crypto.createDecipheriv(
        'aes-128-gcm',
        hkdf(salt, mixed, 'Content-Encoding: aes128gcm', 16),
        hkdf(salt, mixed, 'Content-Encoding: nonce', 12),
    );
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    const end = plain.findLastIndex((byte) => byte !== 0);
    if (plain[end] !== 2) throw new Error('not the last record');
    return plain.subarray(0, end).toString();
}

function vapid(header) {
    const [, token, k] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header);
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(k, 'base64url');
    const part = (at) => point.subarray(at, at + 32).toString('base64url');
    const signer = crypto.createPublicKey({
        format: 'jwk',
        key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
    });
    const valid = crypto.verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: signer, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
    );
    const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
    return { valid: valid && alg === 'ES256', k, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

let busy = 0;
const answers = {
    ok: (response) => response.writeHead(201).end(),
    missing: (response) => response.writeHead(404).end(),
    gone: (response) => response.writeHead(410).end(),
    elsewhere: (response) => response.writeHead(307, { location: `${origin()}/ok/led` }).end(),
    forbidden: (response) => response.writeHead(403).end(),
    // Never again in time.
    slow: () => undefined,
    huge: (response) => response.socket.write(`HTTP/1.1 201 Created\r\nX: ${'x'.repeat(4 << 20)}`),
    // A body without an end.
    endless: (response) => {
        response.writeHead(201);
        response.on('error', () => undefined);
        const more = () => response.writable && response.write('x'.repeat(1 << 16), () => setImmediate(more));
        more();
    },
    garbage: (response) => response.socket.end('hello there\r\n\r\n'),
    // The first time only.
    busy: (response) =>
        busy++ === 0 ? response.writeHead(429, { 'Retry-After': '1' }).end() : response.writeHead(201).end(),
    broken: (response) => response.writeHead(503).end(),
};

const server = https.createServer({ key, cert }, (request, response) => {
    const pieces = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
        const body = Buffer.concat(pieces);
        const { ttl, urgency, authorization, host } = request.headers;
        const told = { method: request.method, path: request.url, host, ttl, urgency, size: body.length };
        try {
            told.encoding = request.headers['content-encoding'];
            told.vapid = vapid(authorization);
            told.text = decrypted(body);
        } catch (error) {
            told.error = String(error);
        }
        console.log(JSON.stringify(told));
        answers[request.url.split('/')[1]]?.(response);
    });
});
const origin = () => `https://localhost:${server.address().port}`;
server.on('tlsClientError', () => undefined);
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    console.log(
        JSON.stringify({
            port,
            p256dh: browser.getPublicKey('base64url'),
            auth: auth.toString('base64url'),
        }),
    );
});
process.stdin.on('end', () => process.exit(0)).resume();
