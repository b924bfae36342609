import { own, saying } from '#app/feature.ts';

export const routes = saying('profit', [
  own('fund/profit', 'common.titles.profit', () => import('./ProfitScreen.tsx').then((m) => m.ProfitScreen)),
]);
