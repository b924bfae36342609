import { defineCall } from '../../define-call.ts';
import { idNumber } from '../../fields.ts';
import { watchedPair } from '../../shapes/watched-pair.ts';
import { named, wireObject } from '../../wire.ts';

/** Take a pair off the watchlist; it may be off already. */
export const removeWatched = defineCall({
  method: 'POST',
  path: '/optional/del',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Watchlist',
  summary: 'Stop watching a pair.',
  input: watchedPair,
  output: wireObject({ pairId: named('id', idNumber) }),
  rejects: ['pair_not_found'],
});
