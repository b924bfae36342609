import { own, saying } from '#app/feature.ts';

export const routes = saying('wallet', [
  own('setting/addWallet', 'common.titles.addAddress', () =>
    import('./AddWalletScreen.tsx').then((m) => m.AddWalletScreen),
  ),
  own('setting/wallet', 'common.titles.addresses', () => import('./WalletScreen.tsx').then((m) => m.WalletScreen)),
]);
