import type { AssetId, PairId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { type Atoms, atoms, atomsFromText, type Ppm, type Price, price, priceFromText } from '@candor/money';
import type { CatalogueAsset, CrossPair, InstrumentTag, MakerLadder, PricedPair, SimulatedMarket } from './types.ts';

/** One line of the tables: a coin or a stock against USDT. Amounts and prices are decimal text. */
export interface PricedRow {
  /** The asset's number, and the number of its pair against USDT. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly scale?: number;
  readonly faucet?: string;
  readonly tags: readonly InstrumentTag[];
  readonly price: string;
  readonly tick: string;
  readonly lot: string;
  /** In base units. */
  readonly maxQuantity: string;
  /** Ppm per day. */
  readonly volatility: number;
  /** In whole USDT. */
  readonly dailyTurnover: number;
  readonly ladder?: LadderRow;
}

export interface CrossRow {
  readonly id: number;
  readonly base: string;
  readonly quote: string;
  readonly tick: string;
  readonly lot: string;
  readonly minNotional: string;
  readonly maxQuantity: string;
  /** In base units. */
  readonly dailyVolume: string;
  readonly ladder: LadderRow;
}

/** Half spread and step in ppm, number of levels, base units at the first level. */
type LadderRow = readonly [halfSpread: number, step: number, levels: number, quantity: string];

const coinScale = 8;
const fee = 1_000 as Ppm;
const band = 500_000 as Ppm;

export function priceIn(row: string): Price {
  return present(priceFromText(row), `"${row}" is a price`);
}

export function amountIn(row: string, asset: Pick<CatalogueAsset, 'scale'>): Atoms {
  return present(atomsFromText(row, asset.scale), `"${row}" is an amount of ${asset.scale} decimals`);
}

function ladderIn([halfSpread, step, levels, quantity]: LadderRow, base: CatalogueAsset): MakerLadder {
  return { halfSpread: halfSpread as Ppm, step: step as Ppm, levels, quantity: amountIn(quantity, base) };
}

/** Rounded down to whole lots, so that the figure is one the pair could trade. */
function wholeLots(quantity: bigint, lot: Atoms): Atoms {
  return atoms(quantity - (quantity % lot));
}

export function buildAsset(row: PricedRow, market: SimulatedMarket): CatalogueAsset {
  const scale = row.scale ?? coinScale;
  return {
    assetId: row.id as AssetId,
    code: row.code,
    name: row.name,
    scale,
    assetClass: market === 'coins' ? 'coin' : 'stock',
    tags: row.tags,
    ...(row.faucet === undefined ? {} : { faucet: amountIn(row.faucet, { scale }) }),
  };
}

export function buildPriced(
  row: PricedRow,
  market: SimulatedMarket,
  base: CatalogueAsset,
  quote: CatalogueAsset,
  minNotional: string,
): PricedPair {
  const level = priceIn(row.price);
  const lot = amountIn(row.lot, base);
  const turnover = BigInt(row.dailyTurnover) * 10n ** BigInt(base.scale + 8);
  return {
    pairId: row.id as PairId,
    symbol: `${base.code}/${quote.code}`,
    base,
    quote,
    tick: priceIn(row.tick),
    lot,
    minNotional: amountIn(minNotional, quote),
    maxQuantity: amountIn(row.maxQuantity, base),
    makerFee: fee,
    takerFee: fee,
    band,
    typicalPrice: level,
    dailyVolume: wholeLots(turnover / BigInt(level), lot),
    model: { market, price: level, dailyVolatility: row.volatility as Ppm },
    ...(row.ladder === undefined ? {} : { ladder: ladderIn(row.ladder, base) }),
  };
}

export function buildCross(row: CrossRow, numerator: PricedPair, denominator: PricedPair): CrossPair {
  const base = numerator.base;
  const quote = denominator.base;
  const lot = amountIn(row.lot, base);
  return {
    pairId: row.id as PairId,
    symbol: `${base.code}/${quote.code}`,
    base,
    quote,
    tick: priceIn(row.tick),
    lot,
    minNotional: amountIn(row.minNotional, quote),
    maxQuantity: amountIn(row.maxQuantity, base),
    makerFee: fee,
    takerFee: fee,
    band,
    typicalPrice: price(Number((BigInt(numerator.typicalPrice) * 10n ** 8n) / BigInt(denominator.typicalPrice))),
    dailyVolume: wholeLots(amountIn(row.dailyVolume, base), lot),
    cross: { numerator, denominator },
    ladder: ladderIn(row.ladder, base),
  };
}
