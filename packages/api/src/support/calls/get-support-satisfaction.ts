import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { satisfactionFields, supportTopicWire } from '../support.ts';

export const getSupportSatisfaction = defineCall({
  method: 'GET',
  path: '/operator/kefu/satisfaction',
  access: 'operator',
  roles: ['support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary:
    'How good the help was, by the users who rated it: of all cases of the last days, by topic, and by operator.',
  input: wireObject({ days: z._default(described(limitUpTo(365), 'Cases that were opened in so many days.'), 30) }),
  output: wireObject({
    ...satisfactionFields,
    topics: described(z.array(wireObject({ topic: supportTopicWire, ...satisfactionFields })), 'With any case.'),
    operators: described(
      z.array(wireObject({ operator: z.string(), ...satisfactionFields })),
      'By who took the case last; empty of cases that nobody took.',
    ),
  }),
  rejects: [],
});
