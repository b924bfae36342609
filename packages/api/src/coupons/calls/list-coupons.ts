import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { couponRow } from '../coupons.ts';

export const listCoupons = defineCall({
  method: 'GET',
  path: '/coupon/list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Coupons',
  summary: 'My coupons, newest first: usable, used, expired, or all. A revoked one is among the expired.',
  input: wireObject({
    status: z.optional(described(wordOf(['usable', 'used', 'expired']), 'Absent: all.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(couponRow),
  rejects: [],
});
