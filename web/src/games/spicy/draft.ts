// A play of Spicy being put together: a card, then a claim; two taps, whatever the card is. Nothing here looks
// at what a card shows: cards are places in the hand until the action is made.
import type { SpicyAction, SpicyLegal } from '../../wire/types.gen.ts';
import { declared } from './cards.ts';

export interface Draft {
    readonly card: number | null;
    // Waiting for 0–2 extras under this claim (V4).
    readonly tuck: string | null;
    readonly copying: boolean;
    readonly extras: readonly number[];
    // Strict manners: the player says it, or forgets (S19).
    readonly last: boolean;
}

export const empty_draft: Draft = { card: null, tuck: null, copying: false, extras: [], last: false };

export interface Step {
    readonly draft: Draft;
    readonly action: SpicyAction | null;
}

export interface Setting {
    readonly hand: readonly string[];
    readonly legal: SpicyLegal | undefined;
    readonly strict: boolean;
}

const stay = (draft: Draft): Step => ({ draft, action: null });

export function tap_card(draft: Draft, place: number, setting: Setting): Step {
    if (draft.tuck !== null) return stay(toggle_extra(draft, place, setting));
    if (draft.copying && draft.card === null) return copy_with({ ...draft, card: place }, setting);
    return stay({ ...draft, card: draft.card === place ? null : place });
}

export function tap_claim(draft: Draft, claim: string, setting: Setting): Step {
    const play = setting.legal?.play;
    if (draft.card === null || !play || draft.tuck !== null) return stay(draft);
    const extras = play.extras;
    if (extras && extras.max > 0 && extras.on.includes(declared(claim).number))
        return stay({ ...draft, tuck: claim, copying: false, extras: [] });
    return { draft: empty_draft, action: play_action(draft, claim, setting) };
}

export function tap_copy(draft: Draft, setting: Setting): Step {
    if (!setting.legal?.copy) return stay(draft);
    if (draft.copying && draft.card === null) return stay({ ...draft, copying: false });
    return draft.card === null
        ? stay({ ...draft, copying: true })
        : copy_with({ ...draft, copying: true }, setting);
}

function copy_with(draft: Draft, setting: Setting): Step {
    const copy = setting.legal?.copy;
    if (!copy) return stay({ ...draft, copying: false });
    const { extras } = copy;
    if (extras && extras.max > 0 && extras.on.includes(declared(copy.declared).number))
        return stay({ ...draft, tuck: copy.declared, extras: [] });
    return { draft: empty_draft, action: play_action(draft, copy.declared, setting) };
}

export function tap_tucked(draft: Draft, setting: Setting): Step {
    if (draft.tuck === null) return stay(draft);
    return { draft: empty_draft, action: play_action(draft, draft.tuck, setting) };
}

function toggle_extra(draft: Draft, place: number, setting: Setting): Draft {
    if (place === draft.card) return draft;
    if (draft.extras.includes(place))
        return { ...draft, extras: draft.extras.filter((one) => one !== place) };
    const most = (draft.copying ? setting.legal?.copy : setting.legal?.play)?.extras?.max ?? 0;
    return draft.extras.length >= most ? draft : { ...draft, extras: [...draft.extras, place] };
}

function play_action(draft: Draft, claim: string, setting: Setting): SpicyAction | null {
    const card = draft.card === null ? undefined : setting.hand[draft.card];
    if (card === undefined) return null;
    const extras = draft.extras.map((place) => setting.hand[place]).filter((one) => one !== undefined);
    // Assisted manners: the table announces the last card itself (M1).
    const more = {
        ...(setting.strict && draft.last ? { last: true } : {}),
        ...(extras.length > 0 ? { extras } : {}),
    };
    return draft.copying ? { do: 'copy', card, ...more } : { do: 'play', card, declare: claim, ...more };
}

// The hand or the moment changed: keep what still makes sense.
export function settle(draft: Draft, before: readonly string[], setting: Setting): Draft {
    const { hand, legal } = setting;
    const place = draft.card === null ? null : moved_to(draft.card, before, hand);
    const tucking = draft.tuck !== null && place !== null && (draft.copying ? legal?.copy : legal?.play);
    return {
        card: place,
        tuck: tucking ? draft.tuck : null,
        copying: draft.copying && legal?.copy !== undefined,
        extras: tucking ? draft.extras.filter((one) => one < hand.length && one !== place) : [],
        last: draft.last && hand.length === 1,
    };
}

// The same card at its new place: the n-th of its kind stays the n-th.
function moved_to(place: number, before: readonly string[], now: readonly string[]): number | null {
    const card = before[place];
    if (card === undefined) return null;
    const nth = before.slice(0, place).filter((one) => one === card).length;
    const places = now.flatMap((one, at) => (one === card ? [at] : []));
    return places[Math.min(nth, places.length - 1)] ?? null;
}
