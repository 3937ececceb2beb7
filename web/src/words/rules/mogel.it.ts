import type { MogelRules } from './mogel.en.ts';

export const it: MogelRules = {
    goal: 'Débarrassez-vous de vos cartes, honnêtement ou non.',
    sections: { rules: 'Règles' },
    rules: {
        G1: ['Les cartes', '24 cartes, de 1 à 6, quatre fois. Six chacun.'],
        G2: ['Poser', 'Posez une carte face cachée et dites un nombre : le même ou le suivant.'],
        G3: ['Douter', 'Ou doutez. Qui a tort prend la pile.'],
        G4: ['La fin', 'La partie finit quand quelqu’un n’a plus de cartes à son tour. Chaque carte coûte un point.'],
    },
};
