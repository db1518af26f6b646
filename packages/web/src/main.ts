// Entry of the page.
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource/marcellus/latin.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target });
