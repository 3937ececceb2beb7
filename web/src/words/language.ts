// Which language to speak: the person's choice, else the browser's, else English.
import { languages, type Language } from './plural.ts';

export function is_language(text: string | null | undefined): text is Language {
    return languages.some((language) => language === text);
}

export function pick_language(chosen: string | null | undefined, preferred: readonly string[]): Language {
    if (is_language(chosen)) return chosen;
    for (const tag of preferred) {
        const primary = tag.toLowerCase().split('-')[0];
        if (is_language(primary)) return primary;
    }
    return 'en';
}
