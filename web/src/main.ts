// The door of the pages: the page that the address asks for.

import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './board/board.css';

mount(App, { target: document.getElementById('app')! });
