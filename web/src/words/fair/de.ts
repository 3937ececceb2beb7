import { count_in, list_in } from '../plural.ts';
import type { Words } from './en.ts';

const count = count_in('de');
const list = list_in('de');

export const de: Words = {
    seal: {
        title: 'Die Karten sind versiegelt',
        lead: 'Vor der ersten Karte hat der Server den Fingerabdruck eines Geheimnisses veröffentlicht. Von da an konnte er es sich nicht mehr anders überlegen. Die Karten folgen aus diesem Geheimnis und aus Zahlen, die die Geräte der Spieler selbst gezogen haben.',
        fingerprint: 'Fingerabdruck',
        round: (round) => `Fingerabdruck von Runde ${round}`,
        unknown: 'Er wurde zu Beginn des Spiels veröffentlicht und steht in der Aufzeichnung.',
        shared: (names) => `Eigenen Zufall beigetragen: ${list(names)}.`,
        absent: (names) => `Keinen beigetragen: ${list(names)}.`,
        alone: 'Kein Gerät hat eigenen Zufall beigetragen: Dass das Geheimnis des Servers zufällig war, muss man ihm glauben.',
        attempts: (number) =>
            `Das Geben wurde ${number}-mal begonnen, weil jemand die zugesagte Zahl nicht gezeigt hat. Jeder Versuch steht im Verlauf.`,
        kept: 'Dein Gerät bewahrt den Fingerabdruck jedes Zugs auf, den es gezeigt bekommt. Nach dem Spiel werden die Geheimnisse geöffnet, und jeder kann alles nachprüfen.',
        here: 'Hier ist dieses Gerät der Server: Es hat den Fingerabdruck veröffentlicht und kennt alle Karten. Prüfen lässt sich nachher, dass die Aufzeichnung in sich stimmt, mehr nicht.',
        limits: 'Wovor das nicht schützt',
        limit: [
            'Wer den Server betreibt, kennt die Karten, solange das Spiel läuft. Spiele dort, wo du darauf vertraust, dass niemand spickt.',
            'Spieler, die sich anderswo absprechen.',
            'Jemand, der dir über die Schulter sieht oder den Link zu deinem Platz hat.',
        ],
        check: 'Ein beendetes Spiel nachprüfen',
    },
    verify: {
        title: 'Ein Spiel nachprüfen',
        about: 'Die Karten werden vor der ersten versiegelt und nach dem Spiel geöffnet. Diese Seite rechnet alles noch einmal aus, auf deinem Gerät; der Server hat dabei nichts zu sagen.',
        choose: 'Datei wählen',
        drop: 'Zieh die Aufzeichnung eines beendeten Spiels hierher oder füge sie unten ein.',
        paste: 'Die Aufzeichnung als Text',
        check: 'Prüfen',
        working: 'Es wird geprüft …',
        other: 'Ein anderes Spiel prüfen',
        fair: 'Alles passt.',
        not_fair: 'Das passt nicht.',
        links: (number) =>
            `${count(number, { one: 'Glied', other: 'Glieder' })} der Kette führen zum Fingerabdruck`,
        players: (names) => `Spieler: ${list(names)}.`,
        where_from:
            'Die Aufzeichnung bekommst du unter „Noch einmal ansehen“, dann „Aufzeichnung speichern“.',
        difference: 'Gefunden, und wie es sein müsste',
        unchecked: 'nicht geprüft',
        problem: {
            'no-record': 'Das ist nicht die Aufzeichnung eines Spiels.',
            'no-proof':
                'Diese Aufzeichnung enthält keinen Beweis. Ihr Tisch hält beendete Spiele verschlossen, oder die Karten kamen nicht von einem Server.',
            'other-version': 'Diese Art von Beweis kennt diese Seite nicht.',
            malformed: 'Der Beweis in dieser Aufzeichnung ist unvollständig oder beschädigt.',
            unreachable:
                'Dieses Spiel lässt sich nicht holen. Es ist nicht zu Ende, oder sein Tisch behält die Karten für sich. Wenn du die Aufzeichnung hast, wähle sie hier.',
        },
        step: {
            commitment: {
                name: 'Das Geheimnis ist das versiegelte',
                about: 'Der Fingerabdruck von vor der ersten Karte gehört zu dem Geheimnis, das nach der letzten geöffnet wurde.',
            },
            share: {
                name: 'Jede Zahl ist die zugesagte',
                about: 'Jedes Gerät hat erst den Fingerabdruck seiner Zahl veröffentlicht und dann genau diese Zahl gezeigt.',
            },
            seed: {
                name: 'Gemischt wurde mit allen zusammen',
                about: 'Der Schlüssel des Mischens besteht aus dem Geheimnis des Servers und den Zahlen aller Spieler, aus sonst nichts.',
            },
            hands: {
                name: 'Die Karten folgen aus dem Mischen',
                about: 'Noch einmal mit diesem Schlüssel gemischt, ergeben sich genau die Karten, die gegeben wurden.',
            },
            chain: {
                name: 'Kein Eintrag wurde geändert, entfernt oder verschoben',
                about: 'Jeder Eintrag enthält den Fingerabdruck des vorigen; die Kette ist heil.',
            },
            log: {
                name: 'Der Verlauf erzählt dasselbe Geben',
                about: 'Erst versiegelt, dann zugesagt, dann einmal begonnen, mit denselben Fingerabdrücken; jeder Versuch wurde gezählt.',
            },
            actions: {
                name: 'Die Züge sind die aus dem Verlauf',
                about: 'Was laut Aufzeichnung gespielt wurde, steht in der Kette, in dieser Reihenfolge.',
            },
            rules: {
                name: 'Jeder Zug hält sich an die Regeln',
                about: 'Mit diesen Karten noch einmal gespielt, war jeder Zug erlaubt.',
            },
            end: {
                name: 'Das Spiel endet dort, wo die Aufzeichnung endet',
                about: 'Nichts wurde abgeschnitten: Es wurde zu Ende gespielt oder aufgegeben, und danach kommt nichts mehr.',
            },
            heads: {
                name: 'Der Verlauf ist der, den du gesehen hast',
                about: 'Dein Gerät hat beim Spielen Fingerabdrücke aufbewahrt; die Kette führt durch sie hindurch.',
            },
            own: {
                name: 'Deine eigene Zahl ist dabei',
                about: 'Die Zahl, die dein Gerät gezogen hat, ging in das Mischen ein.',
            },
        },
        met: (number) => `${count(number, { one: 'Fingerabdruck', other: 'Fingerabdrücke' })} verglichen.`,
        no_heads: 'Dieser Browser hat von diesem Spiel keine Fingerabdrücke; es gab nichts zu vergleichen.',
        here: 'Dieses Spiel hat ein Gerät selbst gegeben, kein Server. Die Prüfung zeigt, dass die Aufzeichnung in sich stimmt und nachher nichts geändert wurde; dass das Gerät ehrlich gegeben hat, kann sie nicht zeigen.',
        no_share: 'Dieser Browser hat zu diesem Spiel keine Zahl beigetragen.',
    },
};
