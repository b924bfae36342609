import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, hashText, idNumber, ppmNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { commitmentFields, spinRow, wheelFields } from '../game.ts';

export const getGame = defineCall({
  method: 'GET',
  path: '/game/state',
  access: 'visitor',
  effect: 'reads',
  rate: 'user',
  group: 'Game',
  summary: 'The wheel with its odds, and what I can play. It takes points and pays points, never money.',
  input: wireObject({}),
  output: wireObject({
    wheel: z.optional(
      described(
        wireObject({
          ...wheelFields,
          termsId: named('terms_id', idNumber),
          termsHash: named('terms_hash', hashText),
          returned: named('return_ppm', described(ppmNumber, 'Comes back of each stake, on average.')),
        }),
        'Absent: there is no game now.',
      ),
    ),
    isOpen: named('open', described(flag, 'I may stake.')),
    player: z.optional(
      described(
        wireObject({
          available: described(countNumber, 'Points to stake.'),
          spinsLeft: named('spins_left', described(countNumber, "Of today's turns.")),
          extraSpins: named('extra_spins', described(countNumber, 'From the shop, for after those.')),
          isListed: named('listed', described(flag, 'I am on the leaderboard.')),
          next: z.optional(
            described(wireObject(commitmentFields), 'Absent: ask for one by /game/commit before the stake.'),
          ),
          pending: z.optional(described(spinRow, 'A turn that is staked and not drawn yet.')),
        }),
        'Absent for visitors.',
      ),
    ),
    dayEndsAtMs: named('day_end', described(timeMs, "When the day's turns begin anew.")),
  }),
  rejects: [],
});
