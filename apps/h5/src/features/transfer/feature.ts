import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('fund/transfer', 'common.titles.transfer', () => import('./TransferScreen.tsx').then((m) => m.TransferScreen)),
  own('fund/transfer_history', 'common.titles.transferHistory', () =>
    import('./TransferHistoryScreen.tsx').then((m) => m.TransferHistoryScreen),
  ),
  own('fund/fundTransfer', 'common.titles.transfer', () =>
    import('./TransferScreen.tsx').then((m) => m.TransferScreen),
  ),
];
