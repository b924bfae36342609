import { type InputOf, listSpotOrders } from '@candor/api';
import type { OrderId, PairId } from '@candor/exchange';
import { done } from '@candor/kernel';
import type { Deps, UserContext } from '../../serving/deps.ts';
import { awaitOwnWrites, liveThenEnded, scanned } from '../../serving/own-lists.ts';
import { filteredPair } from '../../market/pair-of.ts';
import { orderRowOf, ownTradeRowOf, type ShownOrder } from '../present/orders.ts';
import { serveUser } from '../../serving/serve.ts';

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
  await awaitOwnWrites(deps, context);
  if (input.kind === 'trades') {
    const { rows, total } = await ownTrades(deps, input, context, pairId);
    return done({ rows: rows.map((row) => ownTradeRowOf(instruments, row)), page, limit, total });
  }
  const { rows, total } = await ownOrders(deps, input, context, pairId);
  return done({ rows: rows.map((row) => orderRowOf(instruments, row)), page, limit, total });
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
  if (input.status === 'open') return { rows: live.slice((page - 1) * limit, page * limit), total: live.length };
  const filter = { accountId, pairId, side, fromMs, toMs };
  const found = await liveThenEnded(live, (asked) => deps.reader.orderHistory({ ...filter, ...asked }), {
    page,
    limit,
  });
  return { rows: [...found.live, ...found.ended], total: found.total };
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
