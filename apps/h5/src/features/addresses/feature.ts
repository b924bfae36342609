import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('setting/addWallet', 'common.titles.addAddress', () =>
    import('./AddWalletScreen.tsx').then((m) => m.AddWalletScreen),
  ),
  own('setting/wallet', 'common.titles.addresses', () => import('./WalletScreen.tsx').then((m) => m.WalletScreen)),
];
