import { defineCall } from '../../wire/define-call.ts';
import { flag, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setPracticeDesk = defineCall({
  method: 'POST',
  path: '/operator/practice_desk/set',
  access: 'operator',
  roles: ['support', 'compliance', 'treasury', 'markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Let simulated operators decide on cases of a practice site, or keep them for people.',
  input: wireObject({ isOn: named('on', flag), note: described(textUpTo(500, 3), 'Why: kept in the audit record.') }),
  output: wireObject({}),
  rejects: ['practice_only'],
});
