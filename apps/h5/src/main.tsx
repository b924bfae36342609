import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './register-routes.ts';
import { App } from './app.tsx';
import { registerNavigator } from '#app/navigation.ts';
import { pathOf } from '#client/navigation.ts';
import { bringTexts } from '#i18n/texts.ts';
import { allowOwnWorkers } from '#lib/trusted-types.ts';
import { routerNavigator } from './navigator.ts';
import { loadScreen } from './shell/load-screen.tsx';

allowOwnWorkers(location);
registerNavigator(routerNavigator);

const root = document.getElementById('root') as HTMLElement;
// The texts of the stored language come before the first paint: no other language flashes by.
const texts = bringTexts();
// The code of the first page comes beside them; a failure here repeats where it is shown.
loadScreen(pathOf(location.hash.slice(1)) || '/').catch(() => undefined);
await texts;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
