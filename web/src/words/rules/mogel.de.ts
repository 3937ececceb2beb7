import type { MogelRules } from './mogel.en.ts';

export const de: MogelRules = {
    goal: 'Werde deine Karten los, ehrlich oder nicht.',
    sections: { rules: 'Regeln' },
    rules: {
        G1: ['Die Karten', '24 Karten, 1 bis 6 je viermal. Sechs für alle.'],
        G2: ['Legen', 'Lege verdeckt eine Karte und sage eine Zahl: dieselbe oder die nächste.'],
        G3: ['Zweifeln', 'Oder zweifle. Wer unrecht hat, nimmt den Stapel.'],
        G4: ['Das Ende', 'Es endet, wenn jemand am Zug keine Karten hat. Jede Karte kostet einen Punkt.'],
    },
};
