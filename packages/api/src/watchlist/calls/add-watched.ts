import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { watchedPair } from '../watched-pair.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Put a pair on the watchlist; it may be there already. Named by its `id`, or by its base asset (then against USDT). */
export const addWatched = defineCall({
  method: 'POST',
  path: '/optional/add',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Watchlist',
  summary: 'Watch a pair.',
  input: watchedPair,
  output: wireObject({ pairId: named('id', idNumber) }),
  rejects: ['pair_not_found'],
});
