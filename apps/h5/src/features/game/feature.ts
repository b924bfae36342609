import { open, saying } from '#app/feature.ts';

export const routes = saying('game', [
  open('game/game', 'common.titles.game', () => import('./GameScreen.tsx').then((m) => m.GameScreen)),
]);
