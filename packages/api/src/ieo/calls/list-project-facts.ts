import { defineCall } from '../../wire/define-call.ts';
import { numberOf } from '../../wire/fields.ts';
import { listOf, named, wireObject } from '../../wire/wire-object.ts';
import { factsVersion } from '../ieo.ts';

export const listProjectFacts = defineCall({
  method: 'GET',
  path: '/operator/project/facts_versions',
  access: 'operator',
  roles: ['compliance', 'markets', 'content'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Every version of what was published about the sales of a token, the newest first.',
  input: wireObject({ tokenId: named('currency_id', numberOf('coin')) }),
  output: listOf(factsVersion),
  rejects: [],
});
