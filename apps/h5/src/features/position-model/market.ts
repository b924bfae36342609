import type { ContractMarketRow, ContractTermsRow } from '@candor/api';
import type { ContractGrid, Lots, Tier } from '@candor/exchange/rules';
import { atomsFromText, decimalsOfTick, type Ppm, priceFromText } from '@candor/money';

/** One version of a market's terms as the rules want it. */
export interface ContractRules {
  readonly termsId: number;
  readonly grid: ContractGrid;
  readonly tiers: readonly Tier[];
  readonly lotsMin: Lots;
  readonly lotsMax: Lots;
  readonly accountLotsMax: Lots;
  readonly spread: Ppm;
  readonly fee: Ppm;
  readonly overnightRate: Ppm;
  readonly liquidationFee: Ppm;
  readonly priceDecimals: number;
  readonly isOffered: boolean;
}

const known = new WeakMap<ContractTermsRow, ContractRules>();

/** Reads terms once per version; `undefined` where a figure cannot be read. */
export function rulesFrom(row: ContractTermsRow): ContractRules | undefined {
  const before = known.get(row);
  if (before !== undefined) return before;
  const lot = atomsFromText(row.lot, row.baseScale);
  const tick = priceFromText(row.tick);
  const tiers: Tier[] = [];
  for (const { floor, maintenance, multipleMax } of row.tiers) {
    const from = atomsFromText(floor, row.quoteScale);
    if (from === undefined) return undefined;
    tiers.push({ floor: from, maintenance, multipleMax });
  }
  if (lot === undefined || tick === undefined || tiers.length === 0) return undefined;
  const rules: ContractRules = {
    termsId: row.termsId,
    grid: { lot, tick, baseScale: row.baseScale, quoteScale: row.quoteScale },
    tiers,
    lotsMin: row.lotsMin,
    lotsMax: row.lotsMax,
    accountLotsMax: row.accountLotsMax,
    spread: row.spread,
    fee: row.fee,
    overnightRate: row.overnightRate,
    liquidationFee: row.liquidationFee,
    priceDecimals: decimalsOfTick(tick),
    isOffered: row.isOffered,
  };
  known.set(row, rules);
  return rules;
}

/** A market with its terms read. */
export interface ContractMarket {
  readonly row: ContractMarketRow;
  readonly rules: ContractRules;
}

export function marketFrom(row: ContractMarketRow): ContractMarket | undefined {
  const rules = rulesFrom(row.terms);
  return rules === undefined ? undefined : { row, rules };
}
