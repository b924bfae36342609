import { defineCall } from '../../wire/define-call.ts';
import { optionLimitsRow } from '../option.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getOptionLimits = defineCall({
  method: 'GET',
  path: '/microtrade/limits',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Options',
  summary: 'My own limits for options, and how much of them is used today.',
  input: wireObject({}),
  output: optionLimitsRow,
  rejects: ['account_not_found'],
});
