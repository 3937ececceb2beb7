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
];

export function open_browser() {
    return chromium.launch({ executablePath: chromium_path, args: flags });
}
