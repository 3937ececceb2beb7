// The journal of local tables: bytes under keys in IndexedDB. What is acknowledged is on the disk.
// Of two tabs one writes. Web Locks say which; should both ever believe so (a tab that slept, a browser without locks),
// the database itself knows who came last, and refuses the other.
export type Change = { readonly put: string; readonly value: Uint8Array } | { readonly drop: string };
export type Pair = [key: string, value: Uint8Array];
export type Written = 'ok' | 'full' | 'failed';

export interface Storage {
    write(changes: readonly Change[]): Promise<Written>;
    read(prefix: string): Promise<Pair[]>;
}

const pairs = 'pairs';
const owner = 'owner';

export class Database implements Storage {
    readonly #db: IDBDatabase;
    #me: string | null = null;
    // Another one writes now: nothing more may be said from here.
    lost: () => void = () => undefined;

    private constructor(db: IDBDatabase) {
        this.#db = db;
        // A later version of the client, in another tab, wants to change the database.
        db.onversionchange = () => {
            db.close();
            this.lost();
        };
        db.onclose = () => {
            this.lost();
        };
    }

    static async open(name: string): Promise<Database> {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => {
            for (const store of [pairs, owner]) opening.result.createObjectStore(store);
        };
        return new Database(await answer_of(opening));
    }

    // From now on this one writes, and no other.
    async own(me: string): Promise<void> {
        const transaction = this.#db.transaction([owner], 'readwrite', { durability: 'strict' });
        transaction.objectStore(owner).put(me, 'me');
        await end_of(transaction);
        this.#me = me;
    }

    // Transactions begin in the order in which they are made, so writes keep theirs, and a read sees what was written
    // before it.
    async write(changes: readonly Change[]): Promise<Written> {
        let displaced = false;
        try {
            const transaction = this.#db.transaction([pairs, owner], 'readwrite', { durability: 'strict' });
            const ended = end_of(transaction);
            const asked = transaction.objectStore(owner).get('me');
            asked.onsuccess = () => {
                displaced = asked.result !== this.#me;
                if (displaced) transaction.abort();
                else for (const change of changes) apply(transaction.objectStore(pairs), change);
            };
            await ended;
            return 'ok';
        } catch (problem) {
            if (displaced) this.lost();
            return problem instanceof DOMException && problem.name === 'QuotaExceededError'
                ? 'full'
                : 'failed';
        }
    }

    async read(prefix: string): Promise<Pair[]> {
        const store = this.#db.transaction([pairs], 'readonly').objectStore(pairs);
        const range = beginning_with(prefix);
        const [keys, values] = await Promise.all([
            answer_of(store.getAllKeys(range)),
            answer_of(store.getAll(range)),
        ]);
        return keys.map((key, i) => [String(key), values[i] as Uint8Array]);
    }

    close(): void {
        this.#db.close();
    }
}

function apply(store: IDBObjectStore, change: Change): void {
    if ('put' in change) store.put(change.value, change.put);
    else store.delete(beginning_with(change.drop));
}

// Keys are plain letters.
function beginning_with(prefix: string): IDBKeyRange {
    return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function answer_of<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => {
            resolve(request.result);
        };
        request.onerror = () => {
            reject(request.error ?? new Error('no answer of the database'));
        };
    });
}

function end_of(transaction: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => {
            resolve();
        };
        transaction.onabort = () => {
            reject(transaction.error ?? new Error('the transaction was given up'));
        };
    });
}
