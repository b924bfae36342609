import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { fileRow } from '../../uploads/file.ts';
import { statementInput } from '../statement.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getStatementFile = defineCall({
  method: 'POST',
  path: '/wallet/statement_file',
  access: 'signed_in',
  effect: 'reads',
  rate: 'login',
  weight: 4,
  group: 'Funding',
  summary: 'The same with every line, as a file.',
  input: wireObject({ ...statementInput, format: wordOf(['csv', 'pdf']) }),
  output: fileRow,
  rejects: ['asset_not_found', 'statement_period_invalid', 'statement_too_long'],
});
