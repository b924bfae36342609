import type { DualProductRow, DualPurchaseRow } from '@candor/api';
import { dualPayoutsFor, dualStakeFor } from '@candor/exchange/rules';
import { dayMs } from '@candor/kernel';
import {
  type Atoms,
  atomsFromText,
  atomsToText,
  mulDiv,
  notionalOf,
  type Price,
  price,
  priceFromText,
  priceScale,
  priceToText,
  zero,
} from '@candor/money';

/** Products that mature within a day of their sale are there to be tried. */
export function isDemonstration({ windowMs }: { readonly windowMs: number }): boolean {
  return windowMs < dayMs / 96;
}

/** Everything that a purchase is about, in the core's own units. */
export interface DualFigures {
  readonly direction: DualProductRow['direction'];
  readonly linked: Price;
  readonly stake: Atoms;
  readonly baseOut: Atoms;
  readonly quoteOut: Atoms;
  readonly scales: { readonly base: number; readonly quote: number };
}

/** The figures of so many shares, by the core's own rule. */
export function figuresOf(product: DualProductRow, shares: number): DualFigures {
  const { direction, interest, interestDays } = product;
  const scales = { base: product.baseScale, quote: product.quoteScale };
  const share = atomsFromText(product.share, direction === 'call' ? scales.base : scales.quote) ?? zero;
  const linked = priceFromText(product.linkedPrice) ?? price(1);
  const stake = dualStakeFor(share, shares);
  const payouts = dualPayoutsFor(stake, { direction, linkedPrice: linked, interest, interestDays }, scales);
  return { direction, linked, stake, ...payouts, scales };
}

/** Stake and payouts as decimal text. */
export function figureTexts({ direction, stake, baseOut, quoteOut, scales }: DualFigures) {
  return {
    stake: atomsToText(stake, direction === 'call' ? scales.base : scales.quote),
    baseOut: atomsToText(baseOut, scales.base),
    quoteOut: atomsToText(quoteOut, scales.quote),
  };
}

/** The worth of the payout at a settlement price, in quote atoms. */
export function worthAt({ linked, baseOut, quoteOut, scales }: DualFigures, settlement: Price): Atoms {
  return settlement < linked ? notionalOf(baseOut, settlement, scales, 'down') : quoteOut;
}

/** The worth of what was paid with, just held, at a price. */
export function holdingAt({ direction, stake, scales }: DualFigures, at: Price): Atoms {
  return direction === 'call' ? notionalOf(stake, at, scales, 'down') : stake;
}

/** The price at which the product is worth as much as holding: it is better up to there (call) or down to there (put). */
export function breakEvenOf({ direction, stake, baseOut, quoteOut, scales }: DualFigures): string {
  const [quote, base] = direction === 'call' ? [quoteOut, stake] : [stake, baseOut];
  const units = mulDiv(quote, 10n ** BigInt(scales.base + priceScale), base * 10n ** BigInt(scales.quote), 'down');
  return priceToText(price(Number(units)));
}

/** Cut to two decimals, to be read. */
export function shortPrice(text: string): string {
  return text.replace(/(\.\d{2})\d+$/, '$1');
}

/** The distance of the linked price from an index in hundredths of a percent, as percent text with its sign. */
export function distanceOf(linkedPrice: string, index: string | undefined): string | undefined {
  const linked = priceFromText(linkedPrice);
  const now = index === undefined ? undefined : priceFromText(index);
  if (linked === undefined || now === undefined) return undefined;
  const hundredths = Math.round(((linked - now) / now) * 10_000);
  const plain = (Math.abs(hundredths) / 100).toFixed(2);
  return `${hundredths < 0 ? '-' : '+'}${plain}`;
}

/** The payout if a purchase settled at an index: how much of what. */
export function outcomeAt(
  { linkedPrice, baseOut, quoteOut, baseCode, quoteCode }: DualPurchaseRow,
  index: string | undefined,
): { readonly amount: string; readonly code: string } | undefined {
  const linked = priceFromText(linkedPrice);
  const now = index === undefined ? undefined : priceFromText(index);
  if (linked === undefined || now === undefined) return undefined;
  return now < linked ? { amount: baseOut, code: baseCode } : { amount: quoteOut, code: quoteCode };
}
