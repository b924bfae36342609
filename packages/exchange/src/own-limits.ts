import { dayMs } from '@candor/kernel';

/* Times of the limits that users set for themselves, whatever the product. */

/** A pause lasts at most five years. */
export const pauseMsMax = 5 * 366 * dayMs;
/** Looser limits wait this long. */
export const loosenAfterMs = dayMs;
