import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { optionRow } from '../option.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const getOptionResult = defineCall({
  method: 'GET',
  path: '/microtrade/get_result',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Options',
  summary: 'One of my options as it stands: its result once it is settled.',
  input: wireObject({ optionId: named('id', idNumber) }),
  output: optionRow,
  rejects: ['order_not_found'],
});
