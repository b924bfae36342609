import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const exchangePoints = defineCall({
  method: 'POST',
  path: '/points/exchange',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Points',
  summary: 'Exchange points for an item of the shop. It is final.',
  input: wireObject({
    itemId: named('id', idNumber),
    cost: z.optional(described(countNumber, 'The cost that I saw: another is refused. Absent: the present one.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    exchangeId: named('id', idNumber),
    available: described(countNumber, 'The points that are left.'),
  }),
  rejects: [...codesOf('points.exchange'), 'request_id_reused'],
});
