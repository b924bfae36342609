import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { domesticCardRow } from '../../shapes/card.ts';
import { wireObject } from '../../wire.ts';

export const listDomesticCards = defineCall({
  method: 'POST',
  path: '/user/cash_info',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My domestic bank cards, newest first.',
  input: wireObject({}),
  output: z.array(domesticCardRow),
  rejects: [],
});
