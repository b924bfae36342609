import * as z from 'zod/mini';
import { cardKindWire, cardRow, objectIdText } from '../../conversations/conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const listSupportObjects = defineCall({
  method: 'GET',
  path: '/kefu/objects',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  weight: 3,
  group: 'Customer service',
  summary: 'My objects of a kind, the newest first, to choose the one that a case is about; or the one of a number.',
  input: wireObject({ kind: cardKindWire, objectId: z.optional(objectIdText), page: pageNumber, limit: pageLimit }),
  output: pageOf(cardRow),
  rejects: [],
});
