import { defineCall } from '../../wire/define-call.ts';
import { internationalCardRow } from '../card.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listInternationalCards = defineCall({
  method: 'POST',
  path: '/user/cash_info_international',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My international bank cards, newest first.',
  input: wireObject({}),
  output: listOf(internationalCardRow),
  rejects: [],
});
