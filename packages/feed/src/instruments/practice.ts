import type { AssetId, HouseName } from '@candor/exchange';
import { present } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, quantityFor } from '@candor/money';
import { amountIn, buildAsset, buildCross, buildPriced } from './build.ts';
import { coinRows, crossRows } from './coins.ts';
import { buildContracts } from './contracts.ts';
import { buildFeeTiers } from './fee-tiers.ts';
import { buildLoanDemonstrations, buildLoans } from './loans.ts';
import { buildCampaigns } from './coupons.ts';
import { buildLocked, buildLockedDemonstrations } from './locked.ts';
import { buildPointsTasks, pointsCoupons, pointsItems, wheel } from './points.ts';
import { buildOptions } from './options.ts';
import { rails, usd, vnd } from './funding.ts';
import { stockRows } from './stocks.ts';
import type { AssetAmount, Catalogue, CatalogueAsset, PricedPair } from './types.ts';
import { usStockSessions } from './us-sessions.ts';

const usdt: CatalogueAsset = {
  assetId: 3 as AssetId,
  code: 'USDT',
  name: 'Tether USD',
  scale: 6,
  assetClass: 'coin',
  faucet: amountIn('10000', { scale: 6 }),
  tags: ['stablecoin'],
};

/** The asset that pays for transactions on chains. */
const etherId = 2 as AssetId;

const minNotional = '1';
/** Funding of each side of each USDT pair, in USDT. */
const liquiditySide = amountIn('200000000', usdt);
const takerSide = amountIn('200000000', usdt);
const resterSide = amountIn('2000000', usdt);

const priced: readonly PricedPair[] = [
  ...coinRows.map((row) => buildPriced(row, 'coins', buildAsset(row, 'coins'), usdt, minNotional)),
  ...stockRows.map((row) => buildPriced(row, 'stocks', buildAsset(row, 'stocks'), usdt, minNotional)),
];

function usdtPairOf(code: string): PricedPair {
  return present(
    priced.find((pair) => pair.base.code === code),
    'a cross pair is made of two pairs that exist',
  );
}

const crosses = crossRows.map((row) => buildCross(row, usdtPairOf(row.base), usdtPairOf(row.quote)));

/** The same value of each base asset, and of USDT once for each pair that is bought with it. */
function funding(pairs: readonly PricedPair[], side: Atoms): readonly AssetAmount[] {
  return [
    { assetId: usdt.assetId, amount: atoms(side * BigInt(pairs.length)) },
    ...pairs.map(({ base, quote, typicalPrice }) => ({
      assetId: base.assetId,
      amount: quantityFor(side, typicalPrice, { base: base.scale, quote: quote.scale }, 'down'),
    })),
  ];
}

const stockIds = priced.filter(({ base }) => base.assetClass === 'stock').map(({ pairId }) => pairId);
/** The first of the stocks that were listed together: an exchange that has sent their calendar sends only that of later ones. */
const firstStocks = [101, 107] as const;

const withBook = priced.filter((pair) => pair.ladder !== undefined);

const assets = [usdt, ...priced.map((pair) => pair.base), usd, vnd].sort((a, b) => a.assetId - b.assetId);

/** Funds of coins for a house account; amounts are decimal text. */
function backedIn(house: HouseName, ...amounts: readonly (readonly [code: string, amount: string])[]) {
  return amounts.map(([code, amount]) => {
    const { base } = usdtPairOf(code);
    return { house, assetId: base.assetId, amount: amountIn(amount, base) };
  });
}

/** Instruments and funding of a practice exchange. Numbers of assets and pairs are permanent; add at the end. */
export const practiceCatalogue: Catalogue = {
  name: 'Candor',
  assets,
  pairs: [...priced, ...crosses],
  liquidity: [
    ...funding(priced, liquiditySide),
    { assetId: usd.assetId, amount: amountIn('20000000', usd) },
    { assetId: vnd.assetId, amount: amountIn('520000000000', vnd) },
  ],
  crowdFunding: { taker: funding(withBook, takerSide), rester: funding(withBook, resterSide) },
  convert: {
    spread: 1_000 as Ppm,
    fiatSpread: 5_000 as Ppm,
    spreadMax: 20_000 as Ppm,
    movementFactor: 4,
    fee: 0 as Ppm,
    minValue: amountIn('1', usdt),
    maxValue: amountIn('50000', usdt),
    accountDayMax: amountIn('500000', usdt),
    houseDayMax: amountIn('20000000', usdt),
  },
  contracts: buildContracts(priced),
  options: buildOptions(priced),
  fees: { tiers: buildFeeTiers(usdt) },
  // RULES 16: a fifth of each fee, for ever.
  invitations: { share: 200_000 as Ppm },
  copying: { shareMax: 200_000 as Ppm, followersMax: 500, isOffered: 'yes' },
  locked: buildLocked(assets),
  lockedDemonstrations: buildLockedDemonstrations(assets),
  campaigns: buildCampaigns(usdt),
  loans: buildLoans(assets),
  loanDemonstrations: buildLoanDemonstrations(assets),
  pointsTasks: buildPointsTasks(usdt, 'live'),
  pointsTaskDemonstrations: buildPointsTasks(usdt, 'practice'),
  pointsItems,
  pointsCoupons,
  wheel,
  rails,
  backing: [
    { house: 'underwriting', assetId: usdt.assetId, amount: amountIn('50000000', usdt) },
    // Payouts of dual investments in the coin.
    ...backedIn('underwriting', ['BTC', '600'], ['ETH', '12000']),
    { house: 'insurance', assetId: usdt.assetId, amount: amountIn('5000000', usdt) },
    { house: 'rewards_locked', assetId: usdt.assetId, amount: amountIn('500000', usdt) },
    ...backedIn('rewards_locked', ['BTC', '2'], ['ETH', '40'], ['SOL', '600']),
    { house: 'rewards_coupons', assetId: usdt.assetId, amount: amountIn('200000', usdt) },
    { house: 'treasury', assetId: etherId, amount: amountIn('100', { scale: 8 }) },
    // Lent to users.
    { house: 'treasury', assetId: usdt.assetId, amount: amountIn('3000000', usdt) },
    ...backedIn('treasury', ['BTC', '20']),
  ],
  calendars: firstStocks.map((first, i) => ({
    pairIds: stockIds.filter((pairId) => pairId >= first && pairId < (firstStocks[i + 1] ?? Number.POSITIVE_INFINITY)),
    sessions: usStockSessions(),
  })),
};
