import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { pointsBalance, pointsItemRow } from '../points.ts';

export const listPoints = defineCall({
  method: 'GET',
  path: '/points/list',
  access: 'visitor',
  effect: 'reads',
  rate: 'user',
  group: 'Points',
  summary: 'The shop of points, and my points. Points are no money and never become any.',
  input: wireObject({}),
  output: wireObject({
    balance: z.optional(described(pointsBalance, 'Absent for visitors.')),
    items: z.array(pointsItemRow),
  }),
  rejects: [],
});
