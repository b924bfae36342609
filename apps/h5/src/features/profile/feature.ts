import { own, saying } from '#app/feature.ts';

export const routes = saying('account', [
  own('setting/userInfo', 'common.titles.profile', () => import('./UserInfoScreen.tsx').then((m) => m.UserInfoScreen)),
]);
