import { open, own, saying } from '#app/feature.ts';

export const routes = saying('dual', [
  ...saying('limits', [
    open('invest/invest', 'common.titles.dual', () => import('./DualScreen.tsx').then((m) => m.DualScreen)),
  ]),
  open('invest/purchase', 'common.titles.dual', () => import('./PurchaseScreen.tsx').then((m) => m.PurchaseScreen)),
  own('invest/mine', 'common.titles.dualMine', () => import('./MineScreen.tsx').then((m) => m.MineScreen)),
  open('invest/help', 'common.titles.dualHelp', () => import('./HelpScreen.tsx').then((m) => m.HelpScreen)),
]);
