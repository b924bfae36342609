import { assert } from '@candor/kernel';
import { type Atoms, type Ppm, type Price, type Rounding, ppmOne, priceScale } from './types.ts';

/** A plain bigint as an amount. Only codecs, tests and this package need it. */
export const atoms = (value: bigint): Atoms => value as Atoms;
export const zero = 0n as Atoms;

export function plus(a: Atoms, b: Atoms): Atoms {
  return (a + b) as Atoms;
}

/** The rest of `whole` after `part` is taken out of it; never below zero. */
export function minus(whole: Atoms, part: Atoms): Atoms {
  assert(part <= whole, 'a part is not larger than the whole it is taken from');
  return (whole - part) as Atoms;
}

export function negated(amount: Atoms): Atoms {
  return -amount as Atoms;
}

export function smaller(a: Atoms, b: Atoms): Atoms {
  return a < b ? a : b;
}

/** `value × numerator ÷ denominator` for non-negative numbers, exact but for the named rounding. */
export function mulDiv(value: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  assert(value >= 0n && numerator >= 0n && denominator > 0n, 'a proportion is made of numbers of zero or more');
  const product = value * numerator;
  return rounding === 'down' ? product / denominator : (product + denominator - 1n) / denominator;
}

/** A share of an amount of zero or more: fees `up`, payouts `down`. */
export function shareOf(amount: Atoms, share: Ppm, rounding: Rounding): Atoms {
  return mulDiv(amount, BigInt(share), BigInt(ppmOne), rounding) as Atoms;
}

/** The worth of `quantity` of the base asset in quote atoms at `price`. */
export function notionalOf(
  quantity: Atoms,
  price: Price,
  scales: { readonly base: number; readonly quote: number },
  rounding: Rounding,
): Atoms {
  return mulDiv(
    quantity,
    BigInt(price) * 10n ** BigInt(scales.quote),
    10n ** BigInt(scales.base + priceScale),
    rounding,
  ) as Atoms;
}

/** The quantity of the base asset that `amount` of the quote asset buys at `price`. */
export function quantityFor(
  amount: Atoms,
  price: Price,
  scales: { readonly base: number; readonly quote: number },
  rounding: Rounding,
): Atoms {
  assert(price > 0, 'a price is above zero');
  return mulDiv(
    amount,
    10n ** BigInt(scales.base + priceScale),
    BigInt(price) * 10n ** BigInt(scales.quote),
    rounding,
  ) as Atoms;
}
