import { defineCall } from '../../wire/define-call.ts';
import { everyRole } from '../../operators/people.ts';
import { flag } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getPracticeDesk = defineCall({
  method: 'GET',
  path: '/operator/practice_desk',
  access: 'operator',
  roles: everyRole,
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Whether simulated operators decide on cases of this practice site.',
  input: wireObject({}),
  output: wireObject({ isOn: named('on', described(flag, 'Always false on a live site, which has no such desk.')) }),
  rejects: [],
});
