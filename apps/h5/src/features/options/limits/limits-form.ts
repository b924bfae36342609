import type { OptionLimitsRow } from '@candor/api';
import { atScale, compare, decimalFrom, fixedText } from '@candor/kit';

/** The two limits as typed: decimal text, '' for no limit. */
interface LimitsForm {
  readonly dailyStakeMax: string;
  readonly dailyLossMax: string;
  /** Fields with unreadable text. */
  readonly unreadable: ReadonlySet<LimitField>;
}

export const limitFields = ['dailyStakeMax', 'dailyLossMax'] as const;
export type LimitField = (typeof limitFields)[number];

/** The time at which a change of limits takes effect: tighter at once, looser in 24 hours (RULES 6). */
type LimitsEffect = 'same' | 'at_once' | 'later' | 'both';

/** The user's last request: a looser limit that still waits replaces the one in force. */
function askedLimits(limits: OptionLimitsRow): Readonly<Record<LimitField, string>> {
  const isWaiting = limits.laterAtMs !== undefined;
  return {
    dailyStakeMax: (isWaiting ? limits.laterStakeMax : limits.dailyStakeMax) ?? '',
    dailyLossMax: (isWaiting ? limits.laterLossMax : limits.dailyLossMax) ?? '',
  };
}

export function limitsFormFrom(limits: OptionLimitsRow): LimitsForm {
  return { ...askedLimits(limits), unreadable: new Set() };
}

export function setLimit(form: LimitsForm, field: LimitField, text: string, isReadable: boolean): LimitsForm {
  const unreadable = new Set(form.unreadable);
  if (isReadable) unreadable.delete(field);
  else unreadable.add(field);
  return { ...form, [field]: text, unreadable };
}

/** Compared with the limits in force, except that repeating a waiting request changes nothing. */
export function effectOf(form: LimitsForm, limits: OptionLimitsRow): LimitsEffect {
  const asked = askedLimits(limits);
  if (limitFields.every((field) => comparison(form[field], asked[field]) === 0)) return 'same';
  const changes = limitFields.map((field) => comparison(form[field], limits[field] ?? ''));
  const isTighter = changes.includes(-1);
  if (!changes.includes(1)) return 'at_once';
  return isTighter ? 'both' : 'later';
}

/** The input of the call: an empty field is no limit. */
export function limitsInput(form: LimitsForm): { readonly dailyStakeMax?: string; readonly dailyLossMax?: string } {
  return {
    ...(form.dailyStakeMax !== '' && { dailyStakeMax: form.dailyStakeMax }),
    ...(form.dailyLossMax !== '' && { dailyLossMax: form.dailyLossMax }),
  };
}

/** The amount that counts against the limit for losses: the day's loss and the present stakes; never below zero. */
export function lostAtWorst({ lostToday, atStake }: OptionLimitsRow): string {
  const [lost, staked] = [decimalFrom(lostToday), decimalFrom(atStake)];
  if (lost === undefined || staked === undefined) return '0';
  const scale = Math.max(lost.scale, staked.scale);
  const units = atScale(lost, scale) + atScale(staked, scale);
  return fixedText({ units: units < 0n ? 0n : units, scale }, scale);
}

/** -1 when `a` is the tighter limit, 1 when it is looser; none is the loosest. */
function comparison(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = [decimalFrom(a), decimalFrom(b)];
  if (x === undefined || y === undefined) return x === y ? 0 : x === undefined ? 1 : -1;
  return compare(x, y);
}
