import type { getNftTerms, OutputOf } from '@candor/api';
import {
  type nftModes,
  nftDepositOf,
  nftPriceMax,
  nftPriceParts,
  nftSaleMaxMs,
  nftSaleMinMs,
  nftStartMaxMs,
} from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atomsToText, type Ppm, zero } from '@candor/money';

/** Amounts are plain decimal texts, times as the browser's fields of date and time give them. */
export interface ResellForm {
  readonly mode: (typeof nftModes)[number];
  readonly assetId: number | undefined;
  readonly price: string;
  readonly raise: string;
  readonly reserve: string;
  /** '' is now. */
  readonly start: string;
  readonly end: string;
  readonly isUnderstood: boolean;
}

type Terms = OutputOf<typeof getNftTerms>;

export interface ResellFacts {
  readonly terms: Terms;
  /** NFTs are not switched off for the user. */
  readonly isOffered: boolean;
  readonly isMine: boolean;
  /** The work is neither on sale nor waiting for a payment. */
  readonly isFree: boolean;
  readonly royalty: Ppm;
  /** The seller made the work: there is no royalty. */
  readonly isFirstSale: boolean;
  readonly nowMs: number;
}

/** In the order in which the core checks; the first one is shown. */
type ResellProblem =
  | 'not_offered'
  | 'not_yours'
  | 'not_free'
  | 'price_wrong'
  | 'raise_wrong'
  | 'reserve_wrong'
  | 'time_wrong'
  | 'not_understood';

export const initialResellForm = (terms: Terms, end: string): ResellForm => ({
  mode: 'fixed',
  assetId: terms.currencies[0]?.assetId,
  price: '',
  raise: '',
  reserve: '',
  start: '',
  end,
  isUnderstood: false,
});

/** "2026-11-26T19:30" of a time, as the clock of this device shows it. */
export function localText(atMs: number): string {
  const at = new Date(atMs - new Date(atMs).getTimezoneOffset() * 60_000);
  return at.toISOString().slice(0, 16);
}

export function timeOf(local: string): number | undefined {
  const atMs = new Date(local).getTime();
  return Number.isNaN(atMs) ? undefined : atMs;
}

/** The form in a currency that the terms have: they may change while it is filled in. */
export function inTerms(form: ResellForm, terms: Terms): ResellForm {
  return currencyOf(form, terms) === undefined ? { ...form, assetId: terms.currencies[0]?.assetId } : form;
}

export function currencyOf({ assetId }: ResellForm, { currencies }: Terms): Terms['currencies'][number] | undefined {
  return currencies.find((one) => one.assetId === assetId);
}

function atomsIn(text: string, form: ResellForm, terms: Terms): Atoms {
  return atomsFromText(text === '' ? '0' : text, currencyOf(form, terms)?.scale ?? 0) ?? zero;
}

export function resellProblem(form: ResellForm, facts: ResellFacts): ResellProblem | undefined {
  const { terms, isOffered, isMine, isFree, nowMs } = facts;
  if (!isOffered) return 'not_offered';
  if (!isMine) return 'not_yours';
  if (!isFree) return 'not_free';
  const price = atomsIn(form.price, form, terms);
  if (price <= 0n || price > nftPriceMax) return 'price_wrong';
  if (form.mode === 'auction') {
    const raise = atomsIn(form.raise, form, terms);
    if (raise <= 0n || raise > nftPriceMax) return 'raise_wrong';
    if (form.reserve !== '') {
      const reserve = atomsIn(form.reserve, form, terms);
      if (reserve <= price || reserve > nftPriceMax) return 'reserve_wrong';
    }
  }
  if (!areSoundTimes(form, nowMs)) return 'time_wrong';
  return form.isUnderstood ? undefined : 'not_understood';
}

function areSoundTimes(form: ResellForm, nowMs: number): boolean {
  const [startsAtMs, endsAtMs] = [form.start === '' ? nowMs : timeOf(form.start), timeOf(form.end)];
  if (startsAtMs === undefined || endsAtMs === undefined) return false;
  const fromMs = Math.max(startsAtMs, nowMs);
  const lastingMs = endsAtMs - fromMs;
  return fromMs <= nowMs + nftStartMaxMs && lastingMs >= nftSaleMinMs && lastingMs <= nftSaleMaxMs;
}

interface ResellPreview {
  readonly fee: string;
  readonly royalty: string;
  readonly proceeds: string;
  /** Of each bidder; of auctions. */
  readonly deposit: string;
}

/** The parts of the price as the sale itself will share it, at the lowest bid of an auction. */
export function resellPreview(form: ResellForm, { terms, royalty, isFirstSale }: ResellFacts): ResellPreview {
  const scale = currencyOf(form, terms)?.scale ?? 0;
  const price = atomsIn(form.price, form, terms);
  const parts = nftPriceParts(price, { fee: terms.fee, royalty }, isFirstSale);
  return {
    fee: atomsToText(parts.fee, scale),
    royalty: atomsToText(parts.royalty, scale),
    proceeds: atomsToText(parts.proceeds, scale),
    deposit: atomsToText(nftDepositOf(price, terms.deposit), scale),
  };
}

/** The input of the call; only of a form without a problem. */
export function resellInput(form: ResellForm, code: string, nowMs: number) {
  const { mode, assetId = 0, price, raise, reserve, start, end } = form;
  const isAuction = mode === 'auction';
  return {
    code,
    mode,
    assetId,
    price,
    raise: isAuction ? raise : '0',
    ...(isAuction && reserve !== '' && { reserve }),
    startsAtMs: start === '' ? nowMs : (timeOf(start) ?? nowMs),
    endsAtMs: timeOf(end) ?? 0,
  };
}
