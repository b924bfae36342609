import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { subscriptionRow } from '../ieo.ts';

export const listSubscriptions = defineCall({
  method: 'GET',
  path: '/user/project/order',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'IEO',
  summary: 'My subscriptions, newest first, with what I got and when it is released.',
  input: wireObject({
    projectId: z.optional(described(idNumber, 'To this project only.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(subscriptionRow),
  rejects: [],
});
