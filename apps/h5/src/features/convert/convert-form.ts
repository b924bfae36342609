import {
  type ConversionFigures,
  conversionFigures,
  rateScale,
  valueInUnit,
  type Worth,
  worthAtPrice,
  worthAtRate,
} from '@candor/exchange/rules';
import {
  type Atoms,
  atomsFromText,
  atomsToText,
  ppmFromPercent,
  priceFromText,
  textFromUnits,
  unitsFromText,
  zero,
} from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';

/** `amount` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface ConvertForm {
  readonly fromId: number | undefined;
  readonly toId: number | undefined;
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
}

export interface ConvertAsset {
  readonly assetId: number;
  readonly code: string;
  readonly name: string;
  readonly scale: number;
  /** The account it is given from and received in: fiat has an account of its own. */
  readonly accountType: 'spot' | 'fiat';
  /** In that account, decimal text. */
  readonly available: string;
  /** USDT for one, live; absent without a price. */
  readonly price: string | undefined;
  /** Of fiat: how many of it are one USDT. */
  readonly fiatRate?: string | undefined;
  readonly isStale: boolean;
}

export interface ConvertFacts {
  readonly assets: readonly ConvertAsset[];
  /** Absent until the server has sent them. Percents and a value in USDT, decimal text. */
  readonly terms:
    | {
        readonly spreadPercent: string;
        readonly feePercent: string;
        readonly minValue: string;
        readonly maxValue: string;
        readonly dayLeft: string;
      }
    | undefined;
}

export interface ConvertSummary {
  readonly from: ConvertAsset | undefined;
  readonly to: ConvertAsset | undefined;
  /** The result at this moment's prices; the server's quote alone decides. Decimal texts. */
  readonly estimate:
    | { readonly toAmount: string; readonly fee: string; readonly midRate: string; readonly rate: string }
    | undefined;
  /** `to` for one `from` at this moment's prices, after the spread, also without an amount. */
  readonly rate: string | undefined;
}

/** In the order in which they are shown. */
export type ConvertProblem =
  | 'coin_missing'
  | 'price_missing'
  | 'price_stale'
  | 'amount_unreadable'
  | 'amount_missing'
  | 'amount_zero'
  | 'amount_insufficient'
  | 'below_minimum'
  | 'above_maximum'
  | 'above_day_limit';

export const initialConvertForm: ConvertForm = {
  fromId: undefined,
  toId: undefined,
  amount: '',
  unreadable: undefined,
};

const withoutAmount = { amount: '', unreadable: undefined } as const;

export const convertActions = {
  /** Choosing the coin of the other panel flips the two. */
  chooseFrom: (form: ConvertForm, fromId: number): ConvertForm =>
    fromId === form.toId ? convertActions.flip(form) : { ...form, ...withoutAmount, fromId },
  chooseTo: (form: ConvertForm, toId: number): ConvertForm =>
    toId === form.fromId ? convertActions.flip(form) : { ...form, toId },
  flip: (form: ConvertForm): ConvertForm => ({ ...form, ...withoutAmount, fromId: form.toId, toId: form.fromId }),
  setAmount: (form: ConvertForm, amount: string, unreadable?: AmountProblem): ConvertForm => ({
    ...form,
    amount,
    unreadable,
  }),
  begin: (form: ConvertForm): ConvertForm => ({ ...form, ...withoutAmount }),
};

/** The coins of an address where they exist; else from USDT into BTC, or any two. */
export function completeForm(form: ConvertForm, { assets }: ConvertFacts): ConvertForm {
  const find = (id: number | undefined) => assets.find(({ assetId }) => assetId === id)?.assetId;
  const usual = ['USDT', 'BTC', 'ETH'].flatMap((code) => assets.find((asset) => asset.code === code)?.assetId ?? []);
  const other = (taken: number | undefined) =>
    [...usual, ...assets.map(({ assetId }) => assetId)].find((assetId) => assetId !== taken);
  const toId = find(form.toId);
  const fromId = find(form.fromId) ?? other(toId);
  return { ...form, fromId, toId: toId === undefined || toId === fromId ? other(fromId) : toId };
}

export function summarizeConversion(form: ConvertForm, facts: ConvertFacts): ConvertSummary {
  const { from, to } = chosen(form, facts);
  if (from === undefined || to === undefined) return { from, to, estimate: undefined, rate: undefined };
  const amount = atomsFromText(form.amount, from.scale);
  const estimate = amount === undefined || amount <= 0n ? undefined : figuresOf(amount, from, to, facts);
  const unit = figuresOf(unitOf(from.scale), from, to, facts);
  return {
    from,
    to,
    estimate: estimate && {
      toAmount: atomsToText(estimate.toAmount, to.scale),
      fee: atomsToText(estimate.fee, to.scale),
      midRate: textFromUnits(estimate.midRate, rateScale),
      rate: textFromUnits(estimate.rate, rateScale),
    },
    rate: unit && textFromUnits(unit.rate, rateScale),
  };
}

export function convertProblems(form: ConvertForm, facts: ConvertFacts): readonly ConvertProblem[] {
  const { from, to } = chosen(form, facts);
  if (from === undefined || to === undefined || from === to) return ['coin_missing'];
  const worth = worthOf(from);
  if (worth === undefined || worthOf(to) === undefined) return ['price_missing'];
  if (from.isStale || to.isStale) return ['price_stale'];
  if (form.unreadable !== undefined) return ['amount_unreadable'];
  if (form.amount === '') return ['amount_missing'];
  const amount = atomsFromText(form.amount, from.scale);
  if (amount === undefined) return ['amount_unreadable'];
  if (amount === 0n) return ['amount_zero'];
  if (amount > (atomsFromText(from.available, from.scale) ?? zero)) return ['amount_insufficient'];
  const side = { scale: from.scale, worth };
  const limitOf = (text: string | undefined) => unitsFromText(text ?? '', usdtScale);
  if (valueInUnit(amount, side, usdtScale, 'down') < (limitOf(facts.terms?.minValue) ?? 0n)) return ['below_minimum'];
  const value = valueInUnit(amount, side, usdtScale, 'up');
  const isAbove = (most: bigint | undefined) => most !== undefined && value > most;
  if (isAbove(limitOf(facts.terms?.maxValue))) return ['above_maximum'];
  return isAbove(limitOf(facts.terms?.dayLeft)) ? ['above_day_limit'] : [];
}

/** The worth of one in USDT; `undefined` while it is unknown. */
export function worthOf({ price, fiatRate }: ConvertAsset): Worth | undefined {
  const told = priceFromText(fiatRate ?? price ?? '');
  if (told === undefined || told === 0) return undefined;
  return fiatRate === undefined ? worthAtPrice(told) : worthAtRate(told);
}

export const usdtScale = 6;

function chosen(form: ConvertForm, { assets }: ConvertFacts) {
  const find = (id: number | undefined) => assets.find(({ assetId }) => assetId === id);
  return { from: find(form.fromId), to: find(form.toId) };
}

/** The core's own arithmetic, at the prices of this moment. */
function figuresOf(
  amount: Atoms,
  from: ConvertAsset,
  to: ConvertAsset,
  { terms }: ConvertFacts,
): ConversionFigures | undefined {
  const [given, received] = [worthOf(from), worthOf(to)];
  const [spread, fee] = [terms?.spreadPercent, terms?.feePercent].map((percent) => ppmFromPercent(percent ?? ''));
  if (given === undefined || received === undefined || spread === undefined || fee === undefined) return undefined;
  return conversionFigures(
    amount,
    { scale: from.scale, worth: given },
    { scale: to.scale, worth: received },
    { spread, fee },
  );
}

function unitOf(scale: number): Atoms {
  return atomsFromText('1', scale) ?? zero;
}
