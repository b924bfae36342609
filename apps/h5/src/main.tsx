import './styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { settings } from './brain/read.ts';
import { loadFirstTexts } from './i18n/MessagesProvider.tsx';

// Before the first paint, so a light page never flashes dark.
const { theme } = settings.get();
const isSystemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;

const root = document.getElementById('root') as HTMLElement;
const messages = await loadFirstTexts();
createRoot(root).render(
  <StrictMode>
    <App messages={messages} />
  </StrictMode>,
);
