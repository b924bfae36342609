import type { GridTick } from '@candor/api';
import { type Price, priceFromText } from '@candor/money';

/** One tick of the index, ready to reckon with. */
export interface TapeTick {
  readonly gridIndex: number;
  readonly atMs: number;
  readonly price: Price;
  /** As it came: for showing. */
  readonly text: string;
}

/** Enough for the longest option and the line before it: ten minutes. */
const keptTicks = 1_200;

/** The tape with new ticks put in their places, oldest first; a tick that came twice stays one. */
export function withTicks(before: readonly TapeTick[], more: readonly GridTick[]): readonly TapeTick[] {
  const fresh = more.flatMap(({ gridIndex, atMs, price: text }): readonly TapeTick[] => {
    const price = priceFromText(text);
    return price === undefined ? [] : [{ gridIndex, atMs, price, text }];
  });
  const last = before.at(-1)?.gridIndex ?? Number.NEGATIVE_INFINITY;
  if (fresh.every(({ gridIndex }, at) => gridIndex > (fresh[at - 1]?.gridIndex ?? last))) {
    return [...before, ...fresh].slice(-keptTicks);
  }
  const byGrid = new Map([...before, ...fresh].map((tick) => [tick.gridIndex, tick]));
  return [...byGrid.values()].sort((a, b) => a.gridIndex - b.gridIndex).slice(-keptTicks);
}
