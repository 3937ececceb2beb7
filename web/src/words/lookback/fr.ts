import { list_in } from '../plural.ts';
import type { Who } from '../who.ts';
import type { Words } from './en.ts';

const list = list_in('fr');
const between = (low: number, high: number) => `${Math.min(low, high)} à ${Math.max(low, high)}`;
const of_whom = (name: string) => (/^[aeiouyhéèêàâîôû]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: Words = {
    look_back: 'Revoir',
    share: 'Partager',
    percent: (part) => `${Math.round(part * 100)} %`,
    points: (part) => {
        const whole = Math.round(part * 100);
        return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
    },
    story: {
        decided: 'Le moment décisif',
        chance: (who: Who, before, after) =>
            `${who.you ? 'Vos chances' : `Les chances ${of_whom(who.name)}`} de gagner sont passées de ${before} à ${after}.`,
        see: (move) => `Revoir le coup ${move}`,
        best: 'Meilleur doute',
        best_is: (what, gain) => `${what} Cela valait ${gain} sur cent.`,
        best_none: 'Aucun de vos doutes n’était fondé.',
        costliest: 'Choix le plus cher',
        costliest_is: (done, better, cost) =>
            `Votre choix : ${done}. Mieux : ${better}, environ ${cost} sur cent de plus.`,
        costliest_none: 'Aucun de vos choix ne peut être appelé une erreur.',
    },
    luck: {
        title: 'Chance ou choix ?',
        luck: 'chance',
        others: 'les autres',
        own: 'ses choix',
        of: (who: Who, luck, others, own) =>
            `${who.you ? 'Vous' : who.name} : chance ${luck}, choix des autres ${others}, ${who.you ? 'vos choix' : 'ses choix'} ${own}.`,
        about: (fair, play_outs, doubt) =>
            `En centièmes de victoire, de ${fair} avant la donne jusqu’à la fin : l’effet des cartes, des autres, de soi-même. Calculé entre maîtres, ${play_outs} parties jouées par moment ; un seul moment est juste à ${doubt} près.`,
    },
    progress: {
        busy: (part) => `Analyse … ${part}`,
        stop: 'Arrêter',
        stopped: 'Arrêté. Ce qui est affiché est approximatif.',
        go_on: 'Recommencer',
        failed: 'Cette partie ne peut pas être revue ici.',
        whole: (play_outs) => `${play_outs} parties jouées par moment`,
        rough: 'Premier regard ; les parties se jouent',
    },
    curves: {
        title: (who: Who) => (who.you ? 'Vos chances de gagner' : `Les chances ${of_whom(who.name)}`),
        all: 'toutes les cartes',
        knew: (who: Who) => (who.you ? 'ce que vous saviez' : `ce que savait ${who.name}`),
        fair: (share) => `${share} : la part équitable`,
        eyes: 'Par quels yeux ?',
        open: 'Toutes les cartes visibles',
        marks: { good: 'bon choix', unclear: 'difficile à dire', costly: 'cher', very: 'très cher' },
        last_choice: 'Choix précédent',
        next_choice: 'Choix suivant',
        keys: 'Flèches gauche et droite : de choix en choix.',
        jump: 'Courbe des chances de gagner ; touchez pour y aller',
        in_words: 'La courbe en mots',
        as_table: 'La courbe en tableau',
        begins: (first, last) => `Elle commence à ${first} et finit à ${last}.`,
        highest: (high, high_at, low, low_at) =>
            `Au plus haut après le coup ${high_at} avec ${high}, au plus bas après le coup ${low_at} avec ${low}.`,
        steps: (rise, rise_at, fall, fall_at) =>
            `Le plus grand pas vers le haut : ${rise}, au coup ${rise_at} ; vers le bas : ${fall}, au coup ${fall_at}.`,
        move: 'Coup',
        happened: 'Ce qui s’est passé',
        interval: (low, high) => `${low}–${high}`,
        cannot_say: 'impossible à dire',
        deal: 'la donne',
    },
    choice: {
        title: (move, who: Who) =>
            `Coup ${move} : ${who.you ? 'votre choix' : `le choix ${of_whom(who.name)}`}`,
        about: (who: Who) =>
            who.you
                ? 'Ce que vous auriez pu faire, d’après ce que vous saviez alors.'
                : `Ce que ${who.name} aurait pu faire, d’après ce qu’on pouvait y savoir.`,
        none: (who: Who) => (who.you ? 'Ici, rien à choisir.' : `Ici, ${who.name} n’avait rien à choisir.`),
        done: (who: Who) => (who.you ? 'votre choix' : 'choisi'),
        badge: {
            better: 'mieux',
            worse: 'nettement moins bien',
            alike: 'à peu près pareil',
            best: 'le mieux',
        },
        word: {
            fine: 'Un bon choix.',
            doubtful: 'Autre chose valait mieux.',
            costly: 'Un choix coûteux.',
            'too close to say': 'Trop serré pour le dire.',
        },
        gains: (points, low, high) =>
            `Gagne environ ${points} parties sur 100 de plus, sans doute ${between(low, high)}.`,
        costs: (points, low, high) =>
            `Coûte environ ${points} parties sur 100, sans doute ${between(low, high)}.`,
        alike: (low, high) =>
            `Pas de différence nette : de ${low < 0 ? `${-low} de moins` : `${low} de plus`} à ${high > 0 ? `${high} de plus` : `${-high} de moins`} sur 100.`,
        as_done: (share) => `Gagne environ ${share} des parties d’ici.`,
        as_done_unknown: 'Le reste se mesure à cela.',
        master: (part) => `un maître le fait dans ${part} des cas`,
        all: 'Tous les choix',
        worlds: (number) => `${number} mondes comptent`,
    },
    knew: {
        title: 'Ce qu’ils pouvaient savoir',
        about: 'Les chances de chaque place, telles qu’elles étaient et telles que cette place pouvait les connaître.',
        seat: 'Place',
        all: 'toutes les cartes',
        known: 'pouvait savoir',
        card: (owner, said) => `La carte ${of_whom(owner)} : ${said} ?`,
        number: 'nombre juste',
        spice: 'épice juste',
        counting: 'en comptant',
        said: 'a dit',
        said_number: 'mauvais nombre',
        said_spice: 'mauvaise épice',
        said_wrong: 'faux',
        silent: 'rien',
        was: (card) => `C’était ${card}.`,
    },
    reading: {
        title: 'Pouvait-on vous lire ?',
        lies: (lies, all, called, caught) =>
            `${lies} cartes sur ${all} n’étaient pas comme annoncées. ${called} ont été mises en doute, ${caught} à raison.`,
        believed: (truths, lies) =>
            `Des maîtres auraient cru les vraies à ${truths} et les autres à ${lies} :`,
        could_not: 'ils ne pouvaient pas le voir.',
        idea: 'ils s’en doutaient.',
        knew: 'ils le savaient.',
        few: 'Trop peu pour en dire plus.',
        brier: (worlds, master, odds) =>
            `D’après ce qu’on savait, les cartes se jugeaient à ${worlds} près ; le premier regard du maître ${master}, le seul comptage ${odds} (score de Brier : 0 est sûr et juste, 0,25 une pièce).`,
    },
    again: {
        title: 'Rejouer à partir d’ici',
        about: 'Sur cet appareil, à cette place, contre des maîtres.',
        same: 'Les mêmes cartes',
        same_about: 'Tout est comme c’était, la pioche aussi.',
        anew: 'Cartes cachées redonnées',
        anew_about:
            'Comme elles pouvaient être d’après ce que vous saviez ; le probable revient plus souvent.',
        go: 'Jouer',
        busy: 'On pose les cartes …',
        failed: 'D’ici, la partie ne peut pas être rejouée.',
        over: 'Ici, la partie est finie.',
    },
    sharing: {
        title: 'Partager',
        link: 'Lien vers le moment décisif',
        picture: 'Une image du résultat',
        names: 'Avec les noms',
        save: 'Enregistrer l’image',
        send: 'Envoyer l’image',
        about: 'Dessinée sur cet appareil ; rien ne part avant que vous l’envoyiez.',
        seat: (seat) => `Place ${seat}`,
        alt: 'Le résultat en image',
        points_head: 'points',
        luck_head: 'chance',
        own_head: 'choix',
    },
    limits: 'Les maîtres ne sont pas parfaits. Une courbe dit comment des maîtres s’en tireraient, pas vous ; chaque nombre vient avec son doute. Seules les parties finies sont revues, et seulement par ceux qui peuvent voir toutes les cartes.',
    limits_title: 'Jusqu’où s’y fier',
    // What may be done in each game.
    deeds: {
        spicy: {
            play_true: (card) => `jouer ${card} et le dire`,
            play_as: (card, said) => `jouer ${card} comme ${said}`,
            copy: (card) => `copier avec ${card}`,
            doubt: { number: 'douter du nombre', spice: 'douter de l’épice', whole: 'dire « Faux ! »' },
            take_wild: 'prendre le joker total',
            no_wild: 'ne pas prendre de joker total',
            let: 'laisser passer',
            peek: 'regarder',
            pass: 'passer',
        },
        schoten: {
            tip: (most, fewest) => `miser : le plus ${most}, le moins ${fewest}`,
            take: (colour) => `prendre ${colour} de la réserve`,
            card: (card) => `jouer ${card}`,
        },
    },
    book: {
        title: 'Votre carnet',
        about: 'Les parties finies que vous avez revues dans ce navigateur. Il reste sur cet appareil.',
        empty: 'Rien n’y est encore : jouez une partie jusqu’au bout et regardez son résultat.',
        games: (number) => `${number} ${number < 2 ? 'partie' : 'parties'}`,
        wins: 'Victoires',
        by_players: 'Par nombre de joueurs',
        by_opponents: 'Par adversaires',
        players: (number) => `${number} joueurs`,
        group: 'Parties',
        played: 'jouées',
        won: 'gagnées',
        fair: 'part équitable',
        most_likely: 'sans doute',
        luck: 'Chance',
        luck_is: (mean, low, high) =>
            `En moyenne ${mean} centièmes par partie, sans doute ${low} à ${high}. Sur beaucoup de parties, elle s’annule.`,
        own_is: (mean) => `Propres choix : ${mean} par partie.`,
        calls: 'Doutes',
        calls_about: 'Combien de fois vous aviez raison, et combien ce que vous saviez le promettait.',
        when: 'Parties',
        called: 'doutes',
        right: 'fondés',
        expected: 'attendus',
        bluffs: 'Cartes selon l’annonce',
        said: 'annoncé',
        laid: 'posées',
        lies: 'pas comme annoncé',
        caught: 'prises',
        with_people: 'avec des gens',
        latest: 'Dernières parties',
        result_won: 'gagnée',
        result_lost: 'pas gagnée',
        export: 'Enregistrer le carnet',
        forget: 'Effacer le carnet',
        forget_sure: 'Oui, l’effacer maintenant',
        missing: 'Ajouter les parties de mes tables',
        adding: (done, all) => `Ajout : ${done} sur ${all}`,
        added: (number) => (number < 2 ? `${number} partie ajoutée.` : `${number} parties ajoutées.`),
        names: list,
    },
    puzzles: {
        title: 'Douteriez-vous ?',
        about: 'Cinq positions par jour, tirées de parties des chats, où le maître est sûr et d’autres se trompent. Sur cet appareil seulement.',
        number: (at, of) => `Problème ${at} sur ${of}`,
        ask: (who, said) => `${who} annonce ${said}. Que faites-vous ?`,
        number_wrong: 'Mauvais nombre !',
        spice_wrong: 'Mauvaise épice !',
        let: 'Laisser passer',
        right: 'Le maître ferait de même.',
        close: 'À peu près aussi bien que le choix du maître.',
        wrong: (better) => `Le maître préférerait : ${better}.`,
        was: (card) => `C’était ${card}.`,
        chances: (number, spice) =>
            `De cette place, le nombre était juste dans ${number} des mondes, l’épice dans ${spice}.`,
        behind: (points, doubt) => `Environ ${points} parties sur 100 de moins, à ${doubt} près.`,
        not_the_card: 'Ce qui compte, c’est ce qu’on pouvait savoir, pas ce qu’était la carte.',
        next: 'Suivant',
        done: (right, of) => `${right} sur ${of} comme le maître. De nouveaux viennent demain.`,
        again: 'Les revoir',
        played: 'Ce qui a été joué',
        none: 'Les problèmes n’ont pas pu être chargés.',
    },
};
