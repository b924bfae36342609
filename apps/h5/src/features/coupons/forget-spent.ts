import { listCoupons, type OutputOf } from '@candor/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import { callKey } from '#hooks/use-call.ts';

/**
 * Takes a coupon that an act has used out of the lists of usable ones. They are read again too, but a user who is quick has left
 * the page by then, which breaks the reading off, and the next form would offer the coupon from the old answer.
 */
export function forgetSpentCoupon(queries: QueryClient, couponId: number): void {
  const isOfUsable = ({ queryKey: [, input] }: Query) => (input as { status?: unknown })?.status === 'usable';
  queries.setQueriesData<OutputOf<typeof listCoupons>>(
    { queryKey: callKey(listCoupons), predicate: isOfUsable },
    (list) => list && { ...list, data: list.data.filter((row) => row.couponId !== couponId) },
  );
}
