import { bannerCategory, newsCategory } from '../articles.ts';

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
  readonly categoryId: number;
  readonly isPopup?: true;
  readonly art?: string;
  readonly route?: string;
}

export const articleFacts: Readonly<Record<ArticleKey, ArticleFacts>> = {
  matching: { categoryId: newsCategory, art: 'book' },
  statements: { categoryId: newsCategory, art: 'ledger' },
  fees: { categoryId: newsCategory, art: 'percent' },
  practice_funds: { categoryId: newsCategory, art: 'faucet' },
  simulated_prices: { categoryId: newsCategory, art: 'wave' },
  oco: { categoryId: newsCategory, art: 'fork' },
  self_trade: { categoryId: newsCategory, art: 'shield' },
  durability: { categoryId: newsCategory, art: 'chain' },
  banner_journal: { categoryId: bannerCategory, art: 'chain', route: '/pages/common/aboutus' },
  banner_practice: { categoryId: bannerCategory, art: 'faucet', route: '/pages/fund/assets' },
  banner_preview: { categoryId: bannerCategory, art: 'book', route: '/pages/transaction/index' },
  popup_welcome: { categoryId: newsCategory, isPopup: true, art: 'welcome' },
};
