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
