import { own, saying } from '#app/feature.ts';

export const routes = saying('send', [
  ...saying('wallet', [
    ...saying('account', [
      own('fund/send', 'common.titles.send', () => import('./SendScreen.tsx').then((m) => m.SendScreen)),
    ]),
  ]),
  own('fund/send_record', 'common.titles.sendRecords', () =>
    import('./SendRecordScreen.tsx').then((m) => m.SendRecordScreen),
  ),
  own('fund/send_receive', 'common.titles.sendReceive', () =>
    import('./SendReceiveScreen.tsx').then((m) => m.SendReceiveScreen),
  ),
]);
