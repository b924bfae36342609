import { type AlertKind, alertDays, alertNoteMax, alertSharePpm, alertWindows } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { type Ppm, type Price, priceToText } from '@candor/money';
import type { AlertEngine } from './engine/engine.ts';
import { type LiquidationPoint, liquidationWatch, type Watch } from './engine/watches.ts';

/** The wishes of a user. */
export interface AlertTerms {
  readonly kind: AlertKind;
  /** Absent of an alert of liquidation, which is of all positions. */
  readonly pairId?: number | undefined;
  /** Of `above` and `below`. */
  readonly price?: Price | undefined;
  /** The move, or the distance to the liquidation price as a share of the index. */
  readonly share?: Ppm | undefined;
  /** The window of a move. */
  readonly seconds?: number | undefined;
  readonly repeats: boolean;
  /** 0: without an end. */
  readonly days: number;
  readonly note: string;
}

/** True when terms have what their kind needs, within the limits, and nothing else. */
export function areWhole({ kind, pairId, price, share, seconds, days, note }: AlertTerms): boolean {
  const isShareRight = share !== undefined && share >= alertSharePpm.min && share <= alertSharePpm.max;
  const isOneOf = (choices: readonly number[], value: number | undefined) =>
    value !== undefined && choices.includes(value);
  const isKindRight = {
    above: price !== undefined && share === undefined && seconds === undefined,
    below: price !== undefined && share === undefined && seconds === undefined,
    move: price === undefined && isShareRight && isOneOf(alertWindows, seconds),
    liquidation: price === undefined && isShareRight && seconds === undefined,
  };
  const isPairRight = (pairId === undefined) === (kind === 'liquidation');
  return isKindRight[kind] && isPairRight && isOneOf(alertDays, days) && [...note].length <= alertNoteMax;
}

/** The watches of an alert that begins. */
export function watchesOf(terms: AlertTerms, points: readonly LiquidationPoint[]): Watch[] {
  const { kind, pairId, price, share, seconds } = terms;
  if (kind === 'liquidation') return share === undefined ? [] : liquidationWatches(points, share);
  if (pairId === undefined) return [];
  if (kind === 'move') {
    return share === undefined || seconds === undefined
      ? []
      : [{ kind: 'move', pairId, seconds, move: share, isArmed: true }];
  }
  return price === undefined ? [] : [{ kind: 'price', pairId, rises: kind === 'above', price, isArmed: true }];
}

/** One watch for all positions that one price liquidates together, as those of a cross account. */
export function liquidationWatches(points: readonly LiquidationPoint[], distance: Ppm): Watch[] {
  const watches = new Map<string, Watch>();
  for (const point of points) {
    const watch = liquidationWatch(point, distance);
    if (watch !== undefined) watches.set(`${watch.pairId} ${watch.rises} ${watch.price}`, watch);
  }
  return [...watches.values()];
}

export function expiryOf({ days }: Pick<AlertTerms, 'days'>, nowMs: number): number | undefined {
  return days === 0 ? undefined : nowMs + days * dayMs;
}

/** The present figure by which a watch is reached already, as people read it. */
export function presentOf(engine: AlertEngine, watch: Watch): string {
  if (watch.kind === 'move') return percentText(engine.moveOf(watch.pairId, watch.seconds)?.ppm ?? 0);
  const now = engine.priceOf(watch.pairId);
  return now === undefined ? '' : priceToText(now.price);
}

/** Rounded down to hundredths: 52,345 is "5.23%". */
function percentText(ppm: number): string {
  const hundredths = Math.floor(ppm / 100);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}
