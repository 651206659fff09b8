import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shell/kept.svelte';
import { loadTexts } from './shell/texts.svelte';

// The words come first: nothing is shown in the wrong language.
void loadTexts(settings.lang).then(() => mount(App, { target: document.getElementById('app')! }));
