import type { ProjectRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { type Atoms, atoms, atomsFromText, atomsToText, zero } from '@candor/money';
import { timeLeftText } from '#lib/time-left.ts';

/** Decimal text of the server as an amount; a missing one is zero. */
export function amountOf(text: string, scale: number): Atoms {
  return atomsFromText(text, scale) ?? zero;
}

/** The part of one amount in another, in hundredths of a percent, cut off. */
export function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n) / whole);
}

/** Hundredths of a percent as decimal text: 1234 is 12.34. */
export function percentText(hundredths: number, decimals = 2): string {
  const cut = decimals === 0 ? Math.floor(hundredths / 100) * 100 : hundredths;
  return atomsToText(atoms(BigInt(cut)), 2);
}

/** The tokens that count for a project's filling: those sold, or those asked for. */
export function filledOf({ mode, state, allocated, wanted, tokenScale }: ProjectRow): Atoms {
  return amountOf(mode === 'first_come' || state === 'finished' ? allocated : wanted, tokenScale);
}

interface Lasting {
  readonly days: number;
  /** h:mm:ss or m:ss. */
  readonly time: string;
}

/** A wait in days and the rest of it. */
export function lastingOf(ms: number): Lasting {
  const left = Math.max(0, ms);
  const days = Math.floor(left / dayMs);
  return { days, time: timeLeftText(left - days * dayMs) };
}

/** The moment that a project waits for: its opening, then its close. */
export function nextMomentOf({ state, opensAtMs, closesAtMs }: ProjectRow): number | undefined {
  if (state === 'warm_up') return opensAtMs;
  return state === 'in_progress' ? closesAtMs : undefined;
}
