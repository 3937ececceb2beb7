// What goes over the wire of a page, and a way to change it.
import type { Page } from 'playwright-core';
import type { Game, Table, ToClient, Update } from '../src/wire/types.gen.ts';

export interface Sent {
    type: string;
    nonce?: string;
    seen?: number;
    card?: number;
    action?: {
        do: string;
        card?: string;
        declare?: string;
        trait?: string;
        take?: boolean;
        extras?: string[];
    };
}

// From the next connection on.
export function watch(page: Page): { sent: Sent[]; received: string[] } {
    const seen = { sent: [] as Sent[], received: [] as string[] };
    page.on('websocket', (socket) => {
        socket.on('framesent', ({ payload }) => seen.sent.push(JSON.parse(String(payload)) as Sent));
        socket.on('framereceived', ({ payload }) => seen.received.push(String(payload)));
    });
    return seen;
}

// What the page is shown of a game, changed on its way: states that chance seldom brings about.
export async function show_instead(page: Page, change: (game: Game, seat: number) => void): Promise<void> {
    let seat = 0;
    await page.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
            const message = JSON.parse(String(text)) as ToClient;
            if (message.type === 'table' || message.type === 'update') {
                const shown: Table | Update = message;
                seat = shown.you?.seat ?? seat;
                if (shown.game) change(shown.game, seat);
            }
            socket.send(JSON.stringify(message));
        });
    });
}

// A game that was given up, as if it had been played to its end.
export async function show_as_played_out(page: Page, end: (game: Game) => void): Promise<void> {
    let last: Game | null = null;
    let over = false;
    await page.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
            const message = JSON.parse(String(text)) as ToClient;
            if (message.type === 'table' || message.type === 'update') {
                const shown: Table | Update = message;
                last = shown.game ?? last;
                if (shown.room) over = shown.room.phase === 'over';
                if (over && last) {
                    last.over = true;
                    end(last);
                    shown.game = last;
                }
            }
            socket.send(JSON.stringify(message));
        });
    });
}
