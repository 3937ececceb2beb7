import type { Words } from './en.ts';

export const de: Words = {
    spicy: {
        welcome:
            'Das ist Spicy. Du schwindelst über deine Karten, die anderen wollen dich ertappen. Spielen wir ein bisschen.',
        hand: 'Das sind deine Karten. Nur du siehst sie.',
        open: 'Noch liegt kein Stapel: Sag 1, 2 oder 3 eines Gewürzes an. Tippe zuerst auf eine Karte.',
        declare: 'Nun tippe an, was sie sein soll. Ob es stimmt, sieht niemand.',
        follow: 'Der Bot hat weitergespielt: gleiches Gewürz, höhere Zahl. So musst du es auch machen.',
        bluff: 'Nichts Passendes? Sag es trotzdem an. Tippe auf irgendeine Karte, dann auf eine passende Zahl.',
        doubt: 'Der Bot sagt eine hohe Zahl an. Glaubst du das? Schlag zu: „Falsche Zahl“ oder „Falsches Gewürz“.',
        doubt_won: 'Ertappt! Der Stapel gehört dir: ein Punkt je Karte. Der Bot zieht zwei.',
        doubt_lost: 'Das stimmte leider. Der Bot nimmt den Stapel, und du ziehst zwei. Du beginnst neu.',
        wild: 'Ein Gewürz-Joker ist jedes Gewürz, aber keine Zahl. Beim Zahlen-Joker ist es umgekehrt.',
        pass: 'Du kannst auch passen: Zieh eine Karte.',
        last: 'Deine letzte Karte! Ertappt dich niemand, bringt sie eine Trophäe: zehn Punkte.',
        trophy: 'Eine Trophäe und eine neue Hand. Zwei Trophäen gewinnen sofort.',
        end: 'Erscheint die Spielende-Karte, ist Schluss. Gewonnene Karten zählen für dich, Handkarten gegen dich.',
        done: 'Mehr brauchst du nicht. Das „?“ öffnet überall die Regeln.',
    },
    mogel: { welcome: 'This is Mogel.', done: 'That is all.' },
    schoten: {
        welcome: 'Das ist Scharfe Schoten. Du gewinnst Stiche, aber nur ihre Farben zählen.',
        backs: 'Die Rückseiten zeigen Farben. Alle kennen also die Farben aller Hände, aber nicht die Zahlen.',
        ranking:
            'Das ist die Rangfolge der Farben in dieser Runde. Die Karten mit Stern sind Supertrümpfe: Sie stechen alles andere.',
        tips: 'Tippe: Von welcher Farbe sammelst du die meisten, von welcher die wenigsten? Wähle zwei und leg dich fest.',
        tips_shown: 'Alle Tipps werden zugleich gezeigt. Nun weißt du, was die anderen wollen.',
        lead: 'Du spielst aus. Nimm irgendeine Karte.',
        follow: 'Bediene die ausgespielte Farbe, wenn du kannst. Was nicht geht, ist blass; tippe darauf, um zu sehen, warum.',
        beat: 'Keine Karte dieser Farbe? Dann spiel irgendetwas. Eine höhere Farbe sticht die ausgespielte.',
        take: 'Dein Stich! Nimm noch eine Karte aus dem Gewürzschrank: eine Farbe, die deinen Tipps hilft.',
        avoid: 'Manchmal ist es besser, einen Stich abzugeben. Achte auf deine wenigste Farbe.',
        score: 'Ein richtiger Tipp bringt 5, ein Gleichstand 3. Punkten beide, zählt auch der Abstand.',
        done: 'Mehr brauchst du nicht. Alle beginnen eine Runde; die meisten Punkte gewinnen.',
    },
    next: 'Weiter',
    skip: 'Überspringen',
    again: 'Noch einmal',
    start_game: 'Richtig spielen',
};
