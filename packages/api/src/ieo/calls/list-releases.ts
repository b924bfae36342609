import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { listOf } from '../../wire/wire-object.ts';
import { releaseEntry } from '../ieo.ts';

export const listReleases = defineCall({
  method: 'GET',
  path: '/project/releases',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'IEO',
  summary: 'When bought tokens become available, of my last hundred subscriptions, the next first.',
  input: wireObject({}),
  output: listOf(releaseEntry),
  rejects: [],
});
