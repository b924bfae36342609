import {
  alertNoteMax,
  alertSharePpm,
  type AlertKind,
  type AlertRow,
  type ArgumentsOf,
  type setAlert,
} from '@candor/api';
import { compare, decimalFrom, fixedText } from '@candor/kit';
import { percentOfPpm, type Ppm, priceFromText, unitsFromText } from '@candor/money';

/** A form of one alert: texts as they are typed, in the wire's grammar. */
export interface AlertForm {
  readonly kind: AlertKind;
  readonly price: string;
  /** Percent of a move or of a distance. */
  readonly percent: string;
  readonly seconds: number;
  readonly repeats: boolean;
  readonly days: number;
  readonly note: string;
}

/** Reasons that a form cannot be sent. */
export type AlertProblem =
  | { readonly kind: 'price_missing' | 'percent_range' | 'note_long' }
  | { readonly kind: 'above_met' | 'below_met'; readonly index: string };

const decimalsOfPercent = 4;
export const percentChoices = { move: ['1', '2', '5', '10'], liquidation: ['2', '5', '10', '20'] } as const;
/** Steps from the index, in percent. */
export const priceSteps = { above: ['1', '2', '5', '10'], below: ['-1', '-2', '-5', '-10'] } as const;

/** A new alert: of the price that is shown, which the user moves. */
export function newForm(index: string | undefined): AlertForm {
  const common = { percent: '5', seconds: 3_600, repeats: false, days: 30, note: '' };
  return index === undefined
    ? { ...common, kind: 'liquidation', price: '' }
    : { ...common, kind: 'above', price: index };
}

export function formOf(alert: AlertRow, index: string | undefined): AlertForm {
  const { kind, price, share, seconds, repeats, days, note } = alert;
  return {
    kind,
    price: price ?? index ?? '',
    percent: share === undefined ? '5' : percentOfPpm(share),
    seconds: seconds ?? 3_600,
    repeats,
    days,
    note,
  };
}

/** The price that is `percent` away from the index, on the pair's decimals. */
export function priceAway(index: string, percent: string, decimals: number): string {
  const from = decimalFrom(index);
  const by = decimalFrom(percent);
  if (from === undefined || by === undefined) return '';
  const hundred = 100n * 10n ** BigInt(by.scale);
  return fixedText({ units: from.units * (hundred + by.units), scale: from.scale + 2 + by.scale }, decimals);
}

/** The distance from the index to a price as signed percent text with two decimals. */
export function distanceOf(index: string, price: string): string | undefined {
  const from = decimalFrom(index);
  const to = decimalFrom(price);
  if (from === undefined || to === undefined || from.units === 0n) return undefined;
  const scale = Math.max(from.scale, to.scale);
  const at = (value: typeof from) => value.units * 10n ** BigInt(scale - value.scale);
  return fixedText({ units: ((at(to) - at(from)) * 10_000n) / at(from), scale: 2 }, 2);
}

/** The form as another kind; a price that is on the wrong side for it goes to a percent beyond the index. */
export function asKind(form: AlertForm, kind: AlertKind, index: string | undefined, decimals: number): AlertForm {
  const next = { ...form, kind };
  if (index === undefined || (kind !== 'above' && kind !== 'below')) return next;
  const isRight = problemOf(next, index) === undefined;
  return isRight ? next : { ...next, price: priceAway(index, kind === 'above' ? '1' : '-1', decimals) };
}

/** The first problem of a form; `index` is absent while it is not known. */
export function problemOf(form: AlertForm, index: string | undefined): AlertProblem | undefined {
  const { kind, price, note } = form;
  if ([...note].length > alertNoteMax) return { kind: 'note_long' };
  if (kind === 'move' || kind === 'liquidation') {
    const share = shareOf(form);
    const isRight = share !== undefined && share >= alertSharePpm.min && share <= alertSharePpm.max;
    return isRight ? undefined : { kind: 'percent_range' };
  }
  const wanted = decimalFrom(price);
  const now = index === undefined ? undefined : decimalFrom(index);
  if (wanted === undefined || priceFromText(price) === undefined) return { kind: 'price_missing' };
  if (now === undefined || index === undefined) return undefined;
  const side = compare(wanted, now);
  if (kind === 'above' && side <= 0) return { kind: 'above_met', index };
  return kind === 'below' && side >= 0 ? { kind: 'below_met', index } : undefined;
}

/** The terms that are sent; only those of a form without a problem make sense. */
export function termsOf(form: AlertForm, pairId: number | undefined): ArgumentsOf<typeof setAlert> {
  const { kind, price, seconds, repeats, days, note } = form;
  const common = { kind, repeats, days, note: note.trim() };
  const share = shareOf(form);
  if (kind === 'liquidation') return { ...common, share };
  if (kind === 'move') return { ...common, pairId, share, seconds };
  return { ...common, pairId, price };
}

function shareOf({ percent }: AlertForm): Ppm | undefined {
  const units = unitsFromText(percent, decimalsOfPercent);
  return units === undefined ? undefined : (Number(units) as Ppm);
}
