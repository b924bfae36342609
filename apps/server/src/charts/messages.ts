import type { TapeStart } from '@candor/feed';
import type { ChartRequest } from './chart-history.ts';

/** What the thread of the charts is started with. */
export interface ChartOrders {
  readonly seed: string;
  /** Where the tape is at known prices. Absent: where that of the seed is by itself. */
  readonly start?: TapeStart | undefined;
  /** Counted from 1970: the first minute that has no history any more. */
  readonly untilMinute: number;
  /** Where the weeks of long charts are kept, and what they were made from. */
  readonly folder: string;
  readonly made: string;
}

/** To the thread. Each question has a number, under which it is answered. */
export type ToCharts = { readonly id: number; readonly request: ChartRequest } | 'stop';

/** From the thread: packed candles, or that the kept weeks could not be written. */
export type FromCharts =
  | { readonly id: number; readonly words: Float64Array<ArrayBuffer> }
  | { readonly notKept: unknown };
