import type { Words } from './en.ts';

export const de: Words = {
    question: 'Sollen wir dir sagen, wenn du dran bist, auch wenn diese Seite zu ist?',
    yes: 'Ja, sag es mir',
    not_now: 'Jetzt nicht',
    on: 'Du erfährst, wenn du dran bist.',
    off: 'Bei geschlossener Seite erfährst du nichts mehr.',
    setting: 'Sag es mir auch, wenn die Seite zu ist',
    about: 'Für Partien über Tage. Die Nachricht sagt „Du bist dran“ und sonst nichts.',
    denied: 'Dieser Browser erlaubt es nicht. Seine eigenen Einstellungen für diese Seite können das ändern.',
    failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
    install: 'Als App installieren',
    install_about: 'Eine installierte App erfährt es verlässlicher.',
    install_ios: 'Auf iPhone oder iPad: Teilen, dann „Zum Home-Bildschirm“. Nur dann geht es dort.',
};
