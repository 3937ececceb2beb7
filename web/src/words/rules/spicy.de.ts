import type { SpicyRules } from './spicy.en.ts';

export const de: SpicyRules = {
    goal: 'Werde deine Karten los, um Trophäen zu bekommen, und gewinne Stapel für Punkte: durch Bluffen und durch Ertappen.',
    pictures: {
        lay: 'Leg eine Karte verdeckt hin und sag, was sie ist: Zahl und Gewürz, wahr oder nicht. Hier heißt ein Pfeffer 3 „Chili 2“.',
        follow: 'Wer folgt, sagt dasselbe Gewürz und eine höhere Zahl. Nach einer 10 geht es mit 1, 2 oder 3 von vorn los.',
        doubt: 'Du glaubst die Chili 10 nicht? Zweifle an der Zahl oder am Gewürz. Es ist eine Chili 4: Die Zahl war gelogen, das Gewürz war wahr.',
        stack: 'Wer recht hat, bekommt den ganzen Stapel, einen Punkt pro Karte. Wer nicht, zieht zwei Karten und fängt neu an.',
        wild: 'Ein Gewürz-Joker stimmt als jedes Gewürz und als keine Zahl. Beim Zahlen-Joker ist es umgekehrt.',
        last: 'Deine letzte Karte bringt eine Trophäe, wenn dich niemand erwischt: zehn Punkte und neue Karten. Zwei Trophäen gewinnen sofort.',
        end: 'Liegt die Endkarte oben, wird gezählt: zehn pro Trophäe, eins pro gewonnener Karte, minus eins pro Handkarte.',
    },
    sections: {
        setup: 'Schachtel und Aufbau',
        turn: 'Dein Zug',
        challenge: 'Herausforderungen',
        trophies: 'Letzte Karten und Trophäen',
        end: 'Ende und Wertung',
        variants: 'Spice-It-Up!-Karten',
        total_wilds: 'Super-Joker (2022)',
        table: 'Benehmen und Tempo',
    },
    rules: {
        S1: [
            'Die Karten',
            'Es gibt 100 Gewürzkarten: drei Gewürze mit den Zahlen 1 bis 10, jede Karte dreimal, dazu fünf Gewürz-Joker und fünf Zahlen-Joker. Die Gewürze sind Chili, Wasabi und Pfeffer; in der Ausgabe 2022 steht Zitrone statt Wasabi.',
        ],
        S2: [
            'Was noch dazugehört',
            'Drei Trophäen und eine Spielende-Karte. Es spielen zwei bis sechs Personen.',
        ],
        S3: [
            'Austeilen',
            'Alle bekommen 6 Karten, in der Ausgabe 2022 stattdessen 5 und einen Super-Joker [W1]. Der Rest ist der Nachziehstapel.',
        ],
        S4: [
            'Die Spielende-Karte',
            'Sie steckt im Nachziehstapel. Zu zweit liegen etwa 60 Karten darunter, zu dritt oder viert etwa 38, zu fünft oder sechst etwa 15, bis zu zwei mehr oder weniger. Ein Tisch kann auch genau festlegen, wie viele darüber liegen.',
        ],
        S5: ['Wer beginnt', 'Das entscheidet das Los, außer es wurde ein Platz bestimmt.'],
        S6: [
            'Spielen oder passen',
            'Es geht im Uhrzeigersinn. Bist du dran, spielst du eine Karte oder du passt. Passen darfst du auch, wenn noch kein Stapel liegt.',
        ],
        S7: [
            'Eine Karte spielen',
            'Leg eine Karte verdeckt auf den Stapel und sag eine Zahl und ein Gewürz an. Die Ansage muss zum Stapel passen [S9], aber nicht zur Karte: Du darfst bei beidem schwindeln.',
        ],
        S8: [
            'Einen Stapel beginnen',
            'Für die erste Karte sagst du 1, 2 oder 3 an, in einem beliebigen Gewürz.',
        ],
        S9: [
            'Weiterspielen',
            'Bleib beim Gewürz und sag eine höhere Zahl an. Auf eine 10 folgt wieder 1, 2 oder 3, im selben Gewürz.',
            'Auf „Pfeffer 6“ passen Pfeffer 7, 8, 9 und 10; auf „Pfeffer 10“ Pfeffer 1, 2 und 3.',
        ],
        S10: [
            'Wenn es nicht passt',
            'Bei strengem Benehmen kommt deine Karte nach einer unpassenden Ansage auf die Hand zurück, und du hast gepasst: eine Karte ziehen. Mit Hilfe nimmt der Tisch sie einfach nicht an.',
            'Streng: Auf „Chili 6“ sagst du „Pfeffer 8“. Du nimmst die Karte zurück, ziehst eine, und es geht weiter.',
        ],
        S11: ['Passen', 'Zieh eine Karte. Dann geht es mit der nächsten Person weiter.'],
        S12: [
            'Nicht gucken',
            'Verdeckte Karten bleiben ungesehen, auch der eigene Punktestapel. Bei strengem Benehmen kostet Gucken eine Karte, alle erfahren davon, und du siehst nichts; höchstens einmal pro Zug und nie, wenn der Tisch auf etwas wartet.',
        ],
        S13: [
            'Wann man herausfordert',
            'Solange eine Karte oben liegt, dürfen alle anderen sie herausfordern: jederzeit, auch wenn inzwischen gepasst wurde.',
        ],
        S14: [
            'Was man anzweifelt',
            'Nenne ein Merkmal: die Zahl oder das Gewürz. Nie beides. Bei Kopien ist es anders [V7].',
        ],
        S15: [
            'Nichts genannt',
            'Bei strengem Benehmen verliert sofort, wer herausfordert, ohne ein Merkmal zu nennen. Die Karte wird trotzdem gezeigt.',
        ],
        S16: [
            'Prüfen',
            'Die oberste Karte wird gezeigt. Es zählt nur, was angezweifelt wurde: Stimmt es nicht, gewinnt die Herausforderung; stimmt es, gewinnt, wer die Karte gespielt hat.',
            '„Wasabi 7“ ist eine Pfeffer 7. Falsches Gewürz gewinnt, falsche Zahl verliert.',
        ],
        S17: [
            'Halbe Joker',
            'Ein Gewürz-Joker stimmt bei jedem Gewürz und bei keiner Zahl. Ein Zahlen-Joker stimmt bei jeder Zahl und bei keinem Gewürz.',
        ],
        S18: [
            'Danach',
            'Wer gewinnt, nimmt den ganzen Stapel ungesehen als Punkte. Dann zieht die unterlegene Person 2 Karten und beginnt einen neuen Stapel.',
        ],
        S19: [
            'Letzte Karte ansagen',
            'Spielst du deine einzige Karte, muss das angesagt werden. Der Tisch macht das für dich, außer bei strengem Benehmen: Vergisst du es dort, kommt die Karte zurück und du hast gepasst, insgesamt eine Karte gezogen. Auch eine nicht angesagte Kopie kommt zurück und kostet eine Karte.',
        ],
        S20: [
            'Alle entscheiden',
            'Nach einer letzten Karte wird weder gespielt noch gepasst, bis alle anderen herausgefordert oder verzichtet haben. Live darfst du es dir anders überlegen, bis die letzte Antwort da ist. Haben alle verzichtet, ist die Karte sicher.',
        ],
        S21: [
            'Die Trophäe',
            'Du bekommst sie, wenn niemand deine letzte Karte herausfordert oder wenn du die Herausforderung gewinnst. Ohne Herausforderung bleibt der Stapel liegen, und es wird darauf weitergespielt.',
        ],
        S22: [
            'Ertappt',
            'Verliert deine letzte Karte, ist das eine gewöhnliche Niederlage: keine Trophäe, 2 ziehen, neuen Stapel beginnen.',
        ],
        S23: [
            'Neue Hand',
            'Nach einer Trophäe ziehst du 6 neue Karten (Ausgabe 2022: 5), falls das Spiel nicht vorbei ist. Nach einer Herausforderung zieht zuerst, wer sie verloren hat.',
        ],
        S24: [
            'Wann Schluss ist',
            'Sofort, wenn jemand die zweite Trophäe bekommt, wenn die dritte vergeben ist oder wenn die Spielende-Karte oben auf dem Nachziehstapel liegt.',
        ],
        S25: [
            'Die Spielende-Karte bleibt',
            'Sie wird nie gezogen. Taucht sie auf, zieht niemand mehr, auch wenn noch Karten fehlen. Ein Stapel, den niemand gewonnen hat, zählt für niemanden.',
            'Zwei Karten liegen darüber, und du müsstest sechs ziehen: Du bekommst zwei, und das Spiel ist aus.',
        ],
        S26: ['Zwei Trophäen', 'Wer zwei Trophäen hat, gewinnt, egal wie die Punkte stehen.'],
        S27: [
            'Punkte',
            'Sonst zählt: 10 je Trophäe, 1 je gewonnener Karte, minus 1 je Handkarte. Super-Joker zählen fünf [W8]. Die meisten Punkte gewinnen; bei Gleichstand gewinnt man gemeinsam.',
            'Eine Trophäe, 24 gewonnene Karten, 4 auf der Hand: 10 + 24 − 4 = 30.',
        ],
        V0: [
            'Variantenkarten wählen',
            'Ein Tisch nimmt beliebige der sechs Karten oder lässt einige auslosen. Sie gelten das ganze Spiel. Die Ausgaben von 2022 haben keine.',
        ],
        V1: [
            'Wir lieben Chili',
            'Darfst du in irgendeinem Gewürz eine 1, 2 oder 3 ansagen, darfst du dieselbe Zahl auch als Chili ansagen. Ab dann ist es ein Chili-Stapel.',
            'Auf „Wasabi 1“: Wasabi 2 bis 10, oder Chili 2, oder Chili 3.',
        ],
        V2: [
            'Von vorn',
            'Auch auf eine 8 oder 9 darf 1, 2 oder 3 im selben Gewürz folgen. Höher geht weiterhin.',
            'Auf „Chili 8“: Chili 9, 10, 1, 2 oder 3.',
        ],
        V3: [
            'Gewürzräuber',
            'Sagst du eine 4 an, liegt deine Tatze auf dem Stapel. Sobald irgendwer die nächste Karte spielt, gewinnst du alles darunter samt deiner 4, und die neue Karte ist der ganze Stapel. Eine Herausforderung deiner 4 geht vor und hebt die Tatze auf. Passen ändert nichts.',
            'Deine „Pfeffer 4“ liegt auf insgesamt fünf Karten. Jemand spielt „Pfeffer 6“: Die fünf gehören dir.',
        ],
        V4: [
            'Glückswechsel',
            'Sagst du eine 5 an, darfst du ein oder zwei weitere Karten darunterschieben und sofort ebenso viele ziehen. Geprüft werden sie nie, aber wer den Stapel gewinnt, gewinnt sie mit. Letzte Karte ist deine 5 nur, wenn du sonst keine hattest.',
        ],
        V5: [
            'Dreh es um',
            'Wird die Zahl geprüft, gilt 6 auch als 9 und 9 auch als 6.',
            'Du hast „Chili 9“ angesagt, und es ist eine Chili 6: Die Zahl stimmt.',
        ],
        V6: [
            'Nachmacher',
            'Liegt oben eine fremde Karte, darfst du eine Karte mit genau derselben Ansage spielen, auch wenn du nicht dran bist. Weiter geht es links von dir. Auch Kopien lassen sich kopieren, nur nie die eigene Karte und nicht, solange eine letzte Karte auf Antworten wartet [S20].',
        ],
        V7: [
            'Kopien herausfordern',
            'Sag einfach „Falsch!“. Die Kopie gewinnt nur, wenn Zahl und Gewürz beide stimmen; halbe Joker verlieren also immer. Geprüft wird nur die oberste Kopie; gewonnen wird der ganze Stapel.',
        ],
        V8: [
            'Mehrere Karten zugleich',
            'Jede tut, was sie sagt. Eine kopierte 4 löst den Raub aus und legt die Tatze der kopierenden Person auf den neuen Stapel; bei einer kopierten 5 darfst du Karten darunterschieben; auch eine Kopie kann eine letzte Karte sein.',
        ],
        W1: [
            'Austeilen mit Super-Jokern',
            'Alle beginnen mit 5 Gewürzkarten und einem Super-Joker. Die übrigen der sechs liegen neben dem Nachziehstapel.',
        ],
        W2: [
            'Was er ist',
            'Ein Super-Joker ist jede Zahl und jedes Gewürz. Spiel ihn in einem deiner Züge, mit passender Ansage. Als Kopie taugt er nicht.',
        ],
        W3: [
            'Sicher',
            'Ein Super-Joker kann nicht angezweifelt werden. Seine Rückseite ist anders, also sehen alle, wer einen hat und wann er gespielt wird.',
        ],
        W4: [
            'Nicht als letzte Karte',
            'Als letzte Karte bringt er keine Trophäe. Du ziehst 5 Gewürzkarten, sofort und ohne Warten.',
        ],
        W5: [
            'Höchstens einer',
            'Mehr als einen hast du nie. Liegt keiner mehr neben dem Nachziehstapel, kannst du keinen bekommen.',
        ],
        W6: [
            'Nach verlorener Herausforderung',
            'Du ziehst 2 und siehst sie dir an. Hast du keinen Super-Joker, darfst du dann einen als dritte Karte nehmen.',
        ],
        W7: ['Nach einer Trophäe', 'Du ziehst 5 Gewürzkarten und keinen Super-Joker.'],
        W8: [
            'Punkte',
            'Jeder gewonnene Super-Joker zählt 5. Einer auf der Hand kostet 5. Gewonnene kommen nicht mehr ins Spiel.',
        ],
        W9: [
            'Das klassische Spiel',
            'Die Schachtel von 2022 ohne Super-Joker: 6 Karten am Anfang und 6 nach einer Trophäe, mit Zitrone statt Wasabi.',
        ],
        M1: [
            'Benehmen',
            'Mit Hilfe: Unpassendes wird abgelehnt und kostet nichts, letzte Karten werden für dich angesagt, und Gucken gibt es nicht. Streng: Die gedruckten Strafen gelten [S10], [S12], [S15], [S19].',
        ],
        P1: [
            'Live',
            'Nach jeder Karte wartet die nächste Person kurz, 4 Sekunden, wenn der Tisch nichts anderes sagt. Herausfordern und Kopieren können alle die ganze Zeit. Kommen mehrere innerhalb einer Viertelsekunde, rechnet der Tisch erst die Verzögerung jeder Verbindung heraus.',
        ],
        P2: [
            'Alle antworten',
            'Nach jeder Karte und jedem Passen werden alle gefragt, die reagieren könnten: herausfordern, kopieren oder gelten lassen. Antworten sind verdeckt und endgültig; ein dauerhaftes „Gelten lassen“ hält, solange die Karte oben liegt. Herausfordern geht vor Kopieren, und unter Gleichen der nächste Platz im Uhrzeigersinn nach der Person, deren Karte es ist.',
        ],
        P3: [
            'Abwesend oder Zeit um',
            'Der Tisch hat es vorher gewählt: Ein Bot übernimmt, der sichere Zug wird gemacht, oder alle warten. Sicher heißt passen, gelten lassen oder kein Super-Joker: nichts, was deine Karten verrät. Deinen Platz bekommst du jederzeit zurück.',
        ],
    },
};
