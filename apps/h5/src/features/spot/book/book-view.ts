import type { LevelPair } from '@candor/api';
import { priceFromText, priceScale, textFromUnits, unitsFromText } from '@candor/money';
import type { Book } from '#client/live/book.ts';
import type { BookLayout } from '#features/desk/trade-preferences.ts';

/** A row as it is drawn; plain texts, so a row whose texts are the same need not be drawn again. */
export interface BookRow {
  readonly price: string;
  readonly amount: string;
  /** Length of the tint, 0 to 100: what there is up to this row, of all in view on the side that has more. */
  readonly percent: number;
  /** Marks an open order of the user's. */
  readonly isOwn: boolean;
}

export interface BookView {
  /** Best first. */
  readonly asks: readonly BookRow[];
  readonly bids: readonly BookRow[];
  /** Share of the bids in the amount on both sides, in whole percent; absent for an empty book. */
  readonly bidPercent: number | undefined;
}

const smallestStep = 1;
/** Amounts of any asset fit in this many decimals. */
const amountScale = 18;
/** One side alone has the room of both, so the page does not move when the layout changes. */
const rowsOfEachSide = 7;
const rowsOfOneSide = 2 * rowsOfEachSide;

export function rowsOf(layout: BookLayout): { readonly asks: number; readonly bids: number } {
  if (layout === 'both') return { asks: rowsOfEachSide, bids: rowsOfEachSide };
  return layout === 'asks' ? { asks: rowsOfOneSide, bids: 0 } : { asks: 0, bids: rowsOfOneSide };
}

/** The steps to see the book in: one tick, ten, a hundred; decimal text. */
export function precisionsOf(tick: string): readonly string[] {
  const units = unitsFromText(tick, amountScale);
  return units === undefined ? [tick] : [1n, 10n, 100n].map((times) => textFromUnits(units * times, amountScale));
}

/**
 * The book for the eye: levels gathered into steps, asks rounded up and bids down, so that neither looks better than it
 * is. Reads only as many levels as there are rows.
 */
export function bookView(
  book: Book,
  options: { readonly step: string; readonly layout: BookLayout; readonly ownPrices: ReadonlySet<string> },
): BookView {
  const step = priceFromText(options.step) ?? smallestStep;
  const own = new Set([...options.ownPrices].map((text) => priceFromText(text) ?? 0));
  const rows = rowsOf(options.layout);
  const asks = gathered(book.asks, step, 'up', rows.asks, own);
  const bids = gathered(book.bids, step, 'down', rows.bids, own);
  const totalOf = (steps: readonly Step[]) => steps.reduce((sum, { amount }) => sum + amount, 0n);
  const most = [totalOf(asks), totalOf(bids)].reduce((max, total) => (total > max ? total : max), 0n);
  const drawn = (steps: readonly Step[]) => {
    let upToHere = 0n;
    return steps.map(({ price, amount, isOwn }) => {
      upToHere += amount;
      return {
        price: textFromUnits(BigInt(price), priceScale),
        amount: textFromUnits(amount, amountScale),
        percent: most === 0n ? 0 : Number((upToHere * 100n) / most),
        isOwn,
      };
    });
  };
  return { asks: drawn(asks), bids: drawn(bids), bidPercent: bidPercentOf(book) };
}

interface Step {
  readonly price: number;
  amount: bigint;
  isOwn: boolean;
}

function gathered(
  levels: readonly LevelPair[],
  step: number,
  rounding: 'up' | 'down',
  most: number,
  own: ReadonlySet<number>,
): readonly Step[] {
  const steps: Step[] = [];
  for (const [priceText, amountText] of levels) {
    const exact = priceFromText(priceText);
    const amount = unitsFromText(amountText, amountScale);
    if (exact === undefined || amount === undefined) continue;
    const whole = Math.floor(exact / step) * step;
    const price = rounding === 'up' && whole !== exact ? whole + step : whole;
    const last = steps.at(-1);
    if (last?.price === price) {
      last.amount += amount;
      last.isOwn ||= own.has(exact);
      continue;
    }
    if (steps.length >= most) break;
    steps.push({ price, amount, isOwn: own.has(exact) });
  }
  return steps;
}

function bidPercentOf({ bids, asks }: Book): number | undefined {
  const sum = (levels: readonly LevelPair[]) =>
    levels.reduce((total, [, amount]) => total + (unitsFromText(amount, amountScale) ?? 0n), 0n);
  const [wanted, offered] = [sum(bids), sum(asks)];
  const all = wanted + offered;
  // Halves go up, so that 1 % is not shown as nothing.
  return all === 0n ? undefined : Number((wanted * 200n + all) / (all * 2n));
}
