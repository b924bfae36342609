import { listCoupons } from '@candor/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { callKey } from '#hooks/use-call.ts';
import { forgetSpentCoupon } from './forget-spent.ts';

it('does not offer a coupon that was used while the list is read again', async () => {
  const queries = new QueryClient();
  const keyOf = (status: string) => [...callKey(listCoupons, { status, page: 1, limit: 100 }), 'en', true];
  const list = { data: [{ couponId: 1 }, { couponId: 2 }], total: 2 };
  for (const status of ['usable', 'used']) queries.setQueryData(keyOf(status), list);
  forgetSpentCoupon(queries, 1);
  expect(queries.getQueryData(keyOf('usable'))).toEqual({ data: [{ couponId: 2 }], total: 2 });
  expect(queries.getQueryData(keyOf('used'))).toEqual(list);
  queries.clear();
});
