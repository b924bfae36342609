import './styles/app.css';
import './register-routes.ts';
import { pathOf } from '#client/navigation.ts';
import { bringTexts } from '#i18n/texts.ts';
import { allowOwnWorkers } from '#lib/trusted-types.ts';
import { loadScreen } from './shell/load-screen.tsx';

allowOwnWorkers(location);

const root = document.getElementById('root') as HTMLElement;
// The texts of the stored language come before the first paint: no other language flashes by.
const texts = bringTexts();
// React and the router are a part of their own, which a slow phone runs as a task of its own; the code of the first page needs
// them. A failure of the page repeats where it is shown.
const { draw } = await import('./draw.tsx');
loadScreen(pathOf(location.hash.slice(1)) || '/').catch(() => undefined);
await texts;
// The code has run in a task of its own, and the first drawing is another.
await new Promise((done) => setTimeout(done));
draw(root);
