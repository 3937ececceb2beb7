import type { Words } from './en.ts';

export const de: Words = {
    game: {
        spicy: {
            name: 'Spicy',
            about: 'Beim Würzen schwindeln und andere dabei ertappen. 2 bis 6 Personen, etwa 20 Minuten.',
        },
        schoten: {
            name: 'Scharfe Schoten',
            about: 'Stiche in den richtigen Farben: Sag voraus, was du sammelst. 3 oder 4 Personen, etwa 40 Minuten.',
        },
    },
    edition_title: 'Ausgabe',
    edition: {
        '2020': {
            name: 'Spicy 2020',
            about: 'Chili, Wasabi und Pfeffer; sechs Karten für alle; auf Wunsch mit Variantenkarten.',
        },
        '2021-fr': {
            name: 'Spicy 2021 (französisch)',
            about: 'Spielt sich wie 2020; die französische Anleitung ist nur anders formuliert.',
        },
        '2022': {
            name: 'Sweet & Spicy 2022',
            about: 'Zitrone statt Wasabi, für alle fünf Karten und ein Super-Joker.',
        },
        '2022-classic': {
            name: 'Sweet & Spicy 2022, klassisch',
            about: 'Die Schachtel von 2022 ohne Super-Joker, sechs Karten für alle.',
        },
    },
    variants_title: 'Spice-It-Up!-Karten',
    variants_about: 'Jede ändert eine Regel für das ganze Spiel. Wähle aus oder lass den Zufall wählen.',
    variants_none: 'Keine',
    variants_random: (n) => `${n} zufällig`,
    variants_not_here: 'In der Schachtel von 2022 gibt es diese Karten nicht.',
    variant: {
        'we-love-chili': 'Jede 1, 2 oder 3, die du ansagen darfst, darfst du auch als Chili ansagen.',
        'start-it-up': 'Auch nach einer 8 oder 9 darf es mit 1, 2 oder 3 weitergehen, wie nach einer 10.',
        'spice-raider': 'Deine 4 gewinnt den Stapel, sobald unangezweifelt die nächste Karte fällt.',
        'change-your-luck': 'Zu einer 5 darfst du bis zu zwei Karten dazuschieben und ebenso viele ziehen.',
        'turn-it-up': 'Wird die Zahl geprüft, gilt eine 6 auch als 9 und eine 9 auch als 6.',
        'copy-cat': 'Spiele eine Karte mit genau der Ansage der obersten, auch wenn du nicht am Zug bist.',
    },
    players_title: 'Personen',
    manners_title: 'Benehmen',
    manners: {
        assisted: {
            name: 'Mit Hilfe',
            about: 'Der Tisch lässt Unpassendes nicht zu und sagt letzte Karten für dich an.',
        },
        strict: {
            name: 'Streng',
            about: 'Fehler kosten wie gedruckt eine Karte, und deine letzte Karte sagst du selbst an.',
        },
    },
    pace_title: 'Tempo',
    pace: {
        live: {
            name: 'Live',
            about: 'Alle dürfen jederzeit zuschlagen; die nächste Karte wartet ein paar Sekunden.',
        },
        'everyone-answers': {
            name: 'Alle antworten',
            about: 'Nach jeder Karte werden alle in Ruhe gefragt. Gut auch über Tage.',
        },
    },
    window_title: 'Zeit zum Reagieren',
    window_about:
        'So lange wartet nach jeder Karte, wer als Nächstes dran ist, damit alle zuschlagen können.',
    turn_time_title: 'Zeit für einen Zug',
    turn_time_about: 'Ist sie um, geschieht, was du unten wählst. Alle dürfen um mehr Zeit bitten.',
    turn_time_none: 'Unbegrenzt',
    bot_pace_title: 'Tempo der Katzen',
    bot_pace: {
        calm: { name: 'Gemütlich', about: 'Sie lassen sich Zeit, wie Menschen.' },
        brisk: { name: 'Flott', about: 'Ein Drittel der Zeit, wenn man das alles kennt.' },
    },
    absent_title: 'Wenn jemand weg ist',
    absent: {
        bot: {
            name: 'Ein Bot spielt weiter',
            about: 'Bis die Person zurückkommt und ihren Platz wieder einnimmt.',
        },
        safe: { name: 'Der sichere Zug', about: 'Passen, oder was sonst nichts verrät.' },
        wait: { name: 'Der Tisch wartet', about: 'So lange es eben dauert.' },
    },
    start_title: 'Wer beginnt',
    start: {
        lot: { name: 'Das Los', about: 'Wird mit den Karten ausgelost.' },
        seat: { name: 'Ein bestimmter Platz', about: 'Du bestimmst, wer beginnt.' },
    },
    end_card_title: 'Spielende-Karte',
    end_card: {
        printed: {
            name: 'Wie gedruckt',
            about: 'Auf der Höhe für eure Anzahl, bis zu zwei Karten mehr oder weniger.',
        },
        exact: { name: 'Genau', about: 'Du sagst, wie viele Karten darüber liegen; alle können mitzählen.' },
    },
    end_card_above: 'Karten über der Spielende-Karte',
    open_title: 'Wer den Tisch findet',
    open: {
        link: { name: 'Mit Link', about: 'Nur wer den Link oder den Code hat.' },
        secret: { name: 'Nur mit Link', about: 'Der Code allein öffnet ihn niemandem.' },
        public: { name: 'Öffentlich', about: 'Steht für alle in der Liste offener Tische.' },
    },
    watch_title: 'Zuschauen',
    watch: {
        no: { name: 'Niemand', about: 'Nur wer mitspielt, sieht den Tisch.' },
        yes: { name: 'Willkommen', about: 'Zu sehen ist, was alle sehen dürfen, keine Handkarten.' },
        delayed: {
            name: 'Verzögert',
            about: 'Zu sehen ist alles etwas später, damit niemand vorsagen kann.',
        },
    },
    after_title: 'Nach dem Spiel',
    after: {
        open: {
            name: 'Alle Karten offen',
            about: 'Das fertige Spiel lässt sich mit allen Händen noch einmal ansehen.',
        },
        own: { name: 'Nur die eigene Sicht', about: 'Alle sehen nur noch einmal, was sie sehen konnten.' },
    },
    bots_title: 'Bots',
    bots_about: 'Sie füllen leere Plätze, sehen nur ihre eigenen Karten und machen Platz, wenn jemand kommt.',
    bot_level: 'Stärke',
    more: 'Weitere Einstellungen',
};
