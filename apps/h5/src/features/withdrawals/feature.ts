import { own, saying } from '#app/feature.ts';

export const routes = saying('wallet', [
  own('fund/withdraw', 'common.titles.withdraw', () => import('./WithdrawScreen.tsx').then((m) => m.WithdrawScreen)),
]);
