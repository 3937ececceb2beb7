// The Chromium the scripts and tests drive, with the flags that work without a display, a GPU or a network.
import { chromium } from 'playwright-core';

export function open_browser() {
    return chromium.launch({
        executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
        args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
        ],
    });
}
