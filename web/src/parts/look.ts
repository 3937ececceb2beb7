// Which cat sits there: a bot's character, or a coat for a person, always the same for the same name.
import { cats, guest_look, type CatLook, type CatName } from '../art/cats.ts';
import type { Chair } from '../wire/types.gen.ts';

export function look_of(chair: Chair | undefined, name: string): CatLook {
    const level = chair?.level ?? chair?.botPlays;
    return level !== undefined && level in cats ? cats[level as CatName] : guest_look(name);
}
