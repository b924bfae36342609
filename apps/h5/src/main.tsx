import './styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './register-routes.ts';
import { App } from './app.tsx';
import { registerNavigator } from '#app/navigation.ts';
import { pathOf } from '#client/navigation.ts';
import { settings } from '#client/read.ts';
import { loadFirstTexts } from '#i18n/MessagesProvider.tsx';
import { allowOwnWorkers } from '#lib/trusted-types.ts';
import { routerNavigator } from './navigator.ts';
import { loadScreen } from './shell/load-screen.tsx';

allowOwnWorkers(location);
registerNavigator(routerNavigator);

// Before the first paint, so a light page never flashes dark.
const { theme } = settings.get();
const isSystemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;

const root = document.getElementById('root') as HTMLElement;
const texts = loadFirstTexts();
// The code of the first page comes beside the texts, not after them; what fails here fails again where it is shown.
loadScreen(pathOf(location.hash.slice(1)) || '/').catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <App messages={await texts} />
  </StrictMode>,
);
