/** In the order of the list; the position is also the id, so one is added at the end and none is moved. */
export const articleKeys = [
  'matching',
  'statements',
  'fees',
  'practice_funds',
  'simulated_prices',
  'oco',
  'self_trade',
  'durability',
  'banner_journal',
  'banner_practice',
  'banner_preview',
  'popup_welcome',
] as const;
type ArticleKey = (typeof articleKeys)[number];

interface ArticleFacts {
  readonly kind: 'news' | 'banner' | 'popup';
  readonly art?: string;
  readonly route?: string;
}

export const articleFacts: Readonly<Record<ArticleKey, ArticleFacts>> = {
  matching: { kind: 'news', art: 'book' },
  statements: { kind: 'news', art: 'ledger' },
  fees: { kind: 'news', art: 'percent' },
  practice_funds: { kind: 'news', art: 'faucet' },
  simulated_prices: { kind: 'news', art: 'wave' },
  oco: { kind: 'news', art: 'fork' },
  self_trade: { kind: 'news', art: 'shield' },
  durability: { kind: 'news', art: 'chain' },
  banner_journal: { kind: 'banner', art: 'chain', route: '/pages/common/aboutus' },
  banner_practice: { kind: 'banner', art: 'faucet', route: '/pages/fund/assets' },
  banner_preview: { kind: 'banner', art: 'book', route: '/pages/transaction/index' },
  popup_welcome: { kind: 'popup' },
};
