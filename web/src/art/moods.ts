// What a cat shows of itself: a mood names its parts, and any look wears them. Loaded when first wanted.
// Moods answer what everybody has seen; poker is one face, whatever the card was.
import { standing, type Features } from './CatFace.svelte';
import { ink, type CatLook } from './cats.ts';
import { ears, type EarShape } from './ears.ts';
import { brows, cheeks, extras, eyes, mouths } from './mood_parts.ts';
import type { Part } from './path.ts';
import { seen_on } from './tone.ts';

export const mood_names = [
    'calm',
    'poker',
    'thinking',
    'caught',
    'proven',
    'trophy',
    'wronged',
    'winner',
    'loser',
] as const;
export type Mood = (typeof mood_names)[number];

interface Recipe {
    readonly ears: readonly [EarShape, EarShape];
    readonly eyes: keyof typeof eyes;
    readonly brows: keyof typeof brows;
    readonly mouth: keyof typeof mouths;
    readonly cheeks: keyof typeof cheeks;
    readonly extras: readonly (keyof typeof extras)[];
    // The head, in degrees and in units of the field.
    readonly tilt: number;
    readonly drop: number;
}

export const recipes: Record<Exclude<Mood, 'calm'>, Recipe> = {
    poker: {
        ears: ['up', 'up'],
        eyes: 'lidded',
        brows: 'none',
        mouth: 'flat',
        cheeks: 'plain',
        extras: [],
        tilt: 0,
        drop: 0,
    },
    thinking: {
        ears: ['up', 'up'],
        eyes: 'upward',
        brows: 'one_up',
        mouth: 'aside',
        cheeks: 'plain',
        extras: ['thought'],
        tilt: -5,
        drop: 0,
    },
    caught: {
        ears: ['back', 'back'],
        eyes: 'staring',
        brows: 'none',
        mouth: 'grimace',
        cheeks: 'plain',
        extras: ['sweat'],
        tilt: 0,
        drop: 1,
    },
    proven: {
        ears: ['up', 'up'],
        eyes: 'happy',
        brows: 'none',
        mouth: 'content',
        cheeks: 'rosy',
        extras: [],
        tilt: -7,
        drop: -1,
    },
    trophy: {
        ears: ['perked', 'perked'],
        eyes: 'starry',
        brows: 'none',
        mouth: 'beam',
        cheeks: 'plain',
        extras: ['sparkles'],
        tilt: 0,
        drop: 0,
    },
    wronged: {
        ears: ['up', 'hanging'],
        eyes: 'pinched',
        brows: 'none',
        mouth: 'wobbly',
        cheeks: 'rosy',
        extras: [],
        tilt: 7,
        drop: 1,
    },
    winner: {
        ears: ['perked', 'perked'],
        eyes: 'happy',
        brows: 'none',
        mouth: 'laugh',
        cheeks: 'rosy',
        extras: ['laurel'],
        tilt: 0,
        drop: 0,
    },
    loser: {
        ears: ['hanging', 'hanging'],
        eyes: 'pleading',
        brows: 'worried',
        mouth: 'sad',
        cheeks: 'plain',
        extras: ['tear'],
        tilt: 5,
        drop: 1.5,
    },
};

export interface Face {
    readonly features: Features;
    readonly extras: readonly Part[];
    readonly tilt: number;
    readonly drop: number;
}

export function face_of(look: CatLook, mood: Mood): Face {
    if (mood === 'calm') return { features: standing(look), extras: [], tilt: 0, drop: 0 };
    const recipe = recipes[mood];
    const on_fur = seen_on(look.fur, ink);
    const features = {
        ...ears(...recipe.ears),
        eyes: [...brows[recipe.brows](look, on_fur), ...eyes[recipe.eyes](look, on_fur)],
        cheeks: cheeks[recipe.cheeks](look, on_fur),
        mouth: mouths[recipe.mouth](look, seen_on(look.muzzle, ink)),
    };
    return {
        features,
        extras: recipe.extras.flatMap((name) => extras[name]),
        tilt: recipe.tilt,
        drop: recipe.drop,
    };
}
