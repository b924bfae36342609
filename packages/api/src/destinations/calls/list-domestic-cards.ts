import { defineCall } from '../../wire/define-call.ts';
import { domesticCardRow } from '../card.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listDomesticCards = defineCall({
  method: 'POST',
  path: '/user/cash_info',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My domestic bank cards, newest first.',
  input: wireObject({}),
  output: listOf(domesticCardRow),
  rejects: [],
});
