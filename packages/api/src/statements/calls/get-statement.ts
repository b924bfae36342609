import { defineCall } from '../../wire/define-call.ts';
import { statementInput, statementRow } from '../statement.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getStatement = defineCall({
  method: 'GET',
  path: '/wallet/statement',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  weight: 5,
  group: 'Funding',
  summary: 'Opening, movements by kind and closing of an account: opening and movements are closing.',
  input: wireObject(statementInput),
  output: statementRow,
  rejects: ['asset_not_found', 'statement_period_invalid', 'statement_too_long'],
});
