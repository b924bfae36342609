import { own, saying } from '#app/feature.ts';

export const routes = saying('sweep', [
  own('fund/swap', 'common.titles.convert', () => import('./ConvertScreen.tsx').then((m) => m.ConvertScreen)),
]);
