import { open } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('system/choose-location', 'common.titles.location', () =>
    import('./ChooseLocationScreen.tsx').then((m) => m.ChooseLocationScreen),
  ),
  open('system/open-location', 'common.titles.location', () =>
    import('./OpenLocationScreen.tsx').then((m) => m.OpenLocationScreen),
  ),
];
