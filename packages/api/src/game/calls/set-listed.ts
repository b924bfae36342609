import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const setListed = defineCall({
  method: 'POST',
  path: '/game/listed',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Game',
  summary: 'Join the leaderboard, or leave it.',
  input: wireObject({ isListed: named('listed', flag) }),
  output: wireObject({ isListed: named('listed', flag) }),
  rejects: codesOf('game.set_listed'),
});
