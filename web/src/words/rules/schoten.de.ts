import type { SchotenRules } from './schoten.en.ts';

export const de: SchotenRules = {
    goal: 'Stiche sind für sich nichts wert. Sag voraus, von welcher Farbe du am meisten und von welcher du am wenigsten sammelst, und sorg dafür, dass es stimmt.',
    pictures: {
        backs: 'Die Rückseiten zeigen die Farbe. So kennen alle die Farben in jeder Hand, aber nicht die Zahlen.',
        ranking:
            'Diese vier sind die Supertrümpfe der Runde und schlagen alles, die erste am stärksten. In dieser Reihenfolge stehen auch die Farben.',
        tips: 'Vor dem ersten Stich tippst du: Welche Farbe wirst du am meisten sammeln, welche am wenigsten?',
        follow: 'Bedien die ausgespielte Farbe, wenn du kannst. Die höchste Farbe gewinnt den Stich, in einer Farbe die höchste Zahl.',
        rack: 'Wer einen Stich gewinnt, nimmt auch eine Karte aus dem Gewürzschrank: die Farbe nach Wahl, die Zahl ungesehen.',
        score: 'Ein richtiger Tipp zählt 5, ein geteilter 3. Zählen beide, kommt der Abstand der beiden Farben dazu.',
    },
    sections: { setup: 'Eine Runde beginnt', tricks: 'Stiche', scoring: 'Wertung', table: 'Am Tisch' },
    rules: {
        T1: [
            'Die Karten',
            '48 Würzkarten: Rot, Gelb, Grün und Schwarz, jeweils 1 bis 12. Die Rückseite zeigt die Farbe. Es spielen drei oder vier Personen.',
        ],
        T2: [
            'Austeilen',
            'Jede Runde wird neu ausgeteilt: zu dritt je 12 Karten, zu viert je 10. Die übrigen 12 oder 8 sind der Gewürzschrank, nach Farben sortiert und verdeckt.',
        ],
        T3: [
            'Farben sind offen',
            'Alle sehen die Farben aller Hände, des Gewürzschranks und aller Sammlungen. Zahlen siehst du nur auf deiner Hand.',
        ],
        T4: [
            'Trümpfe',
            'Jeder Farbe wird eine Zahl zugelost. Nach diesen Zahlen stehen die Farben in der Rangfolge, die höchste zuerst. Die vier Karten, die genau so einem Paar entsprechen, sind die Supertrümpfe, in derselben Rangfolge.',
            'Rot 7, Gelb 12, Grün 3, Schwarz 5: Die Rangfolge ist Gelb, Rot, Schwarz, Grün, und die gelbe 12 ist die stärkste Karte.',
        ],
        T5: [
            'Was sticht was',
            'Ein Supertrumpf sticht alle anderen Karten, ein höherer den niedrigeren. Sonst sticht die höhere Farbe, egal was ausgespielt wurde; in einer Farbe die höhere Zahl.',
        ],
        T6: [
            'Tipps',
            'Vor dem ersten Stich wählen alle geheim zwei verschiedene Farben: eine, von der sie die meisten, und eine, von der sie die wenigsten Karten haben werden. Gezeigt wird gleichzeitig, und ein Tipp gilt.',
        ],
        T7: [
            'Bedienen',
            'Ausgespielt wird eine beliebige Karte. Die anderen bedienen im Uhrzeigersinn die ausgespielte Farbe, wenn sie können, sonst spielen sie irgendetwas. Ein Supertrumpf gehört zu seiner Farbe: Er muss bedienen, und solange du bedienen kannst, darf keiner einer anderen Farbe fallen.',
            'Grün ist ausgespielt, du hast die grüne 6 und den Supertrumpf rote 7: Du musst die grüne 6 spielen.',
        ],
        T8: [
            'Einen Stich gewinnen',
            'Die ranghöchste Karte gewinnt [T5], und wer sie gespielt hat, spielt als Nächstes aus. Dazu nimmst du eine Karte aus dem Gewürzschrank, in einer Farbe deiner Wahl, bis er leer ist. Ablehnen geht nicht.',
        ],
        T9: [
            'Sammlungen',
            'Was du gewonnen hast, liegt nach Farben sortiert mit der Rückseite nach oben, damit alle zählen können.',
        ],
        T10: [
            'Punkte',
            'Je Tipp: 5, wenn diese Farbe allein die meisten (oder wenigsten) Karten hat, 3 bei Gleichstand, sonst 0. Haben beide Tipps gepunktet, kommt der Unterschied zwischen den beiden Farben dazu.',
            'Sechs rote, keine gelbe, zwei grüne, keine schwarze; meiste Rot, wenigste Gelb: 5 + 3 + 6 = 14. Ganz ohne Stich: 3 + 3 = 6.',
        ],
        T11: [
            'Runden',
            'So viele Runden wie Personen. Der Beginn rückt jedes Mal einen Platz nach links, alle fangen also einmal an.',
        ],
        T12: [
            'Gewinnen',
            'Die meisten Punkte gewinnen; bei Gleichstand gewinnt man gemeinsam. Wer die erste Runde beginnt, wird ausgelost, außer es wurde ein Platz bestimmt.',
        ],
        T13: [
            'Nicht bedient',
            'Eine Karte, die nicht bedient, obwohl du könntest, wird abgelehnt. Eine Strafe gibt es nicht.',
        ],
        P3: [
            'Abwesend oder Zeit um',
            'Der Tisch hat es vorher gewählt: Ein Bot übernimmt, der sichere Zug wird gemacht, oder alle warten. Sicher heißt die niedrigste erlaubte Karte und die ersten Tipps oder die erste Farbe der Reihe nach: nichts, was deine Karten verrät.',
        ],
    },
};
