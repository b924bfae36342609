import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { correctionRow } from '../correction.ts';

export const listCorrections = defineCall({
  method: 'GET',
  path: '/operator/corrections',
  access: 'operator',
  roles: ['treasury', 'compliance'],
  tells: 'correction',
  effect: 'reads',
  rate: 'operator',
  group: 'Ledger',
  summary: 'Every correction of a balance, newest first, with who decided it.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(correctionRow),
  rejects: [],
});
