import { open, own, saying } from '#app/feature.ts';

export const routes = saying('ieo', [
  open('ieo/ieo', 'common.titles.ieo', () => import('./IeoScreen.tsx').then((m) => m.IeoScreen)),
  open('ieo/subscribe', 'common.titles.ieo', () => import('./SubscribeScreen.tsx').then((m) => m.SubscribeScreen)),
  own('ieo/order', 'common.titles.ieoOrders', () => import('./OrdersScreen.tsx').then((m) => m.OrdersScreen)),
]);
