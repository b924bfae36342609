import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { longText } from '../content.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const getContact = defineCall({
  method: 'GET',
  path: '/contactus',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Content',
  summary: 'How to reach us.',
  input: wireObject({}),
  output: wireObject({
    title: z.string(),
    content: longText,
    channels: z.array(
      wireObject({
        kind: z.enum(['email', 'phone', 'address', 'website', 'chat']),
        name: described(z.string(), "In the caller's language."),
        value: z.string(),
      }),
    ),
  }),
  rejects: [],
});
