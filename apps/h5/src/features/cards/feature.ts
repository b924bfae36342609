import { own, saying } from '#app/feature.ts';

export const routes = saying('wallet', [
  own('setting/bank', 'common.titles.bank', () => import('./BankScreens.tsx').then((m) => m.BankScreen)),
  own('setting/bank_international', 'common.titles.bankInternational', () =>
    import('./BankScreens.tsx').then((m) => m.BankInternationalScreen),
  ),
]);
