import type { EndReason, OrderView, RejectCode } from '@candor/exchange';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';
import { amountOrNull, atomsOf, withoutNulls } from '../queries/amounts.ts';

/** An order derived from history. `quantity`, `filled` in base atoms, `filledQuote` in quote atoms. */
export interface OrderRecord extends Omit<OrderView, 'held'> {
  /** Set when the order has ended. */
  readonly reason?: EndReason;
  /** The reason that the exits of the order could not be placed. */
  readonly exitsRefused?: RejectCode;
  readonly triggeredAtMs?: number;
  readonly endedAtMs?: number;
}

export function orderRecord(row: Selectable<ReadSchema['orders']>): OrderRecord {
  return {
    orderId: row.order_id,
    accountId: row.account_id,
    pairId: row.pair_id,
    side: row.side,
    orderType: row.order_type,
    timeInForce: row.time_in_force,
    isPostOnly: row.is_post_only === 1,
    filled: atomsOf(row.filled_atoms),
    filledQuote: atomsOf(row.filled_quote_atoms),
    fee: atomsOf(row.fee_atoms),
    status: row.status,
    placedAtMs: row.placed_at_ms,
    ...withoutNulls({
      price: row.price,
      stopPrice: row.stop_price,
      quantity: amountOrNull(row.quantity_atoms),
      quoteAmount: amountOrNull(row.quote_amount_atoms),
      linkedOrderId: row.linked_order_id,
      takeProfitPrice: row.take_profit_price,
      stopLossPrice: row.stop_loss_price,
      reason: row.end_reason,
      exitsRefused: row.exits_refused_code,
      triggeredAtMs: row.triggered_at_ms,
      endedAtMs: row.ended_at_ms,
    }),
  };
}
