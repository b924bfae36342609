import type { EndReason, OrderView, RejectCode } from '@candor/exchange';
import { orderConditionFields, orderFields, orderFillFields, orderTermsFields } from '@candor/exchange/rules';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';
import { withoutNulls } from '../queries/amounts.ts';
import { recordMaker } from '../schema/fields.ts';

/** An order derived from history. `quantity`, `filled` in base atoms, `filledQuote` in quote atoms. */
export interface OrderRecord extends Omit<OrderView, 'held'> {
  /** Set when the order has ended. */
  readonly reason?: EndReason;
  /** The reason that the exits of the order could not be placed. */
  readonly exitsRefused?: RejectCode;
  /** The reason that the order to follow could not be placed. */
  readonly followRefused?: RejectCode;
  readonly triggeredAtMs?: number;
  readonly endedAtMs?: number;
}

const { worstPrice: _worst, makerFee: _maker, takerFee: _taker, ...shownTerms } = orderTermsFields;
const placed = recordMaker({ ...orderFields, ...shownTerms, ...orderConditionFields, ...orderFillFields });

export function orderRecord(row: Selectable<ReadSchema['orders']>): OrderRecord {
  return {
    ...placed(row),
    isPostOnly: row.is_post_only === 1,
    placedAtMs: row.placed_at_ms,
    ...withoutNulls({
      reason: row.end_reason,
      exitsRefused: row.exits_refused_code,
      followRefused: row.follow_refused_code,
      triggeredAtMs: row.triggered_at_ms,
      endedAtMs: row.ended_at_ms,
    }),
  };
}
