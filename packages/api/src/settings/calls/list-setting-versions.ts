import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, listOf, wireObject } from '../../wire/wire-object.ts';
import { changeTypeWire, settingVersion } from '../settings.ts';

export const listSettingVersions = defineCall({
  method: 'GET',
  path: '/operator/settings/versions',
  access: 'operator',
  roles: ['markets', 'treasury', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Every version of the terms of one thing, the newest first, at most 500.',
  input: wireObject({
    change: changeTypeWire,
    subject: described(textUpTo(500), 'As `/operator/settings` has it.'),
  }),
  output: listOf(settingVersion),
  rejects: [],
});
