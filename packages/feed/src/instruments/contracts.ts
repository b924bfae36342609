import type { Ppm } from '@candor/money';
import { amountIn } from './build.ts';
import type { CatalogueContract, PricedPair } from './types.ts';

/** Fees of every contract: 0.06 % at opening and closing, 10.95 % a year, 0.5 % on liquidation. */
const fee = 600 as Ppm;
const overnightRate = 109_500 as Ppm;
const liquidationFee = 5_000 as Ppm;
/** `underwriting` can pay for a move of a fifth in every market at once. */
const stress = 200_000 as Ppm;
/** A tenth of a lot. */
const lotsMin = 10;
/** An account may hold this many of the largest tickets on one side. */
const largestTicketsHeld = 2;

/** From this many USDT of notional on: maintenance in ppm, and the highest multiple. */
type TierRow = readonly [floor: string, maintenance: number, multipleMax: number];

const tiersOf = {
  major: [
    ['0', 4_000, 100],
    ['50000', 5_000, 50],
    ['250000', 10_000, 20],
    ['1000000', 25_000, 10],
  ],
  coin: [
    ['0', 6_500, 50],
    ['25000', 10_000, 25],
    ['100000', 20_000, 10],
    ['500000', 50_000, 5],
  ],
  smallCoin: [
    ['0', 10_000, 25],
    ['10000', 20_000, 10],
    ['50000', 50_000, 5],
    ['200000', 100_000, 2],
  ],
  stock: [
    ['0', 20_000, 10],
    ['100000', 40_000, 5],
    ['500000', 100_000, 2],
  ],
} as const satisfies Record<string, readonly TierRow[]>;
type TierName = keyof typeof tiersOf;

interface ContractRow {
  readonly code: string;
  /** Base units of one lot. */
  readonly lot: string;
  /** Whole lots of the largest ticket. */
  readonly lotsMax: number;
  /** Ppm, whole distance between the two quotes. */
  readonly spread: number;
  readonly tiers: TierName;
}

/**
 * Lots are worth 50 to 100 USDT at the usual price, and one share of a stock. A hundredth of a lot at one tick is a whole
 * number of USDT atoms, so that every fill is exact.
 */
// biome-ignore format: one contract per line reads as a table
const rows: readonly ContractRow[] = [
  { code: 'BTC', lot: '0.001', lotsMax: 30_000, spread: 100, tiers: 'major' },
  { code: 'ETH', lot: '0.02', lotsMax: 30_000, spread: 120, tiers: 'major' },
  { code: 'SOL', lot: '0.5', lotsMax: 10_000, spread: 200, tiers: 'major' },
  { code: 'BNB', lot: '0.1', lotsMax: 10_000, spread: 200, tiers: 'major' },
  { code: 'XRP', lot: '100', lotsMax: 5_000, spread: 300, tiers: 'coin' },
  { code: 'DOGE', lot: '500', lotsMax: 5_000, spread: 300, tiers: 'coin' },
  { code: 'ADA', lot: '200', lotsMax: 5_000, spread: 350, tiers: 'coin' },
  { code: 'LTC', lot: '1', lotsMax: 5_000, spread: 300, tiers: 'coin' },
  { code: 'AVAX', lot: '2', lotsMax: 5_000, spread: 350, tiers: 'coin' },
  { code: 'LINK', lot: '5', lotsMax: 5_000, spread: 350, tiers: 'coin' },
  { code: 'DOT', lot: '10', lotsMax: 3_000, spread: 400, tiers: 'coin' },
  { code: 'TRX', lot: '500', lotsMax: 3_000, spread: 400, tiers: 'coin' },
  { code: 'SHIB', lot: '5000000', lotsMax: 2_000, spread: 600, tiers: 'smallCoin' },
  { code: 'ARB', lot: '100', lotsMax: 2_000, spread: 500, tiers: 'smallCoin' },
  { code: 'UNI', lot: '10', lotsMax: 2_000, spread: 500, tiers: 'smallCoin' },
  { code: 'FET', lot: '50', lotsMax: 2_000, spread: 600, tiers: 'smallCoin' },
  { code: 'SUI', lot: '40', lotsMax: 2_000, spread: 500, tiers: 'smallCoin' },
  { code: 'AAPL', lot: '1', lotsMax: 2_000, spread: 200, tiers: 'stock' },
  { code: 'NVDA', lot: '1', lotsMax: 3_000, spread: 250, tiers: 'stock' },
  { code: 'TSLA', lot: '1', lotsMax: 1_500, spread: 300, tiers: 'stock' },
  { code: 'MSFT', lot: '1', lotsMax: 1_000, spread: 200, tiers: 'stock' },
  { code: 'AMZN', lot: '1', lotsMax: 2_000, spread: 250, tiers: 'stock' },
  { code: 'GOOGL', lot: '1', lotsMax: 2_000, spread: 250, tiers: 'stock' },
  { code: 'JPM', lot: '1', lotsMax: 1_000, spread: 200, tiers: 'stock' },
  { code: 'V', lot: '1', lotsMax: 1_000, spread: 200, tiers: 'stock' },
  { code: 'XOM', lot: '1', lotsMax: 2_000, spread: 250, tiers: 'stock' },
  { code: 'LLY', lot: '1', lotsMax: 500, spread: 250, tiers: 'stock' },
  { code: 'SPY', lot: '1', lotsMax: 1_000, spread: 100, tiers: 'stock' },
  { code: 'QQQ', lot: '1', lotsMax: 1_000, spread: 150, tiers: 'stock' },
];

/** The terms of contracts in those of the pairs that have a row. */
export function buildContracts(pairs: readonly PricedPair[]): CatalogueContract[] {
  return pairs.flatMap((pair) => {
    const row = rows.find(({ code }) => code === pair.base.code);
    return row === undefined ? [] : [buildContract(row, pair)];
  });
}

function buildContract(row: ContractRow, { pairId, base, quote }: PricedPair): CatalogueContract {
  const lotsMax = row.lotsMax * 100;
  return {
    pairId,
    lot: amountIn(row.lot, base),
    lotsMin: lotsMin as CatalogueContract['lotsMin'],
    lotsMax: lotsMax as CatalogueContract['lotsMax'],
    accountLotsMax: (lotsMax * largestTicketsHeld) as CatalogueContract['accountLotsMax'],
    spread: row.spread as Ppm,
    fee,
    overnightRate,
    liquidationFee,
    stress,
    tiers: tiersOf[row.tiers].map(([floor, maintenance, multipleMax]) => ({
      floor: amountIn(floor, quote),
      maintenance: maintenance as Ppm,
      multipleMax,
    })),
    isOffered: 'yes',
  };
}
