import { own, saying } from '#app/feature.ts';

export const routes = saying('wallet', [
  own('setting/bill', 'common.titles.bills', () => import('./BillScreen.tsx').then((m) => m.BillScreen)),
]);
