import type { ScreenRoute, TabId, TabRoute } from '#app/screen.ts';

const tab = (id: TabId, path: string, load: ScreenRoute['load']): TabRoute => ({
  path: `/pages/${path}`,
  title: `common.titles.${id}`,
  load,
  access: 'visitor',
  tab: id,
});

/** The root pages of the bottom tabs, in their order. */
export const tabs = [
  tab('home', 'index/index', () => import('#features/home/HomeScreen.tsx').then((m) => m.HomeScreen)),
  tab('market', 'market/market', () => import('#features/market/MarketScreen.tsx').then((m) => m.MarketScreen)),
  tab('trade', 'transaction/index', () => import('#features/trade/TradeScreen.tsx').then((m) => m.TradeScreen)),
  tab('finance', 'financial/index', () => import('#features/finance/FinanceScreen.tsx').then((m) => m.FinanceScreen)),
  tab('assets', 'fund/assets', () => import('#features/assets/AssetsScreen.tsx').then((m) => m.AssetsScreen)),
];
