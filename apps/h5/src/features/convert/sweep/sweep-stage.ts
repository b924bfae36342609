import type { CallError, ConversionRow } from '@candor/api';
import { atomsFromText, atomsToText, plus, zero } from '@candor/money';
import { usdtScale } from '../convert-form.ts';
import type { FullQuote } from '../quote-stage.ts';

/** One balance on its way: quoted, and then converted or refused. */
export interface SweepLine {
  readonly assetId: number;
  readonly code: string;
  readonly amount: string;
  readonly quote: FullQuote | undefined;
  /** The reason that there is no quote, or that it was not carried out. */
  readonly error: CallError | undefined;
  readonly done: ConversionRow | undefined;
}

export interface Sweep {
  readonly lines: readonly SweepLine[];
  readonly isAsking: boolean;
  readonly isAccepting: boolean;
  /** The user has confirmed: what is not done was refused, or got no answer. */
  readonly isConfirmed: boolean;
}

export const noSweep: Sweep = { lines: [], isAsking: false, isAccepting: false, isConfirmed: false };

/** `uncertain`: an acceptance got no answer, so the same may be sent again, even after the quote's time. */
export type SweepStage = 'asking' | 'refused' | 'offered' | 'expired' | 'accepting' | 'uncertain' | 'done';

export function sweepStageOf(sweep: Sweep, nowMs: number): SweepStage {
  if (sweep.isAsking) return 'asking';
  if (sweep.isAccepting) return 'accepting';
  if (sweep.isConfirmed) return sweep.lines.some(isLost) ? 'uncertain' : 'done';
  const expiresAtMs = sweepExpiresAtMs(sweep);
  if (expiresAtMs === undefined) return 'refused';
  return nowMs >= expiresAtMs ? 'expired' : 'offered';
}

/** The end of the quote that ends first: they are accepted together. */
export function sweepExpiresAtMs({ lines }: Sweep): number | undefined {
  const ends = lines.flatMap(({ quote }) => quote?.expiresAtMs ?? []);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** The lines that a confirmation sends: quoted, and neither done nor refused. */
export function linesToAccept({ lines }: Sweep): readonly SweepLine[] {
  return lines.filter((line) => line.quote !== undefined && line.done === undefined && !line.error?.isAnswer);
}

function isLost({ quote, done, error }: SweepLine): boolean {
  return quote !== undefined && done === undefined && error !== undefined && !error.isAnswer;
}

/** The received amount and the fee in USDT: of the conversions once confirmed, before that of the quotes. */
export function sweepTotals({ lines, isConfirmed }: Sweep): { readonly receives: string; readonly fee: string } {
  const counted = lines.flatMap(({ quote, done }) => (isConfirmed ? done : quote) ?? []);
  const sum = (name: 'toAmount' | 'fee') =>
    counted.reduce((total, row) => plus(total, atomsFromText(row[name], usdtScale) ?? zero), zero);
  return { receives: atomsToText(sum('toAmount'), usdtScale), fee: atomsToText(sum('fee'), usdtScale) };
}
