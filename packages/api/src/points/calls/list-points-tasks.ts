import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { pointsTaskRow } from '../points.ts';

export const listPointsTasks = defineCall({
  method: 'GET',
  path: '/points/tasks',
  access: 'visitor',
  effect: 'reads',
  rate: 'user',
  group: 'Points',
  summary: 'The ways to earn points, with what each has earned me.',
  input: wireObject({}),
  output: wireObject({
    tasks: z.array(pointsTaskRow),
    earns: described(flag, 'False: points are switched off for me. What I have can still be spent.'),
    dayEndsAtMs: named('day_end', described(timeMs, 'When what is counted by the day begins anew.')),
  }),
  rejects: [],
});
