// The entry: style, language, then the first screen. Everything else is loaded when it is wanted.
import { mount } from 'svelte';
import App from './App.svelte';
import { Settings } from './settings.svelte.ts';
import { unlock_on_first_tap } from './sound/player.ts';
import './style/base.css';
import { pick_language } from './words/language.ts';
import { words } from './words/words.svelte.ts';

const settings = new Settings();
settings.show(document.documentElement);
unlock_on_first_tap();
await words.speak(pick_language(settings.language, navigator.languages));
await words.want('common');
const target = document.getElementById('app');
if (target) mount(App, { target, props: { settings } });
