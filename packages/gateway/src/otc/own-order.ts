import type { OtcOrderRow } from '@candor/api';
import type { AccountId, OtcOrderId } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { Deps } from '../serving/deps.ts';
import { orderRowOf, personOf } from './present/otc.ts';

const waitMs = 2_000;
type Parts = Pick<Deps, 'exchange' | 'reader' | 'writes' | 'market'> & {
  readonly platform: Pick<Deps['platform'], 'accounts'>;
};

/** An order as both the core and history have it: what can be done comes from the one, its steps from the other. */
export async function ownOrder(parts: Parts, accountId: AccountId, orderId: OtcOrderId) {
  const { exchange, reader, writes } = parts;
  const live = await exchange.query('liveOtcOrder', accountId, orderId);
  await reader.waitFor(writes.of(accountId), waitMs);
  const record = await reader.otcOrderById({ accountId, orderId });
  const order = live ?? record;
  return order === undefined ? undefined : { live, record, order };
}

/** The same as a row for one of its sides. */
export async function ownOrderRow(
  parts: Parts,
  accountId: AccountId,
  orderId: OtcOrderId,
): Promise<OtcOrderRow | undefined> {
  const own = await ownOrder(parts, accountId, orderId);
  return own === undefined ? undefined : rowFor(parts, accountId, own);
}

export async function rowFor(
  { exchange, platform, market }: Parts,
  accountId: AccountId,
  { live, record, order }: NonNullable<Awaited<ReturnType<typeof ownOrder>>>,
): Promise<OtcOrderRow> {
  const otherId = order.buyerId === accountId ? order.sellerId : order.buyerId;
  const [faces, others] = await Promise.all([platform.accounts.faces([otherId]), exchange.query('otcRecord', otherId)]);
  const other = personOf(faces, otherId, others);
  return present(orderRowOf(market.instruments, { live, record, viewer: accountId, other }), 'it was found');
}
