import { hourMs } from '@candor/kernel';

/** No session lives longer than 30 days, used or not. */
export const absoluteMs = 30 * 24 * hourMs;
/** Without "stay logged in", twelve hours without a call end it too. */
export const idleMs = 12 * hourMs;
/** Of one user at a time. */
export const sessionsMax = 20;
/** Of an account that everybody may use: a visitor more does not end the session of another. */
export const sharedSessionsMax = 500;
/** The last-seen time is written at most this often. */
export const lastSeenWriteMs = 60_000;
/** The time after a token's replacement in which requests with the old one are still served. */
export const graceMs = 10_000;
/** And so long while the new token has not been used: a client waits a minute for an answer, and then asks again. */
export const unheardMs = 120_000;

/** `stays`: the user chose to stay logged in. */
export function idleMsOrNone(stays: boolean): number | null {
  return stays ? null : idleMs;
}
