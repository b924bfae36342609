import type { DualProductRow, DualPurchaseRow } from '@candor/api';
import { dualPayoutsFor, dualStakeFor } from '@candor/exchange/rules';
import { dayMs } from '@candor/kernel';
import {
  type Atoms,
  atoms,
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

/** The figures of a purchase, as they were fixed when it was made. */
export function figuresOfPurchase(purchase: DualPurchaseRow): DualFigures {
  const { direction, baseScale, quoteScale } = purchase;
  return {
    direction,
    linked: priceFromText(purchase.linkedPrice) ?? price(1),
    stake: atomsFromText(purchase.stake, direction === 'call' ? baseScale : quoteScale) ?? zero,
    baseOut: atomsFromText(purchase.baseOut, baseScale) ?? zero,
    quoteOut: atomsFromText(purchase.quoteOut, quoteScale) ?? zero,
    scales: { base: baseScale, quote: quoteScale },
  };
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

/** The worth at a price, of the product and of just holding, as decimal text in the quote asset. */
export function worthTextsAt(figures: DualFigures, at: Price): { readonly product: string; readonly holding: string } {
  const text = (worth: Atoms) => atomsToText(worth, figures.scales.quote);
  return { product: text(worthAt(figures, at)), holding: text(holdingAt(figures, at)) };
}

/** The least that a picture reaches to each side of the linked price, in percent. */
const reachMin = 15;
/** Its bounds lie on steps of so many percent, so that it stands still while the index moves. */
const reachStep = 5;

/** The prices that a picture runs between: around the linked price, and beyond today's index. */
export function payoffRange(linked: Price, index: Price | undefined): { readonly low: Price; readonly high: Price } {
  const away = index === undefined ? 0 : ((index - linked) / linked) * 100;
  const reach = (side: number) => Math.max(reachMin, Math.ceil((side + reachStep / 2) / reachStep) * reachStep);
  const at = (percent: number) => price(Math.max(Math.round((linked * (100 + percent)) / 100), 1));
  return { low: at(-Math.min(reach(-away), 100)), high: at(reach(away)) };
}

/** The price at which the product is worth as much as holding: it is better up to there (call) or down to there (put). */
export function breakEvenOf({ direction, stake, baseOut, quoteOut, scales }: DualFigures): string {
  const [quote, base] = direction === 'call' ? [quoteOut, stake] : [stake, baseOut];
  const units = mulDiv(quote, 10n ** BigInt(scales.base + priceScale), base * 10n ** BigInt(scales.quote), 'down');
  return priceToText(price(Number(units)));
}

/** The amounts of a limit order at the linked price: unfilled it keeps what was put in, filled it has the other asset. */
export function limitOrderOf({ direction, linked, stake, scales }: DualFigures) {
  const filled =
    direction === 'call'
      ? atomsToText(notionalOf(stake, linked, scales, 'down'), scales.quote)
      : atomsToText(
          atoms(
            mulDiv(
              stake,
              10n ** BigInt(scales.base + priceScale),
              BigInt(linked) * 10n ** BigInt(scales.quote),
              'down',
            ),
          ),
          scales.base,
        );
  return { filled, kept: atomsToText(stake, direction === 'call' ? scales.base : scales.quote) };
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
