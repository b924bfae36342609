import { open } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('setting/setting', 'common.titles.settings', () => import('./SettingScreen.tsx').then((m) => m.SettingScreen)),
  open('setting/operational_compliance', 'common.titles.compliance', () =>
    import('./ComplianceScreen.tsx').then((m) => m.ComplianceScreen),
  ),
  open('setting/house', 'common.titles.house', () => import('./HouseScreen.tsx').then((m) => m.HouseScreen)),
];
