import { type Atoms, atoms, minus, mulDiv, type Ppm, type Price, ppmOne, shareOf } from '@candor/money';

/** A quote may be accepted for this long (RULES 13). */
export const quoteValidMs = 15_000;
/** Rates are whole `to` units per whole `from` unit × 10^18: fine enough for the cheapest coin in the dearest. */
export const rateScale = 18;

export interface ConversionTerms {
  /** Taken off the index rate. */
  readonly spread: Ppm;
  /** Taken off what would be received. */
  readonly fee: Ppm;
}

export interface ConversionFigures {
  /** What leaves the house: `toAmount` and `fee`. */
  readonly gross: Atoms;
  readonly toAmount: Atoms;
  readonly fee: Atoms;
  readonly midRate: Atoms;
  readonly rate: Atoms;
}

/**
 * What converting gives (RULES 13), from the index prices of both assets in the unit of account. The payout rounds
 * down and the fee up; the rates are for showing and round down.
 */
export function conversionFigures(
  fromAmount: Atoms,
  from: { readonly scale: number; readonly price: Price },
  to: { readonly scale: number; readonly price: Price },
  terms: ConversionTerms,
): ConversionFigures {
  const kept = BigInt(ppmOne - terms.spread);
  const gross = atoms(
    mulDiv(
      fromAmount,
      BigInt(from.price) * kept * 10n ** BigInt(to.scale),
      BigInt(to.price) * BigInt(ppmOne) * 10n ** BigInt(from.scale),
      'down',
    ),
  );
  const fee = shareOf(gross, terms.fee, 'up');
  const midRate = atoms(mulDiv(10n ** BigInt(rateScale), BigInt(from.price), BigInt(to.price), 'down'));
  return {
    gross,
    fee,
    toAmount: minus(gross, fee),
    midRate,
    rate: atoms(mulDiv(midRate, kept, BigInt(ppmOne), 'down')),
  };
}
