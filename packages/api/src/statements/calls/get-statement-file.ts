import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { fileFields } from '../../uploads/file.ts';
import { statementInput } from '../statement.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** A table comes in pieces of some thousand lines, whatever their number; one for paper is whole, and has an end (`statement_too_long`). */
export const getStatementFile = defineCall({
  method: 'POST',
  path: '/wallet/statement_file',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  weight: 4,
  group: 'Funding',
  summary: 'The same with every line, as a file.',
  input: wireObject({
    ...statementInput,
    format: wordOf(['csv', 'pdf']),
    after: z.optional(
      described(
        z.string().check(z.regex(/^\d{1,16}(\.\d{1,16}){4}$/)),
        'Of `csv`: `next` of the piece before, with all else the same.',
      ),
    ),
  }),
  output: wireObject({
    ...fileFields,
    next: z.optional(described(z.string(), 'The table goes on: the next piece comes after this. Absent: it is whole.')),
  }),
  rejects: ['asset_not_found', 'statement_period_invalid', 'statement_too_long'],
});
