// The book: finished games as they were looked back at, kept in this browser and nowhere else.
import { base } from '../app/base.ts';
import { session } from '../app/session.svelte.ts';
import { entry_of, type Entry, type Played } from './book_entry.ts';

const games = 'games';

function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const opening = indexedDB.open(`scoville book ${base}`, 1);
        opening.onupgradeneeded = () => {
            opening.result.createObjectStore(games, { keyPath: 'id' });
        };
        opening.onsuccess = () => {
            resolve(opening.result);
        };
        opening.onerror = () => {
            reject(opening.error ?? new Error('no book'));
        };
    });
}

async function in_book<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
    const db = await open();
    try {
        return await new Promise<T>((resolve, reject) => {
            const transaction = db.transaction([games], mode);
            const asked = act(transaction.objectStore(games));
            transaction.oncomplete = () => {
                resolve(asked.result);
            };
            transaction.onabort = () => {
                reject(transaction.error ?? new Error('the book could not be written'));
            };
        });
    } finally {
        db.close();
    }
}

export const all_entries = (): Promise<Entry[]> => in_book('readonly', (store) => store.getAll());

export async function forget_book(): Promise<void> {
    await in_book('readwrite', (store) => store.clear());
}

// Noted again, it keeps its day; what was found out later is added.
export async function note_game(played: Played): Promise<boolean> {
    try {
        const levels = (session.model.me?.levels ?? []).map(({ level }) => level);
        const before = await in_book<Entry | undefined>('readonly', (store) => store.get(played.id));
        const entry = entry_of(played, levels, before?.at ?? Date.now());
        if (entry === null) return false;
        await in_book('readwrite', (store) => store.put({ ...before, ...entry }));
        return true;
    } catch {
        return false;
    }
}
