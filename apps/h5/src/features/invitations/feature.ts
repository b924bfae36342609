import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('setting/share', 'common.titles.share', () => import('./ShareScreen.tsx').then((m) => m.ShareScreen)),
];
