import { own, saying } from '#app/feature.ts';

export const routes = saying('options', [
  own('transaction/seconds_order', 'common.titles.seconds', () =>
    import('./orders/SecondsOrderScreen.tsx').then((m) => m.SecondsOrderScreen),
  ),
]);
