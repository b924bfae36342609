import { decimalFrom, fixedText, times } from '@candor/kit';

/** A unit the total is shown in: USDT, or a fiat currency with its rate (units per USDT). */
export interface Unit {
  readonly code: string;
  readonly rate: string;
  readonly decimals: number;
}

/** USDT is shown to the cent, as most fiat is. */
export const usdtUnit: Unit = { code: 'USDT', rate: '1', decimals: 2 };

/** Shown without decimals (specification 9), until the site's config has come with its own. */
const wholeCodes: ReadonlySet<string> = new Set(['VND', 'IDR', 'JPY']);

export function fiatUnit(fiat: { readonly code: string; readonly rate: string }, decimals: number | undefined): Unit {
  return { ...fiat, decimals: decimals ?? (wholeCodes.has(fiat.code) ? 0 : usdtUnit.decimals) };
}

/** An amount of USDT in another unit, cut down to its decimals. Keeps the sign; undefined where a figure is missing. */
export function worthIn(unit: Unit, usdt: string | undefined): string | undefined {
  const amount = usdt === undefined ? undefined : decimalFrom(usdt);
  const rate = decimalFrom(unit.rate);
  if (amount === undefined || rate === undefined) return undefined;
  return fixedText(times(amount, rate), unit.decimals);
}
