import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const getSupportState = defineCall({
  method: 'GET',
  path: '/kefu/state',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Customer service',
  summary: 'How long an answer takes at present, measured.',
  input: wireObject({}),
  output: wireObject({
    expectedWaitMs: z.optional(
      described(countNumber, 'Median of the last answers; absent while too few were measured to say.'),
    ),
    measured: described(countNumber, 'Answers that it is the median of.'),
    isSimulated: described(flag, 'A simulated assistant answers, from the questions and answers.'),
  }),
  rejects: [],
});
