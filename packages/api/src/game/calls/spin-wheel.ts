import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, hashText, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { clientSeedText, spinRow } from '../game.ts';

export const spinWheel = defineCall({
  method: 'POST',
  path: '/game/spin',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Game',
  summary:
    'Stake points on a turn of the wheel. From the stake on the result is fixed; the answer brings the secret seed.',
  input: wireObject({
    stake: described(countNumber, 'One of the stakes of the wheel.'),
    termsHash: named('terms_hash', described(hashText, 'Of the wheel that I saw: another is refused.')),
    commitment: described(hashText, 'Of the secret seed, as I was told: another is refused.'),
    clientSeed: named('client_seed', clientSeedText),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: spinRow,
  rejects: [...codesOf('game.spin'), 'request_id_reused'],
});
