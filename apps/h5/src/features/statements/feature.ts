import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('fund/assets_record', 'common.titles.records', () => import('./RecordsScreen.tsx').then((m) => m.RecordsScreen)),
  own('fund/assets_all_record', 'common.titles.allRecords', () =>
    import('./RecordsScreen.tsx').then((m) => m.AllRecordsScreen),
  ),
  own('fund/fees', 'common.titles.fees', () => import('./FeesScreen.tsx').then((m) => m.FeesScreen)),
];
