import { open, saying } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = saying('search', [
  open('market/search', 'common.titles.search', () => import('./SearchScreen.tsx').then((m) => m.SearchScreen)),
]);
