import type { AssetRow, FeeTiers, QuotationRow } from '@candor/api';
import { feesInTier, type PairRules, quotePerTickLot } from '@candor/exchange/rules';
import { atomsFromText, ppmFromPercent, priceFromText } from '@candor/money';
import { rateText } from '#features/position-model/percent-text.ts';

/** A pair as the rules want it, and the words and scales to show it with. */
export interface PairTerms extends PairRules {
  readonly pairId: number;
  readonly symbol: string;
  readonly baseAssetId: number;
  readonly quoteAssetId: number;
  readonly baseCode: string;
  readonly quoteCode: string;
  /** Decimals of the assets' atoms. */
  readonly baseScale: number;
  readonly quoteScale: number;
  /** Decimals of a price on the tick and of an amount on the lot. */
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly tickText: string;
  readonly lotText: string;
  readonly minNotionalText: string;
  readonly maxAmountText: string;
  /** Percents, as people write them. */
  readonly bandText: string;
  readonly makerFeeText: string;
  readonly takerFeeText: string;
  readonly slippageText: string;
  readonly hasBook: boolean;
}

export type FeeTier = Pick<FeeTiers['tiers'][number], 'makerShare' | 'takerShare'>;

/**
 * The terms of a pair, with the fees of a tier; `undefined` where the assets are not known yet or a figure cannot be
 * read.
 */
export function pairTermsFrom(row: QuotationRow, assets: readonly AssetRow[], tier?: FeeTier): PairTerms | undefined {
  const base = assets.find((asset) => asset.assetId === row.baseAssetId);
  const quote = assets.find((asset) => asset.assetId === row.quoteAssetId);
  if (base === undefined || quote === undefined) return undefined;
  const tick = priceFromText(row.tick);
  const lot = atomsFromText(row.lot, base.scale);
  const minNotional = atomsFromText(row.minNotional, quote.scale);
  const most = atomsFromText(row.maxAmount, base.scale);
  const [band, makerFee, takerFee] = [row.band, row.makerFee, row.takerFee].map(ppmFromPercent);
  if (tick === undefined || lot === undefined || minNotional === undefined || most === undefined) return undefined;
  if (band === undefined || makerFee === undefined || takerFee === undefined || lot <= 0n) return undefined;
  const perTickLot = quotePerTickLot(tick, lot, base, quote);
  if (perTickLot === undefined) return undefined;
  const fees = feesInTier({ makerFee, takerFee }, tier);
  return {
    tick,
    lot,
    quotePerTickLot: perTickLot,
    minNotional,
    maxLots: Number(most / lot),
    band,
    ...fees,
    pairId: row.pairId,
    symbol: row.symbol,
    baseAssetId: row.baseAssetId,
    quoteAssetId: row.quoteAssetId,
    baseCode: row.baseCode,
    quoteCode: row.quoteCode,
    baseScale: base.scale,
    quoteScale: quote.scale,
    priceDecimals: row.priceDecimals,
    amountDecimals: row.amountDecimals,
    tickText: row.tick,
    lotText: row.lot,
    minNotionalText: row.minNotional,
    maxAmountText: row.maxAmount,
    bandText: row.band,
    makerFeeText: rateText(fees.makerFee),
    takerFeeText: rateText(fees.takerFee),
    slippageText: row.defaultSlippage,
    hasBook: row.hasBook,
  };
}
