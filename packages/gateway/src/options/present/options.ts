import type { GridTick, OptionLimitsRow, OptionMarketRow, OptionRow, OptionTermsRow } from '@candor/api';
import {
  gridMs,
  type OptionLimitsView,
  type OptionMarketView,
  type OptionResult,
  type OptionTerms,
  type OptionView,
  type SessionView,
  type TermsId,
} from '@candor/exchange';
import { meanOf, optionFields, windowSizeFor } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atoms, atomsToText, priceToText } from '@candor/money';
import type { IndexTick } from '../../market/index-tape.ts';
import type { Instruments, Pair } from '../../market/instruments.ts';
import { sessionRowOf } from '../../contract/present/markets.ts';
import { priceTextOf } from '../../serving/decimals.ts';
import { shownMaker } from '../../serving/shown.ts';

/** An option from the core or from history. */
export type ShownOption = Omit<OptionView, 'accountId'> & {
  readonly settlement?: {
    readonly result: OptionResult;
    readonly paid: Atoms;
    readonly windowSize: number;
    readonly sampleCount: number;
    readonly sampleSum: bigint;
    readonly atMs: number;
  };
};

const { accountId: _account, termsHash: _hash, ...shownFields } = optionFields;
const shown = shownMaker(shownFields);

export function optionStatusOf({ settlement, strike }: ShownOption, nowMs: number): OptionRow['status'] {
  if (settlement !== undefined) return 'closed';
  return strike !== undefined && nowMs >= strike.expiryGrid * gridMs ? 'closing' : 'open';
}

export function optionRowOf(instruments: Instruments, option: ShownOption, nowMs: number): OptionRow {
  const { pairId, symbol, quote } = instruments.pairOf(option.pairId);
  const { seconds, strike, settlement, boughtAtMs } = option;
  const text = (amount: Atoms) => atomsToText(amount, quote.scale);
  return {
    ...shown(option, quote.scale),
    pairId,
    symbol,
    assetId: quote.assetId,
    code: quote.code,
    status: optionStatusOf(option, nowMs),
    sign: settlement && signOf(settlement.result),
    result: settlement?.result,
    paid: settlement && text(settlement.paid),
    profit: settlement && text(atoms(settlement.paid - option.stake)),
    strikePrice: priceTextOf(strike?.price),
    strikeGrid: strike?.gridIndex,
    expiryGrid: strike?.expiryGrid,
    windowSize: settlement?.windowSize ?? windowSizeFor(seconds),
    sampleCount: settlement?.sampleCount,
    meanPrice: settlement && priceTextOf(meanOf({ count: settlement.sampleCount, sum: settlement.sampleSum })),
    boughtAtMs,
    expiresAtMs: strike && strike.expiryGrid * gridMs,
    settledAtMs: settlement?.atMs,
  };
}

function signOf(result: OptionResult): 'lost' | 'even' | 'won' {
  return result === 'won' || result === 'lost' ? result : 'even';
}

export function optionTermsRowOf(
  { pairId, quote }: Pair,
  { termsId, hash, terms }: { readonly termsId: TermsId; readonly hash: Uint8Array; readonly terms: OptionTerms },
): OptionTermsRow {
  return {
    termsId,
    pairId,
    termsHash: hex(hash),
    durations: terms.durations.map(({ seconds, payout }) => ({ seconds, payout })),
    stakeMin: atomsToText(terms.stakeMin, quote.scale),
    stakeMax: atomsToText(terms.stakeMax, quote.scale),
    exposureMax: atomsToText(terms.exposureMax, quote.scale),
    isOffered: terms.isOffered === 'yes',
  };
}

export function optionMarketRowOf(
  pair: Pair,
  market: OptionMarketView,
  session: SessionView | undefined,
): OptionMarketRow {
  const { pairId, symbol, quote } = pair;
  return {
    pairId,
    symbol,
    assetId: quote.assetId,
    code: quote.code,
    scale: quote.scale,
    tick: priceToText(pair.tick),
    terms: optionTermsRowOf(pair, market),
    reserved: atomsToText(market.reserved, quote.scale),
    room: atomsToText(market.room, quote.scale),
    session: session && sessionRowOf(session),
  };
}

export function optionLimitsRowOf(limits: OptionLimitsView, scale: number): OptionLimitsRow {
  const text = (amount: Atoms | undefined) => (amount === undefined ? undefined : atomsToText(amount, scale));
  const { later } = limits;
  return {
    dailyStakeMax: text(limits.dailyStakeMax),
    dailyLossMax: text(limits.dailyLossMax),
    laterAtMs: later?.inForceAtMs,
    laterStakeMax: text(later?.dailyStakeMax),
    laterLossMax: text(later?.dailyLossMax),
    stakedToday: atomsToText(limits.stakedToday, scale),
    lostToday: atomsToText(limits.lostToday, scale),
    atStake: atomsToText(limits.atStake, scale),
    pausedUntilMs: limits.pausedUntilMs,
  };
}

export function gridTickOf({ gridIndex, price }: IndexTick): GridTick {
  return { gridIndex, price: priceToText(price), atMs: gridIndex * gridMs };
}
