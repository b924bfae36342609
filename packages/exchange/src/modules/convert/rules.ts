import { type Atoms, atoms, minus, mulDiv, type Ppm, type Price, ppmOne, priceScale, shareOf } from '@candor/money';

/** A quote may be accepted for this long (RULES 13). */
export const quoteValidMs = 8_000;
/** The validity of a quote under the first rules. */
export const formerQuoteValidMs = 15_000;
/**
 * The number of quotes that an account may have open, each of another pair of assets, and may request in one minute of
 * the clock.
 */
export const openQuotesMax = 5;
export const quotesPerMinuteMax = 20;
/** The number of balances that one sweep converts. */
export const sweptMax = 50;
export { fiatStaleAfterMs } from '../../fiat-rates.ts';
/** A new fiat rate that is further from the one in force is a mistake before it is a market: it takes effect with notice. */
export const farMoveShare = 100_000 as Ppm;
/** Rates are whole `to` units per whole `from` unit × 10^18: fine enough for the cheapest coin in the dearest. */
export const rateScale = 18;

const priceOne = 10n ** BigInt(priceScale);
/** Movement is kept in parts per billion, because a calm coin moves by less than a millionth in four seconds. */
const movementOne = 1_000_000_000;
const movementPerPpm = Math.trunc(movementOne / ppmOne);
/**
 * The speed at which the mean movement follows: up at once, down slowly, so that a calm moment in a storm is no offer.
 */
const risesBy = 4;
const fallsBy = 32;

/**
 * The worth of one whole unit of an asset in the unit of account, as a fraction, because fiat rates are quoted upside
 * down.
 */
export interface Worth {
  readonly units: bigint;
  readonly per: bigint;
}

/** `price` is the cost of one in the unit of account. */
export function worthAtPrice(price: Price): Worth {
  return { units: BigInt(price), per: priceOne };
}

/** `fiatRate` is how many of it are one unit of account. */
export function worthAtRate(fiatRate: Price): Worth {
  return { units: priceOne, per: BigInt(fiatRate) };
}

export interface ConversionSide {
  readonly scale: number;
  readonly worth: Worth;
}

/** An amount in atoms of the unit of account. Limits round it up, minimums down: in favour of the house. */
export function valueInUnit(
  amount: Atoms,
  { scale, worth }: ConversionSide,
  unitScale: number,
  rounding: 'up' | 'down',
): Atoms {
  return atoms(mulDiv(amount, worth.units * 10n ** BigInt(unitScale), worth.per * 10n ** BigInt(scale), rounding));
}

/** `to` per `from` by the index, ×10^18, rounded down: the user's side. */
export function midRateOf(from: Worth, to: Worth): Atoms {
  return atoms(mulDiv(10n ** BigInt(rateScale), from.units * to.per, from.per * to.units, 'down'));
}

interface ConversionTerms {
  /** Taken off the index rate. */
  readonly spread: Ppm;
  /** Taken off the amount received. */
  readonly fee: Ppm;
}

export interface ConversionFigures {
  /** The total that leaves the house: `toAmount` and `fee`. */
  readonly gross: Atoms;
  readonly toAmount: Atoms;
  readonly fee: Atoms;
  readonly midRate: Atoms;
  readonly rate: Atoms;
}

/**
 * The figures of a conversion (RULES 13). The payout rounds down and the fee up; the rates are for showing and round
 * down.
 */
export function conversionFigures(
  fromAmount: Atoms,
  from: ConversionSide,
  to: ConversionSide,
  terms: ConversionTerms,
): ConversionFigures {
  const kept = BigInt(ppmOne - terms.spread);
  const gross = atoms(
    mulDiv(
      fromAmount,
      from.worth.units * to.worth.per * kept * 10n ** BigInt(to.scale),
      from.worth.per * to.worth.units * BigInt(ppmOne) * 10n ** BigInt(from.scale),
      'down',
    ),
  );
  const fee = shareOf(gross, terms.fee, 'up');
  const midRate = midRateOf(from.worth, to.worth);
  return {
    gross,
    fee,
    toAmount: minus(gross, fee),
    midRate,
    rate: atoms(mulDiv(midRate, kept, BigInt(ppmOne), 'down')),
  };
}

/**
 * True when the index has moved against the house by more than half the spread since a quote was made (RULES 13): the
 * asset received is worth more of the asset given than half way from the quoted rate back to the quote's own index.
 */
export function hasMoved(quote: { readonly midRate: Atoms; readonly rate: Atoms }, midRateNow: Atoms): boolean {
  return 2n * midRateNow < quote.midRate + quote.rate;
}

/** True when a new fiat rate is further than `farMoveShare` from the one in force. */
export function isFarMove(present: Price, next: Price): boolean {
  return BigInt(Math.abs(next - present)) * BigInt(ppmOne) > BigInt(present) * BigInt(farMoveShare);
}

/** The relative distance between two prices, in parts per billion, rounded up because users are charged for it. */
export function movementBetween(before: Price, after: Price): number {
  const distance = BigInt(Math.abs(after - before));
  const movement = mulDiv(distance, BigInt(movementOne), BigInt(before), 'up');
  return movement > BigInt(movementOne) ? movementOne : Number(movement);
}

/** The mean movement after one more: an exponentially weighted mean that rises faster than it falls. */
export function meanMovement(mean: number, movement: number): number {
  const difference = movement - mean;
  return mean + (difference > 0 ? Math.ceil(difference / risesBy) : Math.ceil(difference / fallsBy));
}

/**
 * The spread taken off the index rate: a multiple of the movement of both sides, within the least and the most of the
 * terms.
 */
export function spreadOf(
  movement: number,
  terms: { readonly least: Ppm; readonly most: Ppm; readonly movementFactor: number },
): Ppm {
  const asked = Math.ceil((movement * terms.movementFactor) / movementPerPpm);
  return Math.min(Math.max(asked, terms.least), terms.most) as Ppm;
}

/** The spread that a quote was made at: rates are rounded down, so the nearest is the right one. */
export function quotedSpread({ midRate, rate }: { readonly midRate: Atoms; readonly rate: Atoms }): Ppm {
  if (midRate === 0n) return 0 as Ppm;
  const halves = mulDiv(midRate - rate, 2n * BigInt(ppmOne), midRate, 'down');
  return Number((halves + 1n) / 2n) as Ppm;
}
