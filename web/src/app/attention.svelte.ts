// Calls the visitor back when it is their turn: a mark in the title, a sound, a notification if they allowed it.
// Says nothing about cards.
import { happened_in } from '../games/index.ts';
import { my_turn } from '../model/awaited.ts';
import type { TableView } from '../model/model.ts';
import { play, unlock_on_first_tap } from '../sound/player.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { Event } from '../wire/types.gen.ts';
import { words } from '../words/words.svelte.ts';
import { href_of } from './base.ts';
import { notes } from './notes.svelte.ts';
import type { Session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';

const badge = '● ';

export function with_badge(title: string, on: boolean): string {
    const plain = title.startsWith(badge) ? title.slice(badge.length) : title;
    return on ? badge + plain : plain;
}

export function sound_of(event: Event): SoundName | null {
    const in_game = happened_in(event);
    return in_game === null ? null : in_game.game.sound(in_game.happened);
}

let attending = false;

// From the first table on that is shown.
export function attend(session: Session): void {
    if (attending) return;
    attending = true;
    unlock_on_first_tap();
    let was_mine = false;
    const look = (table: TableView | null) => {
        const mine = table !== null && my_turn(table);
        document.title = with_badge(document.title, mine);
        if (mine && !was_mine) call_back();
        was_mine = mine;
    };
    session.listen((events, _before, after) => {
        const heard = events.map(sound_of);
        heard.forEach((name, at) => {
            if (name !== null && heard.indexOf(name) === at) sound(name);
        });
        look(after);
    });
    look(session.model.table);
    watch_tabs(session);
}

function sound(name: SoundName): void {
    if (settings.all.sound) play(name);
}

function call_back(): void {
    sound('turn');
    if (document.visibilityState === 'visible' || !settings.all.notify) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    const text = words.get('room').your_turn;
    void show_note('Scoville', { body: text, icon: href_of('/icons/icon-192.png'), tag: 'turn' });
}

// Phones let only the service worker show a notification; where there is none (yet), the page does it itself.
export async function show_note(title: string, options: NotificationOptions): Promise<void> {
    const worker = (await navigator.serviceWorker?.getRegistration())?.active
        ? await navigator.serviceWorker.ready
        : null;
    const data: unknown = { path: location.pathname };
    if (worker) return worker.showNotification(title, { ...options, data });
    const shown = new Notification(title, options);
    shown.onclick = () => {
        focus();
        shown.close();
    };
}

// Two tabs at one table are fine, but one should know.
function watch_tabs(session: Session): void {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('scoville.tables');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const here = session.model.table?.room.table;
        if (here === undefined || typeof data !== 'object' || data === null) return;
        const { table, first } = data as { table?: string; first?: boolean };
        if (table !== here) return;
        if (first === true) channel.postMessage({ table: here, first: false });
        notes.say(words.get('room').trouble.two_tabs);
    };
    let told = '';
    const tell = (table: string) => {
        if (table !== '' && table !== told) channel.postMessage({ table, first: true });
        told = table;
    };
    session.listen((_events, _before, after) => {
        tell(after?.room.table ?? '');
    });
    tell(session.model.table?.room.table ?? '');
}
