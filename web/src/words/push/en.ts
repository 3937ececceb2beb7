// Being called back when it is one's turn.
export const en = {
    question: 'Shall we tell you when it is your turn, also when this page is closed?',
    yes: 'Yes, tell me',
    not_now: 'Not now',
    on: 'You will be told when it is your turn.',
    off: 'You are no longer told when the page is closed.',
    setting: 'Tell me also when the page is closed',
    about: 'For games over days. The message says “your turn” and no more.',
    denied: 'This browser does not allow it. Its own settings for this page can change that.',
    failed: 'That did not work. Please try again later.',
    install: 'Install as an app',
    install_about: 'An installed app is told more reliably.',
    install_ios: 'On an iPhone or iPad: Share, then “Add to Home Screen”. Only then can you be told there.',
};

export type Words = typeof en;
