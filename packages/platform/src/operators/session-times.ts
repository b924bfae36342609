import { hourMs, minuteMs } from '@candor/kernel';

/** A session of an operator ends after this long, whatever is done in it. */
export const operatorSessionMs = 8 * hourMs;
/** A session that was not used for this long has ended. */
export const operatorIdleMs = 30 * minuteMs;
/** A proof by passkey is fresh for this long. */
export const operatorProofMs = 5 * minuteMs;
/** An invitation that nobody used by then has lapsed. */
export const operatorInvitationMs = 48 * hourMs;
