import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { figures, figuresFields, insightRoles, usedProducts } from '../insight.ts';

export const viewInsight = defineCall({
  method: 'GET',
  path: '/operator/insight',
  access: 'operator',
  roles: insightRoles,
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'The installation in figures: now, by the hour, by the day, and who came back. Nobody is named in it.',
  input: wireObject({}),
  output: wireObject({
    atMs: named('time', timeMs),
    now: figures,
    hours: described(
      z.array(wireObject({ atMs: named('time', timeMs), ...figuresFields })),
      'Of the last 14 days, as far as the server was there; oldest first.',
    ),
    days: described(
      z.array(
        wireObject({
          atMs: named('time', timeMs),
          registered: countNumber,
          use: described(
            z.array(wireObject({ product: wordOf(usedProducts), times: countNumber })),
            'How many times products were used.',
          ),
        }),
      ),
      'The last 30, oldest first.',
    ),
    cohorts: described(
      z.array(
        wireObject({
          atMs: named('time', described(timeMs, 'Monday of the week in which they came.')),
          users: countNumber,
          here: described(z.array(countNumber), 'How many of them were here in that week and each later one.'),
        }),
      ),
      'Of the last 8 weeks.',
    ),
  }),
  rejects: [],
});
