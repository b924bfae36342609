import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('setting/bank', 'common.titles.bank', () => import('./BankScreens.tsx').then((m) => m.BankScreen)),
  own('setting/bank_international', 'common.titles.bankInternational', () =>
    import('./BankScreens.tsx').then((m) => m.BankInternationalScreen),
  ),
];
