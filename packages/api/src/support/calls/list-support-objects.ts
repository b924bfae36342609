import { cardKindWire, cardRow } from '../../conversations/conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listSupportObjects = defineCall({
  method: 'GET',
  path: '/kefu/objects',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  weight: 3,
  group: 'Customer service',
  summary: 'My newest objects of a kind, to choose the one that a case is about; at most 20.',
  input: wireObject({ kind: cardKindWire }),
  output: listOf(cardRow),
  rejects: [],
});
