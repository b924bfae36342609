import { own, saying } from '#app/feature.ts';

export const routes = saying('account', [
  own('setting/share', 'common.titles.share', () => import('./ShareScreen.tsx').then((m) => m.ShareScreen)),
]);
