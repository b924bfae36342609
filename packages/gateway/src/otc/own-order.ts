import type { OtcOrderRow } from '@candor/api';
import type { AccountId, OtcOrderId, OtcOrderView } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { OtcOrderRecord } from '@candor/readmodel';
import type { Deps } from '../serving/deps.ts';
import { orderRowOf, personOf } from './present/otc.ts';

const waitMs = 2_000;
type Parts = Pick<Deps, 'exchange' | 'reader' | 'writes' | 'market'> & {
  readonly platform: Pick<Deps['platform'], 'accounts' | 'otc'>;
};

/** An order as both the core and history have it: what can be done comes from the one, its steps from the other. */
export interface OwnOrder {
  readonly live: OtcOrderView | undefined;
  readonly record: OtcOrderRecord | undefined;
  readonly order: OtcOrderView | OtcOrderRecord;
}

/** Adds their history to orders: those under way are at hand, and the others of `orderIds` have ended. */
export async function withHistory(
  { reader, writes }: Parts,
  accountId: AccountId,
  live: readonly OtcOrderView[],
  orderIds: readonly OtcOrderId[] = live.map(({ orderId }) => orderId),
): Promise<readonly OwnOrder[]> {
  if (orderIds.length === 0) return [];
  await reader.waitFor(writes.of(accountId), waitMs);
  const records = await reader.otcOrdersById({ accountId, orderIds });
  const liveOf = new Map(live.map((order) => [order.orderId, order]));
  const recordOf = new Map(records.map((record) => [record.orderId, record]));
  return orderIds.flatMap((orderId) => {
    const [own, record] = [liveOf.get(orderId), recordOf.get(orderId)];
    const order = own ?? record;
    return order === undefined ? [] : [{ live: own, record, order }];
  });
}

/** One order of an account, under way or ended; absent when it is another's, or nobody's. */
export async function ownOrder(parts: Parts, accountId: AccountId, orderId: OtcOrderId): Promise<OwnOrder | undefined> {
  const live = await parts.exchange.query('liveOtcOrder', accountId, orderId);
  const [own] = await withHistory(parts, accountId, live === undefined ? [] : [live], [orderId]);
  return own;
}

/** Orders as rows for one of their sides. */
export async function rowsFor(
  { exchange, platform, market }: Parts,
  accountId: AccountId,
  orders: readonly OwnOrder[],
): Promise<OtcOrderRow[]> {
  const otherOf = ({ order }: OwnOrder) => (order.buyerId === accountId ? order.sellerId : order.buyerId);
  const others = [...new Set(orders.map(otherOf))];
  if (others.length === 0) return [];
  const orderIds = orders.map(({ order }) => order.orderId);
  const [faces, records, unread] = await Promise.all([
    platform.accounts.faces(others),
    exchange.query('otcRecords', others),
    platform.otc.unread(accountId, orderIds),
  ]);
  const people = new Map(
    others.map((otherId, at) => [otherId, personOf(faces, otherId, present(records[at], 'one for each'))]),
  );
  return orders.map((own) => {
    const other = present(people.get(otherOf(own)), 'each has another side');
    return orderRowOf(market.instruments, {
      ...own,
      viewer: accountId,
      other,
      unread: unread.get(own.order.orderId) ?? 0,
    });
  });
}
