import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('setting/userInfo', 'common.titles.profile', () => import('./UserInfoScreen.tsx').then((m) => m.UserInfoScreen)),
];
