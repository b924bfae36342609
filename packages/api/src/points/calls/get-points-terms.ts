import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { pointsItemFields, pointsTaskFields } from '../points.ts';

const isOffered = named('offered', flag);

export const getPointsTerms = defineCall({
  method: 'GET',
  path: '/operator/points',
  access: 'operator',
  roles: ['markets', 'support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'All tasks and items of points, also those that are not offered now, and the points of everybody.',
  input: wireObject({}),
  output: wireObject({
    tasks: z.array(wireObject({ ...pointsTaskFields, isOffered })),
    items: z.array(
      wireObject({
        ...pointsItemFields,
        stock: countNumber,
        accountMax: named('user_max', countNumber),
        isOffered,
        taken: described(countNumber, 'How many were exchanged.'),
      }),
    ),
    issued: described(countNumber, 'The sum of the four that follow.'),
    pending: countNumber,
    available: countNumber,
    spent: countNumber,
    expired: countNumber,
  }),
  rejects: [],
});
