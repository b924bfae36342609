/** A page that many visits begin with: what it needs is asked for before the app's code is there. */
export interface FirstPage {
  readonly path: string;
  /** The file of its screen, below `features`. */
  readonly screen: string;
  /** The parts of the texts that it says beside the common one. */
  readonly texts: readonly string[];
  /** The calls without input that it makes at once. */
  readonly calls: readonly string[];
}

export const firstPages: readonly FirstPage[] = [
  {
    path: '/pages/index/index',
    screen: 'home/HomeScreen.tsx',
    texts: [],
    calls: ['/getSiteConfig', '/menu', '/currency/quotation_new'],
  },
  {
    path: '/pages/market/market',
    screen: 'market/MarketScreen.tsx',
    texts: [],
    calls: ['/getSiteConfig', '/currency/quotation_new'],
  },
  {
    path: '/pages/transaction/index',
    screen: 'trade/TradeScreen.tsx',
    texts: [],
    calls: ['/getSiteConfig', '/currency/quotation_new', '/currency/list', '/coin/fee_tiers'],
  },
  { path: '/pages/financial/index', screen: 'finance/FinanceScreen.tsx', texts: [], calls: ['/getSiteConfig'] },
  { path: '/pages/fund/assets', screen: 'assets/AssetsScreen.tsx', texts: [], calls: ['/getSiteConfig'] },
  {
    path: '/pages/transaction/currency',
    screen: 'spot/chart/SpotChartScreen.tsx',
    texts: [],
    calls: ['/getSiteConfig', '/currency/quotation_new'],
  },
  {
    path: '/pages/transaction/contract',
    screen: 'contract/chart/ContractChartScreen.tsx',
    texts: ['contract'],
    calls: ['/getSiteConfig', '/currency/quotation_new', '/lever/markets'],
  },
];
