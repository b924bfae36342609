import { open, saying } from '#app/feature.ts';

export const routes = saying('account', [
  open('system/choose-location', 'common.titles.location', () =>
    import('./ChooseLocationScreen.tsx').then((m) => m.ChooseLocationScreen),
  ),
  open('system/open-location', 'common.titles.location', () =>
    import('./OpenLocationScreen.tsx').then((m) => m.OpenLocationScreen),
  ),
]);
