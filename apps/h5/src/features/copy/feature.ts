import { open, own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('copytrade/copy', 'common.titles.copyTrading', () => import('./CopyScreen.tsx').then((m) => m.CopyScreen)),
  own('copytrade/my', 'common.titles.myCopies', () => import('./MyCopyingScreen.tsx').then((m) => m.MyCopyingScreen)),
  open('copytrade/trader', 'common.titles.trader', () => import('./TraderScreen.tsx').then((m) => m.TraderScreen)),
  open('follow/index', 'common.titles.copyTrading', () => import('./CopyScreen.tsx').then((m) => m.CopyScreen)),
  open('follow/trader', 'common.titles.trader', () => import('./TraderScreen.tsx').then((m) => m.TraderScreen)),
  own('follow/follow', 'common.titles.copyTrading', () => import('./FollowScreen.tsx').then((m) => m.FollowScreen)),
  open('follow/agreement_zh', 'common.titles.agreement', () =>
    import('./CopyAgreementScreen.tsx').then((m) => m.ChineseCopyAgreementScreen),
  ),
  open('follow/agreement_en', 'common.titles.agreement', () =>
    import('./CopyAgreementScreen.tsx').then((m) => m.EnglishCopyAgreementScreen),
  ),
];
