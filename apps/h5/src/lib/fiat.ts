import { type Decimal, decimalFrom, fixedText, type Format, missing, times } from '@candor/kit';

interface FiatStyle {
  readonly symbol: string;
  readonly isSuffix: boolean;
  readonly decimals: number;
}

const prefix = (symbol: string, decimals = 2): FiatStyle => ({ symbol, isSuffix: false, decimals });

/** The currencies of the spec. VND, IDR and JPY are shown without decimals. */
const styles: Readonly<Record<string, FiatStyle>> = {
  USD: prefix('$'),
  VND: { symbol: ' ₫', isSuffix: true, decimals: 0 },
  IDR: prefix('Rp', 0),
  CNY: prefix('¥'),
  GBP: prefix('£'),
  HKD: prefix('HK$'),
  JPY: prefix('JP¥', 0),
  EUR: prefix('€'),
  AED: prefix('AED '),
  THB: prefix('฿'),
  PHP: prefix('₱'),
};

/**
 * The worth of `usdt` (decimal text) in a fiat currency at `rate` (units of it per USDT): exact multiplication, then
 * rounded to the currency's decimals. Prices below one unit keep the digits they need.
 */
export function formatFiat(
  usdt: string | undefined,
  fiat: { readonly code: string; readonly rate: string },
  format: Format,
): string {
  const amount = usdt === undefined ? undefined : decimalFrom(usdt);
  const rate = decimalFrom(fiat.rate);
  if (amount === undefined || rate === undefined) return missing;
  const style = styles[fiat.code] ?? prefix(`${fiat.code} `);
  const worth = times(amount, rate);
  const isNegative = worth.units < 0n;
  const size = { units: isNegative ? -worth.units : worth.units, scale: worth.scale };
  const decimals = decimalsFor(size, style.decimals);
  const text = format.amount(fixedText(rounded(size, decimals), decimals));
  const signed = style.isSuffix ? text + style.symbol : style.symbol + text;
  return isNegative ? `-${signed}` : signed;
}

/** To the nearest at so many decimals, halves up. */
function rounded({ units, scale }: Decimal, decimals: number): Decimal {
  return scale > decimals ? { units: units + 10n ** BigInt(scale - decimals) / 2n, scale } : { units, scale };
}

/** The currency's own decimals; for less than one unit, enough to show four figures, at most ten decimals. */
function decimalsFor(size: Decimal, usual: number): number {
  const digits = size.units.toString().length;
  const isBelowOne = size.units !== 0n && digits <= size.scale;
  if (!isBelowOne) return usual;
  const leadingZeros = size.scale - digits;
  return Math.max(usual, Math.min(leadingZeros + 4, 10));
}
