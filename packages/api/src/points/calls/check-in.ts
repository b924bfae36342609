import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const checkIn = defineCall({
  method: 'POST',
  path: '/points/checkin',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Points',
  summary: 'Check in, once in a UTC day.',
  input: wireObject({ requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({
    points: countNumber,
    streak: described(countNumber, 'Days in a row, today included.'),
  }),
  rejects: [...codesOf('points.check_in'), 'request_id_reused'],
});
