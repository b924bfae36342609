import { open, own, saying } from '#app/feature.ts';

export const routes = saying('copy', [
  open('copytrade/copy', 'common.titles.copyTrading', () => import('./CopyScreen.tsx').then((m) => m.CopyScreen)),
  open('follow/index', 'common.titles.copyTrading', () => import('./CopyScreen.tsx').then((m) => m.CopyScreen)),
  open('follow/agreement_zh', 'common.titles.agreement', () =>
    import('./CopyAgreementScreen.tsx').then((m) => m.ChineseCopyAgreementScreen),
  ),
  open('follow/agreement_en', 'common.titles.agreement', () =>
    import('./CopyAgreementScreen.tsx').then((m) => m.EnglishCopyAgreementScreen),
  ),
  ...saying('contract', [
    own('copytrade/my', 'common.titles.myCopies', () => import('./MyCopyingScreen.tsx').then((m) => m.MyCopyingScreen)),
    open('copytrade/trader', 'common.titles.trader', () => import('./TraderScreen.tsx').then((m) => m.TraderScreen)),
    open('follow/trader', 'common.titles.trader', () => import('./TraderScreen.tsx').then((m) => m.TraderScreen)),
    own('follow/follow', 'common.titles.copyTrading', () => import('./FollowScreen.tsx').then((m) => m.FollowScreen)),
  ]),
]);
