// Spicy as docs/rules.md has it, in all editions: which actions are legal until when. Points are not counted.
import { flag, Illegal, need, remove, type Game, type Loose, type Rules } from './judging.ts';
import { deal, read_options, type Chosen, type Deal, type Variant } from './spicy_deal.ts';

type Trait = 'none' | 'number' | 'spice';
type Answer = { challenge: Trait } | { copy: Loose };
interface Top {
    readonly seat: number;
    readonly card: string;
    readonly said: string;
    readonly copy: boolean;
}

const lowest = [1, 2, 3];
const number_of = (said: string): number => Number(said.slice(1));

class Play implements Game {
    readonly #chosen: Chosen;
    readonly #variants: ReadonlySet<Variant>;
    readonly #hands: string[][];
    readonly #draws: string[];
    readonly #trophies: number[];
    #wilds: number;
    #turn: number;
    #phase: 'turn' | 'last-card' | 'answers' | 'choice' | 'over' = 'turn';
    #top: Top | null = null;
    #sayable: ReadonlySet<string>;
    #challengeable = false;
    #refill_due: number | null = null;
    #waiting = new Set<number>();
    #standing = new Set<number>();
    #peeked = new Set<number>();
    #answers = new Map<number, Answer>();

    constructor(chosen: Chosen, { hands, above_end, variants, start }: Deal) {
        this.#chosen = chosen;
        this.#variants = variants;
        this.#hands = hands.map((hand) => [...hand]);
        this.#draws = [...above_end];
        this.#trophies = hands.map(() => 0);
        this.#wilds = chosen.total_wilds ? 6 - chosen.players : 0;
        this.#turn = start;
        this.#sayable = this.#openings();
    }

    over(): boolean {
        return this.#phase === 'over';
    }

    act(seat: number, action: Loose): void {
        need(!this.over());
        switch (action['do']) {
            case 'play':
                return this.#play(seat, action);
            case 'pass':
                return this.#pass(seat);
            case 'challenge':
                return this.#challenge(seat, action);
            case 'copy':
                return this.#copy(seat, action);
            case 'let':
                return this.#let(seat, action);
            case 'peek':
                return this.#peek(seat);
            case 'total-wild':
                return this.#choose(seat, action);
            default:
                throw new Illegal();
        }
    }

    #hand(seat: number): string[] {
        return this.#hands[seat] ?? [];
    }
    #left_of(seat: number): number {
        return (seat + 1) % this.#chosen.players;
    }
    #others(seat: number): Set<number> {
        return new Set([...this.#hands.keys()].filter((one) => one !== seat));
    }
    #lying(): Top {
        if (this.#top === null) throw new Illegal();
        return this.#top;
    }
    #last_pending(): boolean {
        return this.#top !== null && this.#hand(this.#top.seat).length === 0;
    }
    #openings(): Set<string> {
        return new Set([...this.#chosen.letters].flatMap((spice) => lowest.map((n) => spice + String(n))));
    }
    // S9, V1, V2
    #after(said: string): Set<string> {
        const number = number_of(said);
        const wraps = number >= (this.#variants.has('start-it-up') ? 8 : 10);
        const higher = Array.from({ length: 10 - number }, (_, i) => number + 1 + i);
        const numbers = [...higher, ...(wraps ? lowest : [])];
        const chili = this.#variants.has('we-love-chili') ? numbers.filter((n) => n <= 3) : [];
        return new Set([
            ...numbers.map((n) => (said[0] ?? '') + String(n)),
            ...chili.map((n) => `c${String(n)}`),
        ]);
    }

    // S25. Whether the game goes on.
    #draw(seat: number, count: number): boolean {
        for (let i = 0; i < count; i += 1) {
            this.#hand(seat).push(this.#draws.shift() ?? '');
            if (this.#draws.length > 0) continue;
            this.#phase = 'over';
            return false;
        }
        return true;
    }

    // Card, extras and announcement fit the hand (S19, V4). Whether the announcement is missing where it costs.
    #fits(seat: number, action: Loose, said: string): boolean {
        const rest = [...this.#hand(seat)];
        const alone = rest.length === 1;
        const last = flag(action, 'last');
        const extras = extras_of(action);
        need(extras.length === 0 || (this.#variants.has('change-your-luck') && number_of(said) === 5));
        need(!last || alone || action['card'] === 'xx');
        for (const card of [action['card'], ...extras]) remove(rest, card);
        return this.#chosen.strict && !last && alone && action['card'] !== 'xx';
    }

    #play(seat: number, action: Loose): void {
        const said = action['declare'];
        need(this.#phase === 'turn' && this.#turn === seat);
        need(typeof said === 'string' && new RegExp(`^[${this.#chosen.letters}]([1-9]|10)$`).test(said));
        const unannounced = this.#fits(seat, action, said);
        const follows = this.#sayable.has(said);
        need(follows || this.#chosen.strict);
        if (unannounced || !follows) this.#pass(seat);
        else this.#lay(seat, action, said, false);
    }

    #lay(seat: number, action: Loose, said: string, copy: boolean): void {
        const hand = this.#hand(seat);
        const card = String(action['card']);
        const extras = extras_of(action);
        const last = hand.length === 1 && card !== 'xx';
        for (const one of [card, ...extras]) remove(hand, one);
        this.#top = { seat, card, said, copy };
        this.#sayable = this.#after(said);
        this.#challengeable = card !== 'xx';
        this.#standing.clear();
        this.#peeked.clear();
        this.#turn = this.#left_of(seat);
        if (!this.#draw(seat, extras.length)) return;
        if (hand.length === 0 && card === 'xx' && !this.#draw(seat, this.#chosen.size)) return;
        if (last && !this.#chosen.everyone) {
            this.#phase = 'last-card';
            this.#waiting = this.#others(seat);
        } else this.#go_on();
    }

    #go_on(): void {
        this.#phase = 'turn';
        if (!this.#chosen.everyone) return;
        const asked = this.#top !== null && (this.#challengeable || this.#copyable());
        this.#waiting = asked && this.#top ? this.#others(this.#top.seat) : new Set();
        for (const seat of this.#standing) this.#waiting.delete(seat);
        this.#answers.clear();
        if (this.#waiting.size > 0) this.#phase = 'answers';
    }

    #pass(seat: number): void {
        need(this.#phase === 'turn' && this.#turn === seat);
        if (!this.#draw(seat, 1)) return;
        this.#peeked.clear();
        this.#turn = this.#left_of(seat);
        this.#go_on();
    }

    #challenge(seat: number, action: Loose): void {
        const trait = trait_of(action);
        need(this.#challengeable);
        const top = this.#lying();
        need(this.#chosen.everyone ? this.#waiting.has(seat) : top.seat !== seat);
        need((trait === 'none') === top.copy || (this.#chosen.strict && trait === 'none'));
        if (this.#chosen.everyone) this.#answer(seat, { challenge: trait });
        else this.#resolve(seat, trait);
    }

    // S17, V5, V7
    #is_right({ card, said, copy }: Top, trait: Trait): boolean {
        const said_number = number_of(said);
        const twins = this.#variants.has('turn-it-up') && [6, 9].includes(said_number);
        const numbers = twins ? [6, 9] : [said_number];
        const number = card === 'xn' || (card !== 'xs' && numbers.includes(number_of(card)));
        const spice = card === 'xs' || (card !== 'xn' && card[0] === said[0]);
        if (trait === 'none') return copy ? number && spice : true;
        return trait === 'number' ? number : spice;
    }

    // S18, S22, S23
    #resolve(challenger: number, trait: Trait): void {
        const top = this.#lying();
        const last = this.#last_pending();
        const right = this.#is_right(top, trait);
        const loser = right ? challenger : top.seat;
        this.#top = null;
        this.#sayable = this.#openings();
        this.#challengeable = false;
        for (const all of [this.#standing, this.#peeked, this.#waiting, this.#answers]) all.clear();
        this.#turn = loser;
        if (last && right && !this.#trophy(top.seat)) return;
        if (!this.#draw(loser, 2)) return;
        this.#refill_due = last && right ? top.seat : null;
        if (this.#wilds > 0 && !this.#hand(loser).includes('xx')) {
            this.#phase = 'choice';
            this.#waiting = new Set([loser]);
        } else this.#start_anew();
    }

    #start_anew(): void {
        const owner = this.#refill_due;
        this.#refill_due = null;
        this.#phase = 'turn';
        this.#waiting.clear();
        if (owner !== null) this.#draw(owner, this.#chosen.size);
    }

    // S24. Whether the game goes on.
    #trophy(seat: number): boolean {
        const now = (this.#trophies[seat] ?? 0) + 1;
        this.#trophies[seat] = now;
        if (now === 2 || this.#trophies.reduce((a, b) => a + b) === 3) this.#phase = 'over';
        return !this.over();
    }

    #last_card_stands(): void {
        const { seat } = this.#lying();
        this.#challengeable = false;
        if (this.#trophy(seat) && this.#draw(seat, this.#chosen.size)) this.#go_on();
    }

    #copyable(): boolean {
        return this.#variants.has('copy-cat') && this.#top !== null && !this.#last_pending();
    }

    // V6
    #copy(seat: number, action: Loose): void {
        need(this.#copyable() && action['card'] !== 'xx');
        const top = this.#lying();
        const { everyone } = this.#chosen;
        need(everyone ? this.#waiting.has(seat) : this.#phase === 'turn' && top.seat !== seat);
        const unannounced = this.#fits(seat, action, top.said);
        if (everyone) {
            if (!unannounced) this.#answer(seat, { copy: action });
            else if (this.#draw(seat, 1)) this.#answer(seat, null);
        } else if (!unannounced) this.#lay(seat, action, top.said, true);
        else if (this.#turn === seat) this.#pass(seat);
        else this.#draw(seat, 1);
    }

    #let(seat: number, action: Loose): void {
        const standing = flag(action, 'standing');
        if (this.#waiting.size > 0) need(this.#waiting.has(seat) && this.#phase !== 'choice');
        else need(this.#phase === 'turn' && !this.#chosen.everyone);
        if (this.#phase === 'answers') {
            if (standing) this.#standing.add(seat);
            this.#answer(seat, null);
        } else if (this.#phase === 'last-card') {
            this.#waiting.delete(seat);
            if (this.#waiting.size === 0) this.#last_card_stands();
        }
    }

    // P2
    #answer(seat: number, answer: Answer | null): void {
        this.#waiting.delete(seat);
        if (answer !== null) this.#answers.set(seat, answer);
        if (this.#waiting.size > 0) return;
        const top = this.#lying();
        const around = (one: number) => (one - top.seat + this.#chosen.players) % this.#chosen.players;
        const clockwise = [...this.#answers].sort(([a], [b]) => around(a) - around(b));
        this.#answers.clear();
        for (const [one, given] of clockwise)
            if ('challenge' in given) return this.#resolve(one, given.challenge);
        for (const [one, given] of clockwise)
            if ('copy' in given) return this.#lay(one, given.copy, top.said, true);
        if (this.#last_pending()) this.#last_card_stands();
        else this.#phase = 'turn';
    }

    // S12
    #peek(seat: number): void {
        need(this.#chosen.strict && this.#phase === 'turn' && !this.#peeked.has(seat));
        this.#peeked.add(seat);
        this.#draw(seat, 1);
    }

    // W6
    #choose(seat: number, action: Loose): void {
        need(this.#phase === 'choice' && this.#waiting.has(seat) && Object.hasOwn(action, 'take'));
        if (flag(action, 'take')) {
            this.#hand(seat).push('xx');
            this.#wilds -= 1;
        }
        this.#start_anew();
    }
}

function extras_of(action: Loose): string[] {
    if (!Object.hasOwn(action, 'extras')) return [];
    const extras = action['extras'];
    need(Array.isArray(extras) && extras.length <= 2);
    return extras as string[];
}

function trait_of(action: Loose): Trait {
    if (!Object.hasOwn(action, 'trait')) return 'none';
    const trait = action['trait'];
    need(trait === 'number' || trait === 'spice');
    return trait;
}

export const spicy: Rules = {
    name: 'spicy-1',
    seeds_are_a_list: false,
    read_options: (options) => void read_options(options),
    deals: () => 1,
    hands: async (key, options, hashes) => (await deal(key, read_options(options), hashes)).hands,
    begin: async ([key = new Uint8Array()], options, hashes) => {
        const chosen = read_options(options);
        return new Play(chosen, await deal(key, chosen, hashes));
    },
};
