// The door of the pages: the page that the address asks for, in words.

import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { speak } from './tongue.svelte';
import '@fontsource-variable/nunito/wght.css';
import './tokens.css';
import './board/board.css';

await speak(settings.language);
mount(App, { target: document.getElementById('app')! });

// Its address is relative: written out, it stays what it is when the page goes to another address.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);
