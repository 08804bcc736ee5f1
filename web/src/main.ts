// The door of the pages: puts the pictures into the document once, then the page that the address asks for.

import { mount } from 'svelte';
import art from '../../meowze/art/chabyrinthe.svg?raw';
import App from './App.svelte';
import './tokens.css';
import './board/board.css';

const pictures = document.createElement('div');
pictures.className = 'pictures';
pictures.setAttribute('aria-hidden', 'true');
pictures.innerHTML = art;
document.body.prepend(pictures);

mount(App, { target: document.getElementById('app')! });
