// The entry: style, language, then the first screen. Everything else is loaded when it is wanted.
import { mount } from 'svelte';
import App from './App.svelte';
import { static_site } from './app/base.ts';
import { install } from './app/install.svelte.ts';
import { place_of } from './app/places.ts';
import { session } from './app/session.svelte.ts';
import { settings } from './app/settings.svelte.ts';
import { where } from './app/where.svelte.ts';
import { start_worker } from './app/worker.svelte.ts';
import { fetch_ahead, first_words } from './routes.ts';
import './style/base.css';
import './style/kinds.css';
import { pick_language } from './words/language.ts';
import { words } from './words/words.svelte.ts';

// No await at the top level: a chunk that shares code with the entry would wait for it for ever.
async function start(target: HTMLElement): Promise<void> {
    // A static page says where its icons lie from where it lies itself, and its address will change.
    if (static_site)
        for (const link of document.querySelectorAll<HTMLLinkElement>(
            'link[rel*="icon"], link[rel="manifest"]',
        ))
            link.setAttribute('href', link.href);
    // First of all the secret of a resume link leaves the address bar.
    where.start();
    settings.apply();
    install.start();
    // The screen, its words and the line come at the same time, not one after the other.
    if (where.route.at !== 'story' && !static_site && place_of(where.route) !== 'device') session.start();
    fetch_ahead(where.route);
    await words.speak(pick_language(settings.all.language, navigator.languages));
    await words.want('common', 'room', ...first_words(where.route));
    target.replaceChildren();
    mount(App, { target });
    if (where.route.at === 'story') return;
    start_worker();
}

const target = document.getElementById('app');
if (target) void start(target);
