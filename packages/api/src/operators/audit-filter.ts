import * as z from 'zod/mini';
import { accountNumber, textUpTo, timeMs } from '../wire/fields.ts';
import { described, named } from '../wire/wire-object.ts';

/** The word for every outcome but success. */
export const refusedOutcome = 'refused';

/** The filters of the record of operators; what is absent fits everything. */
export const auditFilter = {
  operator: z.optional(described(textUpTo(64, 1), 'This one only.')),
  call: z.optional(described(textUpTo(200, 1), 'Method and path, as the record has it: "POST /operator/holds".')),
  outcome: z.optional(
    described(textUpTo(64, 1), '"ok", a code that it was refused with, or "refused" for all of these.'),
  ),
  accountId: named('about', z.optional(described(accountNumber, 'The account whose owner it was about.'))),
  text: z.optional(described(textUpTo(100, 1), 'A part of what was sent.')),
  fromMs: named('from', z.optional(described(timeMs, 'From then on.'))),
  toMs: named('to', z.optional(described(timeMs, 'Before then.'))),
};
