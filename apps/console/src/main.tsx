import { firstAddresses } from './first-page.ts';
import { askEarly } from './lib/early-answers.ts';
import { loadTexts } from './lib/load-texts.ts';
import { storedSettings, storedToken } from './lib/stored.ts';
import './styles/console.css';

// A small file: texts and answers come beside the code of the first page, and not after it.
const { language, theme } = storedSettings();
// Before the first paint, so that a light page never flashes dark.
document.documentElement.dataset['theme'] = theme;
const token = storedToken();
if (token !== undefined) askEarly(firstAddresses(location.hash, language), token);
// A failure repeats where the texts are needed.
loadTexts(language).catch(() => undefined);

// No top-level await: the code that comes imports this file's modules, and would wait for it in turn.
void import('./draw.tsx').then(({ draw }) => draw(document.getElementById('root') as HTMLElement));
