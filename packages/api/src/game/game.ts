import * as z from 'zod/mini';
import { parameterRule } from '../wire/parameter-rules.ts';
import { countNumber, flag, hashText, idNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** A segment of the wheel. */
const wheelSegmentRow = wireObject({
  weight: described(countNumber, 'The odds are this weight of the sum of all.'),
  pays: described(countNumber, 'Hundredths of the stake: 250 pays two and a half times.'),
});

/** Chosen by the user. */
export const clientSeedText = described(
  z.string(parameterRule('not_text')).check(z.regex(/^[0-9A-Za-z_-]{1,64}$/, parameterRule('not_text'))),
  'My own seed: 1 to 64 letters, digits, "-" and "_".',
);

const states = ['staked', 'drawn', 'returned'] as const;

/** A turn of the wheel, with everything that its result can be computed again from. */
export const spinRow = wireObject({
  spinId: named('id', idNumber),
  state: named('status', described(wordOf(states), 'returned: its seed did not come within an hour.')),
  stake: countNumber,
  series: described(countNumber, 'The series of secret seeds.'),
  nonce: described(countNumber, 'The number of the turn in its series, from 1.'),
  commitment: described(hashText, 'SHA-256 of the secret seed, told before the stake.'),
  clientSeed: named('client_seed', clientSeedText),
  segments: described(z.array(wheelSegmentRow), 'The wheel that it was staked on.'),
  seed: z.optional(described(hashText, 'The secret seed; absent until it is drawn, as all that follows.')),
  segment: z.optional(described(countNumber, 'The position on the wheel, from 0.')),
  ticket: z.optional(described(countNumber, 'The number that was drawn.')),
  prize: z.optional(described(countNumber, 'In points.')),
  atMs: named('time', timeMs),
});
export type SpinRow = z.output<typeof spinRow>;

/** The wheel in force. */
export const wheelFields = {
  segments: z.array(wheelSegmentRow),
  stakes: described(z.array(countNumber), 'In points, the smallest first.'),
  spinsPerDay: named('spins_per_day', described(countNumber, 'Turns that one user has in a UTC day.')),
  lifeDays: named('life_days', described(countNumber, 'Whole days for which points that were won can be spent.')),
};

/** The next secret seed, by its hash. */
export const commitmentFields = {
  commitment: described(hashText, 'SHA-256 of the secret seed of my next turn.'),
  series: countNumber,
  nonce: described(countNumber, 'The number of my next turn in its series.'),
};

/** A player on the leaderboard. */
export const leaderRow = wireObject({
  rank: idNumber,
  name: described(z.string(), 'The nickname; one that was never chosen is masked.'),
  avatar: z.string(),
  emblem: described(countNumber, 'From the shop of points; 0: none.'),
  turns: countNumber,
  net: described(z.number(), 'Points won this week, less those staked.'),
  isOwn: named('own', flag),
});
