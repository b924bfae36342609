import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerNavigator } from '#app/navigation.ts';
import { App } from './app.tsx';
import { routerNavigator } from './navigator.ts';

registerNavigator(routerNavigator);

/** Draws the app; in pieces, between which a slow phone may do other things. */
export function draw(root: HTMLElement): void {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
