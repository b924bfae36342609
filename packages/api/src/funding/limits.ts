import * as z from 'zod/mini';
import { amountText, countNumber, flag, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { holdReasonWire, identityLevelWire } from './words.ts';

/** The amount the user may withdraw now, and the obstacles. */
export const fundingLimitsRow = wireObject({
  level: identityLevelWire,
  code: named('currency_name', described(z.string(), 'What limits are counted in: BTC.')),
  limit: described(amountText, 'Of a sliding 24 hours; "0" while the identity is not verified.'),
  used: amountText,
  left: amountText,
  basicLimit: amountText,
  advancedLimit: amountText,
  holds: z.array(
    wireObject({
      reason: holdReasonWire,
      sinceMs: named('since', timeMs),
      untilMs: named('until', z.optional(described(timeMs, 'Absent: until it is lifted.'))),
    }),
  ),
  isBookOnly: named('book_only', described(flag, 'Only destinations that were booked 24 hours ago.')),
  bookOnlyUntilMs: named('book_only_until', z.optional(described(timeMs, 'When it ends, once it was switched off.'))),
  undoMs: described(countNumber, 'How long a withdrawal can be undone.'),
  destinationWaitMs: described(countNumber, 'How long a new destination waits.'),
});
export type FundingLimitsRow = z.output<typeof fundingLimitsRow>;
