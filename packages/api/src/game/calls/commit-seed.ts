import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { commitmentFields } from '../game.ts';

export const commitSeed = defineCall({
  method: 'POST',
  path: '/game/commit',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Game',
  summary: 'The hash of the secret seed of my next turn: a new series of seeds is drawn where there is none.',
  input: wireObject({}),
  output: wireObject(commitmentFields),
  rejects: ['game_not_offered', 'product_unavailable', 'spin_unsettled'],
});
