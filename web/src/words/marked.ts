// Sentences in which things are drawn instead of named: the catalogue is asked with names that are found again.
const [open, close] = ['\ue000', '\ue001'];

export const mark = (what: string) => open + what + close;

export type Piece = { readonly text: string } | { readonly what: string };

export function pieces(sentence: string): Piece[] {
    return sentence.split(open).flatMap((part, at): Piece[] => {
        if (at === 0) return part === '' ? [] : [{ text: part }];
        const [what = '', text = ''] = part.split(close);
        // What is drawn needs no full stop.
        return text === '' || text === '.' ? [{ what }] : [{ what }, { text }];
    });
}
