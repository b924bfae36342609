import { dayMs, minuteMs } from '@candor/kernel';
import type { AssetId, Mode, RailId } from '@candor/exchange';
import { atoms, type Atoms, price } from '@candor/money';
import { amountIn } from './build.ts';
import type { CatalogueAsset, CatalogueFundingTerms, CatalogueRail } from './types.ts';

export const usd: CatalogueAsset = {
  assetId: 201 as AssetId,
  code: 'USD',
  name: 'US dollar',
  scale: 2,
  assetClass: 'fiat',
  tags: [],
};

export const vnd: CatalogueAsset = {
  assetId: 202 as AssetId,
  code: 'VND',
  name: 'Vietnamese dong',
  scale: 0,
  assetClass: 'fiat',
  tags: [],
};

const bitcoin = 100_000_000n;

/**
 * RULES 15. Practice waits minutes where live waits a day, so that it can be tried out; the same actions can be undone.
 */
export function fundingTermsFor(mode: Mode): CatalogueFundingTerms {
  return {
    undoMs: minuteMs,
    destinationWaitMs: mode === 'live' ? dayMs : 0,
    holdMs: mode === 'live' ? dayMs : 2 * minuteMs,
    limitAssetId: 1 as AssetId,
    basicLimit: atoms(200n * bitcoin),
    advancedLimit: atoms(500n * bitcoin),
    reviewAbove: bitcoins('1'),
    twoPeopleAbove: bitcoins('10'),
  };
}

function bitcoins(text: string): Atoms {
  return amountIn(text, { scale: 8 });
}

/** Fees and requirements of one asset on one network. Amounts are decimal text in the asset. */
interface RailRow {
  readonly id: number;
  readonly asset: Pick<CatalogueAsset, 'assetId' | 'scale'>;
  readonly network: string;
  readonly kind: CatalogueRail['kind'];
  readonly confirmations: number;
  readonly depositMin: string;
  readonly withdrawMin: string;
  readonly withdrawFee: string;
  /** One of an asset without an index, in USDT ×10^-8. */
  readonly fixedPrice?: number;
}

const btc = { assetId: 1 as AssetId, scale: 8 };
const eth = { assetId: 2 as AssetId, scale: 8 };
const usdt = { assetId: 3 as AssetId, scale: 6 };

/** VND at the spec's built-in rate of 26,000 to the USDT. */
const dongPrice = 3_846;
const dollarPrice = 100_000_000;

const rows: readonly RailRow[] = [
  {
    id: 1,
    asset: usdt,
    network: 'ERC20',
    kind: 'chain',
    confirmations: 12,
    depositMin: '1',
    withdrawMin: '10',
    withdrawFee: '1',
  },
  {
    id: 2,
    asset: usdt,
    network: 'TRC20',
    kind: 'manual',
    confirmations: 20,
    depositMin: '1',
    withdrawMin: '10',
    withdrawFee: '1',
  },
  {
    id: 3,
    asset: btc,
    network: 'BTC',
    kind: 'manual',
    confirmations: 2,
    depositMin: '0.0001',
    withdrawMin: '0.0005',
    withdrawFee: '0.0002',
  },
  {
    id: 4,
    asset: eth,
    network: 'ERC20',
    kind: 'chain',
    confirmations: 12,
    depositMin: '0.001',
    withdrawMin: '0.01',
    withdrawFee: '0.002',
  },
  {
    id: 5,
    asset: usd,
    network: 'BANK',
    kind: 'bank',
    confirmations: 0,
    depositMin: '10',
    withdrawMin: '20',
    withdrawFee: '2',
    fixedPrice: dollarPrice,
  },
  {
    id: 6,
    asset: usd,
    network: 'SWIFT',
    kind: 'bank',
    confirmations: 0,
    depositMin: '100',
    withdrawMin: '100',
    withdrawFee: '25',
    fixedPrice: dollarPrice,
  },
  {
    id: 7,
    asset: vnd,
    network: 'BANK',
    kind: 'bank',
    confirmations: 0,
    depositMin: '100000',
    withdrawMin: '200000',
    withdrawFee: '11000',
    fixedPrice: dongPrice,
  },
];

/** Ways in and out. TRC20 and BTC are looked after by hand until a module watches their chains. */
export const rails: readonly CatalogueRail[] = rows.map(
  ({ id, asset, network, kind, confirmations, fixedPrice, ...amounts }) => ({
    railId: id as RailId,
    assetId: asset.assetId,
    network,
    kind,
    confirmations,
    depositMin: amountIn(amounts.depositMin, asset),
    withdrawMin: amountIn(amounts.withdrawMin, asset),
    withdrawFee: amountIn(amounts.withdrawFee, asset),
    ...(fixedPrice === undefined ? {} : { fixedPrice: price(fixedPrice) }),
    takesDeposits: 'yes',
    takesWithdrawals: 'yes',
  }),
);
