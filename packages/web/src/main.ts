// Entry of the page.

import '@fontsource-variable/archivo/wdth.css';
import '@fontsource/marcellus/400.css'; // its parts say which letters they have, so that only those needed are fetched
import './styles/tokens.css';
import './styles/base.css';
import './styles/card-rows.css';
import './styles/frame.css';
import './styles/frame-narrow.css';
import './styles/stage.css';
import './styles/table-modes.css';
import './styles/languages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keptTheme } from './local/saved-match.ts';
import { hashOfLink } from './route.ts';
import { startLanguage } from './words/language.ts';

document.documentElement.dataset.theme = keptTheme() ?? 'dark'; // space is dark; the light look is one press away

const linked = hashOfLink(location.pathname);
if (linked !== null) history.replaceState(null, '', `/${linked}`);

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
await startLanguage();
mount(App, { target });

if (import.meta.env.PROD) {
  const settled = 3000; // the first screen and the first decision come first
  setTimeout(() => import('./offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()), settled);
}
