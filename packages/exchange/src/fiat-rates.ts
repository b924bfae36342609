import { hourMs } from '@candor/kernel';

/** A rate of fiat that is older than this converts nothing, and prices nothing. */
export const fiatStaleAfterMs = 72 * hourMs;
