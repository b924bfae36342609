import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, countNumber, ppmNumber } from '../../wire/fields.ts';
import { traderStatusWire } from '../../contract/words.ts';
import { copyTermsRow, followRow } from '../copy.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listFollows = defineCall({
  method: 'GET',
  path: '/follow/mine',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Copy trading',
  summary: 'Whom I follow and what it brought; and where I stand as a trader.',
  input: wireObject({}),
  output: wireObject({
    follows: named('data', z.array(followRow)),
    trader: z.optional(
      described(
        wireObject({
          traderId: named('trader_user_id', described(accountNumber, 'My own number as a trader.')),
          status: traderStatusWire,
          share: named('share_ppm', ppmNumber),
          followers: countNumber,
          followersMax: countNumber,
        }),
        'Absent: I never applied.',
      ),
    ),
    terms: z.optional(described(copyTermsRow, 'Absent: copy trading was never set up here.')),
  }),
  rejects: [],
});
export type MyFollows = z.output<typeof listFollows.output>;
