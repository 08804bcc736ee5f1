// The entry of the pages: loads the language, then shows the page that the address names.

import '@fontsource-variable/nunito/wght.css';
import './app/styles/theme.css';
import './app/styles/base.css';
import './app/styles/controls.css';
import './app/styles/board-page.css';
import './board/board.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/common/settings.svelte';
import { keepSite } from './link/offline.svelte';
import { setLanguage } from './shared/locale.svelte';
import { warmUp } from './shared/sounds';

await setLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });

// Browsers allow sounds after the first touch; what that touch has started goes first.
for (const touch of ['pointerup', 'keydown']) addEventListener(touch, () => setTimeout(warmUp, 500), { once: true });

// A relative icon address would change with the address of the page, so it is made absolute.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')) icon.setAttribute('href', icon.href);

// When the page can be used; one that cannot be kept works as before.
const keep = (): void => void keepSite().catch(() => undefined);
if (document.readyState === 'complete') keep();
else addEventListener('load', keep);
