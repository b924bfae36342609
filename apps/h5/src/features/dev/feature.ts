import { open } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

// Development only: import.meta.env.DEV is false in a build, so the gallery does not ship.
export const routes: readonly ScreenRoute[] = import.meta.env.DEV
  ? [open('dev/gallery', 'common.titles.gallery', () => import('./GalleryScreen.tsx').then((m) => m.GalleryScreen))]
  : [];
