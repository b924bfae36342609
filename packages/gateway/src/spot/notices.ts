import type { AccountId, EventOf, OrderId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atomsToText, priceToText } from '@candor/money';
import { describeNotices, type FactNotice, type NoticeParts } from '../inbox/describe-notices.ts';
import { averagePriceOf, priceTextOf } from '../serving/decimals.ts';

/** Ends that are no news: the user's own act, or that of the other leg, which is told. */
const ownEnds: ReadonlySet<string> = new Set(['user_cancelled', 'linked_order_done']);

export default describeNotices({
  'spot.order_placed': 'heard',
  'spot.order_ended': async (event, parts, { sequence, before }) => {
    const { accountId, orderId, status, reason, filled, filledQuote } = event;
    if (ownEnds.has(reason)) return undefined;
    // Its owner had the end as the answer.
    if (before.some((fact) => fact.type === 'spot.order_placed' && fact.orderId === orderId)) return undefined;
    const order = await orderOf(parts, accountId, orderId, sequence);
    const { symbol: pair, base, quote } = await parts.pair(event.pairId);
    const of = { order: String(orderId), side: order.side, pair };
    const amount = atomsToText(filled, base.scale);
    const fold = foldOf(orderId);
    if (status === 'filled') {
      const average = averagePriceOf(filled, filledQuote, { base: base.scale, quote: quote.scale });
      const price = priceTextOf(average) ?? '';
      return { accountId, notice: { kind: 'order_filled', ...of, amount, asset: base.code, price }, fold };
    }
    return { accountId, notice: { kind: 'order_ended', ...of, reason, amount, asset: base.code }, fold };
  },
  'spot.order_triggered': async (event, parts, { sequence }) => {
    const { accountId, orderId, pairId, indexPrice } = event;
    const { side } = await orderOf(parts, accountId, orderId, sequence);
    const { symbol: pair } = await parts.pair(pairId);
    const price = priceToText(indexPrice);
    return {
      accountId,
      notice: { kind: 'order_triggered', order: String(orderId), side, pair, price },
      fold: foldOf(orderId),
    };
  },
  'spot.exits_refused': async ({ accountId, orderId, pairId }, parts) => {
    const { symbol: pair } = await parts.pair(pairId);
    return { accountId, notice: { kind: 'order_exits_refused', order: String(orderId), pair } };
  },
  'spot.follow_refused': async ({ accountId, orderId, pairId }, parts) => {
    const { symbol: pair } = await parts.pair(pairId);
    return { accountId, notice: { kind: 'order_follow_refused', order: String(orderId), pair } };
  },
  'spot.traded': (event, parts) => partlyFilled(event, parts),
});

/** An order that rested in the book and still does: one notice, however many trades fill it. */
async function partlyFilled(event: EventOf<'spot.traded'>, parts: NoticeParts): Promise<FactNotice | undefined> {
  const { makerAccountId: accountId, makerOrderId: orderId, pairId } = event;
  if (orderId === 0 || !(await parts.isUsers(accountId))) return undefined;
  const open = await parts.exchange.query('openOrders', accountId);
  const order = open.find((one) => one.orderId === orderId);
  if (order === undefined) return undefined;
  const { symbol: pair, base } = await parts.pair(pairId);
  const amount = atomsToText(order.filled, base.scale);
  return {
    accountId,
    notice: { kind: 'order_partly_filled', order: String(orderId), side: order.side, pair, amount, asset: base.code },
    fold: foldOf(orderId),
  };
}

async function orderOf(parts: NoticeParts, accountId: AccountId, orderId: OrderId, sequence: number) {
  const reader = await parts.caughtUp(sequence);
  return present(await reader.orderById({ accountId, orderId }), 'the read model has every order');
}

/** Events of one order are one notice while it is unread: the last of them counts. */
function foldOf(orderId: OrderId): string {
  return `order ${orderId}`;
}
