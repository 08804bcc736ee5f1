// The door of the pages: the page that the address asks for, in words.

import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { tune } from './sounds';
import { speak } from './tongue.svelte';
import '@fontsource-variable/nunito/wght.css';
import './tokens.css';
import './board/board.css';

await speak(settings.language);
mount(App, { target: document.getElementById('app')! });

// The first touch lets a page be heard; what that touch has set off goes first.
for (const touch of ['pointerup', 'keydown']) addEventListener(touch, () => setTimeout(tune, 500), { once: true });

// Its address is relative: written out, it stays what it is when the page goes to another address.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);
