import type { Mode } from '../mode.ts';

const waits: Readonly<Record<Mode, number>> = { live: 72 * 3_600_000, practice: 120_000 };

/**
 * The wait from request to execution, in milliseconds: in live long enough for owners to read their mail, on a weekend
 * too.
 */
export function recoveryWaitMs(mode: Mode, practiceSpeed = 1): number {
  return mode === 'live' ? waits.live : Math.ceil(waits.practice / practiceSpeed);
}
