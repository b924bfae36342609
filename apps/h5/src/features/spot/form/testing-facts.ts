import type { AssetRow, LevelPair, OrderRow, QuotationRow } from '@candor/api';
import { atomsFromText } from '@candor/money';
import { type PairTerms, pairTermsFrom } from '../pair-terms.ts';
import { marketViewFrom } from './market-view.ts';
import type { OrderFacts } from './order-summary.ts';

/* A small BTC/USDT market for tests of the form: tick 0.5, lot 0.0001, fees 0.1 %, index 68,412.5. */

const asset = (assetId: number, code: string, scale: number): AssetRow => ({
  assetId,
  code,
  name: code,
  scale,
  assetClass: 'coin',
  image: '',
  isConvertible: true,
});

const quotation: QuotationRow = {
  pairId: 1,
  symbol: 'BTC/USDT',
  baseAssetId: 1,
  quoteAssetId: 3,
  baseCode: 'BTC',
  quoteCode: 'USDT',
  baseName: 'Bitcoin',
  image: '',
  assetClass: 'coin',
  tags: [],
  tick: '0.5',
  priceDecimals: 1,
  lot: '0.0001',
  amountDecimals: 4,
  quoteDecimals: 2,
  minNotional: '5',
  maxAmount: '100',
  makerFee: '0.1',
  takerFee: '0.1',
  band: '20',
  defaultSlippage: '1',
  hasBook: true,
  sparkline: [],
  last: '68412.5',
  change24h: '2.41',
  volume24h: '0',
  quoteVolume24h: '0',
  isStale: false,
  status: 'trading',
};

export const btcUsdt = pairTermsFrom(quotation, [asset(1, 'BTC', 8), asset(3, 'USDT', 6)]) as PairTerms;

const asks: readonly LevelPair[] = [
  ['68413', '0.221'],
  ['68414.5', '0.042'],
  ['68415', '0.9002'],
];
const bids: readonly LevelPair[] = [
  ['68412', '0.551'],
  ['68411.5', '0.0933'],
  ['68411', '1.442'],
];

interface TestMarket {
  readonly base?: string;
  readonly quote?: string;
  readonly index?: string;
  readonly own?: readonly OrderRow[];
}

export function factsWith({ base = '1', quote = '10000', index = '68412.5', own = [] }: TestMarket = {}): OrderFacts {
  return {
    terms: btcUsdt,
    market: marketViewFrom(btcUsdt, { bids: [...bids], asks: [...asks] }, index, own),
    marketPastOwn: marketViewFrom(btcUsdt, { bids: [...bids], asks: [...asks] }, index, own, true),
    available: { base: atomsFromText(base, 8), quote: atomsFromText(quote, 6) },
  };
}

export function openOrder(fields: Pick<OrderRow, 'side' | 'price' | 'quantity'>): OrderRow {
  return {
    orderId: 7,
    pairId: 1,
    symbol: 'BTC/USDT',
    baseAssetId: 1,
    quoteAssetId: 3,
    orderType: 'limit',
    timeInForce: 'gtc',
    isPostOnly: false,
    filled: '0',
    filledQuote: '0',
    fee: '0',
    held: '0',
    status: 'open',
    placedAtMs: 0,
    ...fields,
  };
}
