import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, idNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { leaderRow } from '../game.ts';

export const getLeaderboard = defineCall({
  method: 'GET',
  path: '/game/leaderboard',
  access: 'visitor',
  effect: 'reads',
  rate: 'user',
  group: 'Game',
  summary: 'The twenty who have won most this week, less what they staked. Whoever does not want to be on it is not.',
  input: wireObject({}),
  output: wireObject({
    rows: z.array(leaderRow),
    own: z.optional(
      described(
        wireObject({ rank: idNumber, turns: countNumber, net: z.number() }),
        'My week; absent without a turn in it.',
      ),
    ),
    isListed: named('listed', z.optional(described(flag, 'I am on it. Absent for visitors.'))),
    weekEndsAtMs: named('week_end', timeMs),
  }),
  rejects: [],
});
