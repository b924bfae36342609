import { own, saying } from '#app/feature.ts';

export const routes = saying('wallet', [
  own('fund/select', 'common.titles.chooseCoin', () =>
    import('./select/SelectCoinScreen.tsx').then((m) => m.SelectCoinScreen),
  ),
  own('fund/receive', 'common.titles.deposit', () =>
    import('./receive/ReceiveScreen.tsx').then((m) => m.ReceiveScreen),
  ),
  own('fund/receive_withdraw_record', 'common.titles.depositRecords', () =>
    import('./records/ReceiveWithdrawRecordScreen.tsx').then((m) => m.ReceiveWithdrawRecordScreen),
  ),
]);
