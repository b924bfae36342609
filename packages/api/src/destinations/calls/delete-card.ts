import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** A withdrawal on its way goes on; nothing new can go there. */
export const deleteCard = defineCall({
  method: 'POST',
  path: '/user/cash_delete',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Funding',
  summary: 'Remove one of my bank cards.',
  input: wireObject({ destinationId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ destinationId: named('id', idNumber) }),
  rejects: [...codesOf('funding.drop_destination'), 'request_id_reused'],
});
