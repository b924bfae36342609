import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { couponRow } from '../coupons.ts';

export const couponsTopic = defineTopic({
  name: 'coupons',
  key: [],
  access: 'signed_in',
  summary: 'My usable coupons, newest first; then all of them again after each change.',
  snapshot: wireObject({ coupons: z.array(couponRow) }),
  update: wireObject({ coupons: z.array(couponRow) }),
});
