import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { timeMs } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { partStatus } from '../insight.ts';

export const getStatus = defineCall({
  method: 'GET',
  path: '/status',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Site',
  summary: 'Which parts of the site work, and in how many minutes of each of the last 90 days they did not.',
  input: wireObject({}),
  output: wireObject({ atMs: named('time', timeMs), parts: z.array(partStatus) }),
  rejects: [],
});
