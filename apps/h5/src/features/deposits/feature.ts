import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('fund/select', 'common.titles.chooseCoin', () =>
    import('./select/SelectCoinScreen.tsx').then((m) => m.SelectCoinScreen),
  ),
  own('fund/receive', 'common.titles.deposit', () =>
    import('./receive/ReceiveScreen.tsx').then((m) => m.ReceiveScreen),
  ),
  own('fund/receive_withdraw_record', 'common.titles.depositRecords', () =>
    import('./records/ReceiveWithdrawRecordScreen.tsx').then((m) => m.ReceiveWithdrawRecordScreen),
  ),
];
