import type { Words } from './en.ts';

export const fr: Words = {
    question: 'Faut-il vous prévenir quand c’est votre tour, même si cette page est fermée ?',
    yes: 'Oui, prévenez-moi',
    not_now: 'Pas maintenant',
    on: 'Vous serez prévenu quand c’est votre tour.',
    off: 'Vous n’êtes plus prévenu quand la page est fermée.',
    setting: 'Me prévenir aussi quand la page est fermée',
    about: 'Pour les parties sur plusieurs jours. Le message dit « à vous » et rien de plus.',
    denied: 'Ce navigateur ne le permet pas. Ses propres réglages pour cette page peuvent le changer.',
    failed: 'Cela n’a pas marché. Réessayez plus tard.',
    install: 'Installer comme application',
    install_about: 'Une application installée est prévenue plus sûrement.',
    install_ios:
        'Sur iPhone ou iPad : Partager, puis « Sur l’écran d’accueil ». C’est la seule façon d’y être prévenu.',
};
