import { changeTypes } from '@candor/exchange/rules';
import { listText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { settingVersion } from '../settings.ts';

export const listSettings = defineCall({
  method: 'GET',
  path: '/operator/settings',
  access: 'operator',
  roles: ['markets', 'treasury', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'The terms in force of some kinds, each with its newest version.',
  input: wireObject({
    changes: listText([['kind', changeTypes]], 'Kinds: "contract.set_terms,locked.set_terms".'),
  }),
  output: listOf(settingVersion),
  rejects: [],
});
