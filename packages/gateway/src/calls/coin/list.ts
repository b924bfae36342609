import { type InputOf, listSpotOrders } from '@candor/contract';
import type { OrderId, PairId } from '@candor/exchange';
import { done } from '@candor/kernel';
import type { Deps, UserContext } from '../../deps.ts';
import { caughtUp, scanned } from '../../own-view.ts';
import { filteredPair } from '../../pair-of.ts';
import { orderRowOf, ownTradeRowOf, type ShownOrder } from '../../present/orders.ts';
import { serveUser } from '../../serve.ts';

type Input = InputOf<typeof listSpotOrders>;

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export default serveUser(listSpotOrders, async (deps, input, context) => {
  const { instruments } = deps.market;
  const pair = filteredPair(instruments, input);
  if (!pair.ok) return pair;
  const pairId = pair.value?.pairId;
  const { page, limit } = input;
  await caughtUp(deps, context);
  if (input.kind === 'trades') {
    const { rows, total } = await ownTrades(deps, input, context, pairId);
    return done({ orders: [], trades: rows.map((row) => ownTradeRowOf(instruments, row)), page, limit, total });
  }
  const { rows, total } = await ownOrders(deps, input, context, pairId);
  return done({ orders: rows.map((row) => orderRowOf(instruments, row)), trades: [], page, limit, total });
});

/** Open orders are the core's own, as they are now; ended ones are history. Open ones come first. */
async function ownOrders(deps: Deps, input: Input, context: UserContext, pairId?: PairId): Promise<Found<ShownOrder>> {
  const { accountId } = context.user;
  const { side, fromMs, toMs, page, limit } = input;
  if (input.orderId !== undefined) {
    const orderId = input.orderId as OrderId;
    const order =
      (await deps.exchange.query('openOrder', accountId, orderId)) ??
      (await deps.reader.orderById({ accountId, orderId }));
    return order === undefined ? { rows: [], total: 0 } : { rows: [order], total: 1 };
  }
  const live =
    input.status === 'history'
      ? []
      : (await deps.exchange.query('openOrders', accountId, pairId)).filter(
          (order) =>
            (side === undefined || order.side === side) &&
            (fromMs === undefined || order.placedAtMs >= fromMs) &&
            (toMs === undefined || order.placedAtMs < toMs),
        );
  const start = (page - 1) * limit;
  const open = live.slice(start, start + limit);
  if (input.status === 'open') return { rows: open, total: live.length };
  const ended = await endedAfter(deps, { accountId, pairId, side, fromMs, toMs }, start - live.length, limit);
  return { rows: [...open, ...ended.rows].slice(0, limit), total: live.length + ended.total };
}

/** `count` ended orders from the `offset`-th on; the read model knows whole pages only. */
async function endedAfter(
  deps: Deps,
  filter: Omit<Parameters<Deps['reader']['orderHistory']>[0], 'page' | 'limit'>,
  offset: number,
  count: number,
): Promise<Found<ShownOrder>> {
  const start = Math.max(0, offset);
  const firstPage = Math.floor(start / count) + 1;
  const skipped = start % count;
  const first = await deps.reader.orderHistory({ ...filter, page: firstPage, limit: count });
  if (skipped === 0) return first;
  const second = await deps.reader.orderHistory({ ...filter, page: firstPage + 1, limit: count });
  return { rows: [...first.rows, ...second.rows].slice(skipped, skipped + count), total: first.total };
}

async function ownTrades(deps: Deps, input: Input, context: UserContext, pairId?: PairId) {
  const { accountId } = context.user;
  const { side, fromMs, toMs, page, limit } = input;
  const asked = { page, limit };
  if (input.orderId !== undefined) {
    const fills = await deps.reader.orderTrades({ accountId, orderId: input.orderId as OrderId });
    return { rows: fills.slice((page - 1) * limit, page * limit), total: fills.length };
  }
  const fetch = (wanted: typeof asked) => deps.reader.accountTrades({ accountId, pairId, ...wanted });
  if (side === undefined && fromMs === undefined && toMs === undefined) return fetch(asked);
  return scanned(
    fetch,
    (trade) =>
      (side === undefined || trade.side === side) &&
      (fromMs === undefined || trade.atMs >= fromMs) &&
      (toMs === undefined || trade.atMs < toMs),
    asked,
  );
}
