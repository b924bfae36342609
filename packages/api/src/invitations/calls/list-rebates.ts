import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, lagFields, pageLimit } from '../../wire/fields.ts';
import { parameterRule } from '../../wire/parameter-rules.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { rebateRow } from '../invitations.ts';

const cursor = described(
  z.string(parameterRule('not_text')).check(z.regex(/^\d{1,15}\.\d{1,9}$/, parameterRule('not_text'))),
  'The id of the last row that was shown: rows behind it follow. Absent: from the newest on.',
);

export const listRebates = defineCall({
  method: 'GET',
  path: '/invite/rebates',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Invitations',
  summary: 'Shares of fees that came to me, newest first; new ones shift nothing.',
  input: wireObject({ after: z.optional(cursor), limit: pageLimit }),
  output: z.object({
    data: z.array(rebateRow),
    limit: countNumber,
    total: countNumber,
    next: described(z.optional(z.string()), 'Goes on from here; absent behind the last one.'),
    ...lagFields,
  }),
  rejects: [],
});
