import type { TapeStart } from '@candor/feed';
import type { ChartRequest } from './chart-history.ts';

/** The start options of the charts' thread. */
export interface ChartOrders {
  readonly seed: string;
  /** The position of the tape at known prices. Absent: the seed's own start. */
  readonly start?: TapeStart | undefined;
  /** Counted from 1970: the first minute without history. */
  readonly untilMinute: number;
  /** The folder that keeps the weeks of long charts, and the fingerprint of their source. */
  readonly folder: string;
  readonly made: string;
}

/** To the thread. Each question has a number, under which it is answered. */
export type ToCharts = { readonly id: number; readonly request: ChartRequest } | 'stop';

/** From the thread: packed candles, or that the kept weeks could not be written. */
export type FromCharts =
  | { readonly id: number; readonly words: Float64Array<ArrayBuffer> }
  | { readonly notKept: unknown };
