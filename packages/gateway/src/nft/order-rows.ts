import type { NftOrderRow } from '@candor/api';
import type { AccountId, NftOrderView } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import type { NftOrderRecord } from '@candor/readmodel';
import type { NftParts, Viewer } from './artwork-rows.ts';
import { codeOfItem } from './codes.ts';
import { orderRowOf } from './present/nft.ts';

interface Orders {
  /** As the core has them. */
  readonly live: readonly NftOrderView[];
  /** As history has them. */
  readonly ended: readonly NftOrderRecord[];
}

/** Orders of a buyer as rows: first those that are to be paid. */
export async function orderRows(
  { exchange, reader, market, platform }: NftParts,
  { lang, userId, accountId }: Viewer & { readonly accountId: AccountId },
  { live, ended }: Orders,
): Promise<NftOrderRow[]> {
  if (live.length + ended.length === 0) return [];
  const itemIds = [...live, ...ended].map(({ itemId }) => itemId);
  const orderIds = [...live, ...ended].map(({ orderId }) => orderId);
  const [views, opened, read] = await Promise.all([
    exchange.query('nftItems', itemIds),
    Promise.all(live.map(({ orderId }) => reader.nftOrderById({ accountId, orderId }))),
    userId === undefined ? new Set<number>() : platform.nft.readOrders(userId, orderIds),
  ]);
  const itemOf = new Map(views.flatMap((item) => (item === undefined ? [] : [[item.itemId, item] as const])));
  const hashes = [...itemOf.values()].map(({ work }) => hex(work.contentHash));
  const descriptions = await platform.nft.descriptions(hashes);
  const due = live.map((order, at) => {
    const { paymentMs = 0 } = itemOf.get(order.itemId)?.work ?? {};
    // Until history has it, it is so young that no outage has moved its end.
    return { ...order, state: 'due', openedAtMs: opened[at]?.openedAtMs ?? order.deadlineMs - paymentMs } as const;
  });
  return [...due, ...ended].flatMap((order) => {
    const work = itemOf.get(order.itemId)?.work;
    const description = work && descriptions.get(hex(work.contentHash));
    if (work === undefined || description === undefined) return [];
    const code = codeOfItem(work, order.itemId);
    return orderRowOf(market.instruments, order, { code, description, lang, isRead: read.has(order.orderId) });
  });
}
