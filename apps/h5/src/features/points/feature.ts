import { open, saying } from '#app/feature.ts';

export const routes = saying(
  'account',
  saying('points', [
    open('coin/index', 'common.titles.myCoin', () => import('./PointsScreen.tsx').then((m) => m.PointsScreen)),
  ]),
);
