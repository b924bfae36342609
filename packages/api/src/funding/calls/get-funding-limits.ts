import { defineCall } from '../../wire/define-call.ts';
import { fundingLimitsRow } from '../limits.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getFundingLimits = defineCall({
  method: 'GET',
  path: '/wallet/limits',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My level, what is left of its limit, and what holds withdrawals.',
  input: wireObject({}),
  output: fundingLimitsRow,
  rejects: [],
});
