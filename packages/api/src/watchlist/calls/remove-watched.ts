import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { watchedPair } from '../watched-pair.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

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
