import type { Nominal } from '@candor/kernel';

/** Whole smallest units of one asset: 1 USDT is 1_000_000 atoms when its scale is 6. May be negative in a movement. */
export type Atoms = Nominal<bigint, 'Atoms'>;

/** Quote units per base unit in steps of 10^-8: 68,412.5 is 6_841_250_000_000. A safe whole number above zero. */
export type Price = Nominal<number, 'Price'>;

/** A share of one, in millionths: 0.10 % is 1_000. From 0 to 1_000_000 unless a rule allows more. */
export type Ppm = Nominal<number, 'Ppm'>;

/** The direction of a division that does not come out even. Charges go `up`, payouts go `down` (RULES 1). */
export type Rounding = 'up' | 'down';

/** Decimals of every `Price`. */
export const priceScale = 8;
export const ppmOne = 1_000_000;
