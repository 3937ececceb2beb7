// A person in a sentence: the reader, or someone with a name.
export interface Who {
    readonly name: string;
    readonly you: boolean;
}
