// Who sits there, as a cat: the level's own or one of its litter, the cat a person chose, or a coat made from a name.
// Loaded after the first picture of a screen (parts/Face.svelte).
import { cats, guest_look, type CatLook, type CatName } from './cats.ts';
import { litter_look } from './litters.ts';
import { people, type PersonCat } from './people.ts';
export { default as MoodFace } from './MoodFace.svelte';

export interface Sitter {
    readonly name: string;
    readonly level?: string | undefined;
    // Of several bots of one level.
    readonly nth?: number | undefined;
    readonly cat?: string | undefined;
}

export function look_of({ name, level, nth = 0, cat }: Sitter): CatLook {
    if (level !== undefined && level in cats) return litter_look(level as CatName, nth);
    return cat !== undefined && cat in people ? people[cat as PersonCat] : guest_look(name);
}
