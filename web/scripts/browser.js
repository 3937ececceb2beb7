// The Chromium the scripts and tests drive, with the flags that work without a display, a GPU or a network.
import { chromium } from 'playwright-core';

export const chromium_path = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
export const flags = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A name that is not this machine for the browser: plain http without a secure context, as on a home network.
    '--host-resolver-rules=MAP table.lan 127.0.0.1',
    // A page that did not come over the network may still talk to the server (SCOVILLE_LOOSE in house.js).
    '--disable-features=LocalNetworkAccessChecks',
];

export function open_browser() {
    return chromium.launch({ executablePath: chromium_path, args: flags });
}
