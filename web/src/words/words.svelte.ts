// The catalogue at work: one language at a time, areas loaded when a screen wants them. English is the type; a key
// missing in another language does not compile.
import type { Words as Cards } from './cards/en.ts';
import type { Words as Cats } from './cats/en.ts';
import type { Words as Common } from './common/en.ts';
import type { Words as Fair } from './fair/en.ts';
import type { Words as Hall } from './hall/en.ts';
import type { Words as Log } from './log/en.ts';
import type { Words as Lookback } from './lookback/en.ts';
import type { Words as Moments } from './moments/en.ts';
import type { Words as Options } from './options/en.ts';
import type { Words as Pages } from './pages/en.ts';
import type { Words as Push } from './push/en.ts';
import type { Words as Refusals } from './refusals/en.ts';
import type { Words as Room } from './room/en.ts';
import type { SchotenRules } from './rules/schoten.en.ts';
import type { SpicyRules } from './rules/spicy.en.ts';
import type { Words as Table } from './table/en.ts';
import type { Words as Tutorial } from './tutorial/en.ts';
import type { Language } from './plural.ts';

export interface Areas {
    common: Common;
    cards: Cards;
    options: Options;
    refusals: Refusals;
    log: Log;
    tutorial: Tutorial;
    rules_spicy: SpicyRules;
    rules_schoten: SchotenRules;
    hall: Hall;
    room: Room;
    table: Table;
    pages: Pages;
    fair: Fair;
    lookback: Lookback;
    moments: Moments;
    push: Push;
    cats: Cats;
}
export type Area = keyof Areas;

type Loaders = { readonly [A in Area]: Readonly<Record<Language, () => Promise<Areas[A]>>> };

export const loaders: Loaders = {
    common: {
        en: async () => (await import('./common/en.ts')).en,
        de: async () => (await import('./common/de.ts')).de,
        fr: async () => (await import('./common/fr.ts')).fr,
    },
    cards: {
        en: async () => (await import('./cards/en.ts')).en,
        de: async () => (await import('./cards/de.ts')).de,
        fr: async () => (await import('./cards/fr.ts')).fr,
    },
    options: {
        en: async () => (await import('./options/en.ts')).en,
        de: async () => (await import('./options/de.ts')).de,
        fr: async () => (await import('./options/fr.ts')).fr,
    },
    refusals: {
        en: async () => (await import('./refusals/en.ts')).en,
        de: async () => (await import('./refusals/de.ts')).de,
        fr: async () => (await import('./refusals/fr.ts')).fr,
    },
    log: {
        en: async () => (await import('./log/en.ts')).en,
        de: async () => (await import('./log/de.ts')).de,
        fr: async () => (await import('./log/fr.ts')).fr,
    },
    tutorial: {
        en: async () => (await import('./tutorial/en.ts')).en,
        de: async () => (await import('./tutorial/de.ts')).de,
        fr: async () => (await import('./tutorial/fr.ts')).fr,
    },
    rules_spicy: {
        en: async () => (await import('./rules/spicy.en.ts')).en,
        de: async () => (await import('./rules/spicy.de.ts')).de,
        fr: async () => (await import('./rules/spicy.fr.ts')).fr,
    },
    rules_schoten: {
        en: async () => (await import('./rules/schoten.en.ts')).en,
        de: async () => (await import('./rules/schoten.de.ts')).de,
        fr: async () => (await import('./rules/schoten.fr.ts')).fr,
    },
    hall: {
        en: async () => (await import('./hall/en.ts')).en,
        de: async () => (await import('./hall/de.ts')).de,
        fr: async () => (await import('./hall/fr.ts')).fr,
    },
    room: {
        en: async () => (await import('./room/en.ts')).en,
        de: async () => (await import('./room/de.ts')).de,
        fr: async () => (await import('./room/fr.ts')).fr,
    },
    table: {
        en: async () => (await import('./table/en.ts')).en,
        de: async () => (await import('./table/de.ts')).de,
        fr: async () => (await import('./table/fr.ts')).fr,
    },
    pages: {
        en: async () => (await import('./pages/en.ts')).en,
        de: async () => (await import('./pages/de.ts')).de,
        fr: async () => (await import('./pages/fr.ts')).fr,
    },
    lookback: {
        en: async () => (await import('./lookback/en.ts')).en,
        de: async () => (await import('./lookback/de.ts')).de,
        fr: async () => (await import('./lookback/fr.ts')).fr,
    },
    moments: {
        en: async () => (await import('./moments/en.ts')).en,
        de: async () => (await import('./moments/de.ts')).de,
        fr: async () => (await import('./moments/fr.ts')).fr,
    },
    push: {
        en: async () => (await import('./push/en.ts')).en,
        de: async () => (await import('./push/de.ts')).de,
        fr: async () => (await import('./push/fr.ts')).fr,
    },
    cats: {
        en: async () => (await import('./cats/en.ts')).en,
        de: async () => (await import('./cats/de.ts')).de,
        fr: async () => (await import('./cats/fr.ts')).fr,
    },
    fair: {
        en: async () => (await import('./fair/en.ts')).en,
        de: async () => (await import('./fair/de.ts')).de,
        fr: async () => (await import('./fair/fr.ts')).fr,
    },
};

class Catalogue {
    #language = $state<Language>('en');
    #areas = $state.raw<Partial<Areas>>({});
    #latest = 0;

    get language(): Language {
        return this.#language;
    }

    // Await before a screen shows; what is loaded stays.
    async want(...areas: Area[]): Promise<void> {
        await this.#fill(this.#language, { ...this.#areas }, areas);
    }

    // All words change at once, when the last of them is here. The last wish wins.
    async speak(language: Language): Promise<void> {
        const wish = ++this.#latest;
        let fresh: Partial<Areas> = {};
        // A screen may want more while the first words are on their way.
        for (let missing = this.#beyond(fresh); missing.length > 0; missing = this.#beyond(fresh)) {
            fresh = { ...fresh, ...(await load(language, missing)) };
            if (wish !== this.#latest) return;
        }
        this.#language = language;
        this.#areas = fresh;
    }

    // An area that a screen has wanted. A screen that forgot is a mistake of ours.
    get<A extends Area>(area: A): Areas[A] {
        const words = this.find(area);
        if (words === undefined) throw new Error(`words not loaded: ${area}`);
        return words;
    }

    // An area that may still be on its way.
    find<A extends Area>(area: A): Areas[A] | undefined {
        return this.#areas[area];
    }

    #beyond(have: Partial<Areas>): Area[] {
        return (Object.keys(this.#areas) as Area[]).filter((area) => have[area] === undefined);
    }

    async #fill(language: Language, have: Partial<Areas>, areas: readonly Area[]): Promise<void> {
        const missing = areas.filter((area) => have[area] === undefined);
        if (missing.length === 0) return;
        const fresh = await load(language, missing);
        // The language may have changed while the words were on their way.
        if (language === this.#language) this.#areas = { ...this.#areas, ...fresh };
        else await this.#fill(this.#language, { ...this.#areas }, areas);
    }
}

async function load(language: Language, areas: readonly Area[]): Promise<Partial<Areas>> {
    const loaded = await Promise.all(
        areas.map(async (area) => [area, await loaders[area][language]()] as const),
    );
    return Object.fromEntries(loaded) as Partial<Areas>;
}

export const words = new Catalogue();
